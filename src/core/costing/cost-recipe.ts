import type { PriceBook } from './price-book.ts';
import { priceIngredient, type PricedLine, type UnpricedLine } from './price-ingredient.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';
import { atLeastOne, sellingPricePerPortion } from './selling-price.ts';

/** One ingredient with what it costs, or why it has no price. */
export type CostedLine = {
  readonly line: IngredientLine;
  readonly cost: PricedLine | UnpricedLine;
};

/** What a recipe costs. The total is of ingredients alone: no gas, packaging or labour. */
export type RecipeCost = {
  /** Sum of the priced lines in whole rupiah; too low where `unpriced` is not empty. */
  readonly totalRupiah: number;
  /** Ingredient cost of one portion in whole rupiah. */
  readonly rupiahPerPortion: number;
  /** Suggested selling price of one portion, see {@link sellingPricePerPortion}. */
  readonly pricePerPortion: number;
  readonly lines: readonly CostedLine[];
  /** Every line without a price, in order. */
  readonly unpriced: readonly UnpricedLine[];
};

/** Most ingredient lines costed of one recipe. */
const MAX_LINES = 500;

/**
 * Costs a recipe, from whole lines as people write them or from lines already read; headings cost
 * nothing.
 */
export function costRecipe(
  lines: readonly (string | IngredientLine)[],
  servings: number,
  book: PriceBook,
): RecipeCost {
  const ingredients = lines
    .slice(0, MAX_LINES)
    .flatMap((line) => (typeof line === 'string' ? readIngredientLine(line, book) : [line]))
    .filter((line) => line.kind === 'ingredient');
  const costed = ingredients.map((line) => ({ line, cost: priceIngredient(line, book) }));
  const totalRupiah = costed.reduce(
    (sum, { cost }) => sum + ('rupiah' in cost ? cost.rupiah : 0),
    0,
  );
  return {
    totalRupiah,
    rupiahPerPortion: Math.round(totalRupiah / atLeastOne(servings)),
    pricePerPortion: sellingPricePerPortion(totalRupiah, servings),
    lines: costed,
    unpriced: costed.flatMap(({ cost }) => ('unpriced' in cost ? [cost] : [])),
  };
}
