import { BESIDE_CHECKS } from './beside-checks.ts';
import { CLAIM_CHECKS } from './claim-checks.ts';
import { COOKING_CHECKS } from './cooking-checks.ts';
import { DRYING_CHECKS } from './drying-checks.ts';
import { LIKENESS_CHECKS } from './likeness-checks.ts';
import { LISTING_CHECKS } from './listing-checks.ts';
import { NAMING_CHECKS } from './naming-checks.ts';
import { NUTRITION_CHECKS } from './nutrition-checks.ts';
import { PIECE_CHECKS } from './piece-checks.ts';
import { PROMISE_CHECKS } from './promise-checks.ts';
import type { CheckedRecipe, RecipeCheck } from './recipe-check.ts';
import { SELLING_CHECKS } from './selling-checks.ts';
import { SOLD_SIZE_CHECKS } from './sold-size-checks.ts';
import { SPOILING_CHECKS } from './spoiling-checks.ts';
import { STEP_CHECKS } from './step-checks.ts';
import { STORING_CHECKS } from './storing-checks.ts';
import { TIME_CHECKS } from './time-checks.ts';
import { YIELD_CHECKS } from './yield-checks.ts';

/** Every rule that recipes keep; faults are reported in this order. */
export const RECIPE_CHECKS: readonly RecipeCheck[] = [
  ...TIME_CHECKS,
  ...DRYING_CHECKS,
  ...COOKING_CHECKS,
  ...LISTING_CHECKS,
  ...STEP_CHECKS,
  ...YIELD_CHECKS,
  ...PIECE_CHECKS,
  ...NUTRITION_CHECKS,
  ...SELLING_CHECKS,
  ...SOLD_SIZE_CHECKS,
  ...PROMISE_CHECKS,
  ...BESIDE_CHECKS,
  ...STORING_CHECKS,
  ...SPOILING_CHECKS,
  ...NAMING_CHECKS,
  ...CLAIM_CHECKS,
  ...LIKENESS_CHECKS,
];

/**
 * Checks every recipe against every rule; returns sentences for its author, each with the file name.
 */
export const checkRecipes = (recipes: readonly CheckedRecipe[]): readonly string[] =>
  recipes.flatMap((checked) =>
    RECIPE_CHECKS.flatMap(({ find }) => find(checked, recipes)).map(
      (sentence) => `${checked.file}: ${sentence}`,
    ),
  );
