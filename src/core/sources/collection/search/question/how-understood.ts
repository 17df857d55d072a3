import { asksOfDish, CHATTY_WORDS, isOpenEnded, type Query } from './search-query.ts';
import { SURELY_OTHER_TOPIC } from './take-topic.ts';

/**
 * How much of a question was understood. `whole`: everything that matters. `partly`: the dishes are
 * only the nearest, and labelled so. `not`: better to say so than to show dishes.
 */
type Understanding = 'whole' | 'partly' | 'not';

/** An answer to a topic counts as one if at least this share of the words is known. */
const SURE_SHARE = 0.55;

/** Below this share an answer is only the nearest, whatever the clues. */
const LEAST_SHARE = 0.4;

/** A question with this many clues is about food, whatever else it says. */
const MANY_CLUES = 2;

/** Dishes are shown up to this net score against them. */
const MAX_AGAINST_POINTS = 3;
/** Above this score, dishes are only the nearest. */
const SURE_AGAINST = 1;
/**
 * Points for each sign that dishes are asked for; `unknownShare` counts against them, times the share of
 * unknown words among the content words.
 */
const WORTH = { clue: 2, food: 2, named: 3, asked: 6, unknownShare: 5 };
/** The lowest score of the wording if a dish is certainly named. */
const SURELY_NAMED_SCORE = -2;

/**
 * How much the wording speaks against dishes, now that it is known what is named. A name of three words or beside
 * a food is surely a dish; "putri salju" alone is a tale, too.
 */
export function weighWording(score: number, named: Query['named'], hasFoods: boolean): number {
  const isSurelyNamed = named
    .map(({ phrase }) => phrase.split(' ').length)
    .some((words) => words > 2 || (hasFoods && words > 1));
  return isSurelyNamed && score < SURELY_OTHER_TOPIC ? Math.min(score, SURELY_NAMED_SCORE) : score;
}

/** What a question says, counted once for all decisions about it. */
type Evidence = {
  readonly isNamed: boolean;
  /** A word of it has to be in the dish. */
  readonly isNeeded: boolean;
  /** Something that can be said of food alone, unlike a place, the weather or an eater. */
  readonly hasFoodWish: boolean;
  /** Number of hints about occasion, eaters, cooking and limits. */
  readonly clues: number;
  /** 1 if a place is named, which alone may be about anything. */
  readonly places: number;
  readonly isAllKnown: boolean;
};

function collectEvidence(query: Query): Evidence {
  const { kinds, traits, courses, heat, isForHealth, exclusions, occasions, situations, limits } =
    query;
  const { maxMinutes, maxCostPerServing, maxIngredients, portions } = limits;
  const amounts = [maxIngredients, maxMinutes, maxCostPerServing, portions];
  const isAllKnown = query.wording.unknown.length === 0;
  return {
    isNamed: query.named.length > 0,
    isNeeded:
      query.terms.some(({ role }) => role === 'needed') ||
      // Dishes and foods that are listed for a box.
      courses.some((course) => course.kinds.length === 0),
    hasFoodWish:
      kinds.length + traits.length + courses.length > 0 ||
      (isAllKnown && query.wording.describing.length > 0) ||
      heat !== undefined ||
      isForHealth ||
      ((maxMinutes ?? maxCostPerServing) !== undefined && isAllKnown) ||
      // A guess may refuse something else than food: "tanpa KTP".
      exclusions.some(
        ({ isGuess, words, marks, provinces }) =>
          isGuess !== true && words.length + marks.length + provinces.length > 0,
      ),
    clues:
      situations.length +
      occasions.length +
      traits.length +
      (exclusions.some(({ marks }) => marks.length > 0) ? 1 : 0) +
      amounts.filter((amount) => amount !== undefined).length,
    places: Math.min(1, query.regions.provinces.length),
    isAllKnown,
  };
}

/** All that speaks against dishes, weighed in one sum with what speaks for them. */
function countAgainst(query: Query, { isNamed, isNeeded, hasFoodWish, clues }: Evidence): number {
  const { topic, wording, meal } = query;
  const count = (...facts: readonly boolean[]) => facts.filter(Boolean).length;
  const unknown = wording.unknown.length;
  const against =
    topic.otherTopicScore +
    unknown +
    WORTH.unknownShare * (unknown / Math.max(1, wording.contentWords.length));
  const outweighed =
    WORTH.clue * clues +
    WORTH.food *
      count(
        hasFoodWish,
        isNeeded && hasFoodWish,
        topic.isAboutFood,
        topic.isSeekingFood,
        meal === 'said',
      ) +
    (isNamed ? WORTH.named : 0) +
    (asksOfDish(query) ? WORTH.asked : 0);
  return against - outweighed;
}

/**
 * Whether no dish answers a question, and whether dishes are only the nearest.
 *
 * @param parsed the question alone: what only the texts of recipes know makes no answer surer.
 * @param query the same with what the texts know, which can be enough to search for: "yang kenyal-kenyal".
 */
export const judge = (parsed: Query, query: Query) => ({
  isBeyond:
    countAgainst(parsed, collectEvidence(parsed)) > MAX_AGAINST_POINTS ||
    howUnderstood(query) === 'not',
  isPartly: howUnderstood(parsed) !== 'whole',
});

/** How much of a question was understood, by what it says of dishes and by the share of words that are known. */
export function howUnderstood(query: Query): Understanding {
  const { topic, kinds } = query;
  const evidence = collectEvidence(query);
  const { isNamed, isNeeded, clues, isAllKnown } = evidence;
  if (topic.isUnsafe || !isAnswerable(query, evidence)) return 'not';
  if (asksOfDish(query)) return 'whole';
  if (query.isForeign || (!isAllKnown && countAgainst(query, evidence) > SURE_AGAINST))
    return 'partly';
  const sought = topic.isSeekingFood ? 1 + evidence.places : 0;
  const hasManyClues = clues + sought >= MANY_CLUES;
  if (!hasManyClues && !isAboutDishes(query, evidence)) return 'partly';
  if (isNamed || isAllKnown) return 'whole';
  if (isNeeded || kinds.length > 0)
    return namesAnother(query) || isOnlyKindKnown(query) ? 'partly' : 'whole';
  return shareOf(query) < (hasManyClues ? LEAST_SHARE : SURE_SHARE) ? 'partly' : 'whole';
}

/** Whether it is said what is to be eaten. A few words are, if all are known: "hampers", "jawa timur". */
function isAboutDishes(
  { topic, wording }: Query,
  { isNamed, isNeeded, hasFoodWish, isAllKnown }: Evidence,
): boolean {
  const isShortAndKnown =
    topic.isShort &&
    isAllKnown &&
    (wording.contentWords.length === 1 || topic.otherTopicScore <= SURE_AGAINST);
  return topic.isSeekingFood || isNamed || isNeeded || hasFoodWish || isShortAndKnown;
}

/**
 * Whether an unknown word beside a food makes it another food: "ayam bulgogi". In a question that tells
 * more it is a circumstance: "ubi jalar panen di sawah".
 */
const namesAnother = ({ wording, topic }: Query): boolean =>
  wording.unknownNameParts.length > 0 &&
  (wording.contentWords.length < CHATTY_WORDS ||
    topic.otherTopicScore > 0 ||
    wording.unknown.length * 2 > wording.contentWords.length);

/** Whether a kind with unknown words names a dish that is not here: "kue lumpang". */
const isOnlyKindKnown = ({ wording, topic, kinds, terms }: Query): boolean =>
  topic.isShort &&
  kinds.length > 0 &&
  terms.length === 0 &&
  wording.unknown.length > 0 &&
  wording.unknown.length === wording.contentWords.length;

/** The known share of the content words; a meal or a kind that is asked for counts as a known word. */
function shareOf({ wording, meal, kinds }: Query): number {
  const known = meal === 'said' || kinds.length > 0 ? 1 : 0;
  const all = wording.contentWords.length + known;
  return all === 0 ? 1 : (all - wording.unknown.length) / all;
}

/** Whether a question says anything that can be searched. */
function isAnswerable(
  query: Query,
  { isNeeded, hasFoodWish, clues, places, isAllKnown }: Evidence,
): boolean {
  const { exclusions, topic, limits } = query;
  const isDish = isNeeded || !isOpenEnded(query);
  const isRefusing = exclusions.some(({ isGuess }) => isGuess !== true);
  // Being quick or cheap may be asked of anything.
  const isFrugal = (topic.isSeekingFood || isAllKnown) && (limits.isCheap || limits.isQuick);
  return isDish || isRefusing || hasFoodWish || topic.isAboutFood || clues + places > 0 || isFrugal;
}
