import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { SHOPPING_KEY } from '../storage/storage-keys.ts';
import {
  MAX_SHOPPING_DISHES,
  NOTHING_TO_BUY,
  readShopping,
  writeShopping,
  type ShoppingEntry,
  type StoredShopping,
} from './shopping-storage.ts';

type ShoppingState = StoredShopping & {
  readonly isOpen: boolean;
  /** Those of the dishes that the list was opened with; all others were on it before. */
  readonly added: readonly ShoppingEntry[];
  /** False if the browser stores nothing. */
  readonly isKept: boolean;
};

export type ShoppingStore = StoreApi<ShoppingState> & {
  /** Adds dishes to the list; one that is on it already takes the new size. */
  readonly open: (entries: readonly ShoppingEntry[]) => void;
  readonly close: () => void;
  readonly leaveOut: (position: number) => void;
  readonly toggleBought: (key: string) => void;
  readonly toggleOwned: (key: string) => void;
  /** Leaves only what the list was opened with. @returns a function that restores the rest. */
  readonly startAnew: () => () => void;
  /** Empties the list. @returns a function that restores it. */
  readonly clear: () => () => void;
  /** Takes over what another tab has stored. */
  readonly follow: (event: Pick<StorageEvent, 'key'>) => void;
};

/** The one shopping list of this device. */
export function createShoppingStore(storage: KeyValueStorage): ShoppingStore {
  const store = createStore<ShoppingState>()(() => ({
    ...readShopping(storage),
    isOpen: false,
    added: [],
    isKept: true,
  }));

  /** What is stored now: another tab may have changed it. */
  const now = (): StoredShopping => {
    const state = store.getState();
    return state.isKept ? readShopping(storage) : state;
  };

  const change = (apply: (before: StoredShopping) => Partial<StoredShopping>) => {
    const before = now();
    const { dishes, bought, owned } = { ...before, ...apply(before) };
    const isKept = writeShopping(storage, { dishes, bought, owned });
    store.setState({ dishes, bought, owned, isKept });
  };

  const toggle = (keys: readonly string[], key: string) =>
    keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];

  const add = (entries: readonly ShoppingEntry[]) =>
    change(({ dishes }) => ({
      dishes: [...without(dishes, entries), ...entries].slice(-MAX_SHOPPING_DISHES),
    }));

  const clear = () => {
    const { dishes, bought, owned } = now();
    change(() => NOTHING_TO_BUY);
    return () =>
      change((since) => ({
        dishes: [...without(dishes, since.dishes), ...since.dishes].slice(-MAX_SHOPPING_DISHES),
        bought: [...new Set([...bought, ...since.bought])],
        owned: [...new Set([...owned, ...since.owned])],
      }));
  };

  return {
    ...store,
    open: (entries) => {
      add(entries);
      store.setState({ isOpen: true, added: entries });
    },
    close: () => store.setState({ isOpen: false }),
    leaveOut: (position) => {
      const { dishes, added } = store.getState();
      const left = dishes.slice(position, position + 1);
      change((before) => ({ dishes: without(before.dishes, left) }));
      store.setState({ added: without(added, left) });
    },
    toggleBought: (key) => change(({ bought }) => ({ bought: toggle(bought, key) })),
    toggleOwned: (key) => change(({ owned }) => ({ owned: toggle(owned, key) })),
    startAnew: () => {
      const putBack = clear();
      add(store.getState().added);
      return putBack;
    },
    clear,
    follow: ({ key }) => {
      if (key === SHOPPING_KEY || key === null) store.setState(now());
    },
  };
}

/** Those of these dishes that are not among the others, whatever their size. */
function without(
  dishes: readonly ShoppingEntry[],
  others: readonly ShoppingEntry[],
): readonly ShoppingEntry[] {
  return dishes.filter(({ dish }) => !others.some((other) => hasSameIngredients(other.dish, dish)));
}

function hasSameIngredients(one: Dish, other: Dish): boolean {
  return (
    one.foodName === other.foodName &&
    JSON.stringify(one.ingredient) === JSON.stringify(other.ingredient)
  );
}
