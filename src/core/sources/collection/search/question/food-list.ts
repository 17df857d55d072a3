import { wordSet } from '../../../../lines/word-set.ts';
import { DIET_WORDS } from '../words/diet-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import {
  APPROVING_WORDS,
  ASKING_WORDS,
  CLOSING_WORDS,
  CONNECTORS,
  JOINING_WORDS,
  PART_WORDS,
  WHOLE_WORDS,
} from '../words/negation-words.ts';
import { OCCASION_WORDS } from '../words/occasion-words.ts';
import { findPhrase, type Tokens } from '../words/phrase-lexicon.ts';
import { DESCRIBING_WORDS, isTalk } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { TASTE_WORDS, TRAIT_WORDS } from '../words/trait-words.ts';
import {
  findNameAt,
  isIngredient,
  readFood,
  type FoodReading,
  type RefusedFoods,
} from './read-foods.ts';
import { MANY_FOODS } from './search-query.ts';

/** Requests that begin like exclusions: "tidak ribet", "rendah lemak". */
export const startsWish = (words: Tokens, at: number, length = 1): boolean =>
  wishLength(words, at) >= length;

/** Length in words of the longest request that begins at a word. */
export const wishLength = (words: Tokens, at: number): number =>
  Math.max(
    ...[TRAIT_WORDS, OCCASION_WORDS, DIET_WORDS].map(
      (lexicon) => findPhrase<unknown>(words, at, lexicon)?.length ?? 0,
    ),
  );

/** Whether a request follows a comma: "alergi terasi, nasi goreng apa", "bosan soto, ayam diapain". */
export const asksWhat = (words: Tokens, at: number): boolean =>
  WHAT.has(words[at + 2]) || (words[at + 2] !== PAUSE && WHAT.has(words[at + 3]));

const WHAT = wordSet('apa diapain');

/** Most words of an unknown name. */
export const MAX_UNKNOWN_WORDS = 3;

/** After these, two foods are enough for a list: "kue tanpa telur susu". */
const BAKED = wordSet('kue bolu roti cake puding');
const LEFT_OUT_OF_CAKES = wordSet('telur susu mentega margarin gula terigu tepung keju santan');

const phraseOf = (words: Tokens, { start, end }: RefusedFoods): string =>
  words.slice(start, end).join(' ');

/**
 * How many consecutive ingredients there are up to the end of the clause. Inside a question two
 * are enough for a list: "tidak makan ayam bebek, lauk apa".
 */
function countRow(reading: FoodReading, at: number): number {
  const { words } = reading;
  let count = 0;
  let end = at;
  for (let item = readFood(reading, end); item !== undefined; item = readFood(reading, end)) {
    if (!isIngredient(reading, phraseOf(words, item))) return 0;
    count += 1;
    end = item.end;
  }
  while (CLOSING_WORDS.has(words[end])) end += 1;
  const next = words[end];
  const isInside = next === PAUSE || (next === undefined && end < words.length);
  if (isInside && count > 0) return MANY_FOODS;
  return next === undefined || CONNECTORS.has(next) ? count : 0;
}

/** Where the food begins after words for a part of it: "jeruk nipis" in "perasan jeruk nipis". */
function skipPart(reading: FoodReading, from: number): number {
  const { words } = reading;
  let at = from;
  while (PART_WORDS.has(words[at]) && readFood(reading, at) === undefined) at += 1;
  return at;
}

/** After a comma they begin the request. */
const REQUESTED = wordSet('lauk camilan kuah');
/** After the last food of a list it makes it a wish. */
const ONLY = 'saja';
/** After "tidak" they speak of taste and end the list; after "pantang" or "tidak boleh" the list continues. */
const DISLIKES = wordSet('suka mau');

/**
 * What ends a list though a food follows: that is allowed or asked for, and not refused.
 *
 * @param at where the words begin that join the food to the list.
 * @param listed how many foods there have been so far.
 */
function endsList(reading: FoodReading, at: number, listed: number, item: RefusedFoods): boolean {
  const { words, isReaction } = reading;
  const next = words[item.end];
  const isOnly = next === ONLY && !isReaction;
  // "Tidak suka ikan ayam aja". An allergy goes on: "alergi udang kepiting apa yang boleh".
  if (at === item.start)
    return APPROVING_WORDS.has(next) || isOnly || (ASKING_WORDS.has(next) && !isReaction);
  if (words[at] === PAUSE && asksDish(reading, at, listed > 1)) return true;
  if (words[item.start - 1] !== PAUSE) return false;
  // "Tanpa telur dan susu, lauk ayam", "tidak makan daging, telur boleh"
  if (REQUESTED.has(words[item.start]) || APPROVING_WORDS.has(next)) return true;
  // "Tidak suka ikan, ayam aja"; of several ingredients the last is refused too.
  const mayBeWish = listed === 1 || !isIngredient(reading, phraseOf(words, item));
  const saysDislike = (word: string | undefined, index: number) =>
    DISLIKES.has(word) && words[index - 1] === 'tidak';
  return isOnly && mayBeWish && words.slice(0, at).some(saysDislike);
}

/** Whether a dish is asked for after a comma, and not another food of the list. */
function asksDish(reading: FoodReading, at: number, isList: boolean): boolean {
  const { words } = reading;
  // "Mules minum susu, es yang segar": ice may be asked for, though it is an ingredient too.
  if (words[at + 1] === 'es' && ASKING_WORDS.has(words[at + 2])) return true;
  // "Alergi terasi, nasi goreng apa"
  if (asksWhat(words, at)) return true;
  const dish = findPhrase<unknown>(words, at + 1, KIND_WORDS) ?? findNameAt(reading, at + 1, 0);
  if (dish === undefined || isIngredient(reading, dish.phrase)) return false;
  const next = words[at + 1 + dish.length];
  // "Alergi telur, bolu yang lembut"
  if (ASKING_WORDS.has(next)) return true;
  // "Alergi telur, kue": nothing else is asked for.
  const isFirst = !words.slice(0, at).some((word) => KIND_WORDS.has(word));
  return !isList && isFirst && !CONNECTORS.has(next);
}

/**
 * The next ingredient of a list without commas of what somebody cannot eat: "alergi udang kepiting". None
 * if a dish begins there.
 */
export function readBeside(reading: FoodReading, from: number): RefusedFoods | undefined {
  const { words } = reading;
  const at = skipPart(reading, from);
  const item = readFood(reading, at);
  if (item === undefined || endsList(reading, at, 1, item)) return undefined;
  const phrase = words
    .slice(at, item.end)
    .filter((word) => word !== 'beku')
    .join(' ');
  const isDish = findNameAt(reading, at, item.end - at) !== undefined;
  return isIngredient(reading, phrase) && !isDish ? item : undefined;
}

/**
 * The next food of a list, if the list continues.
 *
 * @param at where the previous one ends.
 * @param listed how many there have been so far.
 */
export function readNextFood(
  reading: FoodReading,
  at: number,
  listed: number,
): RefusedFoods | undefined {
  const { words } = reading;
  const adjacent = readAdjacent(reading, at, listed);
  if (adjacent !== undefined) return adjacent;
  const start = skipUnknown(reading, at);
  let next = start;
  while (CONNECTORS.has(words[next])) next += 1;
  if (next === start) return undefined;
  // After a joining word, "all" belongs to the next food: "udang dan segala seafood".
  while (WHOLE_WORDS.has(words[next])) next += 1;
  const item = readFood(reading, skipPart(reading, next));
  return item === undefined || endsList(reading, start, listed, item) ? undefined : item;
}

/**
 * The next food of a list without commas: of the same family as the one before it ("bawang putih bawang
 * merah"), one of many in a row, or something that is left out of cakes ("kue tanpa telur susu").
 */
function readAdjacent(reading: FoodReading, at: number, listed: number): RefusedFoods | undefined {
  const { words } = reading;
  const row = countRow(reading, at);
  const isKin = words[at] === words[at - 2];
  const isBaked =
    words.slice(0, at).some((word) => BAKED.has(word)) && LEFT_OUT_OF_CAKES.has(words[at]);
  const isList = isKin || (row > 0 && (isBaked || listed + row >= MANY_FOODS));
  return isList ? readFood(reading, at) : undefined;
}

/**
 * Unknown words belong to the food before them ("alergi ikan tawes dan santan"), and so do other words if
 * the list clearly continues ("tanpa gula pasir putih dan telur").
 */
function skipUnknown(reading: FoodReading, at: number): number {
  const { words } = reading;
  let isKnown = false;
  for (let end = at; end <= at + MAX_UNKNOWN_WORDS; end += 1) {
    const word = words[end];
    if (word === undefined) return at;
    if (CONNECTORS.has(word)) return isKnown && word === PAUSE ? at : end;
    // Tastes and textures belong to the food before them: "mangga harum manis dan telur".
    const describes = DESCRIBING_WORDS.has(word) || TASTE_WORDS.has(word);
    const isOther = isTalk(word) && !JOINING_WORDS.has(words[end + 1]);
    if (!describes && (isOther || startsWish(words, end))) return at;
    isKnown ||= readFood(reading, end) !== undefined;
  }
  return at;
}
