import { scalePlannedDish } from '#core/kitchen/scale-planned-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { RecipeCard } from '../../export/recipe-card.ts';
import { planOf } from '../plan-of.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';

/** A dish as it is planned now, with its recipe at that size: for what is saved, sent or copied. */
export function plannedDish(
  store: PlanningStore,
  dish: Dish,
  position: number,
): Omit<RecipeCard, 'date'> {
  const state = store.getState();
  const plan = planOf(state, dish, position);
  const { recipe, advice } = scalePlannedDish(dish, plan, state.costing);
  return { dish, plan, scaled: recipe, advice: advice.map((kind) => text.advice[kind]) };
}
