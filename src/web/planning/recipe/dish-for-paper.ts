import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import type { DishPlan, PlannedDish } from '#core/kitchen/plan-dish.ts';
import { scaleDish, type ScaledDish } from '#core/kitchen/scale-dish.ts';
import { text as dishText } from '../../dish/text.ts';
import type { PlanningState } from '../planning-state.ts';
import { text } from '../text.ts';

/**
 * A dish with its recipe at the planned size, to save, send or copy.
 *
 * @param factor times its recipe, if not cooked at the planned size.
 */
export function dishForPaper(
  { costing }: Pick<PlanningState, 'costing'>,
  planned: PlannedDish,
  factor?: number,
): ScaledDish {
  const plan = factor === undefined ? planned.plan : resize(planned, factor);
  const { dish, advice, unscaledSteps } = scaleDish(planned.dish, { ...plan, costing });
  // The sentence at the end does not say which steps.
  const completeRecept = dish.completeRecept.map((one, at) =>
    unscaledSteps.includes(at) ? { ...one, step: `${one.step} ${dishText.stepOfOwnSize}` } : one,
  );
  return {
    ...planned,
    plan,
    scaled: { ingredient: dish.ingredient, completeRecept },
    advice: advice.map((kind) => text.advice[kind]),
  };
}

/** The dishes of a box, each at the size that all boxes need. */
export const boxForPaper = (
  state: Pick<PlanningState, 'costing'>,
  { dishes }: BoxPlan,
): readonly ScaledDish[] => dishes.map((boxed) => dishForPaper(state, boxed, boxed.factor));

function resize({ plan }: PlannedDish, factor: number): DishPlan {
  return {
    ...plan,
    factor,
    portions: plan.recipePortions === undefined ? plan.portions : plan.recipePortions * factor,
  };
}
