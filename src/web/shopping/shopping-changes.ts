import { shoppingKey } from '#core/kitchen/dish-identity.ts';
import { type ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { isEnough, type ShoppingTick } from '#core/kitchen/shopping-ticks.ts';
import type { ShownOrder } from '../planning/planning-store.ts';
import { MAX_SHOPPING_DISHES, type StoredShopping } from './shopping-storage.ts';

/** What opening the list with dishes makes of it. */
type Reopened = {
  readonly list: Pick<StoredShopping, 'dishes' | 'leftOut'>;
  /** The dishes on it from this opening. */
  readonly added: readonly ShoppingDish[];
  /** The same dishes at another size, which it had before. */
  readonly replaced: readonly ShoppingDish[];
};

/**
 * The list opened with dishes: those of an answer that was opened before stay out if they were left out.
 *
 * @param order that on screen, perhaps changed since its dishes were put on the list.
 */
export function reopened(
  before: StoredShopping,
  asked: readonly ShoppingDish[],
  order?: ShownOrder,
): Reopened {
  const now = order?.dishes.map((dish) => ({ ...dish, orderId: order.id })) ?? [];
  // A dish that is for another order, too, stays.
  const isOfOrder = ({ orderId, orders }: ShoppingDish) =>
    orderId !== undefined && orderId === order?.id && orders === undefined;
  const isNoMore = (one: ShoppingDish) => isOfOrder(one) && without([one], now).length > 0;
  const isFollowing = before.dishes.some(isOfOrder);
  const dishes = before.dishes.filter((one) => !isNoMore(one));
  const leftOut = before.leftOut.filter((one) => !isNoMore(one));
  const entries =
    isFollowing && asked.length === 0
      ? now
      : asked.map((dish) => now.find((ordered) => includes(ordered, dish)) ?? dish);
  // Only of an answer that was opened before: another one begins with all of its dishes.
  const isReopened =
    entries.length > 1 && (isFollowing || without(entries, [...dishes, ...leftOut]).length === 0);
  const chosen = isReopened ? without(entries, leftOut) : entries;
  // Of several orders it is one again.
  const added = chosen.map((dish) => ({
    ...dish,
    ...dishes.find((other) => includes(other, dish)),
  }));
  // At the size that their answer has now.
  const stillOut = without(entries, added);
  return {
    list: { dishes: joined(dishes, added), leftOut: joined(without(leftOut, added), stillOut) },
    added,
    replaced: dishes.filter((dish) => added.some((other) => isResized(dish, other))),
  };
}

/** Factors of as many portions differ by less: 80 of 6 and 79.9999 of 6. */
const SAME_FACTOR = 1e-6;
const isSameFactor = (one: number, other: number): boolean => Math.abs(one - other) < SAME_FACTOR;

/** Whether it is the same dish at another size. */
export const isResized = (one: ShoppingDish, other: ShoppingDish): boolean =>
  shoppingKey(one.dish) === shoppingKey(other.dish) && !isSameFactor(one.factor, other.factor);

const ordersOf = ({ factor, orders = [factor] }: ShoppingDish): readonly number[] => orders;

/** Whether a dish for several orders is already for this one. */
const includes = (summed: ShoppingDish, { dish, factor }: ShoppingDish): boolean =>
  shoppingKey(summed.dish) === shoppingKey(dish) &&
  ordersOf(summed).some((order) => isSameFactor(order, factor));

/** A dish for two orders. */
export const both = (one: ShoppingDish, other: ShoppingDish): ShoppingDish => ({
  ...one,
  factor: one.factor + other.factor,
  orders: [...ordersOf(other), ...ordersOf(one)],
});

/** Without the tick if there was one for as much; else with it in place of an earlier one. */
export function toggled(
  ticks: readonly ShoppingTick[],
  tick: ShoppingTick,
): readonly ShoppingTick[] {
  const rest = otherTicks(ticks, [tick]);
  const wasTicked = ticks.some((one) => !rest.includes(one) && isEnough(one, tick));
  return wasTicked ? rest : [...rest, tick];
}

/** The ticks of other foods. */
export function otherTicks(
  ticks: readonly ShoppingTick[],
  others: readonly ShoppingTick[],
): readonly ShoppingTick[] {
  const names = new Set(others.map(({ name }) => name));
  return ticks.filter(({ name }) => !names.has(name));
}

/** Both lists, each dish once with its later size; only the latest if there are too many. */
export function joined(
  dishes: readonly ShoppingDish[],
  later: readonly ShoppingDish[],
): readonly ShoppingDish[] {
  return [...without(dishes, later), ...later].slice(-MAX_SHOPPING_DISHES);
}

/** The dishes that are not among the others, whatever their size. */
export function without(
  dishes: readonly ShoppingDish[],
  others: readonly ShoppingDish[],
): readonly ShoppingDish[] {
  const keys = new Set(others.map(({ dish }) => shoppingKey(dish)));
  return dishes.filter(({ dish }) => !keys.has(shoppingKey(dish)));
}
