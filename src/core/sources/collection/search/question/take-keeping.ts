import { wordSet } from '../../../../lines/word-set.ts';
import { marked } from '../recipe-predicates.ts';
import { FROZEN, JOURNEYS, KEEPING_WORDS, SPANS } from '../words/keeping-words.ts';
import { readNumber } from '../words/number-words.ts';
import { consume, findPhrase, type Lexicon, type Tokens } from '../words/phrase-lexicon.ts';
import { lasting, lastingCold, UNTIL_NEXT_DAY, type Trait } from '../words/trait-predicates.ts';
import type { Reading } from './reading.ts';

const DAYS: Lexicon<number> = new Map([
  ['jam', 1 / 24],
  ['hari', 1],
  ['harian', 1],
  ['malam', 1],
  ['minggu', 7],
  ['bulan', 30],
]);
/** How far before the days "tahan" may be, in words. */
const MAX_WORDS_TO_DAYS = 5;
/** What is kept like this is kept in the fridge. */
const STOCK = wordSet('stok sekali');
/** What is carried on a journey, and not cooked there. */
const CARRIED =
  /^(?=.*\b(?:gunung(?! kidul)|pendakian|hiking|trekking|kemah|kemping|camping|mudik|perjalanan|kapal(?! selam))\b).*\b(?:lauk|awet|tahan|basi)\b/u;
const DAYS_CARRIED = 3;
/** Cooked at one time of the day and eaten at another. */
const OVERNIGHT =
  /besok(?:nya)? (?:\w+ )?(?:masih|tetap) enak|(?:masak|bikin|dari|sejak) malam\b(?! sampai).*(?:besok|pagi|siang|sahur)|(?:besok|sahur|siang|pagi) .*dari malam|(?:dimakan|dibawa) (?:\w+ )?besok|(?:masak|bikin) pagi\b.*(?:makan|untuk) (?:malam|sore)|malam di(?:jual|makan|bawa) /u;

/** Removes how long the dish must keep: "awet 3 hari tanpa kulkas", "2 hari di jalan tidak basi". */
export function takeKeeping({ words, whole, text }: Reading): Trait | undefined {
  const start = words.findIndex((_, at) => saysKeep(whole, at) || isUnspoilt(whole, at));
  const carried = CARRIED.test(text)
    ? lasting(DAYS_CARRIED)
    : OVERNIGHT.test(text)
      ? UNTIL_NEXT_DAY
      : undefined;
  if (start === -1) return carried;
  const places = [...words.keys()];
  const near = places.slice(start + 1, start + 1 + MAX_WORDS_TO_DAYS);
  const before = places.slice(0, start).toReversed();
  const span =
    near.flatMap((at) => readDays(words, at) ?? []).at(0) ??
    // Hours before it are those of cooking: "masak 2 jam, awet".
    before.flatMap((at) => readDays(words, at) ?? []).find(({ days }) => days >= 1);
  const isFrozen = words.some((word) => FROZEN.has(word));
  if (span === undefined && !isFrozen) return carried;
  const isStock = STOCK.has(words[start]);
  const fridge = takeFridge(words);
  consume(words, start, 1);
  if (span !== undefined) consume(words, span.at, span.length);
  if (span === undefined || isFrozen) return { has: marked('beku'), hasSnacks: true };
  // A question that names the fridge does not ask for frozen dishes.
  return (fridge ?? isStock)
    ? lastingCold(span.days, isStock && fridge === undefined)
    : lasting(span.days);
}

/**
 * Whether a word says that food has to keep: "tahan 3 hari", "masak sekali buat 3 hari". So does a fridge or
 * a journey after a number of days: "seminggu di kulkas", "2 minggu di jalan".
 */
const saysKeep = (words: Tokens, at: number): boolean =>
  KEEPING_WORDS.has(words[at]) ||
  (words[at] === 'sekali' && words[at - 1] === 'masak') ||
  // A few days in the fridge may be how long something has been there already.
  (words[at] === 'kulkas' && daysBefore(words, at) >= (hasNoFridge(words, at) ? 2 : 7)) ||
  (JOURNEYS.has(words[at]) && daysBefore(words, at) >= 2);

/** How far before "kulkas" or "jalan" the time may be, in words. */
const REACH_OF_TIME = 4;

/** The longest time that is named shortly before a word, in days; 0 if there is none. */
const daysBefore = (words: Tokens, before: number): number =>
  Math.max(
    0,
    ...words
      .slice(Math.max(0, before - REACH_OF_TIME), before)
      .map((_, index, { length }) => readDays(words, before - length + index)?.days ?? 0),
  );

/** Whether it is said that food must not spoil ("tidak basi"), even if that was read as a situation. */
const isUnspoilt = (whole: Tokens, at: number): boolean =>
  whole[at] === 'basi' && whole[at - 1] === 'tidak';

/** The days that begin at a word. */
export function readDays(words: Tokens, at: number) {
  const span = findPhrase(words, at, SPANS);
  if (span !== undefined) return { at, days: span.meaning, length: span.length };
  const number = readNumber(words, at);
  const unit = DAYS.get(words[at + (number?.length ?? 0)]);
  if (number === undefined || unit === undefined) return undefined;
  return { at, days: number.value * unit, length: number.length + 1 };
}

/** Before "kulkas", or directly after it: there is none. */
const WITHOUT = wordSet('tanpa luar tidak');
const BROKEN = wordSet('mati rusak mogok ngadat jebol bocor');

/** Position of the word that says there is no fridge, or -1. */
const findRefusal = (words: Tokens, fridge: number): number =>
  words.findLastIndex((word, index) => index < fridge && index >= fridge - 3 && WITHOUT.has(word));

const hasNoFridge = (words: Tokens, fridge: number): boolean => findRefusal(words, fridge) !== -1;

/** Whether a fridge may be used, if that is said; "tanpa kulkas" excludes no food. */
function takeFridge(words: Tokens): boolean | undefined {
  const at = words.findIndex((word) => word === 'kulkas' || word === 'freezer');
  if (at === -1) return undefined;
  const refusal = findRefusal(words, at);
  const isBroken = words.slice(at + 1, at + 3).some((word) => BROKEN.has(word));
  const start = refusal === -1 ? at : refusal;
  consume(words, start, at - start + (isBroken ? 2 : 1));
  return refusal === -1 && !isBroken;
}
