import { NATIONWIDE, type Occasion, type RecipeFacts } from '../recipe-facts.ts';
import { rateRecipes, type WordFit } from './rate-recipes.ts';
import { mentions, type RecipeShelf, type ShelvedRecipe } from './recipe-shelf.ts';
import { CHEAP_COST, fitsOccasion, listWishes, NO_MEAL, type Wish } from './recipe-wishes.ts';
import type { SearchIndex } from './search-index.ts';
import type { Query } from './search-query.ts';
import type { RatedRecipe } from './vary-recipes.ts';
import { renown } from './words/well-known.ts';

/** Recipes, best first, and whether they are only the nearest to what was asked for. */
export type Choice = { readonly recipes: readonly RatedRecipe[]; readonly nearest: boolean };

/** What a share of 1 in the words of the question is worth; wishes weigh 3 to 30. */
const WORDS_WORTH = 60;
const NAMED_WORTH = 60;
/** Where the named dish is not quite what was asked for, others may come before it. */
const NEARLY_NAMED_WORTH = 15;
/** A word of the title that nobody asked for. */
const EXTRA_WORD_LOSS = 0.6;
/** Two words of the question side by side in a name. */
const PAIR_WORTH = 6;
const RENOWN_WORTH = 6;
const NATIONWIDE_WORTH = 1;
/** What costing nothing, or taking no time, is worth where that is asked for. */
const FRUGAL_WORTH = 6;
const FIRST_OCCASION_WORTH = 9;
const SWIFT_WORTH = 4;
/** What "cepat" is measured by, in minutes. */
const SLOW_MINUTES = 60;
/** Only what fits at least this well, compared with the best, belongs to the answer. */
const MIN_SHARE_OF_BEST = 0.45;
const MIN_SHARE = 0.2;
/** Where nothing is quite right, this much less than the best is no longer near. */
const NEAR_MARGIN = 25;
/** Fewer than this are filled up with dishes for one of several occasions. */
const FEW = 3;

/**
 * Chooses among the recipes that nothing forbids. Where at least one is all that was asked for, only
 * those come that keep every binding wish; else those that come nearest.
 */
export function chooseRecipes(
  query: Query,
  allowed: readonly ShelvedRecipe[],
  shelf: RecipeShelf,
  index: SearchIndex,
): Choice {
  const named = new Set(query.named.flatMap(({ recipes }) => recipes));
  const fits = rateRecipes(query, shelf, index);
  const wishes = listWishes(query);
  const near = isTopic(query) ? allowed : selectNear(allowed, fits, named);
  if (near.length === 0) return { recipes: findSimilar(named, allowed, shelf), nearest: true };

  const isWhole = ({ position }: ShelvedRecipe) => fits.get(position)?.hasNeeded !== false;
  const isNamed = (recipe: ShelvedRecipe) =>
    query.named.length === 0 ||
    named.has(recipe.position) ||
    query.named.some(({ phrase }) => mentions(recipe.text.slice(0, recipe.namesEnd), phrase));
  const rate = (recipe: ShelvedRecipe, namedWorth: number): RatedRecipe => {
    const worth = score(recipe, query, fits.get(recipe.position), wishes);
    if (named.has(recipe.position) && isWhole(recipe)) return { recipe, score: worth + namedWorth };
    return { recipe, score: worth + (isNamed(recipe) ? NEARLY_NAMED_WORTH : 0) };
  };
  const rated = near.map((recipe) => rate(recipe, NAMED_WORTH)).toSorted(byScore);
  const bound = rated.filter(({ recipe }) =>
    wishes.every(({ binding, isMet }) => !binding || isMet(recipe)),
  );
  const fulfilled = bound.filter(
    ({ recipe }) => isNamed(recipe) && isWhole(recipe) && fitsOccasion(recipe, query.occasions),
  );
  if (fulfilled.length === 0) {
    // Whoever wants a drink is not helped by a dish.
    const { kinds } = query;
    const isPlaced = ({ recipe }: RatedRecipe) => kinds.includes(recipe.facts.kind);
    if (kinds.includes('minuman') && !rated.some(isPlaced)) return { recipes: [], nearest: true };
    const nearest = near.map((recipe) => rate(recipe, NEARLY_NAMED_WORTH)).toSorted(byScore);
    const least = (nearest[0]?.score ?? 0) - NEAR_MARGIN;
    return { recipes: nearest.filter(({ score }) => score >= least), nearest: true };
  }
  const chosen = isTopic(query) ? fulfilled : fillUp(fulfilled, bound);
  const kept = keepMeals(keepOccasions(chosen, query), query);
  return { recipes: kept, nearest: isGuess(query, named.size > 0) };
}

const byScore = (one: RatedRecipe, other: RatedRecipe): number => other.score - one.score;

/** Whether any dish may be the answer, whatever it is called and made of. */
export const isTopic = ({ terms }: Query): boolean => terms.every(({ role }) => role === 'helpful');

/** Recipes that share enough words with the question to be an answer to it. */
function selectNear(
  allowed: readonly ShelvedRecipe[],
  fits: ReadonlyMap<number, WordFit>,
  named: ReadonlySet<number>,
): readonly ShelvedRecipe[] {
  const shareOf = ({ position }: ShelvedRecipe) => fits.get(position)?.share ?? 0;
  const best = allowed.reduce((most, recipe) => Math.max(most, shareOf(recipe)), 0);
  const least = Math.max(MIN_SHARE, best * MIN_SHARE_OF_BEST);
  return allowed.filter((recipe) => named.has(recipe.position) || shareOf(recipe) >= least);
}

/** A word that nothing here knows may have been the one that mattered. */
function isGuess({ foreign, terms, unknown }: Query, hasName: boolean): boolean {
  if (foreign) return true;
  return !hasName && unknown.length > 0 && terms.some(({ role }) => role === 'needed');
}

function score(
  recipe: ShelvedRecipe,
  query: Query,
  fit: WordFit | undefined,
  wishes: readonly Wish[],
): number {
  const { facts, title } = recipe;
  const { costPerServing, minutes, province } = facts;
  let worth = renown(title) * RENOWN_WORTH;
  if (province === NATIONWIDE) worth += NATIONWIDE_WORTH;
  if (fit !== undefined) {
    const asked = query.terms.reduce((sum, { phrase }) => sum + phrase.split(' ').length, 0);
    const extra = Math.max(0, title.split(' ').length - asked);
    worth += fit.share * WORDS_WORTH - extra * EXTRA_WORD_LOSS;
    const names = recipe.text.slice(0, recipe.namesEnd);
    worth += query.pairs.filter((pair) => mentions(names, pair)).length * PAIR_WORTH;
  }
  for (const { occasions } of query.occasions) worth += closeness(facts, occasions);
  if (query.cheap) worth += Math.max(-1, 1 - costPerServing / CHEAP_COST) * FRUGAL_WORTH;
  if (query.quick) worth += Math.max(-1, 1 - minutes / SLOW_MINUTES) * SWIFT_WORTH;
  for (const { weight, isMet } of wishes) if (!isMet(recipe)) worth -= weight;
  return worth;
}

/** A recipe names the occasion it belongs to most first. */
function closeness({ occasions }: RecipeFacts, asked: readonly Occasion[]): number {
  const places = asked.map((occasion) => occasions.indexOf(occasion)).filter((at) => at >= 0);
  return places.length === 0 ? 0 : FIRST_OCCASION_WORTH / (1 + Math.min(...places)) ** 1.5;
}

/** Dishes for all of the occasions asked for, or for one of them where those are few. */
function keepOccasions(rated: readonly RatedRecipe[], query: Query): readonly RatedRecipe[] {
  const { occasions } = query;
  const some = rated.filter(({ recipe }) => fitsOccasion(recipe, occasions));
  const all = some.filter(({ recipe }) =>
    occasions.every((occasion) => fitsOccasion(recipe, [occasion])),
  );
  return all.length >= FEW ? all : some;
}

/** Where few dishes are all that was asked for, others of their kinds come after them. */
function fillUp(
  fulfilled: readonly RatedRecipe[],
  rated: readonly RatedRecipe[],
): readonly RatedRecipe[] {
  if (fulfilled.length >= FEW) return fulfilled;
  const kinds = fulfilled.map(({ recipe }) => recipe.facts.kind);
  const others = rated.filter(
    (one) => !fulfilled.includes(one) && kinds.includes(one.recipe.facts.kind),
  );
  return [...fulfilled, ...others];
}

/** Something to eat with rice, where there is enough of it. */
function keepMeals(rated: readonly RatedRecipe[], { meal }: Query): readonly RatedRecipe[] {
  const meals = rated.filter(({ recipe }) => !NO_MEAL.includes(recipe.facts.kind));
  return meal && meals.length >= FEW ? meals : rated;
}

/** What comes nearest to dishes that had to be left out: the same kind with the same ingredients. */
function findSimilar(
  named: ReadonlySet<number>,
  allowed: readonly ShelvedRecipe[],
  { recipes }: RecipeShelf,
): readonly RatedRecipe[] {
  const models = recipes.filter(({ position }) => named.has(position));
  return allowed
    .filter(({ facts }) => models.some((model) => model.facts.kind === facts.kind))
    .map((recipe) => ({
      recipe,
      score:
        Math.max(...models.map((model) => countShared(recipe, model))) /
        (recipe.ingredients.length + 1),
    }))
    .toSorted(byScore);
}

const countShared = (one: ShelvedRecipe, other: ShelvedRecipe): number =>
  one.ingredients.filter((ingredient) => other.ingredients.includes(ingredient)).length;
