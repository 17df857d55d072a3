import type { DishCost } from '../costing/cost-dish.ts';
import type { Dish } from '../recipes/dish.ts';
import type { DishCounter } from './dish-counter.ts';
import { scaleDish, type ScaledDish } from './scale-dish.ts';

/**
 * The recipe at the planned size, the same whether shown, sent or saved: once a dish is counted,
 * many spoons of a food become a weight.
 */
export function scalePlannedDish(
  dish: Dish,
  { factor, count }: { readonly factor: number; readonly count?: DishCost | undefined },
  counter: DishCounter | undefined,
): ScaledDish {
  return scaleDish(dish, factor, (index) => {
    const food = count?.lines.find((line) => line.position === index)?.line.ingredient;
    return food === undefined ? undefined : (unit) => counter?.weighUnit(food, unit);
  });
}
