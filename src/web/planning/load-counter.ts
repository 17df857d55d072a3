import type { DishCounter } from '#core/kitchen/dish-counter.ts';
import { loadPriceBook } from './load-price-book.ts';

/**
 * Loads prices and the reader of ingredient lines separately from the dishes: recipes are read long
 * before they are counted.
 */
export async function loadCounter(): Promise<DishCounter> {
  const [book, { createDishCounter }] = await Promise.all([
    loadPriceBook(),
    import('./dish-counter.chunk.ts'),
  ]);
  return createDishCounter(book);
}
