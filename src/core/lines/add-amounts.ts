import { GRAMS_OF_UNIT, MILLILITRES_OF_UNIT } from './kitchen-units.ts';
import { scaleAmount, type Amount } from './read-amount.ts';

/** An amount and its printed unit; `undefined` for a bare count. */
type Measured = { readonly amount: Amount; readonly unit: string | undefined };

const SDT_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ['sdt', 1],
  ['sdm', 3],
]);
/** Units that can be added, each with its size in the smallest. */
const FAMILIES = [GRAMS_OF_UNIT, MILLILITRES_OF_UNIT, SDT_OF_UNIT];

/** The sum in the unit of the first, or `undefined` if the two units cannot be converted. */
export function addAmounts(one: Measured, other: Measured): Amount | undefined {
  const factor = unitsPerUnit(other.unit, one.unit);
  if (factor === undefined) return undefined;
  const added = scaleAmount(other.amount, factor);
  const { min, max, value } = one.amount;
  return { min: min + added.min, max: max + added.max, value: value + added.value };
}

function unitsPerUnit(from: string | undefined, to: string | undefined): number | undefined {
  if (from === to) return 1;
  const family = FAMILIES.find((units) => units.has(from ?? '') && units.has(to ?? ''));
  return family && (family.get(from ?? '') ?? 0) / (family.get(to ?? '') ?? 1);
}
