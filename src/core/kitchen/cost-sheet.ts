import { toWholeRupiah } from '../recipes/rupiah.ts';
import { targetFoodCostOf, type BusinessCosts, type SellingTerms } from './business-costs.ts';

/** Menu prices are multiples of `large` rupiah, those below `from` of `small`. */
export const PRICE_STEPS = { small: 100, from: 2_000, large: 500 } as const;
/**
 * How far rounding may take a suggested price below the target price, as a share of it; the food cost
 * shown is still the target.
 */
export const MAX_PRICE_SHORTFALL = 0.01;
/** Value-added tax on the commission of a delivery app, which it passes on (PPN 11 %). */
export const COMMISSION_WITH_TAX = 1.11;

/** What one batch of a dish costs in ingredients, and how much of it is sold. */
type CostedBatch = {
  /** Cost of all ingredients that have a price, at the cooked size. */
  readonly ingredientRupiah: number;
  /** At least 1. */
  readonly portionsSold: number;
};

/**
 * All sums of one dish in whole rupiah. Each amount is rounded once; sums and differences use the rounded
 * ones (`docs/decisions/0021-sums-of-what-is-shown.md`).
 */
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
  readonly breakEvenPortions: number | undefined;
};

/**
 * The cost sheet of one dish. More of any cost never lowers `costPerPortion`, a suggested price is
 * never below it, and every figure is finite.
 */
export function createCostSheet(
  { ingredientRupiah, portionsSold }: CostedBatch,
  business: BusinessCosts,
  terms: SellingTerms,
): CostSheet {
  const ingredients = toWholeRupiah(ingredientRupiah);
  const waste = toWholeRupiah(ingredients * business.wasteShare);
  const eachPack = terms.packagingRupiah ?? business.packagingRupiah;
  const packaging = toWholeRupiah((eachPack * portionsSold) / (terms.perPack ?? 1));
  const gas = toWholeRupiah(business.gasRupiah);
  const labour = toWholeRupiah(business.labourRupiah);
  const total = ingredients + waste + packaging + gas + labour;
  const exactCost = total / portionsSold;
  const costPerPortion = toWholeRupiah(exactCost);
  const price =
    terms.priceRupiah ??
    (terms.profitRupiah === undefined
      ? suggestPrice(ingredients / portionsSold, exactCost, business)
      : roundUp(exactCost + terms.profitRupiah));
  const profitPerBatch = toWholeRupiah(price * portionsSold) - total;
  const breakEven = price > 0 ? Math.ceil(total / price - 1e-9) : Number.POSITIVE_INFINITY;
  return {
    portionsSold,
    ingredients,
    waste,
    packaging,
    gas,
    labour,
    total,
    costPerPortion,
    price,
    isOwnPrice: terms.priceRupiah !== undefined,
    appPrice: roundUp(price / (1 - business.commission * COMMISSION_WITH_TAX)),
    profitPerPortion: price - costPerPortion,
    profitPerBatch,
    margin: price > 0 ? profitPerBatch / portionsSold / price : 0,
    foodCost: price > 0 ? ingredients / portionsSold / price : 0,
    breakEvenPortions: breakEven <= portionsSold ? breakEven : undefined,
  };
}

/**
 * How many whole portions a sum of money makes, 0 or more. It pays for everything but the wages, which are paid from
 * the sales.
 *
 * @param isGasByPortion true if `gas` is only this dish's share of a larger batch.
 */
export function portionsPaid(
  { total, gas, labour, portionsSold }: CostSheet,
  rupiah: number,
  isGasByPortion: boolean,
): number {
  const gasOfAll = isGasByPortion ? 0 : gas;
  const each = (total - labour - gasOfAll) / portionsSold;
  if (each <= 0) return 0;
  // Without it, floating-point errors could make 2.9999 of three portions.
  return Math.max(0, Math.floor((rupiah - gasOfAll) / each + 1e-9));
}

/** Least profit as a share of the suggested price, where gas and wages exceed the ingredients. */
export const MIN_MARGIN_SHARE = 0.1;

function suggestPrice(
  ingredientsPerPortion: number,
  costPerPortion: number,
  business: BusinessCosts,
): number {
  const price = priceAt(ingredientsPerPortion, targetFoodCostOf(business));
  return Math.max(price, roundUp(costPerPortion / (1 - MIN_MARGIN_SHARE)));
}

/**
 * The rounded price at which the ingredients make up this share.
 *
 * @param ingredientsPerPortion rupiah.
 * @param share above 0; 1 is the whole price.
 */
export function priceAt(ingredientsPerPortion: number, share: number): number {
  const exact = ingredientsPerPortion / share;
  const step = priceStep(exact);
  const nearest = Math.round(exact / step) * step;
  return nearest < exact * (1 - MAX_PRICE_SHORTFALL) ? roundUp(exact) : nearest;
}

/** Rounds a price up to its next step. */
export function roundUp(rupiah: number): number {
  const step = priceStep(rupiah);
  return Math.max(0, Math.ceil(rupiah / step - 1e-9)) * step;
}

/** The step between prices of that size. */
export function priceStep(rupiah: number): number {
  return rupiah < PRICE_STEPS.from ? PRICE_STEPS.small : PRICE_STEPS.large;
}
