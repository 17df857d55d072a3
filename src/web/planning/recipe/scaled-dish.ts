import type { DishPlan, PlannedDish } from '#core/kitchen/plan-dish.ts';
import { scalePlannedDish, type ScaledDish } from '#core/kitchen/scale-planned-dish.ts';
import type { PlanningState } from '../planning-state.ts';
import { text } from '../text.ts';

/**
 * A dish with its recipe at the planned size, to save, send or copy.
 *
 * @param factor times its recipe, if not cooked at the planned size.
 */
export function scaledDish(
  { costing }: PlanningState,
  planned: PlannedDish,
  factor?: number,
): ScaledDish {
  const plan = factor === undefined ? planned.plan : resize(planned, factor);
  const { recipe, advice } = scalePlannedDish(planned.dish, plan, costing);
  return { ...planned, plan, scaled: recipe, advice: advice.map((kind) => text.advice[kind]) };
}

function resize({ plan }: PlannedDish, factor: number): DishPlan {
  return {
    ...plan,
    factor,
    portions: plan.base === undefined ? plan.portions : plan.base * factor,
  };
}
