/** Ingredient cost as a share of the selling price that small food businesses aim for. */
const TARGET_FOOD_COST = 0.35;

/** Menu prices are rounded up to this many rupiah. */
const PRICE_STEP_RUPIAH = 500;

/**
 * The price at which the ingredients of a portion are `targetFoodCost` of it, rounded up to the
 * next Rp500. Gas, packaging, labour and profit come out of the other 65 %.
 *
 * @param targetFoodCost more than 0, at most 1.
 * @returns whole rupiah; 0 where the cost is 0.
 */
export function sellingPricePerPortion(
  totalRupiah: number,
  servings: number,
  targetFoodCost = TARGET_FOOD_COST,
): number {
  if (!(targetFoodCost > 0 && targetFoodCost <= 1)) {
    throw new RangeError('targetFoodCost must be more than 0 and at most 1');
  }
  const exact = totalRupiah / atLeastOne(servings) / targetFoodCost;
  return Math.max(0, Math.ceil(exact / PRICE_STEP_RUPIAH - 1e-9)) * PRICE_STEP_RUPIAH;
}

/** Servings as a divisor, whatever was written. */
export function atLeastOne(servings: number): number {
  return Number.isFinite(servings) && servings >= 1 ? servings : 1;
}
