import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import type { Dish, RecipeText } from '#core/recipes/dish.ts';

/** A dish with its plan, and its recipe at that size. */
export type PlannedDish = {
  readonly dish: Dish;
  readonly plan: DishPlan;
  readonly scaled: RecipeText;
  /** Notes about the size, in sentences. */
  readonly advice: readonly string[];
};
