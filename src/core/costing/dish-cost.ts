import type { IngredientLine } from '../lines/ingredient-line.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import type { PricedLine, UnitPrice, UnpricedReason } from './price-ingredient.ts';

/** One food of a dish with its cost, or the reason it has no price. */
export type CostedLine = {
  /** Position of the ingredient in the dish; one may give several lines, or none (a heading). */
  readonly position: number;
  readonly line: IngredientLine;
  readonly cost: PricedLine | UnpricedReason;
};

export function isPriced(cost: CostedLine['cost']): cost is PricedLine {
  return typeof cost !== 'string';
}

/** Whether a cost is an amount at a price per unit; else it is the sum that is paid. */
export function isUnitPrice(basis: PricedLine['basis']): basis is UnitPrice {
  return basis.from === 'book' || basis.from === 'own';
}

/**
 * What the ingredients of a whole dish cost, at the size its recipe has, without gas, packaging or
 * labour. Sums are exact and leave out lines without a price, so a sum is shown with its number of
 * priced lines. `linesInRupiah` rounds for display.
 */
export type DishCost = {
  readonly rupiah: number;
  /** In the order of the dish. */
  readonly lines: readonly CostedLine[];
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
  return lines.map(({ cost }) => (isPriced(cost) ? toWholeRupiah(cost.rupiah * factor) : 0));
}

/** The sum of {@link linesInRupiah}: what a dish costs on screen. */
export const dishInRupiah = (dishCost: Pick<DishCost, 'lines'>, factor: number): number =>
  linesInRupiah(dishCost, factor).reduce((sum, rupiah) => sum + rupiah, 0);

/** How many lines of a dish have a price, out of how many. */
export type Coverage = { readonly priced: number; readonly of: number };

export function coverageOf({ lines }: DishCost): Coverage {
  return { priced: lines.filter(({ cost }) => isPriced(cost)).length, of: lines.length };
}

/** Whether most lines give no amount, not even "secukupnya": their sum would mean nothing. */
export function lacksAmounts({ lines }: DishCost): boolean {
  const isPaidSum = (cost: CostedLine['cost']) => isPriced(cost) && !isUnitPrice(cost.basis);
  const isOpen = ({ line, cost }: CostedLine) =>
    !line.toTaste && !line.quantity && !line.stated && !isPaidSum(cost);
  return lines.filter(isOpen).length > lines.length / 2;
}
