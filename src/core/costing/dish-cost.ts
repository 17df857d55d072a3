import type { IngredientLine } from '../lines/ingredient-line.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import type { PricedLine, UnpricedLine } from './price-ingredient.ts';

/** One food of a dish with its cost, or the reason it has no price. */
export type CostedLine = {
  /** Position of the ingredient in the dish; one may give several lines, or none (a heading). */
  readonly position: number;
  readonly line: IngredientLine;
  readonly cost: PricedLine | UnpricedLine;
};

/**
 * What the ingredients of a whole dish cost, at the size its recipe has, without gas, packaging or
 * labour. Sums are exact and leave out lines without a price, so a sum is shown with its number of
 * priced lines. `linesInRupiah` rounds for display.
 */
export type DishCost = {
  readonly rupiah: number;
  /** In the order of the dish. */
  readonly lines: readonly CostedLine[];
  /** The lines without a price, in the same order. */
  readonly unpriced: readonly UnpricedLine[];
};

/**
 * Each line in whole rupiah, 0 without a price. Sums that people see are sums of these
 * (`docs/decisions/0021-sums-of-what-is-shown.md`).
 *
 * @param factor how many times the recipe is cooked.
 */
export function linesInRupiah(
  { lines }: Pick<DishCost, 'lines'>,
  factor: number,
): readonly number[] {
  return lines.map(({ cost }) => ('unpriced' in cost ? 0 : toWholeRupiah(cost.rupiah * factor)));
}

/** How many lines of a dish have a price, out of how many. */
export type Coverage = { readonly priced: number; readonly of: number };

export function coverageOf({ lines, unpriced }: DishCost): Coverage {
  return { priced: lines.length - unpriced.length, of: lines.length };
}

/** Whether most lines give no amount, not even "secukupnya": their sum would mean nothing. */
export function lacksAmounts({ lines }: DishCost): boolean {
  const isOpen = ({ line, cost }: CostedLine) =>
    !line.toTaste &&
    !line.quantity &&
    !line.stated &&
    !('rupiah' in cost && !('per' in cost.basis));
  return lines.filter(isOpen).length > lines.length / 2;
}
