import type { CostedLine } from '../../../src/core/costing/dish-cost.ts';
import type { PriceBook } from '../../../src/core/costing/price-book.ts';
import { wordSet } from '../../../src/core/lines/word-set.ts';
import type { RecipeFile } from '../read-recipe.ts';

/** A recipe with everything that a check may use. */
export type CheckedRecipe = {
  /** Name of its file. */
  readonly file: string;
  readonly recipe: RecipeFile;
  /** Its ingredients as the tables know them, in the recipe's order. */
  readonly lines: readonly CostedLine[];
  /** Their total cost, in whole rupiah. */
  readonly cost: number;
  readonly book: PriceBook;
};

/** A rule that every recipe keeps. */
export type RecipeCheck = {
  /** Names the rule in its tests. */
  readonly id: string;
  /**
   * The faults, in sentences for the recipe's author; empty if there are none.
   *
   * @param all the whole collection, for rules about recipes that are too similar.
   */
  readonly find: (checked: CheckedRecipe, all: readonly CheckedRecipe[]) => readonly string[];
};

/** A sentence if something is wrong, as a list. */
export const complainIf = (isWrong: boolean, sentence: string): readonly string[] =>
  isWrong ? [sentence] : [];

/** Kinds eaten as a meal. */
export const MEALS = wordSet('nasi mi bubur soto sup gulai sate lauk sayur');
/** Kinds eaten as a meal or with one. */
export const MEALS_AND_SAMBAL = new Set([...MEALS, 'sambal']);
/** Kinds made and sold by the piece. */
export const SNACKS = wordSet('jajanan gorengan kue');
