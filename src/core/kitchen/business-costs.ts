/** Kinds of food business, with the share of the price that their ingredients may take. */
export const TARGET_FOOD_COST = {
  'kaki-lima': 0.45,
  warung: 0.45,
  katering: 0.4,
  kafe: 0.3,
  minuman: 0.25,
} as const;

export type BusinessKind = keyof typeof TARGET_FOOD_COST;

/**
 * These kinds of business serve less than a family portion; a caterer and a café serve what a
 * recipe says.
 */
const SMALL_PORTIONS: ReadonlySet<BusinessKind> = new Set(['kaki-lima', 'warung']);

export const servesSmallPortions = (kind: BusinessKind): boolean => SMALL_PORTIONS.has(kind);

export const BUSINESS_KINDS = Object.keys(TARGET_FOOD_COST) as readonly BusinessKind[];

/** Least and most that an owner may enter for a share, where 1 is the whole. */
export const SHARE_BOUNDS = {
  targetFoodCost: [0.05, 1],
  wasteShare: [0, 0.5],
  commission: [0, 0.5],
} as const;

/**
 * What an owner has entered about the business; it applies to every dish. Shares are within
 * `SHARE_BOUNDS`.
 */
export type BusinessCosts = {
  readonly kind: BusinessKind;
  /** Ingredients as a share of the price; by default that of the kind. */
  readonly targetFoodCost?: number;
  /** Whole rupiah per pack; each portion sold is one, unless a pack holds several. */
  readonly packagingRupiah: number;
  /** Usual whole rupiah per box of several dishes, if it differs: a box costs more than a cup. */
  readonly boxPackagingRupiah?: number;
  /** Whole rupiah per batch cooked. */
  readonly gasRupiah: number;
  readonly labourRupiah: number;
  /** Portions that are usually cooked at once; gas and wages are divided by them where no number is known. */
  readonly usualBatch?: number;
  /** Share of the ingredients that is lost. */
  readonly wasteShare: number;
  /** Share of the price that a delivery app keeps, before VAT. */
  readonly commission: number;
};

/** Ingredients as a share of the price: the owner's target, else that of such a business. */
export const targetFoodCostOf = ({ kind, targetFoodCost }: BusinessCosts): number =>
  targetFoodCost ?? TARGET_FOOD_COST[kind];

/** A dish's share of one cooking, if others share it or more is usually cooked. */
type CookingShare = {
  /** Dishes that are cooked in one go, itself included. */
  readonly dishesPerCooking?: number | undefined;
  /** Portions of the whole batch; absent if all of it is sold. */
  readonly batchPortions?: number | undefined;
  readonly portionsSold: number;
};

/** One dish's costs with its even share of gas and wages. Its sums are exact, no longer whole rupiah. */
export function shareBatchCosts(
  costs: BusinessCosts,
  { dishesPerCooking = 1, portionsSold, batchPortions = portionsSold }: CookingShare,
): BusinessCosts {
  const share = (rupiah: number) => (rupiah * portionsSold) / batchPortions / dishesPerCooking;
  return {
    ...costs,
    gasRupiah: share(costs.gasRupiah),
    labourRupiah: share(costs.labourRupiah),
  };
}

/** Defaults only where a sum is impossible without one; everything else comes from the owner. */
export const DEFAULT_BUSINESS_COSTS: BusinessCosts = {
  kind: 'warung',
  packagingRupiah: 0,
  gasRupiah: 0,
  labourRupiah: 0,
  wasteShare: 0.05,
  commission: 0.2,
};

/** How the owner sells one dish, whatever its size. */
export type SellingTerms = {
  /** Selling price of a portion in whole rupiah. */
  readonly priceRupiah?: number;
  /** The profit wanted per portion, in whole rupiah; the suggested price follows from it. */
  readonly profitRupiah?: number;
  /** Cost of one pack in whole rupiah, if it differs from the business's. */
  readonly packagingRupiah?: number;
  /** Portions that are sold in one pack, if it is more than one: five klepon. */
  readonly perPack?: number;
};

/** What the owner has set for one dish; everything else follows from the business. */
export type DishBusiness = SellingTerms & {
  /** Portions that are sold, if a stall's portion differs from a family's. */
  readonly portionsSold?: number;
  /** How many times the recipe was cooked when the owner entered `portionsSold`; it grows with that. */
  readonly soldAtFactor?: number;
};
