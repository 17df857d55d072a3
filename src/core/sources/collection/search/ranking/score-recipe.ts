import { NATIONWIDE, type Occasion, type RecipeFacts } from '../../recipe-facts.ts';
import { neededFoods, type Query } from '../question/search-query.ts';
import type { RecipeIndex, IndexedRecipe } from '../recipe-index.ts';
import { SEASONING_HEADS } from '../words/ingredient-words.ts';
import type { WordFit } from './rate-recipes.ts';
import { CHEAP_COST, countBought, tellingOccasions, type Wish } from './recipe-wishes.ts';

/** Score of a recipe as an answer, apart from being named. */
export type Score = {
  readonly worth: number;
  /** The weight of all wishes that it does not fulfil. */
  readonly missedWeight: number;
  /** True if every binding request is met. */
  readonly meetsBinding: boolean;
};

/** Score for matching all words of the question. */
const WORDS_WORTH = 60;
/** Penalty for each word of the title that the question does not have. */
const EXTRA_WORD_LOSS = 0.6;
/** Penalty for what has to be bought besides the foods at hand, by its rarity: garlic is in every kitchen. */
const BOUGHT_LOSS = 0.7;
/** Penalty for each food in the title that is not among those at hand. */
const OTHER_FOOD_LOSS = 10;
/** Bonus of the best known dish; the others have a share of it. */
const RENOWN_WORTH = 6;
/** Bonus for a dish of the whole country, unless the question tells where one is. */
const NATIONWIDE_WORTH = 3;
/** Bonus for costing nothing, or taking no time, if that is requested. */
const FRUGAL_WORTH = 6;
const SWIFT_WORTH = 4;
/** Penalty for {@link MAX_EXCESS_TIMES} times the minutes or ingredients allowed. */
const EXCESS_LOSS = 60;
/** Beyond this, the excess no longer matters. */
const MAX_EXCESS_TIMES = 16;
/** Reference for "cepat", in minutes. */
const SWIFT_REFERENCE_MINUTES = 60;
/** Bonus if the occasion is the recipe's main one. */
const FIRST_OCCASION_WORTH = 9;

/** Scores a recipe that is not excluded. */
export function scoreRecipe(
  recipe: IndexedRecipe,
  query: Query,
  fit: WordFit | undefined,
  wishes: readonly Wish[],
  index: RecipeIndex,
): Score {
  const { facts } = recipe;
  let worth = recipe.renown * RENOWN_WORTH;
  if (facts.province === NATIONWIDE && query.regions.homes.length === 0) worth += NATIONWIDE_WORTH;
  if (fit !== undefined) worth += scoreWords(recipe, query, fit);
  if (fit !== undefined && listsFoodsAtHand(query)) {
    worth -= rarityOfOthers(recipe, query, index) * BOUGHT_LOSS;
    worth -= countOtherFoods(recipe, query, index) * OTHER_FOOD_LOSS;
  }
  for (const { occasions } of tellingOccasions(query.occasions))
    worth += closeness(facts, occasions);
  if (query.limits.isCheap) worth += frugality(facts.costPerServing, CHEAP_COST) * FRUGAL_WORTH;
  if (query.limits.isQuick)
    worth += frugality(facts.minutes, SWIFT_REFERENCE_MINUTES) * SWIFT_WORTH;
  worth -= excess(facts.minutes, query.limits.maxMinutes) * EXCESS_LOSS;
  worth -= excess(countBought(facts), query.limits.maxIngredients) * EXCESS_LOSS;
  const missed = wishes.filter(({ isMet }) => !isMet(recipe));
  const missedWeight = missed.reduce((sum, { weight }) => sum + weight, 0);
  const meetsBinding = !missed.some(({ isBinding }) => isBinding);
  return { worth: worth - missedWeight, missedWeight, meetsBinding };
}

/** Scores how many words of the question a recipe has, and how few others are in its title. */
function scoreWords(
  { title }: IndexedRecipe,
  { terms }: Query,
  { share, together }: WordFit,
): number {
  const askedWords = terms.reduce((sum, { phrase }) => sum + phrase.split(' ').length, 0);
  const extra = Math.max(0, title.split(' ').length - askedWords);
  return (share + together) * WORDS_WORTH - extra * EXTRA_WORD_LOSS;
}

/** Whether several foods and no dish are named: "telur, tomat, daun bawang". */
const listsFoodsAtHand = ({ terms, named }: Query): boolean =>
  named.length === 0 && neededFoods({ terms }).length > 1;

/** How much a dish needs besides the foods at hand. */
function rarityOfOthers(
  { ingredients }: IndexedRecipe,
  { terms }: Query,
  { rarity }: RecipeIndex,
): number {
  const asked = new Set(terms.flatMap((term) => term.ingredients));
  return ingredients.reduce((sum, food) => sum + (asked.has(food) ? 0 : (rarity[food] ?? 0)), 0);
}

/** How many foods of the title are not at hand: for chillies and anchovies, the chicken of "Ayam Cabai Ijo". */
function countOtherFoods(
  { title, ingredients }: IndexedRecipe,
  { terms }: Query,
  { ingredientWords }: RecipeIndex,
): number {
  const asked = new Set(terms.flatMap((term) => term.ingredients));
  const words = new Set(terms.flatMap(({ phrase }) => phrase.split(' ')));
  return title.split(' ').filter((word) => {
    const foods = ingredientWords.get(word)?.filter((number) => ingredients.includes(number)) ?? [];
    const isAsked = words.has(word) || foods.some((number) => asked.has(number));
    return foods.length > 0 && !SEASONING_HEADS.has(word) && !isAsked;
  }).length;
}

/** From 1 for nothing spent to -1 for twice the reference. */
const frugality = (spent: number, measure: number): number => Math.max(-1, 1 - spent / measure);

/** From 0 within the limit to 1 for many times as much, so that the nearest excess comes first. */
function excess(spent: number, limit: number | undefined): number {
  if (limit === undefined || spent <= limit) return 0;
  return Math.min(1, Math.log(spent / limit) / Math.log(MAX_EXCESS_TIMES));
}

/** Worth of another occasion, compared with the main one. */
const SHARE_OF_OTHERS = 0.25;

/** A recipe lists its main occasion first; the others have no order. */
function closeness({ occasions }: RecipeFacts, wanted: readonly Occasion[]): number {
  const [main] = occasions;
  if (main !== undefined && wanted.includes(main)) return FIRST_OCCASION_WORTH;
  return wanted.some((occasion) => occasions.includes(occasion))
    ? FIRST_OCCASION_WORTH * SHARE_OF_OTHERS
    : 0;
}
