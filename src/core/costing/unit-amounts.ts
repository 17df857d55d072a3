import { quantityOf, SPOONS_AND_GLASSES, type Quantity } from '../lines/kitchen-units.ts';
import { ANY_FOOD, type PriceBook } from './price-book.ts';

/** An amount in a kitchen unit; without a unit it counts the food's natural pieces. */
export type UnitAmount = { readonly count: number; readonly unit: string | undefined };

/** Units that name the same piece of a food, so that one figure serves all of them. The first group with one is taken. */
const SAME_PIECE: readonly (readonly string[])[] = [
  ['buah', 'biji', 'butir'],
  ['lembar', 'helai', 'iris', 'keping'],
  ['batang', 'tangkai', 'lonjor'],
  ['bungkus', 'sachet'],
  ['siung', 'butir', 'buah', 'biji'],
  ['gelas', 'cangkir'],
  ['bonggol', 'buah'],
  ['blok', 'papan'],
  ['kuntum', 'buah'],
  ['ekor', 'buah', 'biji'],
  ['batang', 'buah'],
];

/** The unit of a bare count ("3 tomat"): the first of these that the food has a measure for. */
const NATURAL_PIECES = [
  'ekor',
  'buah',
  'butir',
  'siung',
  'batang',
  'lembar',
  'papan',
  'ikat',
  'keping',
  'bungkus',
  'ruas',
  'tangkai',
];

/**
 * What one unit of a food weighs, or holds. A row of the food itself comes first, then a row for the
 * same piece under another word, then its density (from any spoon or glass row of it), then the
 * measures that hold for every food.
 *
 * @param unit a printed unit, a measure of `ASSUMED_MEASURES`, or `undefined` for a bare count.
 * @returns `undefined` if the tables say nothing: never a guess.
 */
export function measureUnit(
  food: string,
  unit: string | undefined,
  book: PriceBook,
): Quantity | undefined {
  const own = book.measures.get(food);
  if (unit === undefined) {
    const piece = NATURAL_PIECES.find((candidate) => own?.has(candidate) === true);
    return piece === undefined ? undefined : measureUnit(food, piece, book);
  }
  const always = quantityOf(unit);
  if (always !== undefined) return always;
  if (unit === 'lusin') return scale(measureUnit(food, undefined, book), 12);
  const row = own?.get(unit) ?? findSamePiece(own, unit);
  if (row !== undefined) return { value: row.amount, unit: row.unit };
  const common = book.measures.get(ANY_FOOD)?.get(unit);
  if (common === undefined) return undefined;
  if (common.unit === 'g') return { value: common.amount, unit: 'g' };
  const density = densityOf(food, book);
  return density === undefined
    ? { value: common.amount, unit: 'ml' }
    : { value: common.amount * density, unit: 'g' };
}

/**
 * Grams per millilitre of a food as spooned: from its `ml` row, or from the first spoon or
 * glass whose weight is known.
 */
function densityOf(food: string, book: PriceBook): number | undefined {
  const own = book.measures.get(food);
  const perMillilitre = own?.get('ml');
  if (perMillilitre?.unit === 'g') return perMillilitre.amount;
  const volumes = book.measures.get(ANY_FOOD);
  for (const measure of SPOONS_AND_GLASSES) {
    const weighed = own?.get(measure);
    const volume = volumes?.get(measure);
    if (weighed?.unit === 'g' && volume?.unit === 'ml') return weighed.amount / volume.amount;
  }
  return undefined;
}

/**
 * Converts an amount of a food to another unit: 2 ekor of chicken are 2 kg; between weight
 * and volume by its density.
 *
 * @returns `undefined` if the tables say nothing.
 */
export function convertAmount(
  food: string,
  { count, unit }: UnitAmount,
  to: string,
  book: PriceBook,
): number | undefined {
  if (unit === to) return count;
  const one = measureUnit(food, unit, book);
  const other = measureUnit(food, to, book);
  if (one === undefined || other === undefined) return undefined;
  const converted = (count * one.value) / other.value;
  if (one.unit === other.unit) return converted;
  const density = densityOf(food, book);
  if (density === undefined || density === 0) return undefined;
  return one.unit === 'ml' ? converted * density : converted / density;
}

function findSamePiece<Row>(
  rows: ReadonlyMap<string, Row> | undefined,
  unit: string,
): Row | undefined {
  for (const group of SAME_PIECE) {
    if (!group.includes(unit)) continue;
    const twin = group.find((candidate) => rows?.has(candidate) === true);
    if (twin !== undefined) return rows?.get(twin);
  }
  return undefined;
}

function scale(quantity: Quantity | undefined, factor: number): Quantity | undefined {
  return quantity === undefined
    ? undefined
    : { value: quantity.value * factor, unit: quantity.unit };
}
