import type { PlannedDish } from '#core/kitchen/scale-planned-dish.ts';

/** Characters that a sheet name may not contain, and its length limit. */
const NOT_IN_SHEET_NAME = /[[\]:*?/\\'\p{Cc}]/gu;
const MAX_SHEET_NAME = 31;

/** A sheet name for each dish, "1 Soto Ayam": the number tells dishes with the same name apart. */
export function sheetNames(dishes: readonly PlannedDish[]): readonly string[] {
  return dishes.map(({ dish }, index) =>
    `${index + 1} ${dish.foodName.replaceAll(NOT_IN_SHEET_NAME, ' ').replaceAll(/\s+/gu, ' ')}`
      .slice(0, MAX_SHEET_NAME)
      .trim(),
  );
}
