import { convertQuantity, weighUnit, type Quantity } from './convert-to-grams.ts';
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

const FRYING = /goreng|deep fry|penggorengan/u;

/**
 * Prices one line. Seasonings without an amount cost what measures.csv assumes for `secukupnya`;
 * of oil "untuk menggoreng" a fifth is costed; a bare `Rp5.000 tauge` costs what it says. Nothing
 * else is assumed.
 */
export function priceIngredient(line: IngredientLine, book: PriceBook): PricedLine | UnpricedLine {
  if (line.unit === 'rupiah' && line.quantity !== undefined) {
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
  const one = weighUnit(name, unit, book) ?? weighMarketFraction(ingredient, count, unit);
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

/** "1/4 daging sapi": at the market, a bare fraction of meat or fish is of a kilogram. */
function weighMarketFraction(
  { contains, per }: PricedIngredient,
  count: number,
  unit: string | undefined,
): Quantity | undefined {
  const isMarketFood = contains.includes('daging') || contains.includes('unggas');
  const isFraction = unit === undefined && (count === 0.25 || count === 0.5 || count === 0.75);
  return isMarketFood && isFraction && per.unit === 'kg' ? { value: 1_000, unit: 'g' } : undefined;
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
