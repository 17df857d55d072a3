import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
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
  /** Empties the list. @returns a function that restores it. */
  readonly clear: () => () => void;
};

/** The one shopping list of this device. */
export function createShoppingStore(storage: KeyValueStorage): ShoppingStore {
  const store = createStore<ShoppingState>()(() => ({
    ...readShopping(storage),
    isOpen: false,
    isKept: true,
  }));

  const change = (changed: Partial<StoredShopping>) => {
    const { dishes, bought, owned } = { ...store.getState(), ...changed };
    const isKept = writeShopping(storage, { dishes, bought, owned });
    store.setState({ dishes, bought, owned, isKept });
  };

  const toggle = (keys: readonly string[], key: string) =>
    keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];

  return {
    ...store,
    open: (entries) => {
      // Another tab may have changed it since.
      const stored = store.getState().isKept ? readShopping(storage) : store.getState();
      const others = stored.dishes.filter(
        ({ dish }) => !entries.some((entry) => hasSameIngredients(entry.dish, dish)),
      );
      change({ ...stored, dishes: [...others, ...entries].slice(-MAX_SHOPPING_DISHES) });
      store.setState({ isOpen: true });
    },
    close: () => store.setState({ isOpen: false }),
    leaveOut: (position) =>
      change({ dishes: store.getState().dishes.filter((_, at) => at !== position) }),
    toggleBought: (key) => change({ bought: toggle(store.getState().bought, key) }),
    toggleOwned: (key) => change({ owned: toggle(store.getState().owned, key) }),
    clear: () => {
      const { dishes, bought, owned } = store.getState();
      change(NOTHING_TO_BUY);
      return () => change({ dishes, bought, owned });
    },
  };
}

function hasSameIngredients(one: Dish, other: Dish): boolean {
  return (
    one.foodName === other.foodName &&
    JSON.stringify(one.ingredient) === JSON.stringify(other.ingredient)
  );
}
