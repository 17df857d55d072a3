import {
  asksOfDish,
  isOpenEnded,
  namedPositions,
  toHelpful,
  type Query,
} from '../question/search-query.ts';
import type { RecipeIndex, IndexedRecipe } from '../recipe-index.ts';
import { isSweet } from '../words/trait-predicates.ts';
import { findSimilar } from './find-similar.ts';
import {
  isCalledByFood,
  isOfMeal,
  rank,
  rankFulfilled,
  rankNearest,
  rateCandidates,
  type Candidate,
} from './rank-candidates.ts';
import { FEW, rateRecipes, type WordFit } from './rate-recipes.ts';
import { isMeal } from './recipe-wishes.ts';
import { selectFulfilled, selectNear, selectOthers, selectSlower } from './select-candidates.ts';
import type { RatedRecipe } from './vary-recipes.ts';

/** Recipes, best first, and whether they are only the nearest to what was asked for. */
export type Choice = { readonly recipes: readonly RatedRecipe[]; readonly isNearest: boolean };

/** Quick, cheap and mild, but nobody's idea of a dish. */
const RICE = 'Nasi Putih';

/**
 * Chooses among the recipes that nothing forbids. If at least one meets every binding wish,
 * only such recipes are returned. Otherwise, or if a meal was asked for and none of them is one, the
 * nearest are returned.
 */
export function chooseRecipes(
  original: Query,
  allowed: readonly IndexedRecipe[],
  index: RecipeIndex,
): Choice {
  const query = namesOtherKind(original, index) ? withoutNames(original) : original;
  const fits = rateRecipes(query, index);
  const offered = isRiceMeant(query)
    ? allowed
    : allowed.filter(({ facts }) => facts.title !== RICE);
  const candidates = rateCandidates(selectNear(query, offered, fits), query, fits, index);
  if (candidates.length === 0 || isNamedDishRefused(candidates, query))
    return chooseWithoutWords(query, allowed, index, fits);
  const fulfilled = selectFulfilled(candidates, query);
  return (
    chooseAskedDish(candidates, query) ??
    chooseNearest(candidates, fulfilled, query) ??
    chooseFulfilled(candidates, fulfilled, query)
  );
}

/** Whether no named dish is of the kind that is asked for: "teman kopi hitam: gorengan". */
const namesOtherKind = (query: Query, { recipes }: RecipeIndex): boolean =>
  query.intent === undefined &&
  query.named.length > 0 &&
  query.kinds.length > 0 &&
  ![...namedPositions(query)].some((position) =>
    query.kinds.some((kind) => kind === recipes[position]?.facts.kind),
  );

/** Forgets the names; the other words only rank. */
const withoutNames = (query: Query): Query => ({
  ...query,
  named: [],
  terms: query.terms.filter(({ role }) => role !== 'named').map(toHelpful),
});

const isRiceMeant = (query: Query): boolean =>
  !isOpenEnded(query) || query.kinds.includes('nasi') || query.courses.length > 0;

/** Whether the named dish is refused: dishes like it are then nearer than anything that is sweet, too. */
const isNamedDishRefused = (candidates: readonly Candidate[], { named }: Query): boolean =>
  named.length > 0 && !candidates.some((dish) => dish.isAskedDish || dish.containsAskedName);

/** The dish itself, if it is ordered or something is asked about it. */
function chooseAskedDish(candidates: readonly Candidate[], query: Query): Choice | undefined {
  const asked = asksOfDish(query) ? candidates.filter(({ isAskedDish }) => isAskedDish) : [];
  return asked.length === 0 ? undefined : { recipes: rank(asked), isNearest: false };
}

/** The nearest, if no candidate is what was asked for. */
function chooseNearest(
  candidates: readonly Candidate[],
  fulfilled: readonly Candidate[],
  query: Query,
): Choice | undefined {
  const nearest = selectNearest(candidates, fulfilled, query);
  return nearest.length === 0
    ? undefined
    : { recipes: rankNearest(nearest, query), isNearest: true };
}

function selectNearest(
  candidates: readonly Candidate[],
  fulfilled: readonly Candidate[],
  query: Query,
): readonly Candidate[] {
  // A meal that nearly fits is better than a drink that fits: "masakan 10 menit".
  const lacksMeal = wantsMeal(query) && !fulfilled.some(isOfMeal);
  const meals = lacksMeal ? candidates.filter(isOfMeal) : [];
  if (meals.length > 0) return meals;
  return fulfilled.length === 0 ? candidates : selectSlower(fulfilled, candidates, query);
}

function chooseFulfilled(
  candidates: readonly Candidate[],
  fulfilled: readonly Candidate[],
  query: Query,
): Choice {
  // A soda is ready in ten minutes too, but no "masakan".
  const hasMeal = wantsMeal(query) && fulfilled.some(isOfMeal);
  const isOffered = ({ recipe }: Candidate) => !hasMeal || recipe.facts.kind !== 'minuman';
  const recipes = rankFulfilled(fulfilled.filter(isOffered), query);
  const others = rank(selectOthers(fulfilled, candidates, query));
  // Only sweets of the region are left: "masakan Padang tanpa pedas".
  const isNoMeal =
    wantsMeal(query) &&
    recipes.slice(0, FEW).every(({ recipe }) => isSweet(recipe) || !isMeal(recipe));
  return {
    recipes: [...recipes, ...others],
    isNearest: isNoMeal || isOnlyUsed(candidates, recipes, query),
  };
}

/** Whether any meal is asked for, and nothing else is said of it. */
const wantsMeal = (query: Query): boolean => query.meal === 'said' && isOpenEnded(query);

/** Whether what is to be made is only an ingredient of the dishes: "cara bikin kerupuk". */
const isOnlyUsed = (
  candidates: readonly Candidate[],
  [best]: readonly RatedRecipe[],
  { topic, terms }: Query,
): boolean =>
  topic.isAboutMaking &&
  terms.length === 1 &&
  !candidates.some((dish) => dish.recipe === best?.recipe && isCalledByFood(dish));

/**
 * Fallback if no recipe has the words of the question: dishes similar to what was asked for but is
 * refused, else those that meet the other wishes.
 */
function chooseWithoutWords(
  query: Query,
  allowed: readonly IndexedRecipe[],
  index: RecipeIndex,
  fits: ReadonlyMap<number, WordFit>,
): Choice {
  const named = namedPositions(query);
  const isReference = ({ position }: IndexedRecipe) =>
    named.size > 0 ? named.has(position) : fits.get(position)?.hasNeeded === true;
  const alike = findSimilar(index.recipes.filter(isReference), allowed, index);
  if (alike.length > 0 || isOpenEnded(query)) return { recipes: alike, isNearest: true };
  const relaxed = relax(query);
  const hasWord = ({ position }: IndexedRecipe) => fits.has(position);
  const some = relaxed.kinds.length > 0 || hasTopic(query) ? allowed : allowed.filter(hasWord);
  return { ...chooseRecipes(relaxed, some, index), isNearest: true };
}

const hasTopic = ({ kinds, traits, occasions }: Query): boolean =>
  kinds.length + traits.length + occasions.length > 0;

/**
 * What to look for if no dish has the words: all of the kind, if one is asked for ("camilan kiloan"), else
 * the dish with most of the words ("sambal kemasan botol").
 */
const relax = (query: Query): Query =>
  hasTopic(query)
    ? { ...query, named: [], terms: [] }
    : { ...query, named: [], terms: query.terms.map(toHelpful), kinds: query.likely.kinds };
