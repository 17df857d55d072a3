import type { Clock } from '#core/outside-world.ts';

/** Waits; rejects with the signal's reason when it aborts. */
export function pause(delayMs: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      stop();
      reject(signal.reason);
    };
    const stop = clock.setTimer(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, delayMs);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}

/** A timer that is set again and again: only its latest setting runs. */
export function createTimer(clock: Clock) {
  let stop: () => void = () => undefined;
  return {
    set(run: () => void, delayMs: number): void {
      stop();
      stop = clock.setTimer(run, delayMs);
    },
    stop: () => stop(),
  };
}

/**
 * Rejects with the signal's reason once it aborts, and never resolves. For races with many promises
 * one after another: it listens to the signal once.
 */
export function rejection(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  rejected.catch(() => undefined);
  return rejected;
}

/** Waits for work, up to a time limit; rejects if the work does. */
export async function atMost(limitMs: number, work: Promise<unknown>, clock: Clock): Promise<void> {
  let stop = () => {};
  const late = new Promise<void>((resolve) => {
    stop = clock.setTimer(resolve, limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    stop();
  }
}
