import { createStore, type StoreApi } from 'zustand/vanilla';
import { shoppingKey } from '#core/kitchen/dish-identity.ts';
import { isEnough, type ShoppingDish, type ShoppingTick } from '#core/kitchen/shopping-list.ts';
import type { ChangedOrder } from '../planning/answer-plans.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import {
  createShoppingStorage,
  MAX_SHOPPING_DISHES,
  NOTHING_TO_BUY,
  type StoredShopping,
} from './shopping-storage.ts';

type ShoppingState = StoredShopping & {
  readonly isOpen: boolean;
  /** The dishes on the list from the last opening; the others were on it before. */
  readonly added: readonly ShoppingDish[];
  /** What that replaced: the same dishes at the other size they were bought for. */
  readonly replaced: readonly ShoppingDish[];
  /** False if the browser stores nothing. */
  readonly isStored: boolean;
};

export type ShoppingStore = StoreApi<ShoppingState> & {
  /**
   * Adds dishes to the list; one that is on it already takes the new size. Of an answer that is opened
   * again, those that were left out stay out.
   *
   * @param changed an order whose earlier dishes may be on the list: it then follows the order.
   */
  readonly open: (entries: readonly ShoppingDish[], changed?: ChangedOrder) => void;
  readonly close: () => void;
  /** Buys for both sizes of what was replaced: it is for two orders. */
  readonly addReplaced: () => void;
  readonly leaveOut: (one: ShoppingDish) => void;
  /** Leaves out the other dishes of the last opening. */
  readonly keepOnly: (one: ShoppingDish) => void;
  /** Adds all that was left out. */
  readonly restoreLeftOut: () => void;
  /** Takes the tick away if it was for as much; else the new one replaces it. */
  readonly toggleBought: (tick: ShoppingTick) => void;
  /** The same of what is at home. */
  readonly toggleOwned: (tick: ShoppingTick) => void;
  /** Leaves only what the list was opened with. @returns a function that restores the rest. */
  readonly restart: () => () => void;
  /** Empties the list. @returns a function that restores it. */
  readonly clear: () => () => void;
  /** Takes over what another tab has stored. */
  readonly follow: () => void;
};

/** The one shopping list of this device. */
export function createShoppingStore(storage: KeyValueStorage): ShoppingStore {
  const stored = createShoppingStorage(storage);
  const store = createStore<ShoppingState>()(() => ({
    ...stored.read(),
    isOpen: false,
    added: [],
    replaced: [],
    isStored: true,
  }));

  const change = (apply: (before: StoredShopping) => Partial<StoredShopping>) => {
    const { value, isStored } = stored.change((before) => ({ ...before, ...apply(before) }));
    store.setState({ ...value, isStored });
  };

  const add = (entries: readonly ShoppingDish[]) =>
    change(({ dishes, leftOut }) => ({
      dishes: joined(dishes, entries),
      leftOut: without(leftOut, entries),
    }));

  const leave = (left: readonly ShoppingDish[]) => {
    const { added } = store.getState();
    change((before) => ({
      dishes: without(before.dishes, left),
      leftOut: joined(before.leftOut, left),
    }));
    store.setState({ added: without(added, left) });
  };

  const clear = () => {
    const { dishes, leftOut, bought, owned } = stored.read();
    change(() => NOTHING_TO_BUY);
    return () =>
      change((since) => ({
        dishes: joined(dishes, since.dishes),
        leftOut: without(joined(leftOut, since.leftOut), since.dishes),
        bought: [...otherTicks(bought, since.bought), ...since.bought],
        owned: [...otherTicks(owned, since.owned), ...since.owned],
      }));
  };

  return {
    ...store,
    open: (asked, changed) => {
      const { noMore = [], now = [] } = changed ?? {};
      const before = stored.read();
      // A dish that is for another order, too, stays.
      const kept = before.dishes.filter(
        (one) => one.orders !== undefined || !noMore.some((other) => includes(one, other)),
      );
      const isFollowing = kept.length < before.dishes.length;
      const entries = isFollowing && asked.length === 0 ? now : asked;
      if (isFollowing)
        change(({ leftOut }) => ({ dishes: kept, leftOut: without(leftOut, noMore) }));
      const { dishes, leftOut } = stored.read();
      // Only of an answer that was opened before: another one begins with all of its dishes.
      const isReopened =
        entries.length > 1 &&
        (isFollowing || without(entries, [...dishes, ...leftOut]).length === 0);
      const chosen = isReopened ? without(entries, leftOut) : entries;
      // Of several orders it is one again.
      const added = chosen.map((dish) => dishes.find((other) => includes(other, dish)) ?? dish);
      const replaced = dishes.filter((dish) => added.some((other) => isResized(dish, other)));
      add(added);
      // At the size that their answer has now.
      const stillOut = without(entries, added);
      change((since) => ({ leftOut: joined(since.leftOut, stillOut) }));
      store.setState({ isOpen: true, added, replaced });
    },
    addReplaced: () => {
      const { added, replaced } = store.getState();
      const summed = added.map((one) => {
        const other = replaced.find((before) => isResized(before, one));
        return other === undefined ? one : both(one, other);
      });
      add(summed);
      store.setState({ added: summed, replaced: [] });
    },
    close: () => store.setState({ isOpen: false }),
    leaveOut: (one) => {
      leave([one]);
      store.setState(({ replaced }) => ({ replaced: without(replaced, [one]) }));
    },
    keepOnly: (one) => leave(without(store.getState().added, [one])),
    restoreLeftOut: () => {
      const { leftOut, added } = store.getState();
      add(leftOut);
      store.setState({ added: joined(added, leftOut) });
    },
    toggleBought: (tick) => change(({ bought }) => ({ bought: toggled(bought, tick) })),
    toggleOwned: (tick) => change(({ owned }) => ({ owned: toggled(owned, tick) })),
    restart: () => {
      const undo = clear();
      add(store.getState().added);
      return undo;
    },
    clear,
    follow: () => store.setState(stored.read()),
  };
}

/** Factors of as many portions differ by less: 80 of 6 and 79.9999 of 6. */
const SAME_FACTOR = 1e-6;
const isSameFactor = (one: number, other: number): boolean => Math.abs(one - other) < SAME_FACTOR;

/** Whether it is the same dish at another size. */
const isResized = (one: ShoppingDish, other: ShoppingDish): boolean =>
  shoppingKey(one.dish) === shoppingKey(other.dish) && !isSameFactor(one.factor, other.factor);

const ordersOf = ({ factor, orders = [factor] }: ShoppingDish): readonly number[] => orders;

/** Whether a dish for several orders is already for this one. */
const includes = (summed: ShoppingDish, { dish, factor }: ShoppingDish): boolean =>
  shoppingKey(summed.dish) === shoppingKey(dish) &&
  ordersOf(summed).some((order) => isSameFactor(order, factor));

/** A dish for two orders. */
const both = (one: ShoppingDish, other: ShoppingDish): ShoppingDish => ({
  ...one,
  factor: one.factor + other.factor,
  orders: [...ordersOf(other), ...ordersOf(one)],
});

/** Without the tick if there was one for as much; else with it in place of an earlier one. */
function toggled(ticks: readonly ShoppingTick[], tick: ShoppingTick): readonly ShoppingTick[] {
  const rest = otherTicks(ticks, [tick]);
  const wasTicked = ticks.some((one) => !rest.includes(one) && isEnough(one, tick));
  return wasTicked ? rest : [...rest, tick];
}

/** The ticks of other foods. */
function otherTicks(
  ticks: readonly ShoppingTick[],
  others: readonly ShoppingTick[],
): readonly ShoppingTick[] {
  const names = new Set(others.map(({ name }) => name));
  return ticks.filter(({ name }) => !names.has(name));
}

/** Both lists, each dish once with its later size; only the latest if there are too many. */
function joined(
  dishes: readonly ShoppingDish[],
  later: readonly ShoppingDish[],
): readonly ShoppingDish[] {
  return [...without(dishes, later), ...later].slice(-MAX_SHOPPING_DISHES);
}

/** The dishes that are not among the others, whatever their size. */
function without(
  dishes: readonly ShoppingDish[],
  others: readonly ShoppingDish[],
): readonly ShoppingDish[] {
  const keys = new Set(others.map(({ dish }) => shoppingKey(dish)));
  return dishes.filter(({ dish }) => !keys.has(shoppingKey(dish)));
}
