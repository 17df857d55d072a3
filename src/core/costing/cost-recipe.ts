import type { PriceBook } from './price-book.ts';
import { priceIngredient, type PricedLine, type UnpricedLine } from './price-ingredient.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';

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

/** Ingredient cost as a share of the selling price that small food businesses aim for. */
export const TARGET_FOOD_COST = 0.35;

/** Menu prices are rounded up to this many rupiah. */
export const PRICE_STEP_RUPIAH = 500;

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

/**
 * The price at which the ingredients of a portion are `targetFoodCost` of it, rounded up to the
 * next Rp500. Gas, packaging, labour and profit come out of the other 65 %.
 *
 * @param targetFoodCost more than 0, at most 1.
 * @returns whole rupiah; 0 where the cost is 0.
 */
export function sellingPricePerPortion(
  totalRupiah: number,
  servings: number,
  targetFoodCost = TARGET_FOOD_COST,
): number {
  if (!(targetFoodCost > 0 && targetFoodCost <= 1)) {
    throw new RangeError('targetFoodCost must be more than 0 and at most 1');
  }
  const exact = totalRupiah / atLeastOne(servings) / targetFoodCost;
  return Math.max(0, Math.ceil(exact / PRICE_STEP_RUPIAH - 1e-9)) * PRICE_STEP_RUPIAH;
}

function atLeastOne(servings: number): number {
  return Number.isFinite(servings) && servings >= 1 ? servings : 1;
}
