import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { plannedSize } from '../dish/cost-text.ts';

/** A dish and its size to buy for: "Soto Ayam (50 porsi)". */
export function describeSize({ dish, factor, base = dish.porsi }: ShoppingDish): string {
  const portions = base && base * factor;
  if (portions === undefined && factor === 1) return dish.foodName;
  return `${dish.foodName} (${plannedSize(dish, { portions, factor })})`;
}
