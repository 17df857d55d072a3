import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { ShoppingTick } from '#core/kitchen/shopping-ticks.ts';
import type { ShownOrder } from '../planning/planning-store.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import {
  both,
  isResized,
  joined,
  otherTicks,
  reopened,
  toggled,
  without,
} from './shopping-changes.ts';
import { createShoppingStorage, NOTHING_TO_BUY, type StoredShopping } from './shopping-storage.ts';

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
   * @param order that on screen: if the list has dishes for it, it follows the order.
   */
  readonly open: (entries: readonly ShoppingDish[], order?: ShownOrder) => void;
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
    open: (asked, order) => {
      const { added, replaced } = reopened(stored.read(), asked, order);
      change((before) => reopened(before, asked, order).list);
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
