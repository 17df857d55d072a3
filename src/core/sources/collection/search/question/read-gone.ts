import { wordSet } from '../../../../lines/word-set.ts';
import { PAUSE } from '../words/fold-text.ts';
import {
  EATING_WORDS,
  ALWAYS_WORDS,
  BROKEN_WORDS,
  GONE_WORDS,
  PENDING_WORDS,
  STRENGTHENED_WORDS,
} from '../words/negation-words.ts';
import { findPhrase, type OpenWords } from '../words/phrase-lexicon.ts';
import {
  isInside,
  readFood,
  readLongest,
  type FoodNames,
  type RefusedFoods,
} from './read-foods.ts';
import { readFoodsBefore, withMarker, leavesOutCooking, isSkippable } from './refused-foods.ts';

/** "Telur habis", "klepon sudah ada yang bawa": foods before a word that rejects them. */
export function readGone(words: OpenWords, at: number, food: FoodNames): RefusedFoods | undefined {
  const again = readAgain(words, at, food);
  if (again !== undefined) return again;
  const always = findPhrase(words, at, ALWAYS_WORDS);
  const isOfFood = always !== undefined && readLongest(words, at - 1, food)?.end === at;
  const wholly = isOfFood ? always : findPhrase(words, at, GONE_WORDS);
  const gone = wholly ?? findPhrase(words, at, BROKEN_WORDS);
  if (
    gone === undefined ||
    words.slice(Math.max(0, at - 2), at).some((word) => PENDING_WORDS.has(word))
  )
    return undefined;
  const isVery = gone.phrase === 'habis' && STRENGTHENED_WORDS.has(words[at - 1]);
  // After "manis" or "segar", "habis" means "very", unless they belong to a food ("kecap manis habis") or
  // "kalau" is said.
  if (isVery && !isInside(words, at - 1, food) && !words.includes('kalau')) return undefined;
  const after = at + gone.length;
  const foods = withMarker(readFoodsBefore(words, at, food), at, after);
  // "Blender ngadat cobek ketinggalan": a broken tool is excluded, whatever follows.
  const areTools = foods?.exclusions.every(leavesOutCooking) === true;
  return areTools || (wholly !== undefined && isGone(words, after, food)) ? foods : undefined;
}

/** "Kolak lagi kolak lagi": somebody is tired of it. */
function readAgain(words: OpenWords, at: number, food: FoodNames): RefusedFoods | undefined {
  const isAgain = words[at] === 'lagi' && words[at + 2] === 'lagi';
  if (!isAgain || words[at - 1] === undefined || words[at - 1] !== words[at + 1]) return undefined;
  return withMarker(readLongest(words, at - 1, food), at, at + 3);
}

/** "Habis dari pasar", "habis panen": somebody has just done that; "habis berapa" asks for a sum. */
const GOING_ON = wordSet('dari panen berapa duit uang');

/** "Telur habis, …", but not "habis Lebaran" or "habis digoreng". */
function isGone(words: OpenWords, after: number, food: FoodNames): boolean {
  const next = words[after];
  if (next === undefined || next === PAUSE) return true;
  if (GOING_ON.has(next) || !isSkippable(next)) return false;
  // "Gatal habis makan udang", "putih telur habis bikin lapis legit": here "habis" means "after".
  const isDeed = EATING_WORDS.has(next) || next === 'bikin';
  if (isDeed && readFood(words, after + 1, food) !== undefined) return false;
  return readFood(words, after, food) === undefined;
}
