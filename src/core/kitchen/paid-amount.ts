import type { UnitAmount } from '../costing/unit-amounts.ts';
import { isMeasure, unitsPerUnit } from '../lines/kitchen-units.ts';
import { printUnit } from '../lines/print-unit.ts';
import type { Amount } from '../lines/read-amount.ts';
import { ANY_PIECE } from './count-words.ts';
import { readServing } from './read-serving.ts';
import { writeDecimal } from './write-amount.ts';

/** A smaller difference between written and paid amount does not show in the sum. */
const SEEN_FROM = 0.005;

/**
 * The exact amount that is paid for, where the one shown is rounded for the cook: 12½ coconuts are shown as 13, 2,24 kg
 * as 2,2.
 *
 * @param servingSize the amount as it is shown, at the cooked size; the result is in its unit.
 * @param bought what one recipe buys, in the unit of the price.
 * @param factor how many times the recipe is cooked.
 * @param quantity the amount as the recipe writes it: pieces may be paid for by weight.
 * @returns `undefined` unless the difference shows in the sum.
 */
export function paidAmount(
  servingSize: string,
  bought: UnitAmount,
  factor: number,
  quantity: Amount | undefined,
): string | undefined {
  const [written, ...rest] = readServing(servingSize);
  if (written === undefined || typeof written === 'string' || rest.length > 0) return undefined;
  const { amount, unit } = written;
  if (unit === undefined || amount.min !== amount.max) return undefined;
  const paid = factor * (unitsBought(unit, bought) ?? piecesOf(unit, quantity) ?? NaN);
  if (Number.isNaN(paid) || Math.abs(amount.value - paid) <= SEEN_FROM * paid) return undefined;
  return `${writeDecimal(paid, 2)} ${printUnit(unit)}`;
}

/** Words for pieces are interchangeable: 1 buah is 1 butir. A bunch and a leaf are not. */
function unitsBought(unit: string, { count, unit: other = '' }: UnitAmount): number | undefined {
  const scale =
    unitsPerUnit(other, unit) ?? (ANY_PIECE.has(unit) && ANY_PIECE.has(other) ? 1 : undefined);
  return scale === undefined ? undefined : count * scale;
}

const piecesOf = (unit: string, quantity: Amount | undefined): number | undefined =>
  isMeasure(unit) ? undefined : quantity?.value;
