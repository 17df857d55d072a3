import { isPriced, type DishCost } from '../costing/dish-cost.ts';
import type { DishCosting } from '../costing/dish-costing.ts';
import type { Dish, RecipeText } from '../recipes/dish.ts';
import type { PlannedDish } from './plan-dish.ts';
import { scaleDish, type ScaledRecipe } from './scale-dish.ts';

/** A planned dish with its recipe at that size. */
export type ScaledDish = PlannedDish & {
  readonly scaled: RecipeText;
  /** Notes about the size, in sentences. */
  readonly advice: readonly string[];
};

/**
 * The recipe at the planned size, the same whether shown, sent or saved: once its cost is known,
 * many spoons of a food become a weight.
 */
export function scalePlannedDish(
  dish: Dish,
  { factor, dishCost }: { readonly factor: number; readonly dishCost?: DishCost | undefined },
  costing: DishCosting | undefined,
): ScaledRecipe {
  const scaled = scaleDish(dish, factor, (index) => {
    const food = dishCost?.lines.find((line) => line.position === index)?.line.ingredient;
    return food === undefined ? undefined : (unit) => costing?.weighUnit(food, unit);
  });
  const isFried = dishCost?.lines.some(
    ({ cost }) => isPriced(cost) && cost.assumed === 'frying-oil',
  );
  return factor > 1 && isFried ? { ...scaled, advice: [...scaled.advice, 'oil'] } : scaled;
}
