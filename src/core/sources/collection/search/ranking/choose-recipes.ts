import {
  asksOfDish,
  CHATTY_WORDS,
  isOpenEnded,
  neededFoods,
  toHelpful,
  type Query,
} from '../question/search-query.ts';
import { mentions, type RecipeIndex, type IndexedRecipe } from '../recipe-index.ts';
import { isSweet, TASTE_WORDS } from '../words/trait-words.ts';
import { findSimilar } from './find-similar.ts';
import { INGREDIENT_WEIGHT, rateRecipes, type WordFit } from './rate-recipes.ts';
import { fitsOccasion, isMeal, isOfPlace, listWishes } from './recipe-wishes.ts';
import { scoreRecipe, type Score } from './score-recipe.ts';
import type { RatedRecipe } from './vary-recipes.ts';

/** Recipes, best first, and whether they are only the nearest to what was asked for. */
export type Choice = { readonly recipes: readonly RatedRecipe[]; readonly isNearest: boolean };

/** Bonus for being the dish that the question names. */
const NAMED_WORTH = 60;
/** Bonus for a dish whose name contains the requested name, and for the named dish if something else may be meant. */
const ALMOST_IT_WORTH = 15;
/** Bonus for being known to everybody, among recipes that fulfil as many wishes. */
const EQUAL_RENOWN_WORTH = 10;
/** Only what fits at least this well, compared with the best, belongs to the answer. */
const MIN_SHARE_OF_BEST = 0.45;
const MIN_SHARE = 0.2;
/** If nothing fits exactly, a recipe this far below the best no longer counts as near. */
const NEAR_MARGIN = 25;
/** Penalty for each step by which a dish is behind another in what the question compares. */
const MEASURE_WORTH = 40;
/** What misses more than this beyond the best is not compared. */
const MOST_MISSED = 16;
/** With fewer dishes than this, similar ones follow them. */
const FEW = 3;

/** Quick, cheap and mild, but nobody's idea of a dish. */
const RICE = 'Nasi Putih';

const isRiceMeant = (query: Query): boolean =>
  !isOpenEnded(query) || query.kinds.includes('nasi') || query.courses.length > 0;

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
  const isNameAside = original.intent === undefined && namesOtherKind(original, index);
  // The name is then forgotten, and the other words only rank.
  const others = original.terms.filter(({ role }) => role !== 'named');
  const query = isNameAside ? { ...original, named: [], terms: others.map(toHelpful) } : original;
  const fits = rateRecipes(query, index);
  const offered = isRiceMeant(query)
    ? allowed
    : allowed.filter(({ facts }) => facts.title !== RICE);
  const candidates = rateCandidates(selectNear(query, offered, fits), query, fits, index);
  if (candidates.length === 0 || isNamedDishExcluded(candidates, query))
    return chooseWithoutWords(query, allowed, index, fits);
  const fulfilled = selectFulfilled(candidates, query);
  return (
    chooseAskedDish(candidates, query) ??
    chooseNearest(candidates, fulfilled, query) ??
    chooseFulfilled(candidates, fulfilled, query)
  );
}

/** Whether the named dish is refused: dishes like it are then nearer than anything that is sweet, too. */
const isNamedDishExcluded = (candidates: readonly Candidate[], { named }: Query): boolean =>
  named.length > 0 && !candidates.some((dish) => dish.isAskedDish || dish.containsAskedName);

/** The dish itself, if it is ordered or something is asked about it. */
function chooseAskedDish(candidates: readonly Candidate[], query: Query): Choice | undefined {
  const ofTheName = asksOfDish(query) ? candidates.filter(({ isAskedDish }) => isAskedDish) : [];
  return ofTheName.length === 0
    ? undefined
    : { recipes: rank(ofTheName, ALMOST_IT_WORTH), isNearest: false };
}

/** The nearest, if no candidate is what was asked for. */
function chooseNearest(
  candidates: readonly Candidate[],
  fulfilled: readonly Candidate[],
  query: Query,
): Choice | undefined {
  const meals = wantsMeal(query) ? candidates.filter(isOfMeal) : [];
  // A meal that nearly fits is better than a drink that fits: "masakan 10 menit".
  const near = fulfilled.some(isOfMeal) || meals.length === 0 ? candidates : meals;
  const isNone = fulfilled.length === 0 || near !== candidates;
  const recipes = isNone ? near : selectSlower(fulfilled, candidates, query);
  return recipes.length === 0
    ? undefined
    : { recipes: rankNearest(recipes, query), isNearest: true };
}

function chooseFulfilled(
  candidates: readonly Candidate[],
  fulfilled: readonly Candidate[],
  query: Query,
): Choice {
  const recipes = rankFulfilled(fulfilled, query);
  const others = rank(findOthers(fulfilled, candidates.filter(meetsAll), query), ALMOST_IT_WORTH);
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

/**
 * Dishes of the wished food that take too long, if all that are quick enough only contain it: nasi goreng is no
 * answer to "resep ayam 30 menit".
 */
function selectSlower(
  fulfilled: readonly Candidate[],
  candidates: readonly Candidate[],
  query: Query,
): readonly Candidate[] {
  const isLimited =
    query.limits.maxMinutes !== undefined &&
    neededFoods(query).length === 1 &&
    // Of foods at hand a dish need not be made: "ada ayam sama brokoli, 20 menit".
    !query.words.isList;
  if (!isLimited || fulfilled.length > FEW) return [];
  const isOfFood = ({ share }: Candidate) => share > INGREDIENT_WEIGHT;
  const ofFood = candidates.filter(isOfFood);
  return ofFood.length < FEW || fulfilled.some(isOfFood) ? [] : ofFood;
}

const meetsAll = ({ meetsBinding }: Candidate): boolean => meetsBinding;
const isOfMeal = ({ recipe }: Candidate): boolean => isMeal(recipe);

/** Whether what is to be made is only an ingredient of the dishes: "cara bikin kerupuk". */
function isOnlyUsed(
  candidates: readonly Candidate[],
  [first]: readonly RatedRecipe[],
  { topic, terms }: Query,
): boolean {
  const share = candidates.find(({ recipe }) => recipe === first?.recipe)?.share ?? 0;
  return topic.isAboutMaking && terms.length === 1 && share <= INGREDIENT_WEIGHT;
}

/** Whether no named dish is of the kind that is asked for: "teman kopi hitam: gorengan". */
const namesOtherKind = ({ named, kinds }: Query, { recipes }: RecipeIndex): boolean =>
  named.length > 0 &&
  kinds.length > 0 &&
  !named
    .flatMap((dish) => dish.recipes)
    .some((position) => kinds.some((kind) => kind === recipes[position]?.facts.kind));

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
  const named = positionsOf(query.named);
  const isReference = ({ position }: IndexedRecipe) =>
    named.size > 0 ? named.has(position) : fits.get(position)?.hasNeeded === true;
  const alike = findSimilar(index.recipes.filter(isReference), allowed, index);
  if (alike.length > 0 || isOpenEnded(query)) return { recipes: alike, isNearest: true };
  const relaxed = relax(query);
  const hasWord = ({ position }: IndexedRecipe) => fits.has(position);
  const some = relaxed.kinds.length > 0 || hasTopic(query) ? allowed : allowed.filter(hasWord);
  return some.length === 0
    ? { recipes: [], isNearest: true }
    : { ...chooseRecipes(relaxed, some, index), isNearest: true };
}

const hasTopic = ({ kinds, traits, occasions }: Query): boolean =>
  kinds.length + traits.length + occasions.length > 0;

/**
 * What to look for if no dish has the words: all of the kind, if one is asked for ("camilan kiloan"), else
 * the dish with most of the words ("sambal kemasan botol").
 */
function relax(query: Query): Query {
  if (hasTopic(query)) return { ...query, named: [], terms: [] };
  return {
    ...query,
    named: [],
    terms: query.terms.map(toHelpful),
    kinds: query.likely.kinds,
  };
}

/** Scores recipes as answers. Among those that fulfil equally many wishes, the better known come first. */
function rateCandidates(
  recipes: readonly IndexedRecipe[],
  query: Query,
  fits: ReadonlyMap<number, WordFit>,
  index: RecipeIndex,
): readonly Candidate[] {
  const named = positionsOf(query.named);
  const wishes = listWishes(query);
  const scored = recipes.map((recipe) => {
    const fit = fits.get(recipe.position);
    return {
      recipe,
      ...scoreRecipe(recipe, query, fit, wishes, index),
      share: fit?.share ?? 0,
      isWhole: fit?.hasNeeded !== false,
      isAskedDish: named.has(recipe.position),
      containsAskedName: query.named.some(
        ({ phrase }) =>
          mentions(recipe.names, phrase) &&
          // A food is also what a dish is made of: Gulai Otak is no otak-otak.
          (!index.ingredientWords.has(phrase) || ` ,${recipe.names}`.includes(` , ${phrase} `)),
      ),
    };
  });
  if (!isOpenEnded(query)) return scored;
  const least = scored.reduce(
    (fewest, { missedWeight }) => Math.min(fewest, missedWeight),
    Infinity,
  );
  return scored.map((dish) => ({
    ...dish,
    worth: dish.worth + (dish.missedWeight === least ? dish.recipe.renown * EQUAL_RENOWN_WORTH : 0),
  }));
}

/**
 * Those that meet every binding wish and have every required word and, if a dish is named, its name; for the
 * occasion, if there is any.
 */
function selectFulfilled(candidates: readonly Candidate[], query: Query): readonly Candidate[] {
  const whole = candidates.filter(
    ({ meetsBinding, isWhole, isAskedDish, containsAskedName }) =>
      meetsBinding && isWhole && (query.named.length === 0 || isAskedDish || containsAskedName),
  );
  const meals = keepMeals(whole, query);
  const fitting = meals.filter(({ recipe }) => fitsOccasion(recipe, query.occasions));
  // If no dish suits the occasion too, the other wishes are enough: "Aceh yang berkuah, ada tamu".
  return fitting.length > 0 || query.topic.otherTopicScore > 0 ? fitting : meals;
}

const positionsOf = (named: Query['named']): ReadonlySet<number> =>
  new Set(named.flatMap(({ recipes }) => recipes));

type Candidate = Score & {
  readonly recipe: IndexedRecipe;
  /** How well it fits the words of the question, as in `WordFit`. */
  readonly share: number;
  /** True if it has every required word. */
  readonly isWhole: boolean;
  /** True if the question names it. */
  readonly isAskedDish: boolean;
  /** True if one of its names contains the dish name in the question. */
  readonly containsAskedName: boolean;
};

function rank(candidates: readonly Candidate[], worthOfName: number): readonly RatedRecipe[] {
  const bonusOf = ({ isAskedDish, containsAskedName }: Candidate) => {
    if (isAskedDish) return worthOfName;
    return containsAskedName ? ALMOST_IT_WORTH : 0;
  };
  return candidates
    .map((dish) => ({ recipe: dish.recipe, score: dish.worth + bonusOf(dish) }))
    .toSorted((a, b) => b.score - a.score);
}

/** What the question compares dishes by decides, else the dish that it names comes first. */
function rankFulfilled(
  fulfilled: readonly Candidate[],
  { measure }: Query,
): readonly RatedRecipe[] {
  if (measure === undefined) return rank(fulfilled, NAMED_WORTH);
  // "Ayam paling murah" asks for chicken, not for what holds some.
  const ofFood = fulfilled.filter(({ share }) => share > INGREDIENT_WEIGHT);
  const compared = ofFood.length < FEW ? fulfilled : ofFood;
  const least = Math.min(...compared.map(({ missedWeight }) => missedWeight));
  return rank(
    compared
      .filter(({ missedWeight }) => missedWeight < least + MOST_MISSED)
      .map((dish) => ({
        ...dish,
        worth: dish.worth - measure(dish.recipe) * MEASURE_WORTH,
      })),
    ALMOST_IT_WORTH,
  );
}

/** The kind of a dish matters more than a limit: "tumisan 10 menit" is not a drink. */
function rankNearest(candidates: readonly Candidate[], query: Query): readonly RatedRecipe[] {
  const { kinds, traits } = query;
  const isOne = ({ recipe }: Candidate) =>
    kinds.length > 0
      ? kinds.includes(recipe.facts.kind)
      : isOpenEnded(query) && traits.some((trait) => trait.has(recipe));
  const alike = candidates.filter(isOne);
  const ranked = rank(alike.length > 0 ? alike : candidates, ALMOST_IT_WORTH);
  const least = (ranked[0]?.score ?? 0) - NEAR_MARGIN;
  return ranked.filter(({ score }) => score >= least);
}

/** Recipes that share enough words with the question to be an answer to it. */
function selectNear(
  query: Query,
  allowed: readonly IndexedRecipe[],
  fits: ReadonlyMap<number, WordFit>,
): readonly IndexedRecipe[] {
  if (isOpenEnded(query)) return allowed;
  const { kinds } = query;
  const named = positionsOf(query.named);
  const shareOf = ({ position }: IndexedRecipe) => fits.get(position)?.share ?? 0;
  const best = allowed.reduce((most, recipe) => Math.max(most, shareOf(recipe)), 0);
  const least = Math.max(MIN_SHARE, best * MIN_SHARE_OF_BEST);
  // In a long question a word only ranks dishes of the requested kind.
  const isRanking = named.size === 0 && query.words.contentWords.length >= CHATTY_WORDS;
  return allowed.filter(
    (recipe) =>
      named.has(recipe.position) ||
      shareOf(recipe) >= least ||
      (isRanking && kinds.includes(recipe.facts.kind)),
  );
}

/** If few dishes fit exactly, others of the same kinds follow them. */
function findOthers(
  fulfilled: readonly Candidate[],
  candidates: readonly Candidate[],
  { named }: Query,
): readonly Candidate[] {
  if (fulfilled.length >= FEW) return [];
  const kinds = fulfilled.map(({ recipe }) => recipe.facts.kind);
  // "Nona Manis" shares only a taste with "martabak manis".
  const words = named.flatMap(({ phrase }) => phrase.split(' '));
  const telling = words.filter((word) => !TASTE_WORDS.has(word));
  const isAlike = ({ names }: IndexedRecipe) => telling.some((word) => mentions(names, word));
  return candidates.filter(
    (dish) =>
      !fulfilled.includes(dish) &&
      kinds.includes(dish.recipe.facts.kind) &&
      (telling.length === 0 || isAlike(dish.recipe)),
  );
}

/** Dishes eaten with rice, if there are enough of them, and cakes that a town with few of these is known for. */
function keepMeals(rated: readonly Candidate[], query: Query): readonly Candidate[] {
  const meals = rated.filter(isOfMeal);
  if (query.meal === 'no' || meals.length < FEW) return rated;
  if (query.regions.provinces.length !== 1) return meals;
  const told = rated.filter(
    ({ recipe }) => recipe.facts.kind !== 'minuman' && isOfPlace(recipe, query),
  );
  return told.filter(isOfMeal).length < FEW ? [...new Set([...meals, ...told])] : meals;
}
