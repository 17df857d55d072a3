import { coverageOf, dishInRupiah, lacksAmounts, type DishCost } from '../costing/dish-cost.ts';
import type { Dish } from '../recipes/dish.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import {
  servesSmallPortions,
  shareBatchCosts,
  type BusinessCosts,
  type DishBusiness,
  type SellingTerms,
} from './business-costs.ts';
import { createCostSheet, portionsPaid, type CostSheet } from './cost-sheet.ts';
import { boundPortions, MAX_PORTIONS_SOLD, scaleFactor, type DishSize } from './portion-count.ts';
import {
  ANY_PACK,
  isPackable,
  portionUnit,
  sellsPieces,
  soldNoun,
  usualPack,
  type Pack,
} from './portion-unit.ts';

/** Our own sum is shown only if at least this share of a dish's lines have a price. */
const MIN_COVERAGE = 0.6;

/** The source of every figure on the answer screen. */
export type DishPlan = {
  /** How many times the recipe is cooked. */
  readonly factor: number;
  /** Portions made, in the same unit as `recipePortions`; absent if the recipe does not say. */
  readonly portions: number | undefined;
  /**
   * Portions that the recipe makes at its own size: stall portions when selling, otherwise the
   * family's.
   */
  readonly recipePortions?: number | undefined;
  /** True if nobody has said how many portions are cooked or sold. */
  readonly isAsWritten: boolean;
  /** Portions that the owner says are sold, at this size. */
  readonly ownPortionsSold?: number | undefined;
  /** Dishes among which gas and wages are divided, itself included; absent if it is cooked alone. */
  readonly dishesPerCooking?: number | undefined;
  /** Our cost of the recipe at its own size; absent until the price book is loaded. */
  readonly dishCost?: DishCost | undefined;
  /** Cost of the ingredients at the cooked size, in whole rupiah; absent if unknown. */
  readonly ingredientRupiah?: number;
  /** True if we have computed `ingredientRupiah`, false if it is the source's figure. */
  readonly isComputed: boolean;
} & (SellingPlan | NotSold);

/** A larger cooking than the recipe's, by whose portions gas and wages are divided. */
type SharedBatch = {
  /** Counted as they are sold. */
  readonly portions: number;
  /** The owner's usual cooking, or what the money at hand makes. */
  readonly basis: 'usual' | 'money';
};

/** What a dish costs and earns when it is sold; known only if its portions and its cost are. */
type SellingPlan = {
  readonly sheet: CostSheet;
  /** How the owner sells it; where no pack is set, in the one of the seller's note. */
  readonly terms: SellingTerms;
  /** The pack it is sold in; absent if each portion is sold by itself. */
  readonly pack: Pack | undefined;
  /** Absent if gas and wages are divided by the portions sold. */
  readonly sharedBatch: SharedBatch | undefined;
  /** Whole portions, counted as they are sold, that the money at hand makes; absent if no money is named. */
  readonly afforded: number | undefined;
};

/** A dish of an answer and what follows from its size and the business. */
export type PlannedDish = {
  readonly dish: Dish;
  readonly plan: DishPlan;
  /** In the answer, from 0; its size and its place in a box are kept under it. */
  readonly position: number;
};

/** None of these is known. If one is, all are. */
type NotSold = { readonly [Key in keyof SellingPlan]?: undefined };

/** What a dish is planned by. */
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
  /** Whole rupiah at hand, all of it for this dish; absent if the question names none. */
  readonly money?: number | undefined;
  /** From `createDishCosting`; absent until the price book is there. */
  readonly dishCost?: DishCost | undefined;
};

export function planDish(dish: Dish, parts: PlanParts): DishPlan {
  const { dishesPerCooking, dishCost } = parts;
  const cooked = planPortions(dish, parts);
  const cost = costIngredients(dish, dishCost, cooked.factor);
  const known = { ...cooked, ...cost, dishCost, dishesPerCooking };
  const { portions } = cooked;
  const { ingredientRupiah } = cost;
  if (ingredientRupiah === undefined || portions === undefined) return known;
  return { ...known, ...planSelling(dish, { ...cooked, portions }, ingredientRupiah, parts) };
}

function planSelling(
  dish: Dish,
  cooked: KnownBatch,
  ingredientRupiah: number,
  parts: PlanParts,
): SellingPlan {
  const { business, dishBusiness = {}, dishesPerCooking, money } = parts;
  const sold = { ...cooked, portionsSold: countSold(dish, cooked, parts) };
  const { portionsSold } = sold;
  const pack = choosePack(dish, sold, dishBusiness);
  const terms = sellingTerms(dishBusiness, pack);
  const sheetOf = (batch: SharedBatch | undefined) => {
    const share = { dishesPerCooking, batchPortions: batch?.portions, portionsSold };
    const costs = shareBatchCosts(business, share);
    return createCostSheet({ ingredientRupiah, portionsSold }, costs, terms);
  };
  const usual = largerUsualBatch(dish, sold, pack, business);
  const sheet = sheetOf(usual);
  const afforded = money && portionsPaid(sheet, money, usual !== undefined);
  const planned = { sheet, terms, pack, sharedBatch: usual, afforded };
  // A recipe that already makes more than the money pays for is a batch of its own.
  const isOfMoney = cooked.isAsWritten && usual === undefined;
  if (!isOfMoney || afforded === undefined || afforded <= portionsSold) return planned;
  const sharedBatch = { portions: afforded, basis: 'money' } as const;
  return { ...planned, sheet: sheetOf(sharedBatch), sharedBatch };
}

/** How much is cooked, and what the owner says is sold of it. */
type CookedBatch = Required<
  Pick<DishPlan, 'factor' | 'portions' | 'recipePortions' | 'ownPortionsSold' | 'isAsWritten'>
>;
/** The same of a dish whose portions are known. */
type KnownBatch = CookedBatch & { readonly portions: number };
type SoldBatch = KnownBatch & { readonly portionsSold: number };

function planPortions(dish: Dish, parts: PlanParts): CookedBatch {
  const { size, dishBusiness = {} } = parts;
  const recipePortions = recipePortionsOf(dish, parts);
  const factor = scaleFactor(recipePortions, size);
  const ownPortionsSold = soldAtSize(factor, dishBusiness);
  return {
    factor,
    recipePortions,
    ownPortionsSold,
    // Not `recipePortions * factor`, which is 58.00000000000001 for 58 of 7.
    portions: recipePortions === undefined ? ownPortionsSold : (size.portions ?? recipePortions),
    isAsWritten: (size.portions ?? size.times ?? ownPortionsSold) === undefined,
  };
}

/** Our own sum where it can be trusted, else the source's figure, which is 0 if the source does not know. */
function costIngredients(
  { estimatedCostatRupiah }: Dish,
  dishCost: DishCost | undefined,
  factor: number,
): Pick<DishPlan, 'isComputed' | 'ingredientRupiah'> {
  if (dishCost !== undefined && isTrusted(dishCost)) {
    return { isComputed: true, ingredientRupiah: dishInRupiah(dishCost, factor) };
  }
  if (estimatedCostatRupiah === 0) return { isComputed: false };
  return { isComputed: false, ingredientRupiah: toWholeRupiah(estimatedCostatRupiah * factor) };
}

/** Portions that are sold of those cooked: as the owner says, else as such a business usually does. */
function countSold(
  dish: Dish,
  { portions, recipePortions = portions, ownPortionsSold }: KnownBatch,
  { size, business, servesGuests = false }: PlanParts,
): number {
  if (ownPortionsSold !== undefined) return ownPortionsSold;
  // Pieces that are asked for are sold as asked ("100 buah"); a stall's smaller ones are only made
  // of a recipe as it stands.
  const areCounted = size.portions !== undefined && isPackable(portionUnit(dish));
  const { porsiWarung: stallPortions } = dish;
  const areSmall = stallPortions !== undefined && servesSmallPortions(business.kind);
  if (servesGuests || areCounted || !areSmall) return portions;
  const sold = (portions * stallPortions) / recipePortions;
  // Boxes with half a portion each need an exact part of one.
  return Number.isInteger(portions) ? boundPortions(sold, MAX_PORTIONS_SOLD) : sold;
}

/** What is sold as one: the owner's pack, else that of the seller's note. */
function choosePack(
  dish: Dish,
  { portions, ownPortionsSold, portionsSold }: SoldBatch,
  { perPack }: DishBusiness,
): Pack | undefined {
  const unit = portionUnit(dish);
  // Portions that the owner counts are not those of the seller's note.
  const isPacked = isPackable(unit)
    ? sellsPieces(unit, portions, portionsSold)
    : ownPortionsSold === undefined;
  if (!isPacked) return undefined;
  const usual = usualPack(dish);
  if (perPack === undefined) return usual;
  return perPack > 1 ? { noun: usual?.noun ?? ANY_PACK, holds: perPack } : undefined;
}

/** How the owner sells the dish, in these packs. */
function sellingTerms(
  { portionsSold: _, soldAtFactor: __, perPack: ___, ...terms }: DishBusiness,
  pack: Pack | undefined,
): SellingTerms {
  return pack === undefined ? terms : { ...terms, perPack: pack.holds };
}

/** The usual cooking, if nobody says how many are cooked; a recipe that makes more is one cooking. */
function largerUsualBatch(
  dish: Dish,
  { isAsWritten, portionsSold }: SoldBatch,
  pack: Pack | undefined,
  { usualBatch = 0 }: BusinessCosts,
): SharedBatch | undefined {
  // Fifty portions of klepon are fifty bags.
  const perPortion = isPackable(portionUnit(dish)) ? (pack?.holds ?? 1) : 1;
  const portions = usualBatch * perPortion;
  return isAsWritten && portions > portionsSold ? { portions, basis: 'usual' } : undefined;
}

/** Portions that the owner says are sold, at the size cooked now. */
function soldAtSize(
  factor: number,
  { portionsSold, soldAtFactor = factor }: DishBusiness,
): number | undefined {
  if (portionsSold === undefined) return undefined;
  return boundPortions((portionsSold * factor) / soldAtFactor, MAX_PORTIONS_SOLD);
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

/** Whether each piece has packaging of its own, which the owner may not intend. */
export function isPackedSingly(dish: Dish, plan: DishPlan): boolean {
  const isPaid = plan.sheet !== undefined && plan.sheet.packaging > 0;
  return isPaid && plan.pack === undefined && isPackable(soldNoun(dish, plan));
}

/** Whether enough lines of a dish have a price to show the sum. */
function isTrusted(dishCost: DishCost): boolean {
  const { priced, of } = coverageOf(dishCost);
  return of > 0 && priced / of >= MIN_COVERAGE && !lacksAmounts(dishCost);
}
