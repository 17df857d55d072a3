import type { DishKind } from '../../src/core/recipes/dish-extras.ts';

/**
 * Ingredients as a share of the price at a stall or warung, by kind. What is cheap to make and sold
 * for its taste carries more of the rent (drinks); meat is bought dear and sold in small portions.
 */
const FOOD_COST: Readonly<Record<DishKind, number>> = {
  nasi: 0.45,
  mi: 0.45,
  bubur: 0.4,
  soto: 0.45,
  sup: 0.45,
  gulai: 0.5,
  sate: 0.5,
  lauk: 0.5,
  sayur: 0.4,
  sambal: 0.4,
  gorengan: 0.42,
  jajanan: 0.4,
  kue: 0.42,
  'kue kering': 0.5,
  minuman: 0.25,
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

/** Above this a glass is not sold at four times its ingredients any more, but at two and a half. */
const DEAR_GLASS_RUPIAH = 12_000;
const DEAR_GLASS_FOOD_COST = 0.4;

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
 * The price of a stall's portion at which its ingredients are the usual share of it. Gas, packaging,
 * labour and profit come out of the rest.
 *
 * @returns whole rupiah, rounded to the nearest step and never below the ingredients.
 */
export function suggestPrice({ kind, cost, servings, stall }: SoldRecipe): number {
  const ingredients = (cost / servings) * (stall ?? STALL_SHARE[kind] ?? 1);
  const usual = ingredients / FOOD_COST[kind];
  const exact =
    kind === 'minuman'
      ? Math.min(usual, Math.max(DEAR_GLASS_RUPIAH, ingredients / DEAR_GLASS_FOOD_COST))
      : usual;
  const step = exact < SMALL_SUM_RUPIAH ? SMALL_STEP_RUPIAH : STEP_RUPIAH;
  return Math.max(Math.round(exact / step), Math.ceil(ingredients / step), 1) * step;
}
