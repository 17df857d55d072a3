import { unitsPerUnit } from './kitchen-units.ts';
import { scaleAmount, type Amount } from './read-amount.ts';

/** An amount and its printed unit; `undefined` for a bare count. */
type Measured = { readonly amount: Amount; readonly unit: string | undefined };

/** The sum in the unit of the first, or `undefined` if the two units cannot be converted. */
export function addAmounts(one: Measured, other: Measured): Amount | undefined {
  const factor = unitsPerUnit(other.unit, one.unit);
  if (factor === undefined) return undefined;
  const added = scaleAmount(other.amount, factor);
  const { min, max, value } = one.amount;
  return { min: min + added.min, max: max + added.max, value: value + added.value };
}
