import { wordSet } from '../../../../lines/word-set.ts';
import {
  BRINGING_WORDS,
  CAUSES,
  DISCOMFORT_WORDS,
  EATING_WORDS,
  FEELING_WORDS,
  REACTION_WORDS,
} from '../words/negation-words.ts';
import { findPhrase } from '../words/phrase-lexicon.ts';
import { foodEndingAt, type FoodReading, type RefusedFoods } from './read-foods.ts';
import { readFoodsBefore, withMarker } from './refused-foods.ts';

/** The foods before what they do to somebody: "terasi juga gatal", "susu bikin perut kembung", "egg free". */
export function readReaction(reading: FoodReading, at: number): RefusedFoods | undefined {
  const { words } = reading;
  const isToo = REACTION_WORDS.has(words[at]) && words[at - 1] === 'juga';
  const isFree = words[at] === 'free' && foodEndingAt(reading, at - 1)?.end === at;
  if (isToo || isFree) return withMarker(readFoodsBefore(reading, at), at, at + 1);
  if (!BRINGING_WORDS.has(words[at])) return undefined;
  let end = at + 1;
  while (FEELING_WORDS.has(words[end])) end += 1;
  const felt = words[end];
  // After "yang" a discomfort only describes: "sambal yang bikin pusing" is hot.
  const isDiscomfort = words[at - 1] !== 'yang' && (felt === 'sakit' || DISCOMFORT_WORDS.has(felt));
  if (!REACTION_WORDS.has(felt) && !isDiscomfort) return undefined;
  return withMarker(readFoodsBefore(reading, at), at, end + 1);
}

/** With one of these, the smell should go and not the food. */
const REMOVING = wordSet('biar supaya hilang hilangkan penghilang');

/**
 * An allergy may have any cause: "gatal kena udang". Other complaints count only if something was eaten,
 * drunk or smelt: "mual kalau makan santan", "mual bau bawang".
 */
export function findCause({ words, isReaction }: FoodReading, at: number) {
  const cause = findPhrase(words, at, CAUSES);
  const isSmell = cause?.phrase === 'bau';
  if (isSmell && words.some((word) => REMOVING.has(word))) return undefined;
  if (cause === undefined || (isReaction && !isSmell)) return cause;
  // After "habis" it happened only once: "habis makan", unlike "kalau makan".
  const isCertain =
    isSmell || (EATING_WORDS.has(words[at + cause.length - 1]) && words[at] !== 'habis');
  return isCertain && words.some((word) => DISCOMFORT_WORDS.has(word)) ? cause : undefined;
}
