/** Fewest and most portions that can be planned. */
export const MIN_PORTIONS = 1;
export const MAX_PORTIONS = 10_000;
/** Most portions that can be sold: a stall makes several out of one portion of a recipe. */
export const MAX_PORTIONS_SOLD = 100_000;

/** Whether this many portions can be cooked, or sold if `most` says so. */
export function isPortions(value: number, most = MAX_PORTIONS): boolean {
  return Number.isInteger(value) && value >= MIN_PORTIONS && value <= most;
}

/** One more or one fewer, never beyond the bounds. */
export function stepPortions(portions: number, step: 1 | -1): number {
  return Math.min(MAX_PORTIONS, Math.max(MIN_PORTIONS, portions + step));
}

/** Bounds for a dish that is only multiplied. */
export const MIN_TIMES = 0.1;
export const MAX_TIMES = 1_000;

/**
 * One more or one fewer times the recipe.
 *
 * @param part of one, by which it is stepped below one.
 */
export function stepTimes(times: number, step: 1 | -1, part = 0.5): number {
  const isPart = step > 0 ? times < 1 : times <= 1;
  const next = isPart ? step * (Math.floor((step * times) / part) + 1) * part : times + step;
  return Math.min(MAX_TIMES, Math.max(MIN_TIMES, next));
}

/** The chosen size of a dish: its portions, or how many times its recipe if it names none. */
export type DishSize = { readonly portions?: number; readonly times?: number };

/**
 * How many times the recipe is cooked. A dish that does not say how many it serves is only
 * multiplied by `times`: portions mean nothing for it.
 */
export function scaleFactor(
  recipePortions: number | undefined,
  { portions, times }: DishSize,
): number {
  if (recipePortions === undefined) return times ?? 1;
  return portions === undefined ? 1 : portions / recipePortions;
}
