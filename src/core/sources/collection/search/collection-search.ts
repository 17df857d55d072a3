import { RecipeError } from '../../../recipes/recipe-error.ts';
import type { RecipeFacts } from '../recipe-facts.ts';
import { chooseRecipes, isTopic } from './ranking/choose-recipes.ts';
import { HARAM, type Exclusion } from './words/exclusion-words.ts';
import type { ChatReaders } from './question/chat-readers.ts';
import { asksElsewhere, howUnderstood } from './question/how-understood.ts';
import { createMender } from './question/mend-words.ts';
import { parseQuestion } from './question/parse-question.ts';
import { rateRecipes } from './ranking/rate-recipes.ts';
import {
  shelveRecipes,
  type RecipeShelf,
  type SearchWords,
  type ShelvedRecipe,
} from './recipe-shelf.ts';
import { LONG_QUESTION, type AskedFact, type Query } from './question/search-query.ts';
import { listWishes } from './ranking/recipe-wishes.ts';
import { readTexts, type TextIndex } from './question/text-index.ts';
import { varyRecipes, type RatedRecipe } from './ranking/vary-recipes.ts';
import { collectVocabulary } from './question/vocabulary.ts';
import { createExclusionTest } from './ranking/violates-exclusion.ts';

/** Dishes of an answer unless the question says how many. */
const USUAL_COUNT = 5;
/** Most dishes of one answer. */
const MAX_COUNT = 20;

/** The result of a question. */
export type SearchResult = {
  /** Positions in the facts, best first: more than `count`, since a closer check may reject some. */
  readonly positions: readonly number[];
  /** How many dishes to show at most. */
  readonly count: number;
  /** True if nothing matches exactly and these are the nearest. */
  readonly nearest: boolean;
  /** True if the words of situations and the texts of recipes could improve the answer. */
  readonly wantsMore: boolean;
  /** What no dish may contain. */
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
  /** True to return everything that fits, not just the best for an answer. */
  readonly isList?: boolean;
  /** Consulted for words found nowhere else; they never make an answer more certain. */
  readonly texts?: TextIndex | undefined;
  /** Helps to read chatty questions. */
  readonly chat?: ChatReaders | undefined;
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
 * Creates the search.
 *
 * What a question excludes ("tanpa santan") is excluded without exception. Dishes with pork or
 * alcohol appear only if the question names them, since most visitors would not eat them.
 *
 * @param words computed by the build from the same facts.
 */
export function createCollectionSearch(
  facts: readonly RecipeFacts[],
  words: SearchWords,
): CollectionSearch {
  const shelf = shelveRecipes(facts, words);
  const vocabulary = collectVocabulary(shelf, words);
  const mend = createMender(vocabulary);
  // For most questions nothing else is left out: tested once, not for each of them.
  const isHaram = createExclusionTest([HARAM], shelf);
  const halal = shelf.recipes.filter((recipe) => !isHaram(recipe));
  return (question, options = {}) =>
    search(parseQuestion(question, shelf, vocabulary, mend, options.chat), shelf, halal, options);
}

/** Fewest recipes to choose from. */
const MIN_CHOICE = 60;

function search(
  parsed: Query,
  shelf: RecipeShelf,
  halal: readonly ShelvedRecipe[],
  { isList = false, texts }: SearchOptions,
): SearchResult {
  const query = texts === undefined ? parsed : readTexts(parsed, texts);
  if (asksElsewhere(parsed) || howUnderstood(query) === 'not')
    throw new RecipeError('empty', { near: nearTitles(query, shelf) });
  const without = query.haram === 'no' ? [...query.without, HARAM] : query.without;
  const violates = createExclusionTest(query.without, shelf);
  const served = query.haram === 'no' ? halal : shelf.recipes;
  const allowed = served.filter((recipe) => !violates(recipe));
  const count = Math.min(query.count ?? USUAL_COUNT, MAX_COUNT);
  const { recipes, nearest } = chooseRecipes(query, allowed, shelf);
  const [first] = recipes;
  if (first === undefined) throw new RecipeError('empty', { near: nearTitles(query, shelf) });
  const isOnlyNear =
    mayBeMisread(parsed, texts) || (nearest && (texts === undefined || !isNamedDish(first, query)));
  const choice = recipes.slice(0, Math.max(MIN_CHOICE, count * 2));
  const ordered = isTopic(query) ? varyRecipes(choice, choice.length) : choice;
  const others = isList ? recipes.slice(choice.length) : [];
  return {
    positions: [...ordered, ...others].map(({ recipe }) => recipe.position),
    count,
    nearest: isOnlyNear,
    wantsMore: isOnlyNear || mayTellMore(parsed, query),
    without,
    ...(query.askedFact === undefined ? {} : { asked: toResult(query.askedFact, shelf) }),
  };
}

/** Whether a word was not understood that may change what is asked for. */
const mayBeMisread = (parsed: Query, texts: TextIndex | undefined): boolean =>
  // An unknown word may refuse something in dialect: nothing is sure before that was looked up.
  (texts === undefined && parsed.named.length === 0 && parsed.words.unknown.length > 0) ||
  howUnderstood(parsed) !== 'whole';

/** Whether a place, a topic or a long question may be answered better with all tables. */
const mayTellMore = (parsed: Query, query: Query): boolean =>
  query.regions.places.length > 0 ||
  (isTopic(query) && (query.words.describing.length > 0 || query.kinds.length === 0)) ||
  // "Sudah banyak cilok, jualan apa lagi": only a closer look tells that it is not asked for.
  (parsed.named.length > 0 && parsed.topic.tellsMore) ||
  parsed.words.telling.length >= LONG_QUESTION;

/** "Rempeyek kacang tipis": the dish itself is there, and no other food is asked for. */
function isNamedDish({ recipe }: RatedRecipe, query: Query): boolean {
  const isNamed = query.named.some(({ recipes }) => recipes.includes(recipe.position));
  const asksMore = query.terms.some(
    ({ role, ingredients }) => role === 'needed' && ingredients.length > 0,
  );
  const isBound = listWishes(query).every(({ binding, isMet }) => !binding || isMet(recipe));
  return isNamed && !asksMore && isBound && query.topic.against <= 0;
}

const toResult = (fact: AskedFact, shelf: RecipeShelf): AskedResult =>
  fact.about === 'substitute'
    ? {
        about: fact.about,
        phrase: fact.phrase,
        foods: fact.ingredients.flatMap((number) => shelf.canonical[number] ?? []),
      }
    : { about: fact.about };

/** Titles to offer if there is no answer. */
const NEAR_COUNT = 3;

/**
 * The titles nearest to a question without an answer: those that share its words, then well-known
 * ones. None for babies and ill people, since nothing would be safe for them.
 */
function nearTitles(query: Query, shelf: RecipeShelf): readonly string[] {
  if (query.topic.unsafe) return [];
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

/** Score for sharing all words; being known by everybody scores 1. */
const WORDS_WORTH = 10;
