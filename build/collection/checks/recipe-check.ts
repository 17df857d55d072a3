import { weighUnit } from '../../../src/core/costing/convert-to-grams.ts';
import type { CostedLine } from '../../../src/core/costing/cost-lines.ts';
import type { PriceBook } from '../../../src/core/costing/price-book.ts';
import { wordSet } from '../../../src/core/lines/word-set.ts';
import type { RecipeFile } from '../read-recipe.ts';

/** A recipe with everything that a check may use. */
export type CheckedRecipe = {
  /** Name of its file. */
  readonly file: string;
  readonly recipe: RecipeFile;
  /** Its ingredients as the tables know them, in the recipe's order. */
  readonly lines: readonly CostedLine[];
  /** Their total cost, in whole rupiah. */
  readonly cost: number;
  readonly book: PriceBook;
};

/** A rule that every recipe keeps. */
export type RecipeCheck = {
  /** Names the rule in its tests. */
  readonly id: string;
  /**
   * The faults, in sentences for the recipe's author; empty if there are none.
   *
   * @param all the whole collection, for rules about recipes that are too similar.
   */
  readonly find: (checked: CheckedRecipe, all: readonly CheckedRecipe[]) => readonly string[];
};

/** A sentence if something is wrong, as a list. */
export const complainIf = (isWrong: boolean, sentence: string): readonly string[] =>
  isWrong ? [sentence] : [];

/** Kinds eaten as a meal. */
export const MEALS = wordSet('nasi mi bubur soto sup gulai sate lauk sayur');
/** Kinds eaten as a meal or with one. */
export const MEALS_AND_SAMBAL = new Set([...MEALS, 'sambal']);
/** Kinds made and sold by the piece. */
export const SNACKS = wordSet('jajanan gorengan kue');

/** Whether an ingredient goes into the frying pan, according to its note. */
export const isForFrying = ({ line }: CostedLine): boolean =>
  line.ingredient?.startsWith('minyak') === true && /goreng/u.test(line.preparation ?? '');

/** Whether it is water that is poured off, according to its note. */
const isPouredOff = ({ line }: CostedLine): boolean =>
  line.ingredient === 'air' && /merebus|menyeduh|mengukus/u.test(line.preparation ?? '');

/** Whether one of its ingredients matches. */
export const hasFood = ({ lines }: CheckedRecipe, food: RegExp): boolean =>
  lines.some(({ line }) => food.test(line.ingredient ?? line.name));

const LIQUID = /^(?:air$|santan|susu (?:cair|evaporasi)|kaldu .*cair)/u;

/** Whether it becomes the broth, before it boils away. */
export const isLiquid = (costed: CostedLine): boolean =>
  LIQUID.test(costed.line.ingredient ?? '') && !isPouredOff(costed);

/** From this many millilitres of oil food is deep-fried; with less it is shallow-fried. */
const DEEP_OIL_MILLILITRES = 250;

/** Whether something in the recipe is deep-fried. */
export function isDeepFried({ lines, book }: CheckedRecipe): boolean {
  return lines.some((line) => isForFrying(line) && amountOf(line, book) >= DEEP_OIL_MILLILITRES);
}

/** Weight or volume of an ingredient in grams or millilitres; 0 if the recipe gives none. */
export function amountOf({ line }: CostedLine, book: PriceBook): number {
  const one = weighUnit(line.ingredient ?? '', line.unit, book);
  return (line.quantity?.value ?? 0) * (one?.value ?? 0);
}

/** Millilitres of liquid for the broth. */
export const liquidOf = ({ lines, book }: CheckedRecipe): number =>
  lines.filter(isLiquid).reduce((sum, line) => sum + amountOf(line, book), 0);

/** Grams of all lines whose ingredient counts, each times the share that counts. */
export function gramsOf(
  { lines, book }: CheckedRecipe,
  shareOf: (ingredient: string, line: CostedLine['line']) => number,
): number {
  return lines.reduce((sum, line) => {
    const name = line.line.ingredient ?? line.line.name;
    const share = isForFrying(line) || isPouredOff(line) ? 0 : shareOf(name, line.line);
    return sum + (share === 0 ? 0 : share * amountOf(line, book));
  }, 0);
}

/** Whether an ingredient is flour, which sticks to meat and is weighed with it. */
export const isCoating = (ingredient: string): boolean =>
  /^(?:tepung|maizena|tapioka)/u.test(ingredient);

/** Whether an ingredient is sold where meat and fish are. */
export const isMeatOrFish = (ingredient: string, book: PriceBook): boolean =>
  book.ingredients.get(ingredient)?.stall === 'daging & ikan';

const FISH =
  /^(?:ikan (?!asin|kayu|salai|pindang|manyung asap|cakalang asap|roa asap)|kepala ikan)/u;

/** Whether an ingredient is a fish that still loses weight in the pot. */
export const isFish = (ingredient: string): boolean => FISH.test(ingredient);

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
