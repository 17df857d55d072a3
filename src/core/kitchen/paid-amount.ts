import type { UnitAmount } from '../costing/convert-to-grams.ts';
import { isWeightOrVolume, unitsPerUnit } from '../lines/kitchen-units.ts';
import { printUnit } from '../lines/print-unit.ts';
import { readServing } from './read-serving.ts';
import { SPOONS } from './scale-serving.ts';
import { writeDecimal } from './write-amount.ts';

/** A smaller difference between written and paid amount does not show in the sum. */
const SEEN_FROM = 0.005;

/**
 * The exact amount that is paid for, in the unit that is written: amounts are rounded for the cook,
 * 13 coconuts for 12½, 6,3 kg for 6,25.
 *
 * @param servingSize the amount as it is shown, at the cooked size.
 * @param bought of one recipe, in the unit of the price.
 * @param factor how many times the recipe is cooked.
 * @returns `undefined` unless the difference shows in the sum.
 */
export function paidAmount(
  servingSize: string,
  bought: UnitAmount,
  factor: number,
): string | undefined {
  const [written, ...rest] = readServing(servingSize);
  if (written === undefined || typeof written === 'string' || rest.length > 0) return undefined;
  const { amount, unit } = written;
  if (unit === undefined || amount.min !== amount.max) return undefined;
  const scale = unitsIn(unit, bought.unit);
  if (scale === undefined) return undefined;
  const paid = bought.count * factor * scale;
  if (Math.abs(amount.value - paid) <= SEEN_FROM * paid) return undefined;
  return `${writeDecimal(paid, 2)} ${printUnit(unit)}`;
}

/** Every piece counts as one: 1 buah is 1 butir. */
const unitsIn = (unit: string, other = ''): number | undefined =>
  unitsPerUnit(other, unit) ?? (isCounted(unit) && isCounted(other) ? 1 : undefined);

/** Whether a unit is counted: neither weighed, measured nor spooned. */
const isCounted = (unit: string): boolean =>
  unit !== 'cm' && !isWeightOrVolume(unit) && !SPOONS.has(unit);
