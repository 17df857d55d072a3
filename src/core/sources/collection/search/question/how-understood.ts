import type { Occasion } from '../../recipe-facts.ts';
import { asksOfDish, CHATTY_WORDS, type Query } from './search-query.ts';
import type { OccasionWish } from '../words/occasion-words.ts';

/**
 * How much of a question was understood. `whole`: everything that matters. `partly`: the dishes are
 * only the nearest, and labelled so. `not`: better to say so than to show dishes.
 */
export type Understanding = 'whole' | 'partly' | 'not';

/** From this share of known words on, an answer to a topic counts as an answer. */
const SURE_SHARE = 0.55;

/** From this many clues on a question is about food, whatever else it tells. */
const MANY_CLUES = 2;

/** Most that may speak against dishes (`topic.against`) in a question whose words are all known. */
const MOST_AGAINST = 5;
/** Most that may do so if the question also names a dish, a food, a taste or a feast. */
const MOST_AGAINST_FOOD = 8;
/** With fewer unknown words the name of a dish is what a question is about. */
const FEW_UNKNOWN = 2;
/** How much of what speaks against dishes a clue outweighs, and the name of a dish. */
const CLUE_OUTWEIGHS = 2;
const NAME_OUTWEIGHS = 2;

/** Occasions that are named for other reasons than food too. */
const AROUND_FOOD: ReadonlySet<Occasion> = new Set(['hujan', 'anak', 'diet']);

/** What a question tells, counted once for all that is decided by it. */
type Evidence = {
  readonly isNamed: boolean;
  /** A word of it has to be in the dish. */
  readonly isNeeded: boolean;
  /** Something that can be said of food alone, unlike a place, the weather or an eater. */
  readonly saysFood: boolean;
  /** How much is said of when, for whom, how and for how much one eats. */
  readonly clues: number;
  /** 1 if a place is named, which alone may be about anything. */
  readonly places: number;
  readonly isAllKnown: boolean;
  /** Something known is refused: "tanpa KTP" refuses no food. */
  readonly refuses: boolean;
};

function collectEvidence(query: Query): Evidence {
  const { kinds, traits, heat, light, without, occasions, situations, limits } = query;
  const { maxMinutes, maxCostPerServing, maxIngredients, eaters } = limits;
  const amounts = [maxIngredients, maxMinutes, maxCostPerServing, eaters];
  const isAllKnown = query.words.unknown.length === 0;
  return {
    isNamed: query.named.length > 0,
    isNeeded: query.terms.some(({ role }) => role === 'needed'),
    saysFood:
      kinds.length + traits.length > 0 ||
      heat !== undefined ||
      light ||
      ((maxMinutes ?? maxCostPerServing) !== undefined && isAllKnown) ||
      without.some((one) => one.words.length + one.cooking.length + one.provinces.length > 0) ||
      occasions.some(isOfFood),
    clues:
      situations.length +
      occasions.length +
      traits.length +
      (without.some(({ cooking }) => cooking.length > 0) ? 1 : 0) +
      amounts.filter((amount) => amount !== undefined).length,
    places: Math.min(1, query.regions.provinces.length),
    isAllKnown,
    refuses: without.some(({ words, isGuess }) => words.length > 0 && isGuess !== true),
  };
}

/** Whether an occasion is named for no other reason than food. */
const isOfFood = (wish: OccasionWish): boolean =>
  !wish.occasions.some((one) => AROUND_FOOD.has(one));

/** Whether a question asks for something other than dishes, by how it is worded. */
export function asksElsewhere(query: Query): boolean {
  const { topic } = query;
  const { isNamed, isNeeded, saysFood, clues, places, isAllKnown, refuses } =
    collectEvidence(query);
  // "Kenapa artis itu dirujak netizen" has the words of a question about rujak.
  const isOfDish = asksOfDish(query) && !(topic.against > MOST_AGAINST_FOOD && isBuried(query));
  if (isOfDish) return false;
  // "Resep rendang padang asly": a word that nobody knows changes nothing.
  if (isNamed && topic.seeksFood && query.words.unknown.length < FEW_UNKNOWN) return false;
  if (!isAllKnown)
    return (
      topic.against >
      CLUE_OUTWEIGHS * (clues + places + (refuses ? 1 : 0)) + (isNamed ? NAME_OUTWEIGHS : 0)
    );
  // "Gatal kalau kena udang atau terasi": who refuses a food eats something else.
  if (refuses) return false;
  const isFood = isNamed || isNeeded || saysFood || query.limits.cheap;
  const most = isFood || query.askedFact !== undefined ? MOST_AGAINST_FOOD : MOST_AGAINST;
  return topic.against > most;
}

/** Decides by the words of the question that the answer is based on. */
export function howUnderstood(query: Query): Understanding {
  const { topic, words, kinds } = query;
  const evidence = collectEvidence(query);
  const { isNamed, isNeeded, clues, isAllKnown } = evidence;
  if (topic.unsafe || !isAnswerable(query, evidence)) return 'not';
  if (asksOfDish(query)) return 'whole';
  if (query.foreign || (topic.against > clues && !isAllKnown)) return 'partly';
  const sought = topic.seeksFood ? 1 + evidence.places : 0;
  const tellsEnough = topic.against <= 0 && clues + sought >= MANY_CLUES;
  // "Hampers", "jawa timur": a few words that are understood are a topic.
  const isShortAndKnown =
    topic.isShort && isAllKnown && (words.telling.length === 1 || topic.against <= 0);
  const saysWhat = topic.seeksFood || isNamed || isNeeded || isShortAndKnown;
  if (!saysWhat && !evidence.saysFood && !tellsEnough) return 'partly';
  if (isNamed && isBuried(query)) return 'not';
  if (isNamed || isAllKnown) return 'whole';
  if (isNeeded || kinds.length > 0) return namesAnother(query) ? 'partly' : 'whole';
  if (tellsEnough) return 'whole';
  return shareOf(query) < SURE_SHARE ? 'partly' : 'whole';
}

/**
 * Whether an unknown word beside a food makes it another food: "ayam bulgogi". In a question that tells
 * more it is a circumstance: "ubi jalar panen di sawah".
 */
const namesAnother = ({ words, topic }: Query): boolean =>
  words.strange.length > 0 &&
  (words.telling.length < CHATTY_WORDS ||
    topic.against > 0 ||
    words.unknown.length * 2 > words.telling.length);

/** Whether a name stands among words that are about something else: "bakso mobil remot", "kopi paste excel". */
const isBuried = ({ words, topic }: Query): boolean =>
  !topic.seeksFood && words.unknown.length > 1 && words.unknown.length * 2 >= words.telling.length;

/** The share of what is told that is known; that a meal or a kind is asked for counts as a known word. */
function shareOf({ words, meal, kinds }: Query): number {
  const known = meal === 'said' || kinds.length > 0 ? 1 : 0;
  const all = words.telling.length + known;
  return all === 0 ? 1 : (all - words.unknown.length) / all;
}

/** Whether a question is about food, and about something searchable. */
function isAnswerable(query: Query, { clues, places, isAllKnown }: Evidence): boolean {
  const { terms, kinds, traits, heat, without, topic, limits } = query;
  const isDish = terms.some(({ role }) => role !== 'helpful');
  const isRefusing = without.some(({ isGuess }) => isGuess !== true);
  if (isDish || isRefusing || kinds.length + traits.length > 0 || heat !== undefined) return true;
  const told = clues + places;
  if (query.meal === 'said' || told > 1 || (topic.aboutFood && told > 0)) return true;
  if (isAllKnown) return topic.aboutFood || told > 0 || limits.cheap || limits.quick;
  // "Cepat" and "murah" may be wished of anything.
  const isWeak = told === 0 && !(topic.seeksFood && (limits.cheap || limits.quick));
  return !isWeak && (topic.aboutFood || topic.against <= 0);
}
