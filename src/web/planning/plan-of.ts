import type { AskedBox } from '#core/kitchen/asked/asked-box.ts';
import { planBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { planDish, type DishPlan } from '#core/kitchen/plan-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { businessKey, sizeOf, type PlanningState } from './planning-state.ts';

/** The plans of one state, each with the position it was made for. */
type Plans = Map<Dish, { readonly position: number; readonly plan: DishPlan }>;

/** Every card and the overview ask for the same plans, and React asks more than once. */
const planned = new WeakMap<PlanningState, Plans>();

/** The plan of the dish at a position of the answer; the same object for the same state. */
export function planOf(state: PlanningState, dish: Dish, position: number): DishPlan {
  const plans: Plans = planned.get(state) ?? new Map();
  planned.set(state, plans);
  const known = plans.get(dish);
  if (known?.position === position) return known.plan;
  const { sizes, question, business, costing, ownPrices } = state;
  const plan = planDish(dish, {
    size: sizeOf(state, dish, position),
    servesGuests: question?.servesGuests,
    business: business.costs,
    dishBusiness: business.dishes[businessKey(dish)],
    together: sizes.together,
    dishCost: costing?.costOf(dish, ownPrices),
  });
  plans.set(dish, { position, plan });
  return plan;
}

/** The plans of all dishes of an answer. */
export const plansOf = (state: PlanningState, dishes: readonly Dish[]): readonly DishPlan[] =>
  dishes.map((dish, position) => planOf(state, dish, position));

/** The box of an answer's dishes, and whether its price is the one that the question names. */
export function boxOf(
  state: PlanningState,
  dishes: readonly Dish[],
  asked: AskedBox,
): { readonly plan: BoxPlan; readonly isAskedPrice: boolean } {
  const { box, portions } = state.sizes;
  return {
    plan: planBox(dishes, plansOf(state, dishes), {
      box,
      business: state.business.costs,
      portions,
      asked,
    }),
    isAskedPrice: asked.price !== undefined && box?.priceRupiah === undefined,
  };
}
