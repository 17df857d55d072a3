import { isOpenEnded, namedPositions, type Query } from '../question/search-query.ts';
import { mentions, type RecipeIndex, type IndexedRecipe } from '../recipe-index.ts';
import { FEW, INGREDIENT_WEIGHT, type WordFit } from './rate-recipes.ts';
import { isMeal, listWishes } from './recipe-wishes.ts';
import { scoreRecipe, type Score } from './score-recipe.ts';
import type { RatedRecipe } from './vary-recipes.ts';

/** A recipe that may be in the answer, and how it compares with the others. */
export type Candidate = Score & {
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

/** Bonus for being the dish that the question names. */
const NAMED_WORTH = 60;
/** Bonus for a dish whose name contains the requested name, and for the named dish if something else may be meant. */
const ALMOST_IT_WORTH = 15;
/** Bonus for being known to everybody, among recipes that fulfil as many wishes. */
const EQUAL_RENOWN_WORTH = 10;
/** If nothing fits exactly, a recipe this far below the best no longer counts as near. */
const NEAR_MARGIN = 25;
/** Penalty for each step by which a dish is behind another in what the question compares. */
const MEASURE_WORTH = 40;
/** What misses more than this beyond the best is not compared. */
const MOST_MISSED = 16;

export const isOfMeal = ({ recipe }: Candidate): boolean => isMeal(recipe);

/** Whether it is called by the food that is asked for, and does not merely contain it. */
export const isCalledByFood = ({ share }: Candidate): boolean => share > INGREDIENT_WEIGHT;

/** Scores recipes as answers. Among those that fulfil equally many wishes, the better known come first. */
export function rateCandidates(
  recipes: readonly IndexedRecipe[],
  query: Query,
  fits: ReadonlyMap<number, WordFit>,
  index: RecipeIndex,
): readonly Candidate[] {
  const named = namedPositions(query);
  const wishes = listWishes(query);
  const scored = recipes.map((recipe) => {
    const fit = fits.get(recipe.position);
    return {
      recipe,
      ...scoreRecipe(recipe, query, fit, wishes, index),
      share: fit?.share ?? 0,
      isWhole: fit?.hasNeeded !== false,
      isAskedDish: named.has(recipe.position),
      containsAskedName: query.named.some(({ phrase }) => isCalled(recipe, phrase, index)),
    };
  });
  if (!isOpenEnded(query)) return scored;
  const least = leastMissed(scored);
  return scored.map((dish) => ({
    ...dish,
    worth: dish.worth + (dish.missedWeight === least ? dish.recipe.renown * EQUAL_RENOWN_WORTH : 0),
  }));
}

/** Whether a name has the phrase. A food is also what a dish is made of: Gulai Otak is no otak-otak. */
const isCalled = (
  { names }: IndexedRecipe,
  phrase: string,
  { ingredientWords }: RecipeIndex,
): boolean =>
  ingredientWords.has(phrase) ? ` ,${names}`.includes(` , ${phrase} `) : mentions(names, phrase);

const leastMissed = (candidates: readonly Candidate[]): number =>
  Math.min(...candidates.map(({ missedWeight }) => missedWeight));

/** Best first. A dish that is named is ahead by `worthOfName`. */
export function rank(
  candidates: readonly Candidate[],
  worthOfName = ALMOST_IT_WORTH,
): readonly RatedRecipe[] {
  const bonusOf = ({ isAskedDish, containsAskedName }: Candidate) => {
    if (isAskedDish) return worthOfName;
    return containsAskedName ? ALMOST_IT_WORTH : 0;
  };
  return candidates
    .map((dish) => ({ recipe: dish.recipe, score: dish.worth + bonusOf(dish) }))
    .toSorted((a, b) => b.score - a.score);
}

/** What the question compares dishes by decides, else the dish that it names comes first. */
export function rankFulfilled(
  fulfilled: readonly Candidate[],
  { measure }: Query,
): readonly RatedRecipe[] {
  if (measure === undefined) return rank(fulfilled, NAMED_WORTH);
  // "Ayam paling murah" asks for chicken, not for what holds some.
  const ofFood = fulfilled.filter(isCalledByFood);
  const compared = ofFood.length < FEW ? fulfilled : ofFood;
  const most = leastMissed(compared) + MOST_MISSED;
  return rank(
    compared
      .filter(({ missedWeight }) => missedWeight < most)
      .map((dish) => ({ ...dish, worth: dish.worth - measure(dish.recipe) * MEASURE_WORTH })),
  );
}

/** The kind of a dish matters more than a limit: "tumisan 10 menit" is not a drink, nor "bakwan jagung udang" a soup. */
export function rankNearest(
  candidates: readonly Candidate[],
  query: Query,
): readonly RatedRecipe[] {
  const { kinds, traits } = query;
  const askedKinds = candidates.flatMap((dish) => (dish.isAskedDish ? dish.recipe.facts.kind : []));
  const isOne = ({ recipe, containsAskedName, isWhole }: Candidate) => {
    if (kinds.length > 0) return kinds.includes(recipe.facts.kind);
    if (askedKinds.length > 0)
      return containsAskedName || isWhole || askedKinds.includes(recipe.facts.kind);
    return isOpenEnded(query) && traits.some((trait) => trait.has(recipe));
  };
  const alike = candidates.filter(isOne);
  const ranked = rank(alike.length > 0 ? alike : candidates);
  const least = (ranked[0]?.score ?? 0) - NEAR_MARGIN;
  return ranked.filter(({ score }) => score >= least);
}
