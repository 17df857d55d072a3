// Apart from `waiting.ts`: the chat's first load needs only this.
import type { Clock } from './outside-world.ts';

/** What {@link within} resolves to when the time is over. */
export const LATE = Symbol('late');

/** The outcome of a promise, or {@link LATE} if there is none within the time. */
export async function within<Outcome>(
  limitMs: number,
  promise: Promise<Outcome>,
  clock: Pick<Clock, 'setTimer'>,
): Promise<Outcome | typeof LATE> {
  let stop = (): void => {};
  const late = new Promise<typeof LATE>((resolve) => {
    stop = clock.setTimer(() => resolve(LATE), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop();
  }
}
