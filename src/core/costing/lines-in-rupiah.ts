import { toWholeRupiah } from '../recipes/rupiah.ts';
import type { DishCost } from './cost-lines.ts';

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
