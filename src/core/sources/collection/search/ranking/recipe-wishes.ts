import type { DishKind } from '../../../../recipes/dish-extras.ts';
import type { Occasion, RecipeFacts } from '../../recipe-facts.ts';
import type { Query, Term } from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import {
  called,
  costingAtMost,
  either,
  marked,
  not,
  ofKind,
  QUICK_MINUTES,
  suiting,
  takingAtMost,
  whose,
  type RecipeTest,
} from '../recipe-predicates.ts';
import type { HeatWish } from '../words/heat-words.ts';
import type { OccasionWish } from '../words/occasion-words.ts';
import { areOpposite, isMainDish, isSweet, LOW_SALT, SIMPLE } from '../words/trait-predicates.ts';

/** A request that a recipe meets or not. */
export type Wish = {
  /** Penalty for a recipe that does not meet it. */
  readonly weight: number;
  /** False if a dish that does not meet it is still an answer, only a weaker one. */
  readonly isBinding: boolean;
  readonly isMet: RecipeTest;
};

/**
 * How much a wish counts. Finer steps have not improved the answer to any measured question. For
 * comparison: matching all words is worth 60 (`score-recipe.ts`).
 */
const DECISIVE = 26;
const STRONG = 16;
const PLAIN = 9;
const SLIGHT = 5;

/** What "murah" may cost a serving at most, and what is better still, in rupiah. */
export const CHEAP_COST = 10_000;
const CHEAPER_COST = 5_000;
/** Longest time for a breakfast that is cooked in the morning. */
const BREAKFAST_MINUTES = 90;
/** So many want a small recipe that is soon done. */
const FEW_EATERS = 2;
/** Rupiah for a whole recipe. */
const SMALL_POT = 25_000;
/** 15.100 still meets "15 ribuan". */
const COST_TOLERANCE = 1.02;
const HOT_HEAT = 2;
const MILD_HEAT = 1;
const FIERY_HEAT = 3;
/** Kinds not meant by "masakan". */
const NO_MEAL: readonly DishKind[] = ['minuman', 'kue', 'kue kering', 'sambal'];
const MEAL_TIMES: readonly Occasion[] = ['sarapan', 'makan siang', 'makan malam', 'bekal'];
/** Kinds that are not filling, though they may pass for a meal. */
const LIGHT_KINDS: readonly DishKind[] = ['gorengan', 'jajanan'];

const SAVOURY_FOODS =
  /^(?:ayam|ikan|teri|udang|cumi|daging|tempe|tahu|bakso|sosis|kornet|terasi)\b/u;

const isRice = ({ phrase }: Term): boolean => /^(?:nasi|beras)/u.test(phrase);

const bind = (weight: number, isMet: RecipeTest): Wish => ({ weight, isBinding: true, isMet });
const prefer = (weight: number, isMet: RecipeTest): Wish => ({ weight, isBinding: false, isMet });
/** A wish that binds unless a dish is named, which comes first: "rendang yang praktis". */
const bindTopic = ({ named }: Query, weight: number, isMet: RecipeTest): Wish =>
  named.length > 0 ? prefer(weight, isMet) : bind(weight, isMet);

/** Everything that a question requests besides words. */
export const listWishes = (query: Query): readonly Wish[] => [
  ...listPlaces(query),
  ...listKinds(query),
  ...listAmounts(query),
  ...listTastes(query),
  ...listMoments(query),
];

/** Tests whether a recipe meets all wishes that bind. */
export function bindingTest(query: Query): RecipeTest {
  const binding = listWishes(query).filter(({ isBinding }) => isBinding);
  return (recipe) => binding.every(({ isMet }) => isMet(recipe));
}

function* listPlaces(query: Query): Iterable<Wish> {
  const { provinces, places, homes, alsoFrom } = query.regions;
  const isFrom = (some: readonly string[]) => whose(({ province }) => some.includes(province));
  if (provinces.length > 0)
    yield bindTopic(
      query,
      DECISIVE,
      either(isFrom(provinces), ({ position }) => alsoFrom.includes(position)),
    );
  if (homes.length > 0) yield prefer(SLIGHT, isFrom(homes));
  for (const place of places) yield prefer(STRONG, (recipe) => isOfPlace(recipe, query, [place]));
}

/** Whether a dish is known to be from a place of the question: its names or texts say so. */
export const isOfPlace = (
  { names, position }: IndexedRecipe,
  { regions }: Query,
  places: readonly string[] = regions.places,
): boolean =>
  places.some(
    (place) =>
      mentions(names, place) || regions.recipesByPlace.get(place)?.includes(position) === true,
  );

function* listKinds({
  kinds,
  likely,
  terms,
  meal,
  isForHealth,
  haram,
  regions,
  whole,
}: Query): Iterable<Wish> {
  const [first] = kinds;
  if (first !== undefined) {
    yield bind(DECISIVE, ofKind(...kinds));
    yield prefer(SLIGHT, ofKind(first));
  }
  // Raw fish is for those who ask for it, or for the food of its region.
  if (regions.provinces.length === 0) yield prefer(STRONG, not(called('gohu naniura kohu')));
  // Something to eat is asked for, not a dip to go with it.
  if (kinds.length + likely.kinds.length + terms.length === 0)
    yield bind(PLAIN, not(ofKind('sambal')));
  // With fish or meat at hand, a fruit or root beside it is not wanted as a sweet: "terong sama teri"; nor is a snack, or
  // a whole meal of rice, in which they are a little of many things.
  if (terms.length > 1 && terms.some(({ phrase }) => SAVOURY_FOODS.test(phrase)))
    yield prefer(
      DECISIVE,
      not(
        either(isSweet, ofKind(...LIGHT_KINDS, ...(terms.some(isRice) ? [] : (['nasi'] as const)))),
      ),
    );
  if (likely.kinds.length > 0) yield prefer(SLIGHT, ofKind(...likely.kinds));
  if (meal !== 'no') {
    yield prefer(PLAIN, isMeal);
    // Food of a region may be a snack, or sweet, but not what is cooked there: "makanan khas Garut", "masakan Minang".
    const isAnywhere = regions.places.length === 0;
    const isCooked = isAnywhere || whole.includes('masakan');
    const isMealMeant = isCooked && meal === 'said';
    yield prefer(isMealMeant ? PLAIN : SLIGHT, not(ofKind(...LIGHT_KINDS)));
    if (isMealMeant && terms.length === 0) yield prefer(isAnywhere ? DECISIVE : PLAIN, isMainDish);
  }
  if (isForHealth) {
    yield prefer(STRONG, suiting('diet'));
    yield prefer(STRONG, not(marked('goreng')));
  }
  if (haram === 'wanted')
    yield bind(
      DECISIVE,
      whose(({ contains }) => contains.includes('babi')),
    );
}

/** Money, time, number of ingredients and of eaters. */
function* listAmounts(query: Query): Iterable<Wish> {
  const { maxCostPerServing, targetCostPerServing, maxTotalCost, isCheap } = query.limits;
  const { maxMinutes, isQuick, maxIngredients, portions = Infinity } = query.limits;
  if (portions <= FEW_EATERS) {
    yield prefer(
      PLAIN,
      whose(({ servings }) => servings <= FEW_EATERS),
    );
    yield prefer(PLAIN, takingAtMost(2 * QUICK_MINUTES));
  }
  if (maxCostPerServing !== undefined) {
    const isAffordable = costingAtMost(maxCostPerServing * COST_TOLERANCE);
    // A boxed meal includes rice even on a small budget.
    const hasRice = query.occasions.some(({ occasions }) => occasions.includes('nasi kotak'));
    yield bind(STRONG, hasRice ? either(ofKind('nasi'), isAffordable) : isAffordable);
  }
  if (targetCostPerServing !== undefined)
    yield prefer(PLAIN, costingAtMost(targetCostPerServing * COST_TOLERANCE));
  if (maxTotalCost !== undefined) {
    const most = maxTotalCost * COST_TOLERANCE;
    const isAffordable = whose(({ costPerServing, servings }) => costPerServing * servings <= most);
    // From a larger sum on, less can be cooked than the recipe makes.
    yield maxTotalCost < SMALL_POT ? bind(STRONG, isAffordable) : prefer(SLIGHT, isAffordable);
  }
  if (isCheap) {
    yield bindTopic(query, STRONG, costingAtMost(CHEAP_COST));
    yield prefer(SLIGHT, costingAtMost(CHEAPER_COST));
  }
  if (maxMinutes !== undefined) yield bind(DECISIVE, takingAtMost(maxMinutes));
  if (isQuick) {
    yield bindTopic(query, PLAIN, takingAtMost(QUICK_MINUTES));
    // Cakes and other slow kinds are never done in half an hour.
    yield prefer(PLAIN, takingAtMost(2 * QUICK_MINUTES));
  }
  if (maxIngredients !== undefined)
    yield bind(
      DECISIVE,
      whose((facts) => countBought(facts) <= maxIngredients),
    );
}

function* listTastes(query: Query): Iterable<Wish> {
  const { heat, likely, terms } = query;
  if (heat !== undefined) yield bindTopic(query, STRONG, hasHeat(heat));
  if (heat === 'hot') yield prefer(SLIGHT, isFiery);
  if (heat === 'fiery') yield prefer(DECISIVE, isFiery);
  // With chillies at hand, dishes that use many come first: "panen cabai".
  if (terms.some(({ phrase }) => phrase.startsWith('cabai')))
    yield prefer(PLAIN, either(ofKind('sambal'), isFiery));
  yield* listTraits(query);
  for (const { has } of likely.traits) yield prefer(PLAIN, has);
}

/** One or two for each trait; "gurih apa manis bebas": opposite ones can only be alternatives. */
function* listTraits(query: Query): Iterable<Wish> {
  const { traits } = query;
  for (const trait of traits) {
    const others = query.hasAlternatives
      ? traits
      : traits.filter((wish) => areOpposite(trait, wish));
    const has = either(trait.has, ...others.map((wish) => wish.has));
    // Beside other wishes being simple is the lesser one: "hidangan Natal yang praktis".
    const isSoft =
      trait === SIMPLE
        ? query.heat !== undefined || query.occasions.length + traits.length > 1
        : // For the sick, what suits the illness counts more.
          trait === LOW_SALT && query.isForHealth;
    yield isSoft
      ? prefer(query.heat === undefined ? STRONG : SLIGHT, has)
      : bindTopic(query, PLAIN, has);
    if (trait.hasClearly !== undefined) yield prefer(SLIGHT, trait.hasClearly);
  }
}

function* listMoments({ kinds, occasions, situations, limits }: Query): Iterable<Wish> {
  // A time limit or a meal time means food, unless a drink is requested.
  const eats = occasions.some(isMealTime) || limits.maxMinutes !== undefined || limits.isQuick;
  if (kinds.length === 0 && eats) yield prefer(STRONG, not(ofKind('minuman')));
  for (const suits of situations.flat()) yield prefer(PLAIN, suits);
  const telling = tellingOccasions(occasions);
  for (const wish of occasions) {
    const { occasions: moments, isMild, isIll } = wish;
    yield prefer(telling.includes(wish) ? STRONG : SLIGHT, suiting(...moments));
    if (isMild === true) yield prefer(PLAIN, isWithoutChilli);
    if (isIll === true) yield prefer(STRONG, not(marked('goreng')));
    if (moments.includes('sarapan')) yield prefer(SLIGHT, takingAtMost(BREAKFAST_MINUTES));
  }
}

const isMealTime = ({ occasions }: OccasionWish): boolean =>
  occasions.some((occasion) => MEAL_TIMES.includes(occasion));

/** Kinds that may pass for a meal, small ones included. */
export const isMeal = not(ofKind(...NO_MEAL));

/** Ingredients that every kitchen has, by their canonical names. */
const NEVER_BOUGHT = /^(?:es batu|garam|lada(?: bubuk)?|minyak goreng)$/u;

/** Ingredients that have to be bought. */
export const countBought = ({ ingredients }: RecipeFacts): number =>
  ingredients.filter((name) => !NEVER_BOUGHT.test(name)).length;

const isFiery = whose(({ heat }) => heat >= FIERY_HEAT);

const isWithoutChilli = whose(({ heat, contains }) => heat === 0 && !contains.includes('pedas'));

const hasHeat = (wish: HeatWish): RecipeTest =>
  whose(({ heat }) => (wish === 'mild' ? heat <= MILD_HEAT : heat >= HOT_HEAT));

/** The occasions that tell dishes apart: "jualan" beside another one does not ("ide jualan takjil"). */
export function tellingOccasions(occasions: readonly OccasionWish[]): readonly OccasionWish[] {
  // Beside a diet only the meal counts: "sarapan sehat", but not "catering diet".
  const diet = occasions.filter((wish) => wish.occasions.includes('diet'));
  if (diet.length > 0) return occasions.filter((wish) => diet.includes(wish) || isMealTime(wish));
  const others = occasions.filter((wish) => !wish.occasions.includes('jualan'));
  return others.length > 0 ? others : occasions;
}

/** Whether the recipe has at least one of the requested occasions. */
export function fitsOccasion(
  { facts }: IndexedRecipe,
  occasions: readonly OccasionWish[],
): boolean {
  return (
    occasions.length === 0 ||
    tellingOccasions(occasions).some((wish) =>
      wish.occasions.some((name) => facts.occasions.includes(name)),
    )
  );
}
