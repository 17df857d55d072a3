import type { PlannedDish } from '#core/kitchen/plan-dish.ts';

/** Characters that a sheet name may not contain, and its length limit. */
const NOT_IN_SHEET_NAME = /[[\]:*?/\\'\p{Cc}]/gu;
const MAX_SHEET_NAME = 31;

/** The name of a dish's sheet, "1 Soto Ayam": the number tells dishes with the same name apart. */
export function sheetName({ dish, position }: PlannedDish): string {
  const name = dish.foodName.replaceAll(NOT_IN_SHEET_NAME, ' ').replaceAll(/\s+/gu, ' ');
  return `${position + 1} ${name}`.slice(0, MAX_SHEET_NAME).trim();
}
