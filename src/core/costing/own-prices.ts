import type { IngredientLine } from '../lines/ingredient-line.ts';
import type { PriceUnit } from './price-book.ts';

/** Largest price or other sum accepted: more is a typing error. */
export const MAX_SUM_RUPIAH = 1_000_000_000;

/** What the visitor pays for a food: `{rupiah: 15000, per: {quantity: 800, unit: 'g'}}`. */
export type OwnPrice = { readonly rupiah: number; readonly per: PriceUnit };

/** The visitor's own prices, which override the price book. */
export type OwnPrices = {
  /** By {@link foodKey}. */
  readonly foods: ReadonlyMap<string, OwnPrice>;
  /** By {@link lineKey}: what a line costs in rupiah, at the size its recipe has. */
  readonly lines: ReadonlyMap<string, number>;
};

export const NO_OWN_PRICES: OwnPrices = { foods: new Map(), lines: new Map() };

/** The key of an own price: the food's canonical name, else its name as written. */
export function foodKey({ food, name }: IngredientLine): string {
  return food ?? name;
}

/** The key of an own sum for one line: the same in every dish with this very line. */
export function lineKey({ quantity, unit, name, preparation }: IngredientLine): string {
  return [quantity?.value, unit, name, preparation].filter((part) => part !== undefined).join(' ');
}

/** Sets the price of a food by its key; `undefined` removes it. */
export function withOwnPrice(own: OwnPrices, food: string, price: OwnPrice | undefined): OwnPrices {
  return { ...own, foods: withEntry(own.foods, food, price) };
}

/** Sets the sum of one line by its key; `undefined` removes it. */
export function withOwnSum(own: OwnPrices, line: string, rupiah: number | undefined): OwnPrices {
  return { ...own, lines: withEntry(own.lines, line, rupiah) };
}

function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const changed = new Map(map);
  if (value === undefined) changed.delete(key);
  else changed.set(key, value);
  return changed;
}
