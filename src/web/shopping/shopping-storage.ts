import { isPortions } from '#core/kitchen/portion-count.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { ShoppingTick } from '#core/kitchen/shopping-ticks.ts';
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
  /** Items in the basket, each food once. */
  readonly bought: readonly ShoppingTick[];
  /** Items at home, each food once; what is enough is not part of the sum. */
  readonly owned: readonly ShoppingTick[];
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
      bought: readTicks(bought),
      owned: readTicks(owned),
    }),
    write: (shopping) =>
      shopping.dishes.length + shopping.leftOut.length === 0 ? undefined : shopping,
  });

const readTicks = (value: unknown): readonly ShoppingTick[] => entriesOf(value).flatMap(readTick);

const readEntries = (value: unknown): readonly ShoppingDish[] =>
  entriesOf(value).slice(0, MAX_SHOPPING_DISHES).flatMap(readEntry);

function readEntry(value: unknown): ShoppingDish[] {
  const { dish: stored, factor, base, orders, orderId } = fieldsOf(value);
  const dish = parseDish(stored);
  const isFactor = typeof factor === 'number' && factor > 0;
  const counted = typeof base === 'number' && isPortions(base) ? { base } : {};
  const added = entriesOf(orders).filter((order) => typeof order === 'number');
  const summed = added.length > 1 ? { orders: added } : {};
  const ordered = typeof orderId === 'string' ? { orderId } : {};
  const times = isFactor ? Math.min(factor, MAX_FACTOR) : 1;
  return dish === undefined ? [] : [{ dish, factor: times, ...counted, ...summed, ...ordered }];
}

/** Lists stored before amounts were noted have only the food's key. */
function readTick(value: unknown): ShoppingTick[] {
  if (typeof value === 'string') return [{ name: value }];
  const { name, text, amount, unit } = fieldsOf(value);
  if (typeof name !== 'string') return [];
  if (typeof text !== 'string') return [{ name }];
  return typeof amount === 'number' && typeof unit === 'string'
    ? [{ name, text, amount, unit }]
    : [{ name, text }];
}
