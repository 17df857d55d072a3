import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { text } from './text.ts';

/** A dish and its portions to buy for. */
export function describeSize({ dish, factor, base = dish.porsi }: ShoppingDish): string {
  const { foodName } = dish;
  if (base !== undefined) {
    return text.portionsOf(foodName, writePortions(dish, base * factor));
  }
  return factor === 1 ? foodName : text.timesOf(foodName, factor);
}
