import type { Occasion } from '../../recipe-facts.ts';
import { LONG_QUESTION, type Query } from './search-query.ts';
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

/** Occasions that are named for other reasons than food too. */
const AROUND_FOOD: ReadonlySet<Occasion> = new Set(['hujan', 'anak', 'diet']);

/** Whether an occasion is named for no other reason than food. */
const isOfFood = (wish: OccasionWish): boolean =>
  !wish.occasions.some((one) => AROUND_FOOD.has(one));

/** Decides by the words of the question that the answer is based on. */
export function howUnderstood(query: Query): Understanding {
  if (query.topic.unsafe || !isAnswerable(query)) return 'not';
  const { topic, named, terms } = query;
  const { telling, unknown } = query.words;
  const isNamed = named.length > 0;
  // "Cara menanam cabai" asks how to do something that is not cooking.
  if (topic.otherDoing && !isNamed) return 'not';
  const isAside = isNamed && isNamedInPassing(query);
  if (isAside && topic.outsideFirst) return 'not';
  const needed = terms.some(({ role }) => role === 'needed');
  // "Saham gorengan" is about shares, though "gorengan" alone would be a request.
  const tellsOnlyOther = telling.length > 0 && telling.every((word) => unknown.includes(word));
  if (topic.outsideFirst && tellsOnlyOther && !isNamed && !needed && !wishesMore(query))
    return 'not';
  if (topic.asksWhy || query.foreign || topic.otherDoing || isAside) return 'partly';
  // A place alone may be about anything.
  const sought = topic.seeksFood ? 1 + placesOf(query) : 0;
  const tellsEnough = !topic.outside && countClues(query) + sought >= MANY_CLUES;
  // "Besok Jakarta hujan nggak": a place and the weather, but no food is asked for.
  const isPlace =
    telling.length > 0 && telling.every((word) => query.regions.places.includes(word));
  // "Hampers", "diet": one word that is understood is a topic.
  const isWord = topic.isShort && telling.length === 1 && unknown.length === 0 && !topic.outside;
  const saysWhat = topic.seeksFood || isNamed || needed || isWord || isPlace;
  if (!saysWhat && !saysFood(query) && !tellsEnough) return 'partly';
  if (isNamed || unknown.length === 0) return 'whole';
  if (needed || query.kinds.length > 0) return namesAnother(query) ? 'partly' : 'whole';
  if (tellsEnough) return 'whole';
  return shareOf(query) < SURE_SHARE ? 'partly' : 'whole';
}

/**
 * Whether a dish's name is only mentioned in passing: most words around it are unknown, and none of
 * them is a wish about food. "Tujuh kurcaci di dongeng putri salju".
 */
function isNamedInPassing(query: Query): boolean {
  const { named, topic } = query;
  const { telling, unknown } = query.words;
  const occasions = query.occasions.filter(isOfFood);
  if (
    topic.aboutFood ||
    query.kinds.length > 0 ||
    wishesMore({
      ...query,
      situations: [],
      regions: { ...query.regions, provinces: [] },
      occasions,
    })
  )
    return false;
  const startsNamed = named.some(({ phrase }) => phrase.split(' ').includes(telling[0] ?? ''));
  // "Rendang nomor 2" is about the dish it begins with.
  if (startsNamed) return unknown.length * 2 > telling.length;
  return unknown.length * 2 >= telling.length;
}

/** Whether anything is wished of the food besides its kind. */
const wishesMore = (query: Query): boolean =>
  query.heat !== undefined ||
  query.occasions.length + query.situations.length + query.traits.length + placesOf(query) > 0;

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
  words.strange.length > 0 && (words.telling.length < LONG_QUESTION || topic.outside);

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
  const { unknown } = query.words;
  // "Skor bola" is not about potato balls, though their name contains the word.
  const needed = terms.filter(({ role }) => role !== 'helpful');
  const isDish =
    topic.outside && !topic.aboutFood && query.named.length === 0
      ? needed.some(({ ingredients }) => ingredients.length > 0)
      : needed.length > 0;
  if (isDish || kinds.length > 0) return true;
  const tellsFood = topic.aboutFood || query.situations.length > 1 || traits.length > 0;
  // "Habis liburan ke Lombok" is background; "makanan pedasnya" is the request.
  const asksMeal =
    query.meal === 'said' &&
    (placesOf(query) + occasions.length + without.length > 0 || heat !== undefined);
  // "Warung di depan pabrik sepatu, sarapan apa ya": the shoes are told, breakfast is asked for.
  const asksFood = topic.seeksFood && topic.asksDish && occasions.filter(isOfFood).length > 1;
  if (topic.outside && !asksMeal && !asksFood && (topic.outsideFirst || !tellsFood)) return false;
  if (traits.length > 0 || heat !== undefined || without.length > 0) return true;
  // "Tips nonton konser sendirian" does not ask for anything to eat.
  const tellsLifeAlone = query.situations.length > 0 && occasions.length === 0 && !topic.aboutFood;
  if (tellsLifeAlone && (!topic.asksDish || unknown.length > query.situations.length)) return false;
  const hasWish =
    occasions.length > 0 ||
    query.situations.length > 0 ||
    placesOf(query) > 0 ||
    limits.cheap ||
    limits.quick ||
    limits.maxIngredients !== undefined ||
    limits.maxCostPerServing !== undefined ||
    limits.maxMinutes !== undefined;
  if (isSure(query)) return true;
  if (hasWish) return topic.aboutFood || unknown.length === 0;
  return topic.aboutFood && unknown.length === 0;
}
