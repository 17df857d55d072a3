import { fieldsOf } from '#core/recipes/unknown-values.ts';

/** The latest decision on each key, wherever it was made; the known one if both are as late. */
export function mergeLatest<Decision>(
  known: ReadonlyMap<string, Decision>,
  more: ReadonlyMap<string, Decision>,
  isLater: (one: Decision, other: Decision) => boolean = isDecidedLater,
): ReadonlyMap<string, Decision> {
  const merged = new Map(known);
  for (const [key, decision] of more) {
    const before = merged.get(key);
    if (before === undefined || isLater(decision, before)) merged.set(key, decision);
  }
  return merged;
}

const isDecidedLater = (one: unknown, other: unknown) => decidedAt(one) > decidedAt(other);

/**
 * When a stored decision was made, in milliseconds since the epoch; 0 if unknown. It has the time as
 * `at`, or is the time itself, negative if it takes another one back.
 */
export function decidedAt(decision: unknown): number {
  if (typeof decision === 'number') return Math.abs(decision);
  const { at } = fieldsOf(decision);
  return typeof at === 'number' ? at : 0;
}
