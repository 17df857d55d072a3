import { wordSet } from '../../../../lines/word-set.ts';
import {
  EATING_WORDS,
  ALWAYS_WORDS,
  BROKEN_WORDS,
  GONE_WORDS,
  PENDING_WORDS,
  STRENGTHENED_WORDS,
} from '../words/negation-words.ts';
import { findPhrase } from '../words/phrase-lexicon.ts';
import { PAUSE } from '../words/tokenize.ts';
import {
  findNameAt,
  isInside,
  readFood,
  foodEndingAt,
  type FoodReading,
  type RefusedFoods,
} from './read-foods.ts';
import { readFoodsBefore, withMarker, excludesMarks, isSkippable } from './refused-foods.ts';

/** The foods before a word that says they are gone: "telur habis", "klepon sudah ada yang bawa". */
export function readGone(reading: FoodReading, at: number): RefusedFoods | undefined {
  const { words } = reading;
  // It may belong to the name of a food: "tempe busuk".
  if ((findNameAt(reading, at - 1, 1)?.end ?? 0) > at) return undefined;
  const again = readAgain(reading, at);
  if (again !== undefined) return again;
  const always = findPhrase(words, at, ALWAYS_WORDS);
  const followsFood = always !== undefined && foodEndingAt(reading, at - 1)?.end === at;
  const wholly = followsFood ? always : findPhrase(words, at, GONE_WORDS);
  const marker = wholly ?? findPhrase(words, at, BROKEN_WORDS);
  if (
    marker === undefined ||
    words.slice(Math.max(0, at - 2), at).some((word) => PENDING_WORDS.has(word))
  )
    return undefined;
  const isVery = marker.phrase === 'habis' && STRENGTHENED_WORDS.has(words[at - 1]);
  // After "manis" or "segar", "habis" means "very", unless they belong to a food ("kecap manis habis") or
  // "kalau" is said.
  if (isVery && !isInside(reading, at - 1) && !words.includes('kalau')) return undefined;
  const after = at + marker.length;
  const gone = withMarker(readFoodsBefore(reading, at), at, after);
  // A missing tool is excluded whatever follows: "blender ngadat cobek ketinggalan".
  const areTools = gone?.exclusions.every(excludesMarks) === true;
  return areTools || (wholly !== undefined && isGone(reading, after)) ? gone : undefined;
}

/** A dish that somebody is tired of, since it is said twice: "kolak lagi kolak lagi". */
function readAgain(reading: FoodReading, at: number): RefusedFoods | undefined {
  const { words } = reading;
  const isAgain = words[at] === 'lagi' && words[at + 2] === 'lagi';
  if (!isAgain || words[at - 1] === undefined || words[at - 1] !== words[at + 1]) return undefined;
  return withMarker(foodEndingAt(reading, at - 1), at, at + 3);
}

/** After "habis" they say that nothing is gone, but done or spent: "habis panen", "habis berapa". */
const GOING_ON = wordSet('dari panen berapa duit uang');

/** Whether a word like "habis" ends its clause: in "habis Lebaran", "habis digoreng" it means "after". */
function isGone(reading: FoodReading, after: number): boolean {
  const { words } = reading;
  const next = words[after];
  if (next === undefined || next === PAUSE) return true;
  if (GOING_ON.has(next) || !isSkippable(next)) return false;
  // Before eating or making a food it means "after": "gatal habis makan udang".
  const isDeed = EATING_WORDS.has(next) || next === 'bikin';
  if (isDeed && readFood(reading, after + 1) !== undefined) return false;
  return readFood(reading, after) === undefined;
}
