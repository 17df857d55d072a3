import { RecipeError } from '../../../recipes/recipe-error.ts';
import type { RecipeFacts } from '../recipe-facts.ts';
import { chooseRecipes, isTopic } from './choose-recipes.ts';
import { HARAM, type Exclusion } from './words/exclusion-words.ts';
import type { Talk } from './collection-talk.ts';
import { howUnderstood } from './how-understood.ts';
import { createMender } from './mend-words.ts';
import { parseQuestion } from './parse-question.ts';
import { rateRecipes } from './rate-recipes.ts';
import { shelveRecipes, type RecipeShelf, type SearchWords } from './recipe-shelf.ts';
import type { AskedFact, Query } from './search-query.ts';
import { readTexts, type TextIndex } from './text-index.ts';
import { varyRecipes } from './vary-recipes.ts';
import { collectVocabulary } from './vocabulary.ts';
import { createExclusionTest } from './violates-exclusion.ts';

/** So many telling words make a chat. */
const CHATTY = 4;
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
  /** True where the texts of the recipes may tell better which of them come first. */
  readonly wantsTexts: boolean;
  /** What no dish may hold. */
  readonly without: readonly Exclusion[];
  /** What is asked for besides recipes. */
  readonly asked?: AskedResult;
};

/** Foods are canonical names of what the question calls `phrase`. */
export type AskedResult =
  | { readonly about: 'substitute'; readonly phrase: string; readonly foods: readonly string[] }
  | { readonly about: 'keeping' | 'price' };

/** Answers questions from the facts of all recipes. */
export type CollectionSearch = (question: string, options?: SearchOptions) => SearchResult;

export type SearchOptions = {
  /** True where all that fits is wanted, and not only the best for an answer. */
  readonly isList?: boolean;
  /** Looked into for what nothing else knows; they make no answer surer. */
  readonly texts?: TextIndex | undefined;
  /** What chatty questions are read with. */
  readonly talk?: Talk | undefined;
};

/** What a search finds, or why it finds nothing. */
export function trySearch(
  search: CollectionSearch,
  question: string,
  options?: SearchOptions,
): SearchResult | RecipeError {
  try {
    return search(question, options);
  } catch (error) {
    if (error instanceof RecipeError) return error;
    throw error;
  }
}

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
  words: SearchWords,
): CollectionSearch {
  const shelf = shelveRecipes(facts, words);
  const vocabulary = collectVocabulary(shelf, words);
  const mend = createMender(vocabulary);
  return (question, options = {}) =>
    search(parseQuestion(question, shelf, vocabulary, mend, options.talk), shelf, options);
}

/** Recipes to choose from, at least. */
const MIN_CHOICE = 60;

function search(
  parsed: Query,
  shelf: RecipeShelf,
  { isList = false, texts }: SearchOptions,
): SearchResult {
  const query = texts === undefined ? parsed : readTexts(parsed, texts);
  if (howUnderstood(query) === 'not')
    throw new RecipeError('empty', { near: nearTitles(query, shelf) });
  const without = query.allowsHaram ? query.without : [...query.without, HARAM];
  const violates = createExclusionTest(without, shelf);
  const allowed = shelf.recipes.filter((recipe) => !violates(recipe));
  const count = Math.min(query.count ?? USUAL_COUNT, MAX_COUNT);
  const { recipes, nearest } = chooseRecipes(query, allowed, shelf);
  if (recipes.length === 0) throw new RecipeError('empty', { near: nearTitles(query, shelf) });
  const isNearest = nearest || howUnderstood(parsed) !== 'whole';
  const choice = recipes.slice(0, Math.max(MIN_CHOICE, count * 2));
  const ordered = isTopic(query) ? varyRecipes(choice, choice.length) : choice;
  const others = isList ? recipes.slice(choice.length) : [];
  return {
    positions: [...ordered, ...others].map(({ recipe }) => recipe.position),
    count,
    nearest: isNearest,
    wantsTexts:
      isNearest ||
      query.places.length > 0 ||
      (query.describing.length > 0 && isTopic(query)) ||
      parsed.telling.length >= CHATTY,
    without,
    ...(query.asked === undefined ? {} : { asked: toResult(query.asked, shelf) }),
  };
}

const toResult = (asked: AskedFact, shelf: RecipeShelf): AskedResult =>
  asked.about === 'substitute'
    ? {
        about: asked.about,
        phrase: asked.phrase,
        foods: asked.ingredients.flatMap((number) => shelf.canonical[number] ?? []),
      }
    : { about: asked.about };

/** Titles to offer where there is no answer. */
const NEAR_COUNT = 3;

/**
 * The titles nearest to a question without an answer: those that share its words, then what everybody
 * knows. None for babies and the ill, for whom nothing would be safe.
 */
function nearTitles(query: Query, shelf: RecipeShelf): readonly string[] {
  if (query.unsafe) return [];
  const violates = createExclusionTest([...query.without, HARAM], shelf);
  const fits = rateRecipes(query, shelf);
  const rated = shelf.recipes
    .filter((recipe) => !violates(recipe))
    .map((recipe) => ({
      recipe,
      score: (fits.get(recipe.position)?.share ?? 0) * WORDS_WORTH + recipe.renown,
    }))
    .toSorted((one, other) => other.score - one.score);
  return varyRecipes(rated.slice(0, MIN_CHOICE), NEAR_COUNT).map(
    ({ recipe }) => recipe.facts.title,
  );
}

/** What sharing all words is worth; being known by everybody is worth 1. */
const WORDS_WORTH = 10;
