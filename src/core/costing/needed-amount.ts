import type { IngredientLine } from '../lines/ingredient-line.ts';
import { GLASSES, isWeightOrVolume, KITCHEN_UNITS, quantityOf } from '../lines/kitchen-units.ts';
import { isSeasoning } from '../lines/known-foods.ts';
import type { FoodFact } from './food-facts.ts';
import type { PriceBook } from './price-book.ts';
import { measureUnit, type UnitAmount } from './unit-amounts.ts';

/** How much of a food a line needs; the unit may be one of `ASSUMED_MEASURES`. */
export type NeededAmount = UnitAmount & {
  /** Present if the amount is the tables' assumption and not the recipe's. */
  readonly assumed?: 'to-taste' | 'frying-oil';
};

/** A bare number this large is not a count. */
const IMPLAUSIBLE_COUNT = 100;

/** Foods that a market stall sells by weight. */
const MARKET_FOOD: ReadonlySet<FoodFact> = new Set(['daging', 'unggas', 'ikan', 'seafood']);
/** A piece smaller than this is not shared out among a family. */
const MIN_SHARED_PIECE_GRAMS = 150;

/**
 * The amount a line needs: the weight it states, which is more reliable than any table, else its
 * own amount. Seasonings without an amount need what measures.csv assumes for `secukupnya`. Nothing
 * else is assumed. A weight after peeling or cooking is converted to the weight bought.
 */
export function readNeededAmount(
  line: IngredientLine,
  book: PriceBook,
): NeededAmount | 'no-amount' | 'unknown-unit' {
  const amount = readAmountOf(line, book);
  if (typeof amount === 'string' || line.state === undefined) return amount;
  if (quantityOf(amount.unit)?.unit !== 'g') return amount;
  const { edible = 1, cooked = 1 } = book.foods.get(line.food ?? '') ?? {};
  const share = line.state === 'cooked' ? edible * cooked : edible;
  return { ...amount, count: amount.count / share };
}

function readAmountOf(
  line: IngredientLine,
  book: PriceBook,
): NeededAmount | 'no-amount' | 'unknown-unit' {
  const stated = readStated(line);
  if (stated !== undefined) return stated;
  const { quantity, unit, food } = line;
  if (quantity === undefined) {
    if (!isSeasoning(food, book)) return 'no-amount';
    return { count: 1, unit: 'secukupnya', assumed: 'to-taste' };
  }
  // So large a count has lost its unit: "250 bihun" are grams.
  if (unit === undefined && quantity.value >= IMPLAUSIBLE_COUNT) return 'unknown-unit';
  if (unit !== undefined && !KITCHEN_UNITS.has(unit)) return 'unknown-unit';
  if (isLeafWater(line)) {
    if (!isSeasoning(food, book)) return 'unknown-unit';
    return { count: 1, unit: 'secukupnya', assumed: 'to-taste' };
  }
  const isOfKilogram = unit === undefined && isMarketFraction(quantity.value, line, book);
  return { count: quantity.value, unit: isOfKilogram ? 'kg' : unit };
}

/** Whether leaves are measured like a liquid, which is water with a few of them in it: "300 ml air daun suji". */
function isLeafWater({ food = '', unit = '', name }: IngredientLine): boolean {
  if (!food.startsWith('daun ')) return false;
  return unit === 'ml' || unit === 'l' || (GLASSES.has(unit) && name.startsWith('air '));
}

/** The weight or volume that a line states in addition to its count. */
function readStated({ stated, quantity, unit }: IngredientLine): NeededAmount | undefined {
  if (stated === undefined || isWeightOrVolume(unit ?? '')) return undefined;
  const pieces = stated.per === 'each' ? (quantity?.value ?? 1) : 1;
  return { count: stated.amount.value * pieces, unit: stated.unit };
}

/**
 * "1/4 daging sapi", "1/4 udang": a bare fraction of a food sold by weight means kilograms at the
 * market; of a chicken or a big fish it means part of the animal.
 */
function isMarketFraction(count: number, line: IngredientLine, book: PriceBook): boolean {
  const food = book.foods.get(line.food ?? '');
  const isFraction = count === 0.25 || count === 0.5 || count === 0.75;
  if (!isFraction || food?.per.unit !== 'kg') return false;
  if (!food.contains.some((fact) => MARKET_FOOD.has(fact))) return false;
  const piece = measureUnit(food.name, undefined, book);
  return piece === undefined || piece.value < MIN_SHARED_PIECE_GRAMS;
}
