import { TARGET_FOOD_COST, type BusinessCosts, type DishBusiness } from './business-costs.ts';

/** Menu prices are multiples of this many rupiah. */
export const PRICE_STEP_RUPIAH = 500;
/** Value-added tax on the commission of a delivery app, which it passes on (PPN 11 %). */
export const COMMISSION_WITH_TAX = 1.11;

/** What one batch of a dish needs and makes. */
type CookedBatch = {
  /** Cost of all counted ingredients at the cooked size, exact. */
  readonly ingredientRupiah: number;
  /** Portions cooked, at least 1. */
  readonly portions: number;
};

/** All sums of one dish in whole rupiah, rounded once from exact figures. */
export type CostSheet = {
  readonly portionsSold: number;
  /** Of one batch. */
  readonly ingredients: number;
  readonly waste: number;
  readonly packaging: number;
  readonly gas: number;
  readonly labour: number;
  readonly total: number;
  /** HPP: `total` divided by the portions sold. */
  readonly costPerPortion: number;
  readonly price: number;
  /** True if the price is the owner's own and not the suggested one. */
  readonly isOwnPrice: boolean;
  /** Price in a delivery app that leaves `price` after its commission. */
  readonly appPrice: number;
  /** Negative for a loss. */
  readonly profitPerPortion: number;
  readonly profitPerBatch: number;
  /** Profit as a share of the price; negative for a loss, 0 without a price. */
  readonly margin: number;
  /** Ingredients alone as a share of the price; 0 without a price. */
  readonly foodCost: number;
  /** Portions sold until the money is back; absent if one batch never brings it back. */
  readonly breakEvenPortions?: number;
};

/**
 * The cost sheet of one dish. More of any cost never lowers `costPerPortion`, a suggested price is
 * never below it, and every figure is finite.
 */
export function createCostSheet(
  { ingredientRupiah, portions }: CookedBatch,
  business: BusinessCosts,
  own: DishBusiness = {},
): CostSheet {
  const portionsSold = own.portionsSold ?? portions;
  const waste = ingredientRupiah * business.wasteShare;
  const packaging = (business.packagingRupiah * portionsSold) / (own.perPack ?? 1);
  const total = ingredientRupiah + waste + packaging + business.gasRupiah + business.labourRupiah;
  const costPerPortion = total / portionsSold;
  const price =
    own.priceRupiah ??
    (own.profitRupiah === undefined
      ? suggestPrice(ingredientRupiah / portionsSold, costPerPortion, business)
      : roundUp(costPerPortion + own.profitRupiah));
  const profit = price - costPerPortion;
  // The parts add up to the total that is shown below them.
  const [ingredients = 0, wasteShown = 0, packagingShown = 0, gas = 0, labour = 0] = roundTogether([
    ingredientRupiah,
    waste,
    packaging,
    business.gasRupiah,
    business.labourRupiah,
  ]);
  const breakEven = price > 0 ? Math.ceil(total / price - 1e-9) : Number.POSITIVE_INFINITY;
  return {
    portionsSold,
    ingredients,
    waste: wasteShown,
    packaging: packagingShown,
    gas,
    labour,
    total: Math.round(total),
    costPerPortion: Math.round(costPerPortion),
    price,
    isOwnPrice: own.priceRupiah !== undefined,
    appPrice: roundUp(price / (1 - business.commission * COMMISSION_WITH_TAX)),
    profitPerPortion: Math.round(profit),
    profitPerBatch: Math.round(profit * portionsSold),
    margin: price > 0 ? profit / price : 0,
    foodCost: price > 0 ? ingredientRupiah / portionsSold / price : 0,
    ...(breakEven <= portionsSold ? { breakEvenPortions: breakEven } : {}),
  };
}

/**
 * The price at which ingredients are the target share of it, to the nearest Rp500 and never below
 * what the portion costs.
 */
function suggestPrice(
  ingredientsPerPortion: number,
  costPerPortion: number,
  { kind, targetFoodCost }: BusinessCosts,
): number {
  const exact = ingredientsPerPortion / (targetFoodCost ?? TARGET_FOOD_COST[kind]);
  const nearest = Math.round(exact / PRICE_STEP_RUPIAH) * PRICE_STEP_RUPIAH;
  return Math.max(nearest, roundUp(costPerPortion));
}

function roundUp(rupiah: number): number {
  return Math.max(0, Math.ceil(rupiah / PRICE_STEP_RUPIAH - 1e-9)) * PRICE_STEP_RUPIAH;
}

/**
 * Rounds figures so that they add up to the rounded total: the lines and the sum shown below them
 * agree to the rupiah.
 */
export function roundTogether(exact: readonly number[]): readonly number[] {
  let sum = 0;
  let shown = 0;
  return exact.map((figure) => {
    sum += figure;
    const rounded = Math.round(sum) - shown;
    shown += rounded;
    return rounded;
  });
}
