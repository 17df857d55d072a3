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

/** Waits for work, up to a time limit. */
export async function atMost(limitMs: number, work: Promise<unknown>, clock: Clock): Promise<void> {
  let stop: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    stop = clock.setTimer(resolve, limitMs);
  });
  await Promise.race([work, late]);
  stop();
}
