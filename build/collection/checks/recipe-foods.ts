import type { CostedLine } from '../../../src/core/costing/dish-cost.ts';
import type { PriceBook } from '../../../src/core/costing/price-book.ts';
import { measureUnit } from '../../../src/core/costing/unit-amounts.ts';
import type { CheckedRecipe } from './recipe-check.ts';

/** Whether an ingredient goes into the frying pan, according to its note. */
export const isForFrying = ({ line }: CostedLine): boolean =>
  line.food?.startsWith('minyak') === true && /goreng/u.test(line.preparation ?? '');

/** Whether it is water that is poured off, according to its note. */
const isPouredOff = ({ line }: CostedLine): boolean =>
  line.food === 'air' && /merebus|menyeduh|mengukus/u.test(line.preparation ?? '');

/** Whether one of its ingredients matches. */
export const hasFood = ({ lines }: CheckedRecipe, food: RegExp): boolean =>
  lines.some(({ line }) => food.test(line.food ?? line.name));

const LIQUID = /^(?:air$|santan|susu (?:cair|evaporasi)|kaldu .*cair)/u;

/** Whether it becomes the broth, before it boils away. */
export const isLiquid = (costed: CostedLine): boolean =>
  LIQUID.test(costed.line.food ?? '') && !isPouredOff(costed);

/** From this many millilitres of oil food is deep-fried; with less it is shallow-fried. */
const DEEP_OIL_MILLILITRES = 250;

/** Whether something in the recipe is deep-fried. */
export function isDeepFried({ lines, book }: CheckedRecipe): boolean {
  return lines.some((line) => isForFrying(line) && amountOf(line, book) >= DEEP_OIL_MILLILITRES);
}

/** Weight or volume of an ingredient in grams or millilitres; 0 if the recipe gives none. */
export function amountOf({ line }: CostedLine, book: PriceBook): number {
  const one = measureUnit(line.food ?? '', line.unit, book);
  return (line.quantity?.value ?? 0) * (one?.value ?? 0);
}

/** Millilitres of liquid for the broth. */
export const liquidOf = ({ lines, book }: CheckedRecipe): number =>
  lines.filter(isLiquid).reduce((sum, line) => sum + amountOf(line, book), 0);

/**
 * Grams of all ingredients that count, without frying oil and water that is poured off.
 *
 * @param shareOf whether an ingredient counts, or which share of it.
 */
export function gramsOf(
  { lines, book }: CheckedRecipe,
  shareOf: (food: string, line: CostedLine['line']) => number | boolean,
): number {
  return lines
    .filter((line) => !isForFrying(line) && !isPouredOff(line))
    .reduce((sum, costed) => {
      const { line } = costed;
      const share = Number(shareOf(line.food ?? line.name, line));
      return sum + share * amountOf(costed, book);
    }, 0);
}

/** Whether a food is flour, which sticks to meat and is weighed with it. */
export const isCoating = (food: string): boolean => /^(?:tepung|maizena|tapioka)/u.test(food);

/** Whether a food is sold where meat and fish are. */
export const isMeatOrFish = (food: string, book: PriceBook): boolean =>
  book.foods.get(food)?.stall === 'daging & ikan';

const FISH =
  /^(?:ikan (?!asin|kayu|salai|pindang|manyung asap|cakalang asap|roa asap)|kepala ikan)/u;

/** Whether a food is a fish that still loses weight in the pot. */
export const isFish = (food: string): boolean => FISH.test(food);

/**
 * Grams of sugar in a gram of sweetener. Palm sugar may hold a tenth of water and 3 % of other things
 * (SNI 01-3743-1995).
 */
const SUGAR_SHARES: readonly (readonly [food: RegExp, share: number])[] = [
  [/^gula (?:merah|aren|lontar)/u, 0.85],
  [/^gula/u, 1],
  [/^(?:madu|kinca)/u, 0.8],
  [/^siro?[pu]p/u, 0.65],
  [/^susu kental manis/u, 0.55],
  [/^kecap manis/u, 0.5],
];

/** Grams of sugar in the whole recipe, also in syrup, condensed milk and sweet soy sauce. */
export const sugarOf = (checked: CheckedRecipe): number =>
  gramsOf(checked, (name) => SUGAR_SHARES.find(([food]) => food.test(name))?.[1] ?? 0);
