import type { RecipeShelf } from '../recipe-shelf.ts';
import { PAUSE } from '../words/fold-text.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import type { OpenWords } from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import { MAX_FOOD_WORDS } from './read-foods.ts';
import type { MeantFood } from './search-query.ts';
import { findIngredients, longestRun, readRun } from './take-names.ts';

/** An ingredient, and where it begins and ends. */
export type NearFood = MeantFood & { readonly start: number; readonly end: number };

/** The nearest ingredient on one side, by its longest name. */
export function findNearestFood(
  words: OpenWords,
  shelf: RecipeShelf,
  from: number,
  step: 1 | -1,
): NearFood | undefined {
  for (let at = from; at >= 0 && at < words.length; at += step) {
    if (words[at] === PAUSE && step === 1) return undefined;
    const food = findFoodAt(words, shelf, at, step);
    if (food !== undefined) return food;
  }
  return undefined;
}

/** The longest name of an ingredient that begins (`step` 1) or ends (-1) at a word. */
function findFoodAt(
  words: OpenWords,
  shelf: RecipeShelf,
  at: number,
  step: 1 | -1,
): NearFood | undefined {
  for (let length = MAX_FOOD_WORDS; length > 0; length -= 1) {
    const start = step === 1 ? at : at - length + 1;
    const phrase = start < 0 ? undefined : readRun(words, start, length);
    if (phrase === undefined || FILLER_WORDS.has(phrase) || KIND_WORDS.has(phrase)) continue;
    const ingredients = findIngredients(phrase, shelf);
    if (ingredients.length > 0) return { phrase, ingredients, start, end: start + length };
  }
  return undefined;
}

/** Length in words of the name of a dish that begins at a word; 0 if there is none. */
export const lengthOfDish = (words: OpenWords, at: number, { names }: RecipeShelf): number =>
  longestRun(words, at, (phrase) => names.has(phrase))?.length ?? 0;
