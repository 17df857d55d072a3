/** Fewest and most portions that can be planned. */
export const MIN_PORTIONS = 1;
export const MAX_PORTIONS = 10_000;
/** Most portions that can be sold: a stall makes several out of one portion of a recipe. */
export const MAX_PORTIONS_SOLD = 100_000;

/** Whether this many portions can be cooked, or sold if `most` says so. */
export function isPortions(value: number, most = MAX_PORTIONS): boolean {
  return Number.isInteger(value) && value >= MIN_PORTIONS && value <= most;
}

/** The nearest whole number of portions that can be cooked, or sold if `most` says so. */
export const boundPortions = (portions: number, most = MAX_PORTIONS): number =>
  Math.min(most, Math.max(MIN_PORTIONS, Math.round(portions)));

/** The next whole number of portions, or the one before, never beyond the bounds. */
export const stepPortions = (portions: number, step: 1 | -1): number =>
  boundPortions(step * (Math.floor(step * portions) + 1));

/** Bounds for a dish that is only multiplied. */
export const MIN_TIMES = 0.1;
export const MAX_TIMES = 1_000;

/** The nearest multiple of a recipe that can be cooked. */
export const boundTimes = (times: number): number =>
  Math.min(MAX_TIMES, Math.max(MIN_TIMES, times));

/** One more or one fewer times the recipe; below one, a step is this part of it. */
export function stepTimes(times: number, step: 1 | -1, part: number): number {
  const isPart = step > 0 ? times < 1 : times <= 1;
  return boundTimes(isPart ? step * (Math.floor((step * times) / part) + 1) * part : times + step);
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
