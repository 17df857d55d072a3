import { RecipeError } from '../../../recipes/recipe-error.ts';
import type { RecipeFacts } from '../recipe-facts.ts';
import { chooseRecipes, isTopic } from './choose-recipes.ts';
import { HARAM, type Exclusion } from './words/exclusion-words.ts';
import { createMender } from './mend-words.ts';
import { parseQuestion } from './parse-question.ts';
import { shelveRecipes, type RecipeShelf, type SearchWords } from './recipe-shelf.ts';
import type { Query } from './search-query.ts';
import { varyRecipes } from './vary-recipes.ts';
import { collectVocabulary } from './vocabulary.ts';
import { createExclusionTest } from './violates-exclusion.ts';
import { readWordList } from './word-list.ts';

/** Dishes of an answer unless the question says how many. */
const USUAL_COUNT = 5;
/** Most dishes of one answer. */
export const MAX_COUNT = 20;

/** What a question leads to. */
export type SearchResult = {
  /** Positions in the facts, best first: more than `count`, for some may fall out on a second look. */
  readonly positions: readonly number[];
  /** How many dishes to show at most. */
  readonly count: number;
  /** True when nothing is quite what was asked for, and these come nearest. */
  readonly nearest: boolean;
  /** What no dish may hold. */
  readonly without: readonly Exclusion[];
};

/** Answers questions from the facts of all recipes. */
export type CollectionSearch = (question: string) => SearchResult;

/**
 * Makes the search.
 *
 * What a question leaves out ("tanpa santan") is left out without exception. Dishes with pork or
 * alcohol come only where the question names them, since most who ask would not eat them.
 *
 * @param words what the build found for the same facts.
 */
export function createCollectionSearch(
  facts: readonly RecipeFacts[],
  { foodNames, realWords }: SearchWords,
): CollectionSearch {
  const shelf = shelveRecipes(facts, foodNames);
  const vocabulary = collectVocabulary(shelf, readWordList(realWords));
  const mend = createMender(vocabulary);
  return (question) => search(parseQuestion(question, shelf, vocabulary, mend), shelf);
}

/** Recipes to choose from, at least. */
const MIN_CHOICE = 60;

function search(query: Query, shelf: RecipeShelf): SearchResult {
  if (!isAnswerable(query)) throw new RecipeError('empty');
  const without = query.allowsHaram ? query.without : [...query.without, HARAM];
  const violates = createExclusionTest(without, shelf);
  const allowed = shelf.recipes.filter((recipe) => !violates(recipe));
  const count = Math.min(query.count ?? USUAL_COUNT, MAX_COUNT);
  const { recipes, nearest } = chooseRecipes(query, allowed, shelf);
  if (recipes.length === 0) throw new RecipeError('empty');
  const choice = recipes.slice(0, Math.max(MIN_CHOICE, count * 2));
  const ordered = isTopic(query) ? varyRecipes(choice, choice.length) : choice;
  return { positions: ordered.map(({ recipe }) => recipe.position), count, nearest, without };
}

/** Whether a question is about food, and about something that can be looked for. */
function isAnswerable(query: Query): boolean {
  const { terms, kinds, traits, heat, without, occasions, provinces, unknown } = query;
  // "Skor bola" is not about balls of potato, though their name has the word.
  const needed = terms.filter(({ role }) => role !== 'helpful');
  const isDish =
    query.outside && !query.aboutFood && query.named.length === 0
      ? needed.some(({ ingredients }) => ingredients.length > 0)
      : needed.length > 0;
  if (isDish || kinds.length > 0) return true;
  if (query.outside) return false;
  if (traits.length > 0 || heat !== undefined || without.length > 0) return true;
  const hasWish =
    occasions.length > 0 ||
    provinces.length > 0 ||
    query.cheap ||
    query.quick ||
    query.maxCostPerServing !== undefined ||
    query.maxMinutes !== undefined;
  if (hasWish) return query.aboutFood || unknown.length === 0;
  return query.aboutFood && unknown.length === 0;
}
