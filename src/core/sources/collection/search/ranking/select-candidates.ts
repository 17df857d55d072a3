import {
  CHATTY_WORDS,
  isOpenEnded,
  namedPositions,
  neededFoods,
  type Query,
} from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import { TASTE_WORDS } from '../words/trait-words.ts';
import { isCalledByFood, isOfMeal, type Candidate } from './rank-candidates.ts';
import { FEW, type WordFit } from './rate-recipes.ts';
import { fitsOccasion, isOfPlace } from './recipe-wishes.ts';

/** Only what fits at least this well, compared with the best, belongs to the answer. */
const MIN_SHARE_OF_BEST = 0.45;
const MIN_SHARE = 0.2;

/** Recipes that share enough words with the question to be an answer to it. */
export function selectNear(
  query: Query,
  allowed: readonly IndexedRecipe[],
  fits: ReadonlyMap<number, WordFit>,
): readonly IndexedRecipe[] {
  if (isOpenEnded(query)) return allowed;
  const { kinds } = query;
  const named = namedPositions(query);
  const shareOf = ({ position }: IndexedRecipe) => fits.get(position)?.share ?? 0;
  const best = allowed.reduce((most, recipe) => Math.max(most, shareOf(recipe)), 0);
  const least = Math.max(MIN_SHARE, best * MIN_SHARE_OF_BEST);
  // In a long question a word only ranks dishes of the requested kind.
  const isRanking = named.size === 0 && query.wording.contentWords.length >= CHATTY_WORDS;
  return allowed.filter(
    (recipe) =>
      named.has(recipe.position) ||
      shareOf(recipe) >= least ||
      (isRanking && kinds.includes(recipe.facts.kind)),
  );
}

/**
 * Those that meet every binding wish, have every required word and, if a dish is named, its name. They also suit
 * the occasion, if any does.
 */
export function selectFulfilled(
  candidates: readonly Candidate[],
  query: Query,
): readonly Candidate[] {
  const whole = candidates.filter(
    ({ meetsBinding, isWhole, isAskedDish, containsAskedName }) =>
      meetsBinding && isWhole && (query.named.length === 0 || isAskedDish || containsAskedName),
  );
  const meals = keepMeals(whole, query);
  const fitting = meals.filter(({ recipe }) => fitsOccasion(recipe, query.occasions));
  // If no dish suits the occasion too, the other wishes are enough: "Aceh yang berkuah, ada tamu".
  return fitting.length > 0 || query.topic.otherTopicScore > 0 ? fitting : meals;
}

/** Dishes eaten with rice, if there are enough of them, and cakes that a town with few of these is known for. */
function keepMeals(candidates: readonly Candidate[], query: Query): readonly Candidate[] {
  const meals = candidates.filter(isOfMeal);
  if (query.meal === 'no' || meals.length < FEW) return candidates;
  if (query.regions.provinces.length !== 1) return meals;
  const local = candidates.filter(
    ({ recipe }) => recipe.facts.kind !== 'minuman' && isOfPlace(recipe, query),
  );
  return local.filter(isOfMeal).length < FEW ? [...new Set([...meals, ...local])] : meals;
}

/**
 * Dishes of the wished food that take too long, if all that are quick enough only contain it: nasi goreng is no
 * answer to "resep ayam 30 menit".
 */
export function selectSlower(
  fulfilled: readonly Candidate[],
  candidates: readonly Candidate[],
  query: Query,
): readonly Candidate[] {
  const isLimited =
    query.limits.maxMinutes !== undefined &&
    neededFoods(query).length === 1 &&
    // A dish need not consist mainly of the foods at hand: "ada ayam sama brokoli, 20 menit".
    !query.wording.isList;
  if (!isLimited || fulfilled.length > FEW || fulfilled.some(isCalledByFood)) return [];
  const ofFood = candidates.filter(isCalledByFood);
  return ofFood.length < FEW ? [] : ofFood;
}

/** If few dishes fit exactly, others of the same kinds follow them. */
export function selectOthers(
  fulfilled: readonly Candidate[],
  candidates: readonly Candidate[],
  { named }: Query,
): readonly Candidate[] {
  if (fulfilled.length >= FEW) return [];
  const kinds = fulfilled.map(({ recipe }) => recipe.facts.kind);
  // "Nona Manis" shares only a taste with "martabak manis".
  const words = named.flatMap(({ phrase }) => phrase.split(' '));
  const telling = words.filter((word) => !TASTE_WORDS.has(word));
  const isAlike = ({ names }: IndexedRecipe) =>
    telling.length === 0 || telling.some((word) => mentions(names, word));
  return candidates.filter(
    (dish) =>
      dish.meetsBinding &&
      !fulfilled.includes(dish) &&
      kinds.includes(dish.recipe.facts.kind) &&
      isAlike(dish.recipe),
  );
}
