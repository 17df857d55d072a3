import type { IngredientLine } from '../lines/ingredient-line.ts';
import { isFryingOil, readNeededOil } from './frying-oil.ts';
import { readNeededAmount, type NeededAmount } from './needed-amount.ts';
import { foodKey, lineKey, type OwnPrices } from './own-prices.ts';
import type { Grade, PriceBook, PricedFood, PriceUnit } from './price-book.ts';
import { convertAmount, type UnitAmount } from './unit-amounts.ts';

/**
 * Why a line has no price: the food is not in prices.csv; the line gives no amount and the food is
 * not a seasoning; the engine does not know the unit; measures.csv does not give the unit's weight;
 * the visitor's own price is per a unit that the tables cannot convert to the line's.
 */
export type UnpricedReason =
  | 'unknown-food'
  | 'no-amount'
  | 'unknown-unit'
  | 'no-measure'
  | 'own-price-unit';

/** The source of a cost: a price per unit, or the sum that is paid. */
type PriceBasis = UnitPrice | PaidSum;

/** The book's price, with its month (`2026-01`), or the visitor's own price of this food. */
export type UnitPrice =
  | BookPrice
  | { readonly from: 'own'; readonly rupiah: number; readonly per: PriceUnit };

/** The visitor's own sum for this line, or what the line says is paid: "5 ribu tauge", "200 g (Rp 8.000)". */
type PaidSum = { readonly from: 'own-sum' | 'line' };

/** The book's price of a food. */
export type BookPrice = {
  readonly from: 'book';
  readonly rupiah: number;
  readonly per: PriceUnit;
  readonly month: string;
  readonly grade: Grade;
  /** Grade C or D: an older figure or this project's own, called "perkiraan". */
  readonly isEstimate: boolean;
};

/** The cost of a line, and its basis. Rupiah are exact. */
export type PricedLine = {
  readonly rupiah: number;
  readonly basis: PriceBasis;
  /**
   * How much is paid for, in the unit of the price; absent if a sum of money is paid, or nothing.
   */
  readonly bought?: UnitAmount;
  /** Present if the amount is the tables' assumption and not the recipe's. */
  readonly assumed?: NeededAmount['assumed'] | undefined;
};

/** Bare numbers from this sum up, in whole coins, are money. */
const MIN_SUM_RUPIAH = 1_000;
const SMALLEST_COIN_RUPIAH = 500;

/**
 * Prices one line: by the visitor's own sum for it, by the visitor's own price of the food, else by
 * the book. An ingredient bought for a sum (`5 ribu tauge`, `2000 tauge`) costs that sum.
 *
 * @param absorbed grams of oil that the fried food of the dish absorbs, see `absorbedOil`.
 */
export function priceIngredient(
  line: IngredientLine,
  book: PriceBook,
  own: OwnPrices,
  absorbed: number | undefined,
): PricedLine | UnpricedReason {
  const sum = own.lines.get(lineKey(line));
  if (sum !== undefined) return atSum(sum, 'own-sum');
  if (line.paid !== undefined) return atSum(line.paid, 'line');
  if (line.quantity !== undefined && isMoney(line)) return atSum(line.quantity.value, 'line');
  const price = lookUpPrice(line, book, own);
  if (price === undefined) return 'unknown-food';
  const { rupiah, per, basis } = price;
  if (rupiah === 0 && basis.from === 'book') return { rupiah, basis };
  const needed = isFryingOil(line, book)
    ? readNeededOil(line, absorbed, book)
    : (inUnitOfOwnPrice(line, price) ?? readNeededAmount(line, book));
  if (typeof needed === 'string') return needed;
  const count = convertAmount(foodKey(line), needed, per.unit, book);
  if (count === undefined) return basis.from === 'book' ? 'no-measure' : 'own-price-unit';
  const packs = count / per.quantity;
  return {
    rupiah: rupiah * packs,
    basis,
    bought: { count, unit: per.unit },
    assumed: needed.assumed,
  };
}

/**
 * The amount in the unit of an own price, if the line counts in it: "1 ekor (800 g)" at a price per chicken is
 * one chicken, whatever one weighs in the tables.
 */
function inUnitOfOwnPrice(
  { quantity, unit, state }: IngredientLine,
  { basis, per }: FoundPrice,
): NeededAmount | undefined {
  if (basis.from !== 'own' || quantity === undefined || state !== undefined) return undefined;
  if (unit !== per.unit) return undefined;
  return { count: quantity.value, unit };
}

type FoundPrice = Pick<PricedLine, 'rupiah' | 'basis'> & { readonly per: PriceUnit };

function lookUpPrice(
  line: IngredientLine,
  book: PriceBook,
  own: OwnPrices,
): FoundPrice | undefined {
  const ownPrice = own.foods.get(foodKey(line));
  if (ownPrice !== undefined) {
    const { rupiah, per } = ownPrice;
    return { rupiah, per, basis: { from: 'own', rupiah, per } };
  }
  const food = book.foods.get(line.food ?? '');
  if (food === undefined) return undefined;
  const basis = readBookPrice(food);
  return { rupiah: basis.rupiah, per: basis.per, basis };
}

/** The book's price of a food, as the basis of a cost. */
export function readBookPrice({ price: rupiah, per, date: month, grade }: PricedFood): BookPrice {
  const isEstimate = grade === 'C' || grade === 'D';
  return { from: 'book', rupiah, per, month, grade, isEstimate };
}

function atSum(rupiah: number, from: PaidSum['from']): PricedLine {
  return { rupiah, basis: { from } };
}

/** Whether a line says for how much money something is bought: `5 ribu tauge`, `2000 tauge`. */
function isMoney({ unit, quantity }: IngredientLine): boolean {
  if (unit !== undefined || quantity === undefined) return unit === 'rupiah';
  return quantity.value >= MIN_SUM_RUPIAH && quantity.value % SMALLEST_COIN_RUPIAH === 0;
}
