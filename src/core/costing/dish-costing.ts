import type { IngredientLine } from '../lines/ingredient-line.ts';
import type { Quantity } from '../lines/kitchen-units.ts';
import { readIngredient } from '../lines/read-ingredient.ts';
import type { Dish } from '../recipes/dish.ts';
import { costLines } from './cost-lines.ts';
import type { DishCost } from './dish-cost.ts';
import { foodKey, lineKey, type OwnPrices } from './own-prices.ts';
import type { PriceBook } from './price-book.ts';
import { readBookPrice, type BookPrice } from './price-ingredient.ts';
import { measureUnit } from './unit-amounts.ts';

/** Costs and weighs with one price book. */
export type DishCosting = {
  readonly book: PriceBook;
  /**
   * Reads each dish once, and returns the same cost until a price of its own lines changes: typing
   * a price recomputes only the dishes that need that food.
   */
  readonly costOf: (dish: CostedDish, own: OwnPrices) => DishCost;
  /** The book's price of a food, whatever its owner pays; `undefined` if it has none. */
  readonly bookPrice: (food: string) => BookPrice | undefined;
  /** What one unit of a food weighs or holds; `undefined` if the tables do not say. */
  readonly measureUnit: (food: string, unit: string) => Quantity | undefined;
};

type CostedDish = Pick<Dish, 'foodName' | 'ingredient'>;

export function createDishCosting(book: PriceBook): DishCosting {
  const kept = new WeakMap<CostedDish, KeptCost>();
  return {
    book,
    costOf: (dish, own) => {
      const last = kept.get(dish);
      if (last !== undefined && hasSamePrices(last, own)) return last.dishCost;
      const read = last?.read ?? dish.ingredient.map((line) => readIngredient(line, book));
      const dishCost = costLines(dish.foodName, read, book, own);
      kept.set(dish, { read, own, dishCost });
      return dishCost;
    },
    bookPrice: (food) => {
      const found = book.foods.get(food);
      return found && readBookPrice(found);
    },
    measureUnit: (food, unit) => measureUnit(food, unit, book),
  };
}

type KeptCost = {
  /** Reading takes most of the time, and does not depend on prices. */
  readonly read: readonly (readonly IngredientLine[])[];
  readonly own: OwnPrices;
  readonly dishCost: DishCost;
};

function hasSamePrices({ own: before, dishCost }: KeptCost, own: OwnPrices): boolean {
  if (before === own) return true;
  return dishCost.lines.every(
    ({ line }) =>
      before.foods.get(foodKey(line)) === own.foods.get(foodKey(line)) &&
      before.lines.get(lineKey(line)) === own.lines.get(lineKey(line)),
  );
}
