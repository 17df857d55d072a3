import type { DishKind } from '../../src/core/recipes/dish-extras.ts';

/**
 * Of what is left of a price after {@link UPKEEP_RUPIAH}, the ingredients are this share. Spoilage,
 * the months when chillies are dear, and the profit are the rest.
 */
const INGREDIENT_SHARE = 0.6;

/**
 * What a portion or piece costs besides its ingredients, in rupiah: gas, packaging, labour, place. It
 * hardly depends on what is in it, so a cheap glass of tea carries more of it than a dear one of durian.
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
 * A stall's portion as a share of a family's, where the recipe does not say: a warung serves 40 to
 * 70 g of meat where a family eats 110 to 130. What is sold by the piece is the same everywhere.
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

/** Below this prices are rounded to whole hundreds, above to five hundreds. */
const SMALL_SUM_RUPIAH = 2_000;
const SMALL_STEP_RUPIAH = 100;
const STEP_RUPIAH = 500;

/** What a price is worked out from. */
export type SoldRecipe = {
  readonly kind: DishKind;
  /** Ingredients of the whole recipe in rupiah. */
  readonly cost: number;
  readonly servings: number;
  /** A stall's portion as a share of the recipe's; absent where the recipe does not say. */
  readonly stall?: number;
};

/**
 * What a stall asks for its portion: what is in it, what it takes to sell it, and a profit.
 *
 * @returns whole rupiah, rounded to the nearest step.
 */
export function suggestPrice({ kind, cost, servings, stall }: SoldRecipe): number {
  const ingredients = (cost / servings) * (stall ?? STALL_SHARE[kind] ?? 1);
  const exact = ingredients / INGREDIENT_SHARE + UPKEEP_RUPIAH[kind];
  const step = exact < SMALL_SUM_RUPIAH ? SMALL_STEP_RUPIAH : STEP_RUPIAH;
  return Math.round(exact / step) * step;
}
