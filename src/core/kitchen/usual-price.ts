import { sellsMoreThanMade, type PlannedDish } from './plan-dish.ts';

/** Two figures of one dish that differ by more than this share of the larger are pointed out. */
const NOTABLE_DIFFERENCE = 0.25;

/** A price a sixth higher may mean half as much profit again. */
export const NOTABLE_IN_PRICE = 0.15;

/** What people usually pay for a portion, beside the price that is suggested. */
export type OtherPrice = {
  /** Whole rupiah. */
  readonly price: number;
  /** Lower than the suggested one, else higher. */
  readonly isLower: boolean;
  /** Below the cost of a portion. */
  readonly isLoss: boolean;
  /** A loss, or so far from the suggested one that it should be pointed out. */
  readonly isNotable: boolean;
};

/**
 * The usual price of a portion, if the suggested one is another. Only known for recipes of the collection
 * whose portion is the one that stalls sell.
 */
export function otherUsualPrice({ dish, plan }: PlannedDish): OtherPrice | undefined {
  const { sheet, ownPortionsSold } = plan;
  const { price, slug } = dish;
  const isStallPortion = dish.porsiWarung === undefined || sellsMoreThanMade({ dish, plan });
  if (sheet === undefined || sheet.isOwnPrice || ownPortionsSold !== undefined) return undefined;
  if (slug === undefined || !isStallPortion || price === sheet.price) return undefined;
  const isLoss = price < sheet.costPerPortion;
  const isFar = notableDifference(sheet.price, price, NOTABLE_IN_PRICE) !== undefined;
  return { price, isLower: price < sheet.price, isLoss, isNotable: isLoss || isFar };
}

/** Whether the owner has taken over what people usually pay, as the collection knows it. */
export const sellsAtUsualPrice = ({
  dish,
  plan: { sheet },
}: Pick<PlannedDish, 'dish' | 'plan'>): boolean =>
  sheet?.isOwnPrice === true && dish.slug !== undefined && sheet.price === dish.price;

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
