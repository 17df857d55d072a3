import { isPortions } from '#core/kitchen/portion-count.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { parseDish } from '#core/recipes/dish.ts';
import { entriesOf, fieldsOf } from '#core/recipes/unknown-values.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { SHOPPING_KEY } from '../storage/storage-keys.ts';
import { createStoredValue, type StoredValue } from '../storage/stored-value.ts';

/** More than anyone carries home; the oldest dishes are dropped. */
export const MAX_SHOPPING_DISHES = 50;
const MAX_FACTOR = 10_000;

export type StoredShopping = {
  readonly dishes: readonly ShoppingDish[];
  /** Dishes taken off the list: reopening their answer does not add them. */
  readonly leftOut: readonly ShoppingDish[];
  /** Keys of items in the basket. */
  readonly bought: readonly string[];
  /** Keys of items at home, which are not part of the sum. */
  readonly owned: readonly string[];
};

export const NOTHING_TO_BUY: StoredShopping = { dishes: [], leftOut: [], bought: [], owned: [] };

/** The edge to local storage: unreadable parts are left out, the rest stays. */
export const createShoppingStorage = (storage: KeyValueStorage): StoredValue<StoredShopping> =>
  createStoredValue({
    storage,
    key: SHOPPING_KEY,
    parse: ({ dishes, leftOut, bought, owned }) => ({
      dishes: readEntries(dishes),
      leftOut: readEntries(leftOut),
      bought: readKeys(bought),
      owned: readKeys(owned),
    }),
    write: (shopping) =>
      shopping.dishes.length + shopping.leftOut.length === 0 ? undefined : shopping,
  });

const readEntries = (value: unknown): readonly ShoppingDish[] =>
  entriesOf(value).slice(0, MAX_SHOPPING_DISHES).flatMap(readEntry);

function readEntry(value: unknown): ShoppingDish[] {
  const { dish: stored, factor, base } = fieldsOf(value);
  const dish = parseDish(stored);
  const isFactor = typeof factor === 'number' && factor > 0;
  const counted = typeof base === 'number' && isPortions(base) ? { base } : {};
  return dish === undefined
    ? []
    : [{ dish, factor: isFactor ? Math.min(factor, MAX_FACTOR) : 1, ...counted }];
}

function readKeys(value: unknown): readonly string[] {
  return entriesOf(value).filter((entry) => typeof entry === 'string');
}
