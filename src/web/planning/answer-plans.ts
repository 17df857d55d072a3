import type { AskedBox } from '#core/kitchen/asked/asked-box.ts';
import { businessKey } from '#core/kitchen/dish-identity.ts';
import { planBox, writeInBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { planDish, type PlannedDish } from '#core/kitchen/plan-dish.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { countingOf, sizeOf, type PlanningState } from './planning-state.ts';

/** Every card and the overview ask for the same plans, and React asks more than once. */
const plannedIn = new WeakMap<PlanningState, Map<Dish, PlannedDish>>();

/** The dish at a position of the answer with its plan; the same object for the same state. */
export function plannedDish(state: PlanningState, dish: Dish, position: number): PlannedDish {
  const dishes = plannedIn.get(state) ?? new Map<Dish, PlannedDish>();
  plannedIn.set(state, dishes);
  const known = dishes.get(dish);
  if (known?.position === position) return known;
  const { choices, business, costing, ownPrices, money } = state;
  const plan = planDish(dish, {
    size: sizeOf(state, dish, position),
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
  return {
    plan: planBox(plannedDishes(state, dishes), {
      box,
      business: state.business.costs,
      portions,
      asked,
    }),
    isAskedPrice: asked.price !== undefined && box?.priceRupiah === undefined,
  };
}
