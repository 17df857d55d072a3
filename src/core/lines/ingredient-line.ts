import type { Amount } from './read-amount.ts';

/** A weight or volume that a line gives in addition to its amount: `1 papan tempe @ 300 g`. */
export type StatedSize = {
  readonly amount: Amount;
  readonly unit: string;
  /** Of one piece (`@`, a pack size) or of all together. */
  readonly per: 'each' | 'whole';
};

/** How a food is weighed if not as bought: peeled, boned, or cooked. */
export type FoodState = 'cleaned' | 'cooked';

/** One thing to buy. */
export type IngredientLine = {
  /** The name as written, in lower case, without amount and preparation. */
  readonly name: string;
  /** Canonical name from prices.csv; absent if no food of the tables is meant. */
  readonly food: string | undefined;
  /** Absent if the line gives no number. */
  readonly quantity: Amount | undefined;
  /** Unit as printed (`lbr` → `lembar`); absent for a bare count such as "3 tomat". */
  readonly unit: string | undefined;
  /** True for `secukupnya` and similar words. A line without any amount is not to taste. */
  readonly toTaste: boolean;
  readonly preparation: string | undefined;
  /**
   * The state in which the amount weighs the food; absent if that is as it is bought. "200 g udang kupas" weighs prawns
   * peeled, "200 g udang, kupas" does not.
   */
  readonly state: FoodState | undefined;
  /** What the ingredient is for, if the dish names it first: `Bumbu halus`. */
  readonly group?: string;
  readonly stated: StatedSize | undefined;
  /** What is paid for it in rupiah, if the line itself says so. */
  readonly paid?: number;
};
