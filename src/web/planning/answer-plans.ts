import type { AskedBox } from '#core/kitchen/asked/asked-box.ts';
import { businessKey } from '#core/kitchen/dish-identity.ts';
import { planBox, writeInBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { planDish, type PlannedDish } from '#core/kitchen/plan-dish.ts';
import { isPortions, type DishSize } from '#core/kitchen/portion-count.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { countingOf, sizeOf, type PlanningState } from './planning-state.ts';

/** Every card and the overview ask for the same plans, and React asks more than once. */
const plannedIn = new WeakMap<PlanningState, Map<Dish, PlannedDish>>();
const orderedIn = new WeakMap<PlanningState, BoxPlan>();

/** The dish at a position of the answer with its plan; the same object for the same state. */
export function plannedDish(state: PlanningState, dish: Dish, position: number): PlannedDish {
  const dishes = plannedIn.get(state) ?? new Map<Dish, PlannedDish>();
  plannedIn.set(state, dishes);
  const known = dishes.get(dish);
  if (known?.position === position) return known;
  const { choices, business, costing, ownPrices, money } = state;
  const plan = planDish(dish, {
    size: orderOf(state, position)?.size ?? sizeOf(state, dish, position),
    ...countingOf(state),
    dishBusiness: business.dishes[businessKey(dish)],
    dishesPerCooking: choices.together,
    money,
    dishCost: costing?.costOf(dish, ownPrices),
  });
  const planned = { dish, plan, position };
  dishes.set(dish, planned);
  return planned;
}

/** The box that the question orders; absent while the answer is written, or if it orders none. */
function orderedBox(state: PlanningState): BoxPlan | undefined {
  const { order } = state;
  if (order === undefined) return undefined;
  const box = orderedIn.get(state) ?? boxOf(state, order.dishes, order.asked).plan;
  orderedIn.set(state, box);
  return box;
}

/**
 * How much of a dish the boxes that the question orders need: of half a portion in each, half as many. Absent if it
 * is in none, or the owner has chosen its size.
 */
export function orderOf(
  state: PlanningState,
  position: number,
): { readonly boxes: number; readonly size: DishSize } | undefined {
  const box = state.choices.dishes[position] === undefined ? orderedBox(state) : undefined;
  const boxed = box?.dishes.find((one) => one.position === position);
  if (box === undefined || boxed === undefined) return undefined;
  const { factor, plan } = boxed;
  // Nobody may get less; the product is rounded first, as it is 60.00000000000001 for 60.
  const portions = Math.ceil(Number(((plan.recipePortions ?? 0) * factor).toFixed(6)));
  return { boxes: box.boxes, size: isPortions(portions) ? { portions } : { times: factor } };
}

/** All dishes of an answer with their plans. */
export const plannedDishes = (
  state: PlanningState,
  dishes: readonly Dish[],
): readonly PlannedDish[] => dishes.map((dish, position) => plannedDish(state, dish, position));

/** What is bought for a dish. */
export const toShop = ({ dish, plan: { factor, recipePortions } }: PlannedDish): ShoppingDish => ({
  dish,
  factor,
  base: recipePortions,
});

/** What is bought for all boxes. */
export const boxToShop = ({ dishes }: BoxPlan): readonly ShoppingDish[] =>
  dishes.map((boxed) => ({ ...toShop(boxed), factor: boxed.factor }));

/** What is in a box, for its customers: a side dish is no less for being half a portion. */
export const boxForCustomers = ({ dishes }: BoxPlan) =>
  dishes.map(({ dish, plan, portions }) => ({
    foodName: dish.foodName,
    amount: portions <= 1 ? '' : `${writeInBox(portions)} ${soldNoun(dish, plan)}`,
  }));

/** The box of an answer's dishes, and whether its price is the one that the question names. */
export function boxOf(
  state: PlanningState,
  dishes: readonly Dish[],
  asked: AskedBox,
): { readonly plan: BoxPlan; readonly isAskedPrice: boolean } {
  const { box, portions = state.reading?.portions } = state.choices;
  // What one of each box needs follows from the dishes at the size of the order.
  const planned = plannedDishes({ ...state, order: undefined }, dishes);
  return {
    plan: planBox(planned, {
      box,
      business: state.business.costs,
      portions,
      asked,
    }),
    isAskedPrice: asked.price !== undefined && box?.priceRupiah === undefined,
  };
}
