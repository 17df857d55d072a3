import { costLines } from '../../src/core/costing/cost-lines.ts';
import { isPriced, type CostedLine } from '../../src/core/costing/dish-cost.ts';
import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { UnpricedReason } from '../../src/core/costing/price-ingredient.ts';
import type { IngredientLine } from '../../src/core/lines/ingredient-line.ts';
import { readCooklangIngredient } from '../../src/core/lines/read-cooklang-ingredient.ts';
import type { RecipeFile } from './read-recipe.ts';

/** The tables are not more precise. */
const COST_STEP_RUPIAH = 100;

/** The cost of a recipe, and the lines that the tables cannot price. */
export type PricedRecipe = {
  /** Whole rupiah, a multiple of {@link COST_STEP_RUPIAH}. */
  readonly total: number;
  /** One for each of the recipe's ingredients, in the same order. */
  readonly lines: readonly CostedLine[];
  readonly problems: readonly string[];
};

/** Prices the ingredients of a recipe file; names must match the tables exactly. */
export function priceRecipe(recipe: RecipeFile, book: PriceBook): PricedRecipe {
  const lines = recipe.ingredients.map((ingredient) => {
    const line = readCooklangIngredient(ingredient, book);
    return [ingredient.section === '' ? line : { ...line, group: ingredient.section }];
  });
  const cost = costLines(recipe.title, lines, book);
  return {
    total: toHundreds(cost.rupiah),
    lines: cost.lines,
    problems: cost.lines.flatMap(describeUnpriced),
  };
}

/** Rounded to {@link COST_STEP_RUPIAH}, and never 0. */
export const toHundreds = (rupiah: number) =>
  Math.max(COST_STEP_RUPIAH, Math.round(rupiah / COST_STEP_RUPIAH) * COST_STEP_RUPIAH);

const WHY: Readonly<Record<UnpricedReason, (line: IngredientLine) => string>> = {
  'unknown-food': ({ name }) => `bahan "${name}" belum ada di prices.csv.`,
  'no-amount': ({ name }) => `bahan "${name}" belum punya jumlah yang bisa dihitung.`,
  'unknown-unit': ({ name, unit }) => `satuan "${unit ?? ''}" untuk "${name}" tidak dikenal.`,
  'no-measure': ({ name, unit, food }) =>
    `measures.csv belum memuat berat satu ${unit ?? 'buah'} ${food ?? name}.`,
  'own-price-unit': ({ name }) => `harga sendiri untuk "${name}" tidak berlaku di sini.`,
};

const describeUnpriced = ({ line, cost }: CostedLine) => (isPriced(cost) ? [] : WHY[cost](line));
