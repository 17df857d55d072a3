import { USUAL_DISHES } from '../../dishes-asked.ts';
import type { RecipeFacts } from '../recipe-facts.ts';
import { judge } from './question/how-understood.ts';
import { createQuestionParser } from './question/parse-question.ts';
import { NO_LATE_READING, type LateReading } from './question/reading.ts';
import { isOpenEnded, neededFoods, type Query } from './question/search-query.ts';
import { chooseRecipes, type Choice } from './ranking/choose-recipes.ts';
import { NO_LATE_RANKING, type LateRanking } from './ranking/late-ranking.ts';
import { rateRecipes } from './ranking/rate-recipes.ts';
import { bindingTest } from './ranking/recipe-wishes.ts';
import { varyRecipes } from './ranking/vary-recipes.ts';
import { createExclusionTest } from './ranking/violates-exclusion.ts';
import {
  indexRecipes,
  type RecipeIndex,
  type IndexedRecipe,
  type SearchWords,
} from './recipe-index.ts';
import { HARAM, type Exclusion } from './words/exclusion-words.ts';

/** Most dishes of one answer. */
const MAX_COUNT = 20;
/** How many of the best are varied. */
const CHOICE_SIZE = 60;

/** The result of a question. */
export type SearchResult = {
  /** Positions in the facts of all that fits, best first; none if nothing does. */
  readonly positions: readonly number[];
  /** How many dishes to show at most. */
  readonly count: number;
  /** True if nothing matches exactly and these are the nearest. */
  readonly isNearest: boolean;
  /** Titles to offer if nothing fits; none of these either if no dish would be safe. */
  readonly nearTitles: readonly string[];
  /** What no dish may contain. */
  readonly exclusions: readonly Exclusion[];
  /** The question as it was understood. */
  readonly query: Query;
  /** What has to be said above the dishes; empty if nothing has. */
  readonly note: string;
};

/** What loads after the list of dishes, in a file of its own. */
export type LateReaders = LateReading & LateRanking;

/** They have not loaded. */
export const NO_LATE_READERS: LateReaders = { ...NO_LATE_READING, ...NO_LATE_RANKING };

/** Answers questions from the facts of all recipes. */
export type CollectionSearch = {
  /** @param late absent if it did not load: the search then knows fewer words. */
  readonly answer: (question: string, late?: LateReaders) => SearchResult;
};

/**
 * Creates the search.
 *
 * What a question excludes ("tanpa santan") never comes; `spared-dish.ts` says when the source shows a named dish
 * that has it. Dishes with pork or alcohol come only if the question names them: most visitors would not eat them.
 *
 * @param words computed by the build from the same facts.
 */
export function createCollectionSearch(
  facts: readonly RecipeFacts[],
  words: SearchWords,
): CollectionSearch {
  const index = indexRecipes(facts, words);
  const parse = createQuestionParser(index, words);
  // Most questions exclude nothing else, so this is computed once and not per question.
  const isHaram = createExclusionTest([HARAM], index);
  const halal = index.recipes.filter((recipe) => !isHaram(recipe));

  function find(query: Query) {
    const violates = createExclusionTest(query.exclusions, index);
    const served = query.haram === 'no' ? halal : index.recipes;
    const allowed = served.filter((recipe) => !violates(recipe));
    return { ...chooseRecipes(query, allowed, index), allowed };
  }

  return {
    answer(question, late = NO_LATE_READERS) {
      const parsed = parse(question, late);
      const query = late.readTexts(parsed);
      const { isBeyond, isPartly } = judge(parsed, query);
      const found = isBeyond ? NOTHING : find(query);
      const isNear = found.isNearest && !isNamedDish(found.recipes[0]?.recipe, query);
      return toResult(query, found, isNear || isPartly, { index, late });
    },
  };
}

/** The recipes that fit a question, and all that it allows. */
type Found = Choice & { readonly allowed: readonly IndexedRecipe[] };

const NOTHING: Found = { recipes: [], isNearest: false, allowed: [] };

function toResult(
  query: Query,
  { recipes, allowed }: Found,
  isNearest: boolean,
  { index, late }: { readonly index: RecipeIndex; readonly late: LateRanking },
): SearchResult {
  const choice = recipes.slice(0, CHOICE_SIZE);
  const varied = isOpenEnded(query) ? varyRecipes(choice, choice.length) : choice;
  const rated = [...varied, ...recipes.slice(choice.length)];
  const served = late.serveCourses(query, rated, allowed);
  const count = Math.min(served.count ?? query.count ?? USUAL_DISHES, MAX_COUNT);
  const ordered = late.serveEveryFood(query, served.ordered, count, { allowed, index });
  const shown = ordered.slice(0, count);
  const positions = [...sortShown(shown, query), ...ordered.slice(count)].map(
    ({ position }) => position,
  );
  return {
    query,
    positions,
    count,
    isNearest: isNearest || late.isOnlyNear(query, recipes[0]?.recipe, shown),
    nearTitles: positions.length === 0 ? listNearTitles(query, index) : [],
    note: late.writeSearchNote(query, shown, served.missing),
    exclusions: query.haram === 'no' ? [...query.exclusions, HARAM] : query.exclusions,
  };
}

/** The shown dishes in the order that the question asks for, unless they are courses of a meal. */
const sortShown = (shown: readonly IndexedRecipe[], { measure, courses }: Query) =>
  measure === undefined || courses.length > 0
    ? shown
    : shown.toSorted((a, b) => measure(a) - measure(b));

/** Whether the best is the named dish and no other food is asked for: "rempeyek kacang tipis". */
function isNamedDish(recipe: IndexedRecipe | undefined, query: Query): boolean {
  if (recipe === undefined) return false;
  const isNamed = query.named.some(({ recipes }) => recipes.includes(recipe.position));
  // Offal is of the animal, too: "coto makassar sapi".
  const hasFoods = neededFoods(query).every(({ phrase }) =>
    recipe.facts.contains.some((mark) => mark === phrase),
  );
  return isNamed && hasFoods && bindingTest(query)(recipe) && query.topic.otherTopicScore <= 0;
}

/** Titles to offer without an answer. */
const NEAR_COUNT = 3;

/**
 * The titles nearest to a question without an answer: those that share its words, then well-known
 * ones. None for babies and ill people, since nothing would be safe for them.
 */
function listNearTitles(query: Query, index: RecipeIndex): readonly string[] {
  if (query.topic.isUnsafe) return [];
  const violates = createExclusionTest([...query.exclusions, HARAM], index);
  const fits = rateRecipes(query, index);
  const rated = index.recipes
    .filter((recipe) => !violates(recipe))
    .map((recipe) => ({
      recipe,
      score: (fits.get(recipe.position)?.share ?? 0) * SHARED_WORDS_WORTH + recipe.renown,
    }))
    .toSorted((a, b) => b.score - a.score);
  return varyRecipes(rated.slice(0, CHOICE_SIZE), NEAR_COUNT).map(
    ({ recipe }) => recipe.facts.title,
  );
}

/** Score of a title that shares all words; being known by everybody scores 1. */
const SHARED_WORDS_WORTH = 10;
