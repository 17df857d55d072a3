import { businessKey } from '#core/kitchen/dish-identity.ts';
import { planBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { planDish, type PlannedDish } from '#core/kitchen/plan-dish.ts';
import { boundPortions, type DishSize } from '#core/kitchen/portion-count.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { countingOf, sizeOf, type PlanningState } from './planning-state.ts';
import type { AnswerChoices } from './planning-storage.ts';

/** Every card and the overview ask for the same plans, and React asks more than once. */
const plannedIn = new WeakMap<PlanningState, Map<Dish, PlannedDish>>();
const boxIn = new WeakMap<PlanningState, BoxPlan>();

/** The dish at a position of the answer with its plan; the same object for the same state. */
export function plannedDish(state: PlanningState, dish: Dish, position: number): PlannedDish {
  const dishes = plannedIn.get(state) ?? new Map<Dish, PlannedDish>();
  plannedIn.set(state, dishes);
  const known = dishes.get(dish);
  if (known?.position === position) return known;
  const planned = planAt(state, dish, position, orderOf(state, position)?.size);
  dishes.set(dish, planned);
  return planned;
}

/** @param size by default its own, which does not follow from the other dishes. */
function planAt(
  state: PlanningState,
  dish: Dish,
  position: number,
  size = sizeOf(state, dish, position),
): PlannedDish {
  const { answer, choices, business, costing, ownPrices } = state;
  const plan = planDish(dish, {
    size,
    ...countingOf(state),
    dishBusiness: business.dishes[businessKey(dish)],
    dishesPerCooking: choices.together,
    money: answer?.moneyForOne,
    dishCost: costing?.costOf(dish, ownPrices),
  });
  return { dish, plan, position };
}

/** All dishes of the answer with their plans. */
export const plannedDishes = (state: PlanningState): readonly PlannedDish[] =>
  state.answer?.dishes.map((dish, position) => plannedDish(state, dish, position)) ?? [];

/** The box of the answer's dishes; absent if a single dish is on screen. */
export function boxOf(state: PlanningState): BoxPlan | undefined {
  const { answer, choices, business } = state;
  if (answer === undefined) return undefined;
  const known = boxIn.get(state);
  if (known !== undefined) return known;
  const { box, portions = answer.reading.portions } = choices;
  const planned = answer.dishes.map((dish, position) => planAt(state, dish, position));
  const plan = planBox(planned, { box, business: business.costs, portions, asked: answer.box });
  boxIn.set(state, plan);
  return plan;
}

/** The box that the question orders; absent while the answer is written, or if it orders none. */
export const orderedBox = (state: PlanningState): BoxPlan | undefined =>
  state.answer?.box.isAsked && state.answer.isComplete ? boxOf(state) : undefined;

/**
 * How much of a dish all ordered boxes need: forty boxes with half a portion each need twenty. Absent if the dish is
 * in no box, or the owner has chosen its size.
 */
export function orderOf(
  state: PlanningState,
  position: number,
): { readonly boxes: number; readonly size: DishSize } | undefined {
  const box = state.choices.dishes[position] === undefined ? orderedBox(state) : undefined;
  const boxed = box?.dishes.find((dish) => dish.position === position);
  if (box === undefined || boxed === undefined) return undefined;
  const { factor, plan } = boxed;
  const { recipePortions } = plan;
  if (recipePortions === undefined) return { boxes: box.boxes, size: { times: factor } };
  // The product is 60.00000000000001 for 60.
  return { boxes: box.boxes, size: { portions: Number((recipePortions * factor).toFixed(6)) } };
}

/**
 * Sizes of the dishes that are counted in packs, for another number of portions: 50 of klepon were 250 butir, so 60 are
 * 300.
 *
 * @param portions by default those that the question asks for.
 */
export function packedSizes(
  state: PlanningState,
  portions = state.answer?.reading.portions,
): AnswerChoices['dishes'] {
  const { choices, answer } = state;
  const before = choices.portions ?? answer?.reading.portions ?? 0;
  return Object.fromEntries(
    plannedDishes(state).flatMap(({ plan: { pack }, position }) =>
      pack !== undefined &&
      portions !== undefined &&
      choices.dishes[position]?.portions === before * pack.holds
        ? [[position, { portions: boundPortions(portions * pack.holds) }]]
        : [],
    ),
  );
}

/** What is bought for a dish. */
export const toShop = ({ dish, plan: { factor, recipePortions } }: PlannedDish): ShoppingDish => ({
  dish,
  factor,
  base: recipePortions,
});

/** What is bought for all boxes. */
export const boxToShop = ({ dishes }: BoxPlan): readonly ShoppingDish[] =>
  dishes.map((boxed) => ({ ...toShop(boxed), factor: boxed.factor }));
