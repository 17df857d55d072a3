import { convertQuantity, weighUnit, type Quantity } from './convert-to-grams.ts';
import type { FoodFact } from './food-facts.ts';
import { GRAMS_OF_UNIT, KITCHEN_UNITS, MILLILITRES_OF_UNIT } from './kitchen-units.ts';
import type { PriceBook } from './price-book.ts';
import type { PricedIngredient } from './price-tables.ts';
import type { IngredientLine } from './ingredient-line.ts';

/**
 * Why a line has no price: the food is not in prices.csv; the line gives no amount and the food is
 * no seasoning; the unit is none the engine knows; measures.csv does not say what the unit weighs.
 */
export type UnpricedReason = 'unknown-ingredient' | 'no-amount' | 'unknown-unit' | 'no-measure';

/** What a line costs, and what that rests on. */
export type PricedLine = {
  /** Whole rupiah. */
  readonly rupiah: number;
  /** Weight or volume that is paid for, where the price needed one. */
  readonly bought?: Quantity;
  /** Present where the amount is the tables' assumption and not the recipe's. */
  readonly assumed?: 'to-taste' | 'frying-oil';
};

/** A line without a price, with the facts to say so by name. */
export type UnpricedLine = {
  readonly unpriced: UnpricedReason;
  readonly name: string;
  readonly ingredient?: string;
  readonly unit?: string;
};

/**
 * Share of frying oil that stays in the food and is paid for; the rest goes back into the bottle.
 * Deep-fried food takes up 8-25 % of its own weight in oil; a fifth of what the pan holds is this
 * project's estimate for home portions.
 */
export const FRYING_OIL_ABSORBED = 0.2;

/** From this many on, a count without a unit is not a count. */
const IMPLAUSIBLE_COUNT = 100;

/** A bare number from this sum on, in whole coins, is money. */
const SMALLEST_SUM_RUPIAH = 1_000;
const SMALLEST_COIN_RUPIAH = 500;
/** What is bought by weight at a market stall. */
const MARKET_FOOD: ReadonlySet<FoodFact> = new Set(['daging', 'unggas', 'ikan', 'seafood']);
/** A piece smaller than this is not shared out among a family. */
const SMALLEST_SHARED_PIECE_GRAMS = 150;

const FRYING = /goreng|deep fry|penggorengan/u;

/**
 * Prices one line. Seasonings without an amount cost what measures.csv assumes for `secukupnya`;
 * of oil "untuk menggoreng" a fifth is costed; what is bought for a sum (`5 ribu tauge`, `2000
 * tauge`) costs that sum. Nothing else is assumed.
 */
export function priceIngredient(line: IngredientLine, book: PriceBook): PricedLine | UnpricedLine {
  if (line.quantity !== undefined && isMoney(line)) {
    return { rupiah: Math.round(line.quantity.value) };
  }
  const ingredient = book.ingredients.get(line.ingredient ?? '');
  if (ingredient === undefined) return withoutPrice('unknown-ingredient', line);
  if (ingredient.price === 0) return { rupiah: 0 };
  const measures = book.measures.get(ingredient.name);
  const isFrying = measures?.has('menggoreng') === true && FRYING.test(line.preparation ?? '');
  const share = isFrying ? FRYING_OIL_ABSORBED : 1;
  const stated = readStated(line);
  if (stated === undefined && line.quantity === undefined) {
    const measure = isFrying ? 'menggoreng' : 'secukupnya';
    if (measures?.has(measure) !== true) return withoutPrice('no-amount', line);
    const assumed = isFrying ? 'frying-oil' : 'to-taste';
    return { ...priceAmount(ingredient, share, measure, line, book), assumed };
  }
  if (stated === undefined && isImplausibleCount(line)) return withoutPrice('unknown-unit', line);
  const { value, unit } = stated ?? { value: line.quantity?.value ?? 0, unit: line.unit };
  if (unit !== undefined && !KITCHEN_UNITS.has(unit)) return withoutPrice('unknown-unit', line);
  const priced = priceAmount(ingredient, value * share, unit, line, book);
  return isFrying && 'rupiah' in priced ? { ...priced, assumed: 'frying-oil' } : priced;
}

function priceAmount(
  ingredient: PricedIngredient,
  count: number,
  unit: string | undefined,
  line: IngredientLine,
  book: PriceBook,
): PricedLine | UnpricedLine {
  const { price, per, name } = ingredient;
  if (unit === per.unit) return { rupiah: Math.round((price * count) / per.quantity) };
  const one = weighMarketFraction(ingredient, count, unit, book) ?? weighUnit(name, unit, book);
  const perUnit = weighUnit(name, per.unit, book);
  if (one === undefined || perUnit === undefined) return withoutPrice('no-measure', line);
  const same = convertQuantity(one, perUnit.unit, name, book);
  if (same === undefined) return withoutPrice('no-measure', line);
  const value = same.value * count;
  return {
    rupiah: Math.round((price * value) / (perUnit.value * per.quantity)),
    bought: { value, unit: same.unit },
  };
}

/**
 * "1/4 daging sapi", "1/4 udang": at the market, a bare fraction of what is sold by weight is of a
 * kilogram; of a chicken or a big fish it is a part of the animal.
 */
function weighMarketFraction(
  { name, contains, per }: PricedIngredient,
  count: number,
  unit: string | undefined,
  book: PriceBook,
): Quantity | undefined {
  const isFraction = unit === undefined && (count === 0.25 || count === 0.5 || count === 0.75);
  if (!isFraction || per.unit !== 'kg') return undefined;
  if (!contains.some((fact) => MARKET_FOOD.has(fact))) return undefined;
  const piece = weighUnit(name, undefined, book);
  const isWhole = piece !== undefined && piece.value >= SMALLEST_SHARED_PIECE_GRAMS;
  return isWhole ? undefined : { value: 1_000, unit: 'g' };
}

/** `5 ribu tauge`, `2000 tauge`: bought for that much money. */
function isMoney({ unit, quantity }: IngredientLine): boolean {
  if (unit !== undefined || quantity === undefined) return unit === 'rupiah';
  return quantity.value >= SMALLEST_SUM_RUPIAH && quantity.value % SMALLEST_COIN_RUPIAH === 0;
}

/** `250 bihun` lacks its "gram": nobody counts that many. */
function isImplausibleCount({ unit, quantity }: IngredientLine): boolean {
  return unit === undefined && quantity !== undefined && quantity.value >= IMPLAUSIBLE_COUNT;
}

/** The weight a line states besides its count, which is surer than any table. */
function readStated(line: IngredientLine): { value: number; unit: string } | undefined {
  const { stated, quantity, unit } = line;
  if (stated === undefined) return undefined;
  if (unit !== undefined && (GRAMS_OF_UNIT.has(unit) || MILLILITRES_OF_UNIT.has(unit))) {
    return undefined;
  }
  const pieces = stated.per === 'each' ? (quantity?.value ?? 1) : 1;
  return { value: stated.amount.value * pieces, unit: stated.unit };
}

function withoutPrice(unpriced: UnpricedReason, line: IngredientLine): UnpricedLine {
  return {
    unpriced,
    name: line.name,
    ...(line.ingredient === undefined ? {} : { ingredient: line.ingredient }),
    ...(line.unit === undefined ? {} : { unit: line.unit }),
  };
}
