import { rateRecipes, type WordFit } from './rate-recipes.ts';
import { mentions, type RecipeShelf, type ShelvedRecipe } from './recipe-shelf.ts';
import { fitsOccasion, isMeal, listWishes } from './recipe-wishes.ts';
import { scoreRecipe, type Score } from './score-recipe.ts';
import type { Query } from './search-query.ts';
import type { RatedRecipe } from './vary-recipes.ts';

/** Recipes, best first, and whether they are only the nearest to what was asked for. */
export type Choice = { readonly recipes: readonly RatedRecipe[]; readonly nearest: boolean };

/** Bonus for being the dish that the question names; wishes weigh 3 to 30. */
const NAMED_WORTH = 60;
/** The same bonus if it is not quite what was asked for, or only its name contains the name. */
const NEARLY_NAMED_WORTH = 15;
/** Bonus for being known to everybody, among recipes that fulfil as many wishes. */
const EQUAL_RENOWN_WORTH = 10;
/** Only what fits at least this well, compared with the best, belongs to the answer. */
const MIN_SHARE_OF_BEST = 0.45;
const MIN_SHARE = 0.2;
/** If nothing fits exactly, a recipe this far below the best no longer counts as near. */
const NEAR_MARGIN = 25;
/** A question is long from this many meaningful words on. */
const LONG = 4;
/** Fewer dishes than this are few. */
const FEW = 3;

/**
 * Chooses among the recipes that nothing forbids. If at least one meets every binding wish,
 * only such recipes are returned. Otherwise, or if a meal was asked for and none of them is one, the
 * nearest are returned.
 */
export function chooseRecipes(
  query: Query,
  allowed: readonly ShelvedRecipe[],
  shelf: RecipeShelf,
): Choice {
  const named = new Set(query.named.flatMap(({ recipes }) => recipes));
  const isOfKind = (position: number) =>
    query.kinds.some((kind) => kind === shelf.recipes[position]?.facts.kind);
  // "Teman kopi hitam: gorengan": what is literally asked for is not coffee.
  if (named.size > 0 && query.kinds.length > 0 && ![...named].some(isOfKind)) {
    const terms = query.terms.filter(({ role }) => role !== 'named');
    const ranking = terms.map((term) => ({ ...term, role: 'helpful' as const }));
    return chooseRecipes({ ...query, named: [], terms: ranking }, allowed, shelf);
  }
  const fits = rateRecipes(query, shelf);
  const wishes = listWishes(query);
  const close = isTopic(query) ? allowed : selectNear(allowed, fits, named);
  const isClose = new Set(close);
  // In a long question a word only ranks dishes of the requested kind, unless it names a single
  // ingredient: "daun singkong", "mangga muda".
  const decides = query.terms.some(
    ({ role, phrase, ingredients }) =>
      role === 'needed' && phrase.includes(' ') && ingredients.length > 0,
  );
  const near =
    named.size === 0 && !decides && query.kinds.length > 0 && query.words.telling.length >= LONG
      ? allowed.filter((recipe) => isOfKind(recipe.position) || isClose.has(recipe))
      : close;
  const isModel = ({ position }: ShelvedRecipe) =>
    named.size > 0 ? named.has(position) : fits.get(position)?.hasNeeded === true;
  const similar = () => findSimilar(shelf.recipes.filter(isModel), allowed);
  if (near.length === 0) {
    const alike = similar();
    // "Camilan kiloan": nothing matches the word, but the kind is known.
    const hasTopic = query.kinds.length + query.traits.length + query.occasions.length > 0;
    if (alike.length > 0 || isTopic(query)) return { recipes: alike, nearest: true };
    // "Sambal kemasan botol": no dish has all the words, so the one with most of them is the nearest.
    const terms = hasTopic
      ? []
      : query.terms.map((term) => ({ ...term, role: 'helpful' as const }));
    const kinds = hasTopic ? query.kinds : query.likely.kinds;
    return {
      ...chooseRecipes({ ...query, named: [], terms, kinds }, allowed, shelf),
      nearest: true,
    };
  }

  const scored = near.map((recipe) => ({
    recipe,
    ...scoreRecipe(recipe, query, fits.get(recipe.position), wishes),
  }));
  const least = scored.reduce((fewest, { missed }) => Math.min(fewest, missed), Infinity);
  const candidates = scored.map((one): Candidate => {
    const { recipe, worth, missed } = one;
    const fit = fits.get(recipe.position);
    const isEqual = isTopic(query) && missed === least;
    return {
      ...one,
      worth: worth + (isEqual ? recipe.renown * EQUAL_RENOWN_WORTH : 0),
      isWhole: fit?.hasNeeded !== false,
      isNamed: named.has(recipe.position),
      hasName: query.named.some(({ phrase }) => mentions(recipe.names, phrase)),
    };
  });
  const bound = candidates.filter(({ isBound }) => isBound);
  const whole = bound.filter(
    ({ isWhole, isNamed, hasName }) => isWhole && (named.size === 0 || isNamed || hasName),
  );
  const fitting = whole.filter(({ recipe }) => fitsOccasion(recipe, query.occasions));
  // "Aceh yang berkuah, ada tamu": an occasion is the last thing to insist on.
  const fulfilled = fitting.length > 0 || query.topic.outside ? fitting : whole;
  // "Masakan 10 menit" is better answered with a meal that takes 15 than with a glass of juice.
  const meals =
    query.meal === 'said' && named.size === 0 && isTopic(query)
      ? candidates.filter(({ recipe }) => isMeal(recipe))
      : [];
  const isNoMeal = meals.length > 0 && !fulfilled.some(({ recipe }) => isMeal(recipe));
  if (fulfilled.length === 0 || isNoMeal) {
    const nearest = chooseNearest(isNoMeal ? meals : candidates, query);
    const known = new Set(nearest.map(({ recipe }) => recipe));
    const others = nearest.length < FEW ? similar().filter(({ recipe }) => !known.has(recipe)) : [];
    return { recipes: [...nearest, ...others], nearest: true };
  }
  const worthOfName = ({ isNamed }: Candidate) => (isNamed ? NAMED_WORTH : undefined);
  const ofOccasion = keepMeals(keepOccasions(fulfilled, query), query);
  // "Masakan untuk tamu": prefer another meal to the drinks and snacks usually offered to guests.
  const isShort =
    query.meal === 'said' && isTopic(query) && ofOccasion.some(({ recipe }) => !isMeal(recipe));
  const main = rank(
    isShort ? bound.filter(({ recipe }) => isMeal(recipe)) : ofOccasion,
    worthOfName,
  );
  // What is no meal comes after every meal.
  const drinks = isShort
    ? rank(
        ofOccasion.filter(({ recipe }) => !isMeal(recipe)),
        () => -NAMED_WORTH,
      )
    : [];
  const others = isTopic(query) ? drinks : rank(findOthers(fulfilled, bound), () => undefined);
  return { recipes: [...main, ...others], nearest: false };
}

type Candidate = Score & {
  readonly recipe: ShelvedRecipe;
  /** True if it has every required word. */
  readonly isWhole: boolean;
  /** True if the question names it. */
  readonly isNamed: boolean;
  /** True if one of its names contains the dish name in the question. */
  readonly hasName: boolean;
};

function rank(
  candidates: readonly Candidate[],
  worthOfName: (candidate: Candidate) => number | undefined,
): readonly RatedRecipe[] {
  return candidates
    .map((one) => {
      const nearly = one.isNamed || one.hasName ? NEARLY_NAMED_WORTH : 0;
      return { recipe: one.recipe, score: one.worth + (worthOfName(one) ?? nearly) };
    })
    .toSorted((one, other) => other.score - one.score);
}

function chooseNearest(candidates: readonly Candidate[], { kinds }: Query): readonly RatedRecipe[] {
  const isPlaced = ({ recipe }: Candidate) => kinds.includes(recipe.facts.kind);
  const placed = candidates.filter(isPlaced);
  // Food does not answer a request for a drink.
  if (kinds.includes('minuman') && placed.length === 0) return [];
  const ranked = rank(placed.length > 0 ? placed : candidates, () => undefined);
  const least = (ranked[0]?.score ?? 0) - NEAR_MARGIN;
  return ranked.filter(({ score }) => score >= least);
}

/** Whether any dish may be the answer, regardless of its name and ingredients. */
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

/** Dishes for all requested occasions, or for any one of them if there are few. */
function keepOccasions(rated: readonly Candidate[], query: Query): readonly Candidate[] {
  const { occasions } = query;
  const some = rated.filter(({ recipe }) => fitsOccasion(recipe, occasions));
  const all = some.filter(({ recipe }) =>
    occasions.every((occasion) => fitsOccasion(recipe, [occasion])),
  );
  return all.length >= FEW ? all : some.length > 0 ? some : rated;
}

/** If few dishes fit exactly, others of the same kinds follow them. */
function findOthers(
  fulfilled: readonly Candidate[],
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (fulfilled.length >= FEW) return [];
  const kinds = fulfilled.map(({ recipe }) => recipe.facts.kind);
  return candidates.filter(
    (one) => !fulfilled.includes(one) && kinds.includes(one.recipe.facts.kind),
  );
}

/** Dishes eaten with rice, if there are enough of them. */
function keepMeals(rated: readonly Candidate[], { meal }: Query): readonly Candidate[] {
  const meals = rated.filter(({ recipe }) => isMeal(recipe));
  return meal !== 'no' && meals.length >= FEW ? meals : rated;
}

/** The nearest to dishes that had to be excluded: same kind, same ingredients. */
function findSimilar(
  models: readonly ShelvedRecipe[],
  allowed: readonly ShelvedRecipe[],
): readonly RatedRecipe[] {
  return allowed
    .flatMap((recipe) => {
      const alike = models.filter(({ facts }) => facts.kind === recipe.facts.kind);
      if (alike.length === 0 || alike.includes(recipe)) return [];
      const shared = Math.max(...alike.map((model) => countShared(recipe, model)));
      return { recipe, score: shared / (recipe.ingredients.length + 1) };
    })
    .toSorted((one, other) => other.score - one.score);
}

const countShared = (one: ShelvedRecipe, other: ShelvedRecipe): number =>
  one.ingredients.filter((ingredient) => other.ingredients.includes(ingredient)).length;
