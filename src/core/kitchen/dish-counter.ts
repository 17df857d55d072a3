import { weighUnit, type Quantity } from '../costing/convert-to-grams.ts';
import { costDish, type DishCost } from '../costing/cost-dish.ts';
import type { OwnPrices } from '../costing/own-prices.ts';
import type { PriceBook } from '../costing/price-book.ts';
import type { Dish } from '../recipes/dish.ts';

/** Counts and weighs by one price book. */
export type DishCounter = {
  /** Each dish is counted once for the same prices: typing in a field counts nothing again. */
  readonly countDish: (dish: Dish, own: OwnPrices) => DishCost;
  /** What one unit of a food weighs or holds; `undefined` where the tables do not say. */
  readonly weighUnit: (food: string, unit: string) => Quantity | undefined;
};

export function createDishCounter(book: PriceBook): DishCounter {
  const kept = new WeakMap<Dish, { readonly own: OwnPrices; readonly count: DishCost }>();
  return {
    countDish: (dish, own) => {
      const last = kept.get(dish);
      if (last?.own === own) return last.count;
      const count = costDish(dish, book, own);
      kept.set(dish, { own, count });
      return count;
    },
    weighUnit: (food, unit) => weighUnit(food, unit, book),
  };
}
