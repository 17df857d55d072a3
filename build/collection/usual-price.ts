import { priceStep } from '../../src/core/kitchen/cost-sheet.ts';
import { isPackable, readYield } from '../../src/core/kitchen/portion-unit.ts';
import { wordSet } from '../../src/core/lines/word-set.ts';
import type { DishKind } from '../../src/core/recipes/dish-extras.ts';

/**
 * Ingredients are this share of a price after {@link UPKEEP_RUPIAH} is taken off. The rest is
 * spoilage, months of expensive chillies, and profit.
 */
const INGREDIENT_SHARE = 0.6;

/**
 * What a portion or piece costs besides its ingredients, in rupiah: gas, packaging, labour, rent.
 * It hardly depends on the contents, so it weighs more on a cheap glass of tea than on one of
 * durian.
 */
const UPKEEP_RUPIAH: Readonly<Record<DishKind, number>> = {
  nasi: 1_200,
  mi: 1_700,
  bubur: 2_800,
  soto: 4_000,
  sup: 1_400,
  gulai: 4_000,
  sate: 300,
  lauk: 1_100,
  sayur: 1_500,
  sambal: 700,
  gorengan: 200,
  jajanan: 300,
  kue: 500,
  'kue kering': 700,
  minuman: 2_800,
};

/**
 * A stall's portion as a share of a family's, if the recipe does not say: a warung serves 40 to 70
 * g of meat where a family eats 110 to 130.
 */
const STALL_SHARE: Readonly<Partial<Record<DishKind, number>>> = {
  nasi: 0.7,
  mi: 0.75,
  bubur: 0.8,
  soto: 0.65,
  sup: 0.65,
  gulai: 0.6,
  sate: 0.65,
  lauk: 0.65,
  sayur: 0.6,
  sambal: 0.5,
};

/**
 * A piece goes from the display straight into a wrapper: no plate, no seat, no service. A warteg earns
 * little on each and lives on volume, so ingredients are most of its price.
 */
const PIECE_INGREDIENT_SHARE = 0.75;
const PIECE_UPKEEP_RUPIAH = 600;
const PIECES = wordSet('buah bungkus potong butir ekor tusuk batang cangkang');

/** Snacks and cakes are sold by the piece anyway, so figures for their kind are per piece. */
const SOLD_BY_THE_PIECE = new Set<DishKind>(['gorengan', 'jajanan', 'kue', 'kue kering']);

/** Surcharge for a snack sold in a cup, a box or a bowl, with a spoon, sauce and ice. */
const CUP_RUPIAH = 1_200;
const CUPS = wordSet('mangkuk gelas piring porsi cup kotak pincuk');

/** The input of a price. */
export type SoldRecipe = {
  readonly kind: DishKind;
  /** Ingredients of the whole recipe in rupiah. */
  readonly cost: number;
  readonly servings: number;
  /** A stall's portion as a share of the recipe's; absent if the recipe does not say. */
  readonly stall?: number | undefined;
  /** The recipe's own words for its yield: "8 bungkus @ 85 g". */
  readonly yield?: string;
};

/**
 * What a stall usually asks for its portion: ingredients, the cost of selling it, and a profit.
 *
 * @returns whole rupiah, rounded to the nearest step.
 */
export function usualPrice(sold: SoldRecipe): number {
  const ingredients = (sold.cost / sold.servings) * stallShareOf(sold);
  const exact = isWholePiece(sold)
    ? ingredients / PIECE_INGREDIENT_SHARE + PIECE_UPKEEP_RUPIAH
    : ingredients / INGREDIENT_SHARE + UPKEEP_RUPIAH[sold.kind] + cupOf(sold);
  return toStep(exact);
}

/**
 * What people usually pay for the portion that a dish counts: a stall's, or a piece of the recipe's own
 * size, for which the price of a stall's smaller one grows.
 *
 * @returns whole rupiah, rounded to the nearest step.
 */
export const countedPrice = (sold: SoldRecipe): number =>
  countsPieces(sold) ? toStep(usualPrice(sold) / stallShareOf(sold)) : usualPrice(sold);

function toStep(rupiah: number): number {
  const step = priceStep(rupiah);
  return Math.round(rupiah / step) * step;
}

const cupOf = ({ kind, yield: text = '' }: SoldRecipe): number =>
  SOLD_BY_THE_PIECE.has(kind) && CUPS.has(readYield(text)?.noun ?? '') ? CUP_RUPIAH : 0;

/** A stall's portion as a share of the recipe's. Pieces are the same everywhere. */
export function stallShareOf(sold: SoldRecipe): number {
  return sold.stall ?? (isWholePiece(sold) ? 1 : (STALL_SHARE[sold.kind] ?? 1));
}

/** From this share up a stall's portion counts as the same as a family's. */
const SMALLER_PORTION = 0.9;

/**
 * How many portions a stall makes of a whole recipe; `undefined` if its portion is about as large as a
 * family's, like a glass, and for snacks that are counted: a hundred tahu isi need a hundred tofus.
 */
export function stallPortionsOf(sold: SoldRecipe): number | undefined {
  const share = stallShareOf(sold);
  const isSame = sold.kind === 'minuman' || share >= SMALLER_PORTION || countsPieces(sold);
  return isSame ? undefined : Math.round(sold.servings / share);
}

/** Whether the servings of a snack are its pieces. */
function countsPieces({ kind, servings, yield: text = '' }: SoldRecipe): boolean {
  const made = readYield(text);
  return SOLD_BY_THE_PIECE.has(kind) && made?.count === servings && isPackable(made.noun);
}

/** Whether one serving is one piece, and pieces are sold whole. */
function isWholePiece({ kind, servings, stall = 1, yield: text = '' }: SoldRecipe): boolean {
  const made = readYield(text);
  return (
    !SOLD_BY_THE_PIECE.has(kind) &&
    Number.isInteger(stall) &&
    made?.count === servings &&
    PIECES.has(made.noun)
  );
}
