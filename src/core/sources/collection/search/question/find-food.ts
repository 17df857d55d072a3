import type { RecipeIndex } from '../recipe-index.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { longestPhrase, type Tokens } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { MAX_FOOD_WORDS } from './read-foods.ts';
import type { MeantFood } from './search-query.ts';
import { findIngredients } from './take-names.ts';

/** An ingredient, and where it begins and ends. */
export type NearFood = MeantFood & { readonly start: number; readonly end: number };

/** The nearest ingredient on one side, by its longest name that begins (`step` 1) or ends (-1) there. */
export function findNearestFood(
  words: Tokens,
  index: RecipeIndex,
  nearest: number,
  step: 1 | -1,
): NearFood | undefined {
  const isFood = (phrase: string) =>
    !isTalk(phrase) && !KIND_WORDS.has(phrase) && findIngredients(phrase, index).length > 0;
  const from = step === 1 ? 'start' : 'end';
  for (let at = nearest; at >= 0 && at < words.length; at += step) {
    if (words[at] === PAUSE && step === 1) return undefined;
    const food = longestPhrase(words, at, isFood, { max: MAX_FOOD_WORDS, from });
    if (food !== undefined) return { ...food, ingredients: findIngredients(food.phrase, index) };
  }
  return undefined;
}
