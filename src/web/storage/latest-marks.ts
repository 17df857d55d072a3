import type { Clock } from '#core/outside-world.ts';
import { fieldsOf } from '#core/recipes/unknown-values.ts';

/** The last moment that a date can hold. Nothing could ever be later than a larger number, which is damage. */
const LAST_MOMENT = 8.64e15;

/** Whether a stored value is a time in milliseconds since the epoch, negative if it revokes a mark. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < LAST_MOMENT;

/** The latest mark of each key from either map; the known one on a tie. */
export function mergeLatest<Mark>(
  known: ReadonlyMap<string, Mark>,
  more: ReadonlyMap<string, Mark>,
  isLater: (one: Mark, other: Mark) => boolean = isMarkedLater,
): ReadonlyMap<string, Mark> {
  const merged = new Map(known);
  for (const [key, mark] of more) {
    const before = merged.get(key);
    if (before === undefined || isLater(mark, before)) merged.set(key, mark);
  }
  return merged;
}

const isMarkedLater = (one: unknown, other: unknown) => markedAt(one) > markedAt(other);

/** A time that is later than these marks, even if the clock was set back or another device's is ahead. */
export function timeAfter(now: number, ...marks: readonly unknown[]): number {
  return Math.max(now, ...marks.map((mark) => markedAt(mark) + 1));
}

/** The time, greater with each call, even if the clock is set back: later actions win. */
export function risingTime(clock: Pick<Clock, 'now'>): () => number {
  let last = 0;
  return () => (last = timeAfter(clock.now(), last));
}

/**
 * When a stored mark was made, in milliseconds since the epoch; 0 if unknown. A mark has the time as
 * `at`, or is the time itself, negative if it revokes another mark.
 */
export function markedAt(mark: unknown): number {
  if (isTime(mark)) return Math.abs(mark);
  const { at } = fieldsOf(mark);
  return isTime(at) ? at : 0;
}
