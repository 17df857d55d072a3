import type { Clock } from '#core/outside-world.ts';
import { fieldsOf } from '#core/recipes/unknown-values.ts';

/** The latest mark of each key, whoever made it; the known one on a tie. */
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
  if (typeof mark === 'number') return Math.abs(mark);
  const { at } = fieldsOf(mark);
  return typeof at === 'number' ? at : 0;
}
