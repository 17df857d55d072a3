import type { PriceUnit } from '../costing/price-book.ts';
import { toMarketAmount } from './market-amount.ts';

/** What was bought of a food, or was at home, when its item was ticked. */
export type ShoppingTick = {
  /** Key of the food. */
  readonly name: string;
  /** As the list wrote it: "½ kg"; absent if it was not noted, and then it is enough. */
  readonly text?: string | undefined;
  /** The same in `unit`; both absent if the item had no price. */
  readonly amount?: number | undefined;
  readonly unit?: string | undefined;
};

/** What was ticked on an earlier list. */
export type ShoppingTicks = {
  readonly bought: readonly ShoppingTick[];
  readonly owned: readonly ShoppingTick[];
};

/** As much of an item of the list as a tick notes. */
type ListedFood = {
  readonly name: string;
  readonly needed?: { readonly value: number; readonly per: PriceUnit };
  readonly need: string;
  readonly buy?: string;
};

/** How much of an item was bought when it was ticked: at least that is now at home. */
export function tickOf({ name, needed, buy, need }: ListedFood): ShoppingTick {
  if (needed === undefined) return { name, text: buy ?? need };
  const { value: amount, text } = toMarketAmount(needed.value, needed.per);
  return { name, text, amount, unit: needed.per.unit };
}

/** Whether what was ticked is as much as is to be bought now. */
export function isEnough(ticked: ShoppingTick, now: ShoppingTick): boolean {
  if (ticked.text === undefined || ticked.text === now.text) return true;
  return ticked.unit === now.unit && (ticked.amount ?? 0) >= (now.amount ?? Infinity);
}

/** Whether enough of the item is among what was bought, or is at home. */
export function isTicked(item: ListedFood, ticks: readonly ShoppingTick[]): boolean {
  const before = ticks.find(({ name }) => name === item.name);
  return before !== undefined && isEnough(before, tickOf(item));
}

/**
 * What is needed beside what was ticked, in the unit of the price; all of it if that is as much as is bought, or
 * cannot be told. Of 24.2 leaves 24 are bought: then nothing is missing.
 */
export function neededBeside(
  ticks: readonly ShoppingTick[],
  { name, value, per }: { readonly name: string; readonly value: number; readonly per: PriceUnit },
): number {
  const tick = ticks.find((one) => one.name === name);
  const had = tick?.unit === per.unit ? (tick.amount ?? 0) : 0;
  return had < Math.min(value, toMarketAmount(value, per).value) ? value - had : value;
}
