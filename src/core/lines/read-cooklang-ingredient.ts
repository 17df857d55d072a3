import { readState } from './food-state.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { readUnit } from './kitchen-units.ts';
import type { KnownFoods } from './known-foods.ts';
import { asLiquid } from './liquid-stock.ts';
import { readAmount } from './read-amount.ts';
import { refineBy } from './refine-food.ts';
import { findStatedSize, sizeOf } from './stated-size.ts';

/** An ingredient of a .cook file, as written there. */
export type CooklangIngredient = {
  readonly name: string;
  /** As written: `8`, `1/2`, `1 1/2`, `2-3`, `secukupnya`; empty if there is none. */
  readonly quantity: string;
  /** May be empty. */
  readonly unit: string;
  /** Its preparation; may be empty. */
  readonly note: string;
};

/**
 * Reads an ingredient in separate fields. The name must be in the tables exactly; otherwise
 * `food` is absent and pricing says so.
 */
export function readCooklangIngredient(
  { name, quantity, unit, note }: CooklangIngredient,
  foods: KnownFoods,
): IngredientLine {
  const amount = readAmount(quantity);
  const printed = unit === '' ? undefined : (readUnit(unit) ?? unit);
  const remarks = note.split(/,(?!\d)/u).map((remark) => remark.trim().split(/\s+/u));
  const food = refineBy(remarks, foods.names.findExact(name), foods);
  const state = readState([], [], note);
  const [stated] = remarks.flatMap((remark) => {
    const size = findStatedSize(remark);
    const isAll = size?.start === 0 && size.end === remark.length;
    return isAll ? [sizeOf(size, printed, remark)] : [];
  });
  return asLiquid({
    name,
    toTaste: amount === 'to-taste',
    food,
    quantity: amount === 'to-taste' ? undefined : amount,
    unit: printed,
    preparation: note || undefined,
    state,
    stated,
  });
}
