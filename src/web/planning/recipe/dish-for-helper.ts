import { writeHelperText } from '#core/kitchen/dish-text.ts';
import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { writeAdvice } from './write-advice.ts';

/** The recipe at the planned size, as a message without prices. */
export function writeDishForHelper(
  dish: Dish,
  { portions }: Pick<DishPlan, 'portions'>,
  resized: ScaledDish,
): string {
  return writeHelperText({
    ...resized.dish,
    foodName: dish.foodName,
    size: writePortions(dish, portions),
    advice: writeAdvice(resized),
  });
}
