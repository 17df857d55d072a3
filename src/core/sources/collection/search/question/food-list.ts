import { wordSet } from '../../../../lines/word-set.ts';
import { DIET_WORDS } from '../words/diet-words.ts';
import { PAUSE } from '../words/fold-text.ts';
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
import { findPhrase, type OpenWords } from '../words/phrase-lexicon.ts';
import { DESCRIBING_WORDS, isTalk } from '../words/talk-words.ts';
import { TASTE_WORDS, TRAIT_WORDS } from '../words/trait-words.ts';
import {
  findNameAt,
  isIngredient,
  readFood,
  type FoodReading,
  type RefusedFoods,
} from './read-foods.ts';

/** Requests that begin like exclusions: "tidak ribet", "rendah lemak". */
export const startsWish = (words: OpenWords, at: number, length = 1): boolean =>
  wishLength(words, at) >= length;

/** Length in words of the longest request that begins at a word. */
export const wishLength = (words: OpenWords, at: number): number =>
  Math.max(
    ...[TRAIT_WORDS, OCCASION_WORDS, DIET_WORDS].map(
      (lexicon) => findPhrase<unknown>(words, at, lexicon)?.length ?? 0,
    ),
  );

/**
 * Whether a dish that is asked for follows the comma, and not another food of the list: a question word
 * says so, or a kind of dish is the only thing left to ask for. "Alergi telur, kue apa ya".
 */
function isDishAfter(reading: FoodReading, at: number, isList: boolean): boolean {
  const { words } = reading;
  if (words[at] !== PAUSE) return false;
  // Ice may be asked for, though it is an ingredient too: "mules minum susu, es yang segar".
  if (words[at + 1] === 'es' && ASKING_WORDS.has(words[at + 2])) return true;
  if (asksWhat(words, at)) return true;
  const dish = findPhrase<unknown>(words, at + 1, KIND_WORDS) ?? findNameAt(reading, at + 1, 0);
  if (dish === undefined || isIngredient(reading, dish.phrase)) return false;
  const next = words[at + 1 + dish.length];
  if (ASKING_WORDS.has(next)) return true;
  const isFirst = !words.slice(0, at).some((word) => KIND_WORDS.has(word));
  return !isList && isFirst && !CONNECTORS.has(next);
}

/** Whether a request follows a comma: "alergi terasi, nasi goreng apa", "bosan soto, ayam diapain". */
export const asksWhat = (words: OpenWords, at: number): boolean =>
  WHAT.has(words[at + 2]) || (words[at + 2] !== PAUSE && WHAT.has(words[at + 3]));

const WHAT = wordSet('apa diapain');

/** Most words of an unknown name. */
export const MAX_UNKNOWN_WORDS = 3;

/** This many foods in a row are a list without commas. */
const ROW_LENGTH = 3;

/** After the last food of a list it makes it a wish: "tidak makan ikan, ayam aja". */
const ONLY = 'saja';
/** After "tidak" they are of taste alone; after "pantang" or "tidak boleh" the list goes on. */
const DISLIKES = wordSet('suka mau');

/** After these, two foods are enough for a list: "kue tanpa telur susu". */
const BAKED = wordSet('kue bolu roti cake puding');
const LEFT_OUT_OF_CAKES = wordSet('telur susu mentega margarin gula terigu tepung keju santan');

/** After a comma they begin the request: "tanpa telur dan susu, lauk ayam". */
const REQUESTED = wordSet('lauk camilan kuah');

const phraseOf = (words: OpenWords, { start, end }: RefusedFoods): string =>
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
  if (isInside && count > 0) return ROW_LENGTH;
  return next === undefined || CONNECTORS.has(next) ? count : 0;
}

/** Where the food begins after words for a part of it: "jeruk nipis" in "perasan jeruk nipis". */
function skipPart(reading: FoodReading, from: number): number {
  const { words } = reading;
  let at = from;
  while (PART_WORDS.has(words[at]) && readFood(reading, at) === undefined) at += 1;
  return at;
}

/**
 * The next ingredient of a list without commas of what somebody cannot eat: "alergi udang kepiting". None
 * if a dish begins there, or if the word after it allows it or asks for it. In an allergy only an allowing
 * word ends the list: "alergi udang, kepiting apa yang boleh".
 */
export function readBeside(reading: FoodReading, from: number): RefusedFoods | undefined {
  const { words } = reading;
  const at = skipPart(reading, from);
  const item = readFood(reading, at);
  const next = words[item?.end ?? at] ?? '';
  const isAsked = !reading.isReaction && (ASKING_WORDS.has(next) || next === ONLY);
  if (item === undefined || isAsked || APPROVING_WORDS.has(next)) return undefined;
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
  if (isDishAfter(reading, start, listed > 1)) return undefined;
  let next = start;
  while (CONNECTORS.has(words[next])) next += 1;
  // After a joining word, "all" belongs to the next food: "udang dan segala seafood".
  while (next > start && WHOLE_WORDS.has(words[next])) next += 1;
  const isRequest = words[next - 1] === PAUSE && REQUESTED.has(words[next]);
  if (next === start || isRequest) return undefined;
  next = skipPart(reading, next);
  const item = readFood(reading, next);
  const after = words[item?.end ?? next];
  const isDish = item !== undefined && !isIngredient(reading, phraseOf(words, item));
  // After a comma, "oke" or "aja" says that the food is wanted: "tidak suka ikan, ayam aja".
  const isOnly =
    after === ONLY &&
    !reading.isReaction &&
    (isDish || listed === 1) &&
    words.slice(0, at).some((word, index) => DISLIKES.has(word) && words[index - 1] === 'tidak');
  const isWanted = APPROVING_WORDS.has(after) || isOnly;
  return words[next - 1] === PAUSE && isWanted ? undefined : item;
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
  const isList = isKin || (row > 0 && (isBaked || listed + row >= ROW_LENGTH));
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
