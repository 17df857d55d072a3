import { writeHelperText } from '#core/kitchen/dish-text.ts';
import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { RecipeCard } from '../../export/recipe-card.ts';

/** The recipe at the planned size, as a message without prices. */
export function writeDishForHelper({
  dish,
  plan,
  scaled,
  advice,
}: Omit<RecipeCard, 'date'>): string {
  return writeHelperText({
    ...scaled,
    foodName: dish.foodName,
    size: writePortions(dish, plan.portions),
    advice,
  });
}
