import type { Clock } from './outside-world.ts';

/** The outcome of a promise, or the signal's reason as soon as it aborts. */
export async function untilAborted<Outcome>(
  promise: Promise<Outcome>,
  signal: AbortSignal,
): Promise<Outcome> {
  let stop = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
    promise.catch(() => {});
  }
}

/**
 * Rejects with the signal's reason once it aborts, and never resolves. For races with many promises
 * one after another: unlike {@link untilAborted}, it listens to the signal only once.
 */
export function rejection(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  rejected.catch(() => undefined);
  return rejected;
}

/** Waits; rejects with the signal's reason when it aborts. */
export async function pause(delayMs: number, clock: Clock, signal: AbortSignal): Promise<void> {
  let stop = (): void => {};
  const over = new Promise<void>((resolve) => {
    stop = clock.setTimer(resolve, delayMs);
  });
  try {
    await untilAborted(over, signal);
  } finally {
    stop();
  }
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
