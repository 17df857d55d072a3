import type { DishCosting } from '#core/costing/dish-costing.ts';
import { loadPriceBook } from './load-price-book.ts';

/**
 * Loads prices and the reader of ingredient lines separately from the dishes: recipes are read long
 * before their cost is needed.
 */
export async function loadCosting(): Promise<DishCosting> {
  const [book, { createDishCosting }] = await Promise.all([
    loadPriceBook(),
    import('./dish-costing.chunk.ts'),
  ]);
  return createDishCosting(book);
}
