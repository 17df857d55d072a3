import type { IngredientLine } from '../lines/ingredient-line.ts';
import { isPriced, type DishCost } from './dish-cost.ts';
import { absorbedOil } from './frying-oil.ts';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import type { PriceBook } from './price-book.ts';
import { priceIngredient } from './price-ingredient.ts';

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
  const rupiah = lines.reduce((sum, { cost }) => sum + (isPriced(cost) ? cost.rupiah : 0), 0);
  return { rupiah, lines };
}
