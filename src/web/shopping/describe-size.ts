import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { text } from './text.ts';

/**
 * A dish and its portions to buy for.
 *
 * @param factor times the recipe.
 */
export function describeSize(dish: Dish, factor: number): string {
  const { foodName, porsi } = dish;
  if (porsi !== undefined) {
    return text.portionsOf(foodName, writePortions(dish, porsi * factor));
  }
  return factor === 1 ? foodName : text.timesOf(foodName, factor);
}
