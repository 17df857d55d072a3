import type { IngredientLine } from '../lines/ingredient-line.ts';
import { absorbedOil } from './frying-oil.ts';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import type { PriceBook } from './price-book.ts';
import { priceIngredient, type PricedLine, type UnpricedLine } from './price-ingredient.ts';

/** One food of a dish with its cost, or the reason it has no price. */
export type CostedLine = {
  /** Position of the ingredient in the dish; one may give several lines, or none (a heading). */
  readonly position: number;
  readonly line: IngredientLine;
  readonly cost: PricedLine | UnpricedLine;
};

/**
 * What the ingredients of a whole dish cost, at the size its recipe has, without gas, packaging or
 * labour. Sums are exact and leave out lines without a price, so a sum is shown with its number of
 * priced lines. `linesInRupiah` rounds for display.
 */
export type DishCost = {
  readonly rupiah: number;
  /** In the order of the dish. */
  readonly lines: readonly CostedLine[];
  /** The lines without a price, in the same order. */
  readonly unpriced: readonly UnpricedLine[];
};

/**
 * Computes the cost of parsed lines: one list for each ingredient of a dish.
 *
 * @param own prices of the visitor, which override those of the book.
 */
export function costLines(
  dishName: string,
  ingredients: readonly (readonly IngredientLine[])[],
  book: PriceBook,
  own: OwnPrices = NO_OWN_PRICES,
): DishCost {
  const oil = absorbedOil(dishName, ingredients.flat(), book);
  const lines = ingredients.flatMap((read, position) =>
    read.map((line) => ({ position, line, cost: priceIngredient(line, book, own, oil) })),
  );
  const priced = lines.flatMap(({ cost }) => ('unpriced' in cost ? [] : [cost]));
  return {
    rupiah: priced.reduce((sum, { rupiah }) => sum + rupiah, 0),
    lines,
    unpriced: lines.flatMap(({ cost }) => ('unpriced' in cost ? [cost] : [])),
  };
}
