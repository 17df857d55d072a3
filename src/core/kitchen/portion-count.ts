import type { FigureInput } from './parse-figure.ts';

/** Fewest and most portions that can be planned. */
export const MIN_PORTIONS = 1;
export const MAX_PORTIONS = 10_000;
/** Most portions that can be sold: a stall makes several out of one portion of a recipe. */
export const MAX_PORTIONS_SOLD = 100_000;

/** Reads portions as people type them: `50`, `1.000`, ` 25 porsi`. */
export function parsePortions(
  text: string,
  most = MAX_PORTIONS,
): FigureInput<'not-a-number' | 'out-of-range'> {
  const tidy = text.trim().replace(/\s*(?:porsi|orang)$/iu, '');
  if (tidy === '') return { problem: 'empty' };
  if (!/^-?\d{1,3}(?:[. ]?\d{3})*$|^-?\d+$/u.test(tidy)) return { problem: 'not-a-number' };
  const value = Number(tidy.replaceAll(/[. ]/gu, ''));
  return isPortions(value, most) ? { value } : { problem: 'out-of-range' };
}

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

/** One more or one fewer times the recipe; below one by halves. */
export function stepTimes(times: number, step: 1 | -1): number {
  const isHalf = step > 0 ? times < 1 : times <= 1;
  return Math.min(MAX_TIMES, Math.max(MIN_TIMES, times + step * (isHalf ? 0.5 : 1)));
}

/** Reads how many times a recipe is cooked: `2`, `1,5`, `0.5x`. */
export function parseTimes(text: string): FigureInput<'not-a-number' | 'out-of-range'> {
  const tidy = text.trim().replace(/\s*(?:x|×|kali)$/iu, '');
  if (tidy === '') return { problem: 'empty' };
  if (!/^\d+(?:[.,]\d{1,2})?$/u.test(tidy)) return { problem: 'not-a-number' };
  const value = Number(tidy.replace(',', '.'));
  return value >= MIN_TIMES && value <= MAX_TIMES ? { value } : { problem: 'out-of-range' };
}

/** The chosen size of a dish: its portions, or how many times its recipe if it names none. */
export type DishSize = { readonly portions?: number; readonly times?: number };

/**
 * How many times the recipe is cooked. A dish that does not say how many it serves is only
 * multiplied by `times`: portions mean nothing for it.
 */
export function scaleFactor(base: number | undefined, { portions, times }: DishSize): number {
  if (base === undefined) return times ?? 1;
  return portions === undefined ? 1 : portions / base;
}
