import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import { scalePlannedDish, type PlannedDish } from '#core/kitchen/scale-planned-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { planOf } from '../plan-of.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';

/**
 * A dish as planned now, with its recipe at that size, to save, send or copy.
 *
 * @param factor times its recipe, if not cooked at the planned size.
 */
export function plannedDish(
  store: PlanningStore,
  dish: Dish,
  position: number,
  factor?: number,
): PlannedDish {
  const state = store.getState();
  const planned = planOf(state, dish, position);
  const plan = factor === undefined ? planned : resize(planned, dish, factor);
  const { recipe, advice } = scalePlannedDish(dish, plan, state.costing);
  return { dish, plan, scaled: recipe, advice: advice.map((kind) => text.advice[kind]) };
}

function resize(plan: DishPlan, { porsi }: Dish, factor: number): DishPlan {
  return { ...plan, factor, portions: porsi === undefined ? plan.portions : porsi * factor };
}
