import type { Occasion, RecipeFacts, RecipeKind } from '../../recipe-facts.ts';
import type { OccasionWish } from '../words/occasion-words.ts';
import { QUICK_MINUTES } from '../question/take-duration.ts';
import { mentions, type ShelvedRecipe } from '../recipe-shelf.ts';
import type { Query } from '../question/search-query.ts';
import type { HeatWish } from '../words/heat-words.ts';
import { SIMPLE, type Trait } from '../words/trait-words.ts';

/** A request that a recipe meets or not. */
export type Wish = {
  /** Penalty for a recipe that does not meet it. */
  readonly weight: number;
  /** False if a dish that does not meet it is still an answer, only a weaker one. */
  readonly binding: boolean;
  readonly isMet: (recipe: ShelvedRecipe) => boolean;
};

/** What "murah" may cost a serving at most, and what is better still, in rupiah. */
export const CHEAP_COST = 10_000;
const CHEAPER_COST = 5_000;
/** From this many eaters on, dear dishes rank lower. */
const MANY_EATERS = 20;
const COST_FOR_MANY = 12_000;
/** 15.100 still meets "15 ribuan". */
const COST_TOLERANCE = 1.02;
/** Weight of one condition of a situation. */
const SITUATION_WEIGHT = 8;
/** Bonus for a dish of the town over one of its province; being known by everybody is worth 6. */
const PLACE_WEIGHT = 16;
/** So few eat that a pot for four leaves too much. */
const FEW_EATERS = 2;
const HOT_HEAT = 2;
const MILD_HEAT = 1;
const FIERY_HEAT = 3;
/** Kinds not meant by "masakan". */
const NO_MEAL: readonly RecipeKind[] = ['minuman', 'kue', 'kue kering', 'sambal'];
const MEAL_TIMES: readonly Occasion[] = ['sarapan', 'makan siang', 'makan malam', 'bekal'];
/** Kinds that are not filling, though they may pass for a meal. */
const SNACKS: readonly RecipeKind[] = ['gorengan', 'jajanan'];

/** Everything that a question requests besides words. */
export function listWishes(query: Query): readonly Wish[] {
  const wishes: Wish[] = [];
  const bind = (weight: number, isMet: Wish['isMet']) =>
    void wishes.push({ weight, binding: true, isMet });
  const prefer = (weight: number, isMet: Wish['isMet']) =>
    void wishes.push({ weight, binding: false, isMet });

  // "Rendang yang praktis" must be rendang first of all.
  const bindTopic = query.named.length > 0 ? prefer : bind;

  const { kinds, likely, heat } = query;
  const { provinces, places, toldPlaces, homes } = query.regions;
  const { maxMinutes, maxCostPerServing, aimedCostPerServing, maxCost, maxIngredients, eaters } =
    query.limits;
  if (provinces.length > 0) bindTopic(30, ({ facts }) => includes(provinces, facts.province));
  if (homes.length > 0) prefer(5, ({ facts }) => includes(homes, facts.province));
  for (const place of places) {
    const told = new Set(toldPlaces.get(place));
    prefer(PLACE_WEIGHT, ({ names, position }) => mentions(names, place) || told.has(position));
  }
  if (kinds.length > 0) {
    bind(22, ({ facts }) => kinds.includes(facts.kind));
    prefer(2, ({ facts }) => facts.kind === kinds[0]);
  }
  // Something to eat is asked for, not a dip to go with it.
  if (kinds.length + likely.kinds.length + query.terms.length === 0)
    bind(12, ({ facts }) => facts.kind !== 'sambal');
  if (likely.kinds.length > 0) prefer(3, ({ facts }) => likely.kinds.includes(facts.kind));
  if (maxCostPerServing !== undefined) {
    bind(18, ({ facts }) => facts.costPerServing <= maxCostPerServing * COST_TOLERANCE);
  }
  if (aimedCostPerServing !== undefined) {
    prefer(12, ({ facts }) => facts.costPerServing <= aimedCostPerServing * COST_TOLERANCE);
  }
  if (maxCost !== undefined) {
    prefer(6, ({ facts }) => facts.costPerServing * facts.servings <= maxCost * COST_TOLERANCE);
  }
  if (query.limits.cheap) {
    bindTopic(14, ({ facts }) => facts.costPerServing <= CHEAP_COST);
    prefer(6, ({ facts }) => facts.costPerServing <= CHEAPER_COST);
  }
  // An aqiqah has its dishes, whatever they cost.
  if (eaters !== undefined && eaters >= MANY_EATERS && query.situations.length === 0)
    prefer(8, ({ facts }) => facts.costPerServing <= COST_FOR_MANY);
  if (eaters !== undefined && eaters <= FEW_EATERS)
    prefer(16, ({ facts }) => facts.servings <= FEW_EATERS);
  if (maxMinutes !== undefined) bind(24, ({ facts }) => facts.minutes <= maxMinutes);
  if (query.limits.quick) {
    bindTopic(12, ({ facts }) => facts.minutes <= QUICK_MINUTES);
    // Cakes and other slow kinds are never done in half an hour.
    prefer(8, ({ facts }) => facts.minutes <= 2 * QUICK_MINUTES);
  }
  if (heat !== undefined) bindTopic(14, (recipe) => hasHeat(recipe, heat));
  if (heat === 'hot') prefer(5, ({ facts }) => facts.heat >= FIERY_HEAT);
  if (heat === 'fiery') prefer(26, ({ facts }) => facts.heat >= FIERY_HEAT);
  if (query.meal !== 'no') {
    prefer(9, isMeal);
    prefer(query.meal === 'said' ? 8 : 4, ({ facts }) => !SNACKS.includes(facts.kind));
  }
  // Nobody needs a kilo of chillies for a satay.
  if (query.terms.some(({ phrase }) => phrase.startsWith('cabai')))
    prefer(12, ({ facts }) => facts.kind === 'sambal' || facts.heat >= FIERY_HEAT);
  if (query.light) prefer(16, ({ facts }) => facts.occasions.includes('diet'));
  if (query.haram === 'wanted') bind(20, ({ facts }) => facts.contains.includes('babi'));
  if (maxIngredients !== undefined) {
    bind(20, ({ facts }) => countBought(facts) <= maxIngredients);
  }
  for (const trait of query.traits) {
    // "Gurih apa manis bebas": opposite requests can only be alternatives.
    const others = query.traits.filter(
      (other) => query.either || denies(trait, other) || denies(other, trait),
    );
    bindTopic(10, (recipe) => [trait, ...others].some((one) => hasTrait(recipe, one)));
    const { marks: _weaker, ...strong } = trait;
    if (trait.marks !== undefined && Object.keys(strong).length > 0)
      prefer(6, (recipe) => hasTrait(recipe, strong));
  }
  // Who has no time, or wants no work, is tired of waiting first.
  if (query.traits.includes(SIMPLE)) prefer(6, ({ facts }) => facts.minutes <= QUICK_MINUTES);
  for (const trait of likely.traits) prefer(8, (recipe) => hasTrait(recipe, trait));
  if (query.kinds.length === 0 && query.occasions.some(isMealTime)) {
    prefer(8, ({ facts }) => facts.kind !== 'minuman');
  }
  for (const condition of query.situations.flat()) prefer(SITUATION_WEIGHT, condition);
  for (const wish of query.occasions) {
    prefer(16, ({ facts }) => wish.occasions.some((name) => facts.occasions.includes(name)));
    if (wish.mild === true) prefer(8, isWithoutChilli);
  }
  return wishes;
}

const denies = ({ deniedMarks }: Trait, { marks }: Trait): boolean =>
  marks?.some((mark) => deniedMarks?.includes(mark)) === true;

const isMealTime = ({ occasions }: OccasionWish): boolean =>
  occasions.some((one) => MEAL_TIMES.includes(one));

/** Kinds that may pass for a meal, small ones included. */
export const isMeal = ({ facts }: ShelvedRecipe): boolean => !NO_MEAL.includes(facts.kind);

/** Ingredients that every kitchen has. */
const AT_HAND = /^(?:es batu|garam|merica|minyak(?: goreng)?)\b/u;

/** Ingredients that have to be bought. */
export const countBought = ({ ingredients }: RecipeFacts): number =>
  ingredients.filter((name) => !AT_HAND.test(name)).length;

const includes = (list: readonly string[], value: string): boolean => list.includes(value);

const isWithoutChilli = ({ facts }: ShelvedRecipe): boolean =>
  facts.heat === 0 && !facts.contains.includes('pedas');

function hasHeat({ facts }: ShelvedRecipe, wish: HeatWish): boolean {
  return wish === 'mild' ? facts.heat <= MILD_HEAT : facts.heat >= HOT_HEAT;
}

export function hasTrait({ facts, names }: ShelvedRecipe, trait: Trait): boolean {
  const { kinds, marks, names: signs, deniedBy, deniedMarks, fits } = trait;
  const inNames = (word: string) => mentions(names, word);
  const hasSign =
    kinds?.includes(facts.kind) === true ||
    fits?.(facts) === true ||
    signs?.some(inNames) === true ||
    marks?.some((mark) => facts.marks.includes(mark)) === true;
  return (
    hasSign &&
    deniedBy?.some(inNames) !== true &&
    deniedMarks?.some((mark) => facts.marks.includes(mark)) !== true
  );
}

/** Whether the recipe has at least one of the requested occasions. */
export function fitsOccasion(
  { facts }: ShelvedRecipe,
  occasions: readonly OccasionWish[],
): boolean {
  return (
    occasions.length === 0 ||
    occasions.some((wish) => wish.occasions.some((name) => facts.occasions.includes(name)))
  );
}
