import { memoize } from '../../../memoize.ts';
import type { DishKind } from '../../../recipes/dish-extras.ts';
import type { Occasion, RecipeFacts } from '../recipe-facts.ts';
import type { RecipeMark } from '../recipe-marks.ts';
import { mentions, type IndexedRecipe } from './recipe-index.ts';

/** Whether a recipe has a property: what somebody may ask for, or what suits an occasion. */
export type RecipeTest = (recipe: IndexedRecipe) => boolean;

export const ofKind =
  (...kinds: readonly DishKind[]): RecipeTest =>
  ({ facts }) =>
    kinds.includes(facts.kind);

export const suiting =
  (...occasions: readonly Occasion[]): RecipeTest =>
  ({ facts }) =>
    occasions.some((occasion) => facts.occasions.includes(occasion));

export const marked =
  (...marks: readonly RecipeMark[]): RecipeTest =>
  ({ facts }) =>
    marks.some((mark) => facts.marks.includes(mark));

export const whose =
  (holds: (facts: RecipeFacts) => boolean): RecipeTest =>
  ({ facts }) =>
    holds(facts);

/** Has one of these words in its title or another name. */
export const called = (words: string): RecipeTest => named(...words.split(' '));

/** Has one of these phrases in its title or another name. */
export const named = (...phrases: readonly string[]): RecipeTest =>
  memoize(({ names }: IndexedRecipe) => phrases.some((phrase) => mentions(names, phrase)));

/** Is made with a food whose name begins like one of these, separated by `|`. */
export const holding = (foods: string): RecipeTest => {
  const pattern = new RegExp(`^(?:${foods})`, 'u');
  return memoize(({ facts }: IndexedRecipe) =>
    facts.ingredients.some((name) => pattern.test(name)),
  );
};

export const either =
  (...tests: readonly RecipeTest[]): RecipeTest =>
  (recipe) =>
    tests.some((test) => test(recipe));

export const both =
  (...tests: readonly RecipeTest[]): RecipeTest =>
  (recipe) =>
    tests.every((test) => test(recipe));

export const not =
  (test: RecipeTest): RecipeTest =>
  (recipe) =>
    !test(recipe);

const HOURS_PER_DAY = 24;

/** Keeps at room temperature for this many days. */
export const keeps = (days: number): RecipeTest =>
  whose(({ roomHours }) => roomHours >= days * HOURS_PER_DAY);

/** Keeps for this many days in the fridge, or without one. */
export const keepsCold = (days: number): RecipeTest =>
  either(
    whose(({ fridgeDays }) => fridgeDays >= days),
    keeps(days),
  );

/** Costs at most this much a serving, in rupiah. */
export const costingAtMost = (most: number): RecipeTest =>
  whose(({ costPerServing }) => costPerServing <= most);

/** Longest time for what is quickly done, in minutes. */
export const QUICK_MINUTES = 30;

/** Takes at most this many minutes. */
export const takingAtMost = (most: number): RecipeTest => whose(({ minutes }) => minutes <= most);
