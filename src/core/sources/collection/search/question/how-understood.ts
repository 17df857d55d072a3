import type { Occasion } from '../../recipe-facts.ts';
import { CHATTY_WORDS, type Query } from './search-query.ts';
import type { OccasionWish } from '../words/occasion-words.ts';

/**
 * How much of a question was understood. `whole`: everything that matters. `partly`: the dishes are
 * only the nearest, and labelled so. `not`: better to say so than to show dishes.
 */
export type Understanding = 'whole' | 'partly' | 'not';

/** Bonus for a word that shows that the question is about food. */
const MEAL_WORTH = 1;
/** From this share of known words on, an answer to a topic counts as an answer. */
const SURE_SHARE = 0.55;

/** From this many clues on a question is about food, whatever else it tells. */
const MANY_CLUES = 2;

/** If every word is understood, `against` above this means that no dish is asked for. */
const LIKELY = 5;
/** The same if a dish, a food, a taste or a feast is named. */
const SURELY = 8;
/** How much of `against` the name of a dish outweighs. */
const NAMED_WORTH = 2;

/** Occasions that are named for other reasons than food too. */
const AROUND_FOOD: ReadonlySet<Occasion> = new Set(['hujan', 'anak', 'diet']);

/** Whether an occasion is named for no other reason than food. */
const isOfFood = (wish: OccasionWish): boolean =>
  !wish.occasions.some((one) => AROUND_FOOD.has(one));

/** Whether a question asks for something other than dishes, by how it is worded. */
export function asksElsewhere(query: Query): boolean {
  const { named, words, topic } = query;
  // Each clue of when, for whom or how one eats outweighs a little of what speaks against dishes.
  if (words.unknown.length > 0)
    return topic.against > 2 * countClues(query) + (named.length > 0 ? NAMED_WORTH : 0);
  // "Gatal kalau kena udang atau terasi": who refuses a food eats something else.
  if (query.without.some((one) => one.words.length > 0)) return false;
  const isKnown = named.length > 0 || needsWord(query) || saysFood(query) || query.limits.cheap;
  return topic.against > (isKnown || query.askedFact !== undefined ? SURELY : LIKELY);
}

const needsWord = ({ terms }: Query): boolean => terms.some(({ role }) => role === 'needed');

/** Decides by the words of the question that the answer is based on. */
export function howUnderstood(query: Query): Understanding {
  if (query.topic.unsafe || !isAnswerable(query)) return 'not';
  const { topic, named } = query;
  const { telling, unknown } = query.words;
  const isNamed = named.length > 0;
  const clues = countClues(query);
  const needed = needsWord(query);
  if (query.foreign || (topic.against > clues && unknown.length > 0)) return 'partly';
  // A place alone may be about anything.
  const sought = topic.seeksFood ? 1 + placesOf(query) : 0;
  const tellsEnough = topic.against <= 0 && clues + sought >= MANY_CLUES;
  // "Hampers", "jawa timur": a few words that are understood are a topic.
  const isShortAndKnown =
    topic.isShort && unknown.length === 0 && (telling.length === 1 || topic.against <= 0);
  const saysWhat = topic.seeksFood || isNamed || needed || isShortAndKnown;
  if (!saysWhat && !saysFood(query) && !tellsEnough) return 'partly';
  if (isNamed || unknown.length === 0) return 'whole';
  if (needed || query.kinds.length > 0) return namesAnother(query) ? 'partly' : 'whole';
  if (tellsEnough) return 'whole';
  return shareOf(query) < SURE_SHARE ? 'partly' : 'whole';
}

/** Whether something is said that can be said of food alone, unlike a place, the weather or an eater. */
const saysFood = (query: Query): boolean => {
  const { kinds, traits, heat, light, without, occasions } = query;
  const { maxMinutes, maxCostPerServing } = query.limits;
  return (
    kinds.length + traits.length > 0 ||
    heat !== undefined ||
    light ||
    ((maxMinutes ?? maxCostPerServing) !== undefined && query.words.unknown.length === 0) ||
    without.some((one) => one.words.length + one.cooking.length + one.provinces.length > 0) ||
    occasions.some(isOfFood)
  );
};

/** Whether enough is said about what and when to eat, regardless of everything else. */
function isSure(query: Query): boolean {
  const clues = countClues(query) + placesOf(query);
  const isFood = query.terms.some(({ role }) => role === 'needed');
  const saysWhat = query.meal === 'said' || isFood;
  return saysWhat || clues > 1 || (query.topic.aboutFood && clues > 0);
}

/**
 * Whether an unknown word beside a food makes it another food: "ayam bulgogi". In a question that tells
 * more it is a circumstance: "ubi jalar panen di sawah".
 */
const namesAnother = ({ words, topic }: Query): boolean =>
  words.strange.length > 0 && (words.telling.length < CHATTY_WORDS || topic.against > 0);

const placesOf = ({ regions }: Query): number => Math.min(1, regions.provinces.length);

/** How much is said of when, for whom, how and for how much one eats. */
const countClues = ({ situations, occasions, traits, without, limits }: Query): number =>
  situations.length +
  occasions.length +
  traits.length +
  (without.some(({ cooking }) => cooking.length > 0) ? 1 : 0) +
  [limits.maxIngredients, limits.maxMinutes, limits.maxCostPerServing, limits.eaters].filter(
    (limit) => limit !== undefined,
  ).length;

/** The share of what is told that is known. */
function shareOf({ words, meal, kinds }: Query): number {
  const known = meal === 'said' || kinds.length > 0 ? MEAL_WORTH : 0;
  const all = words.telling.length + known;
  return all === 0 ? 1 : (all - words.unknown.length) / all;
}

/** Whether a question is about food, and about something searchable. */
function isAnswerable(query: Query): boolean {
  const { terms, kinds, traits, heat, without, occasions, topic, limits } = query;
  const isDish = terms.some(({ role }) => role !== 'helpful');
  if (isDish || kinds.length + traits.length + without.length > 0 || heat !== undefined)
    return true;
  if (isSure(query)) return true;
  const hasWish =
    occasions.length > 0 ||
    query.situations.length > 0 ||
    placesOf(query) > 0 ||
    limits.cheap ||
    limits.quick ||
    limits.maxIngredients !== undefined ||
    limits.maxCostPerServing !== undefined ||
    limits.maxMinutes !== undefined;
  const isKnown = query.words.unknown.length === 0;
  return hasWish ? topic.aboutFood || topic.against <= 0 || isKnown : topic.aboutFood && isKnown;
}
