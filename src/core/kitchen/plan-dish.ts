import { coverageOf, lacksAmounts, linesInRupiah, type DishCost } from '../costing/dish-cost.ts';
import type { Dish } from '../recipes/dish.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import {
  servesSmallPortions,
  shareBatchCosts,
  type BusinessCosts,
  type DishBusiness,
  type SellingTerms,
} from './business-costs.ts';
import { createCostSheet, type CostSheet } from './cost-sheet.ts';
import { MAX_PORTIONS_SOLD, scaleFactor, type DishSize } from './portion-count.ts';
import {
  ANY_PACK,
  isPackable,
  portionUnit,
  sellsPieces,
  usualPack,
  type Pack,
} from './portion-unit.ts';

/** Our own sum is shown only if at least this share of a dish's lines have a price. */
const MIN_COVERAGE = 0.6;
/** Two figures of one dish that differ by more than this share of the larger are pointed out. */
const NOTABLE_DIFFERENCE = 0.25;

/** The source of every figure on the answer screen. */
export type DishPlan = {
  /** How many times the recipe is cooked. */
  readonly factor: number;
  /** Portions that this makes, counted as `recipePortions` are; absent if the recipe does not say. */
  readonly portions: number | undefined;
  /**
   * Portions that the recipe makes at its own size: stall portions when selling, otherwise the
   * family's.
   */
  readonly recipePortions?: number | undefined;
  /** Dishes among which gas and wages are divided, itself included; absent if it is cooked alone. */
  readonly dishesPerCooking?: number | undefined;
  /** True if nobody has said how many portions are cooked or sold. */
  readonly isAsWritten?: boolean;
  /**
   * Portions of the usual cooking, counted as they are sold, by which gas and wages are divided; absent
   * if it is known how many are cooked.
   */
  readonly usualBatch?: number | undefined;
  /** Portions that the owner says she sells, at this size. */
  readonly ownPortionsSold?: number | undefined;
  /** How she sells it, with the pack of the seller's note where she has set none. */
  readonly terms?: SellingTerms;
  /** What is sold as one, if that is more than one portion. */
  readonly pack?: Pack | undefined;
  /** Our cost of the recipe at its own size; absent until the price book is loaded. */
  readonly dishCost?: DishCost | undefined;
  /** Cost of the ingredients at the cooked size, in whole rupiah; absent if unknown. */
  readonly ingredientRupiah?: number;
  /** True if we have computed `ingredientRupiah`, false if it is the source's figure. */
  readonly isComputed: boolean;
  /** Absent if portions or cost are unknown. */
  readonly sheet?: CostSheet;
};

/** A dish of an answer and what follows from its size and the business. */
export type PlannedDish = {
  readonly dish: Dish;
  readonly plan: DishPlan;
  /** In the answer, from 0; its size and its place in a box are kept under it. */
  readonly position: number;
};

export type PlanParts = {
  readonly size: DishSize;
  readonly business: BusinessCosts;
  readonly dishBusiness?: DishBusiness | undefined;
  /** As in `DishPlan`. */
  readonly dishesPerCooking?: number | undefined;
  /** True if guests eat what is cooked: each gets one portion of the recipe. */
  readonly servesGuests?: boolean;
  /** True if portions are counted as they are sold: twenty bowls of soto are a stall's. */
  readonly isSelling?: boolean;
  /** From `createDishCosting`; absent until the price book is there. */
  readonly dishCost?: DishCost | undefined;
};

export function planDish(dish: Dish, parts: PlanParts): DishPlan {
  const {
    size,
    business,
    dishBusiness = {},
    dishesPerCooking,
    dishCost,
    servesGuests = false,
  } = parts;
  const recipePortions = recipePortionsOf(dish, parts);
  const factor = scaleFactor(recipePortions, size);
  const ownPortionsSold = soldAtSize(factor, dishBusiness);
  // Not `recipePortions * factor`, which is 58.00000000000001 for 58 of 7.
  const portions =
    recipePortions === undefined ? ownPortionsSold : (size.portions ?? recipePortions);
  const isComputed = dishCost !== undefined && isTrusted(dishCost);
  const isAsWritten = (size.portions ?? size.times ?? ownPortionsSold) === undefined;
  const known = {
    factor,
    isAsWritten,
    isComputed,
    portions,
    recipePortions,
    ownPortionsSold,
    dishCost,
    dishesPerCooking,
  };
  // A source writes 0 if it does not know.
  if (!isComputed && dish.estimatedCostatRupiah === 0) return known;
  const ingredientRupiah = isComputed
    ? linesInRupiah(dishCost, factor).reduce((sum, rupiah) => sum + rupiah, 0)
    : toWholeRupiah(dish.estimatedCostatRupiah * factor);
  if (portions === undefined) return { ...known, ingredientRupiah };
  const unit = portionUnit(dish);
  // Pieces that are asked for are sold as asked ("100 buah"); a stall's smaller ones are only made
  // of a recipe as it stands.
  const areCounted = size.portions !== undefined && isPackable(unit);
  const usualSold =
    servesGuests || areCounted
      ? portions
      : usualPortionsSold(dish, { portions, recipePortions }, business);
  const portionsSold = ownPortionsSold ?? usualSold;
  const { portionsSold: _, soldAtFactor: __, perPack, ...goal } = dishBusiness;
  // Portions that the owner counts herself are not those of the seller's note.
  const isPacked = isPackable(unit)
    ? sellsPieces(unit, portions, portionsSold)
    : ownPortionsSold === undefined;
  const pack = isPacked ? packOf(dish, perPack) : undefined;
  const terms = pack === undefined ? goal : { ...goal, perPack: pack.holds };
  // Fifty portions of klepon are fifty bags.
  const perPortion = isPackable(unit) ? (pack?.holds ?? 1) : 1;
  const usual = (business.usualBatch ?? 0) * perPortion;
  // A recipe that makes more than usual is one cooking.
  const usualBatch = isAsWritten && usual > portionsSold ? usual : undefined;
  const costs = shareBatchCosts(business, { dishesPerCooking, usualBatch, portionsSold });
  const sheet = createCostSheet({ ingredientRupiah, portionsSold }, costs, terms);
  return { ...known, ingredientRupiah, usualBatch, terms, pack, sheet };
}

/** The owner's pack, else that of the seller's note. */
function packOf(dish: Dish, perPack: number | undefined): Pack | undefined {
  const usual = usualPack(dish);
  if (perPack === undefined) return usual;
  return perPack > 1 ? { noun: usual?.noun ?? ANY_PACK, holds: perPack } : undefined;
}

/** Portions that the owner says she sells, at the size cooked now. */
function soldAtSize(
  factor: number,
  { portionsSold, soldAtFactor = factor }: DishBusiness,
): number | undefined {
  if (portionsSold === undefined) return undefined;
  return boundSold((portionsSold * factor) / soldAtFactor);
}

/**
 * Portions that a recipe makes, as counted on screen: stall portions when selling, otherwise the
 * family's.
 */
export function recipePortionsOf(
  dish: Pick<Dish, 'porsi' | 'porsiWarung'>,
  {
    isSelling = false,
    servesGuests = false,
    business,
  }: Pick<PlanParts, 'isSelling' | 'servesGuests' | 'business'>,
): number | undefined {
  const areSmall = isSelling && !servesGuests && servesSmallPortions(business.kind);
  return areSmall ? (dish.porsiWarung ?? dish.porsi) : dish.porsi;
}

/** Portions that a business sells of those cooked, unless its owner says otherwise. */
function usualPortionsSold(
  { porsiWarung }: Dish,
  {
    portions,
    recipePortions = portions,
  }: { readonly portions: number; readonly recipePortions: number | undefined },
  { kind }: BusinessCosts,
): number {
  if (porsiWarung === undefined || !servesSmallPortions(kind)) return portions;
  return boundSold((portions * porsiWarung) / recipePortions);
}

const boundSold = (portions: number): number =>
  Math.min(MAX_PORTIONS_SOLD, Math.max(1, Math.round(portions)));

/** Portions that are cooked, in family-size portions, even when sold in smaller ones. */
export function familyPortions(
  { porsi }: Pick<Dish, 'porsi'>,
  { factor }: Pick<DishPlan, 'factor'>,
): number | undefined {
  return porsi && Math.max(1, Math.round(porsi * factor));
}

/** Whether more portions are sold than the recipe makes for a family. */
export function sellsMoreThanMade({ dish, plan }: Pick<PlannedDish, 'dish' | 'plan'>): boolean {
  const made = familyPortions(dish, plan);
  return made !== undefined && (plan.sheet?.portionsSold ?? 0) > made;
}

/** What people usually pay for a portion, beside the price that is suggested. */
type OtherPrice = {
  /** Whole rupiah. */
  readonly price: number;
  /** Lower than the suggested one, else higher. */
  readonly isLower: boolean;
  /** Below the cost of a portion. */
  readonly isLoss: boolean;
};

/**
 * The usual price of a portion, if the suggested one is notably different or it would be a loss. Only
 * known for recipes of the collection whose portion is the one that stalls sell.
 */
export function otherUsualPrice({ dish, plan }: PlannedDish): OtherPrice | undefined {
  const { sheet, ownPortionsSold } = plan;
  const { price, slug } = dish;
  const isStallPortion = dish.porsiWarung === undefined || sellsMoreThanMade({ dish, plan });
  if (sheet === undefined || sheet.isOwnPrice || ownPortionsSold !== undefined) return undefined;
  if (slug === undefined || !isStallPortion) return undefined;
  const isLoss = price < sheet.costPerPortion;
  if (!isLoss && notableDifference(sheet.price, price) === undefined) return undefined;
  return { price, isLower: price < sheet.price, isLoss };
}

/** Whether the owner has taken over what people usually pay, as the collection knows it. */
export const sellsAtUsualPrice = ({
  dish,
  plan: { sheet },
}: Pick<PlannedDish, 'dish' | 'plan'>): boolean =>
  sheet?.isOwnPrice === true && dish.slug !== undefined && sheet.price === dish.price;

/** Whether enough lines of a dish have a price to show the sum. */
function isTrusted(dishCost: DishCost): boolean {
  const { priced, of } = coverageOf(dishCost);
  return of > 0 && priced / of >= MIN_COVERAGE && !lacksAmounts(dishCost);
}

/**
 * The share by which our figure differs from another, if it is worth mentioning.
 *
 * @param least smallest share of the larger figure worth mentioning.
 */
export function notableDifference(
  ourRupiah: number,
  otherRupiah: number,
  least = NOTABLE_DIFFERENCE,
): number | undefined {
  if (otherRupiah <= 0 || ourRupiah <= 0) return undefined;
  const difference = Math.abs(ourRupiah - otherRupiah) / Math.max(ourRupiah, otherRupiah);
  return difference > least ? ourRupiah / otherRupiah - 1 : undefined;
}
