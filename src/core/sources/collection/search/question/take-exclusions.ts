import { DIET_WORDS, type Diet } from '../words/diet-words.ts';
import { type Exclusion } from '../words/exclusion-words.ts';
import {
  ALLOWING,
  JOINING_WORDS,
  NEGATIONS,
  REACTION_WORDS,
  VERBS_AFTER_NOT,
} from '../words/negation-words.ts';
import { consume, findPhrase, takePhrases, type Tokens } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { asksWhat, startsWish, wishLength } from './food-list.ts';
import {
  findNameAt,
  isIngredient,
  readFood,
  foodEndingAt,
  type FoodNames,
  type FoodReading,
  type RefusedFoods,
} from './read-foods.ts';
import { readGone } from './read-gone.ts';
import { readReaction, findCause } from './read-reaction.ts';
import { readFoodsAfter, readFoodsBefore, withMarker, excludesMarks } from './refused-foods.ts';

/**
 * Removes everything that the question excludes by name; {@link takeDiets} removes the rest.
 *
 * One rule: a negation ("tanpa", "jangan pakai", "alergi") excludes the foods after it in its clause;
 * if there are none, or if the word says that something has run out ("habis"), the foods before it.
 */
export function takeExclusions(words: Tokens, names: FoodNames): readonly Exclusion[] {
  const exclusions: Exclusion[] = [];
  const isReaction = words.some((word) => REACTION_WORDS.has(word));
  const reading = { words, names, isReaction };
  for (let at = 0; at < words.length; at += 1) {
    // A wish of several words refuses nothing: "tidak gampang basi".
    const wish = wishLength(words, at);
    if (wish > 1) {
      at += wish - 1;
      continue;
    }
    const refused = readGone(reading, at) ?? readRefused(reading, at) ?? readReaction(reading, at);
    if (refused === undefined) continue;
    exclusions.push(...refused.exclusions);
    consume(words, refused.start, refused.end - refused.start);
  }
  consumeAllowed(reading, exclusions.length > 0);
  return exclusions;
}

/** Removes foods that are only allowed: they are no wish ("tidak makan daging, tapi telur boleh"). */
function consumeAllowed(reading: FoodReading, isRefusing: boolean): void {
  const { words } = reading;
  for (const at of words.keys()) {
    const allowing = findPhrase(words, at, ALLOWING);
    // One word allows only beside a refusal: "boleh minta resep telur" allows nothing.
    if (allowing === undefined || (allowing.length === 1 && !isRefusing)) continue;
    const after = readFood(reading, at + allowing.length);
    const listed = after && readFoodsAfter(reading, at + allowing.length, false);
    if (listed !== undefined) consume(words, listed.start, listed.end - listed.start);
    consumeFoodsBefore(reading, at);
  }
}

/** Removes the foods of a list that ends before a word. */
function consumeFoodsBefore(reading: FoodReading, before: number): void {
  const { words } = reading;
  let end = before;
  for (;;) {
    while (JOINING_WORDS.has(words[end - 1])) end -= 1;
    const item = foodEndingAt(reading, end - 1);
    if (item?.end !== end) return;
    consume(words, item.start, item.end - item.start);
    end = item.start;
  }
}

/** The foods of a refusing word ("tanpa telur", "telur jangan"), or of a cause ("kalau makan telur"). */
function readRefused(reading: FoodReading, at: number): RefusedFoods | undefined {
  const { words } = reading;
  const marker = findPhrase(words, at, NEGATIONS) ?? findCause(reading, at);
  if (marker === undefined || startsWish(words, at, marker.length)) return undefined;
  // "No" is also short for "nomor".
  if (words[at] === 'no' && /^\d/u.test(words[at + 1] ?? '')) return undefined;
  // The word may begin the name of a dish: "jangan bobor".
  if (findNameAt(reading, at, marker.length) !== undefined) return undefined;
  const after = at + marker.length;
  const refused =
    readRefusedBefore(reading, at, after) ??
    readFoodsAfter(reading, after, marker.meaning.takesUnknown) ??
    (isRefusal(words, at, after) ? readFoodsBefore(reading, at) : undefined);
  if (refused !== undefined && refused.start >= after) {
    // "Bukan nasi goreng biasa" asks for another nasi goreng.
    const usual = words[refused.end] === 'kuah' ? refused.end + 1 : refused.end;
    const phrase = words.slice(refused.start, usual).join(' ');
    if (words[usual] === 'biasa' && !isIngredient(reading, phrase))
      return { exclusions: [], start: refused.end, end: usual + 1 };
    // "Bukan telur ya, telur boleh"
    const rest = words.slice(refused.start + 1).join(' ');
    if (words[at] === 'bukan' && saysAllowed(words[refused.start] ?? '', rest))
      return { ...refused, exclusions: [], start: at };
  }
  // What has not been done yet is not refused: "belum digoreng", unlike "belum ada ulekan".
  const { isNotYet = false } = marker.meaning;
  if (isNotYet && refused?.start === after && refused.exclusions.every(excludesMarks))
    return undefined;
  return withMarker(refused, at, after);
}

const saysAllowed = (food: string, text: string): boolean =>
  new RegExp(`\\b${food} (?:masih )?(?:boleh|oke?|aman)\\b(?! tidak| apa)`, 'u').test(text);

/**
 * The food before a refusing word that ends its clause, and not the dish that is asked for after it:
 * "udang alergi, mau sambal", "terasi abc dilarang, lauk apa".
 */
function readRefusedBefore(
  reading: FoodReading,
  at: number,
  after: number,
): RefusedFoods | undefined {
  const { words } = reading;
  // After "alergi" the clause may end without a comma: "udang alergi yang lain aman".
  const endsClause = words[after] === PAUSE || (words[at] === 'alergi' && words[after] === 'yang');
  const mayFollow = endsClause && NEGATIONS.get(words[at])?.mayFollow === true;
  return mayFollow && (asksWhat(words, after) || foodEndingAt(reading, at - 1)?.end === at)
    ? readFoodsBefore(reading, at)
    : undefined;
}

/** Removes the diets that the question names. */
export const takeDiets = (words: Tokens): readonly Diet[] =>
  takePhrases(words, DIET_WORDS).map(({ meaning }) => meaning);

/** Whether a negation may apply to what precedes it: "santan jangan", "telur tidak punya". */
function isRefusal(words: Tokens, at: number, after: number): boolean {
  const { verb, mayFollow = false, takesNext } = NEGATIONS.get(words[at]) ?? {};
  // After "yang" it describes what is asked for: "lauk yang tidak pakai itu".
  if (words[at - 1] === 'yang') return false;
  const next = words[after];
  // After "too" it refuses what precedes: "daun bawang juga tidak".
  if (verb === 'must' && words[at - 1] === 'juga') return next !== 'apa';
  // "Not" needs its verb ("telur tidak punya"); alone it may ask ("ada resep ayam tidak?").
  if (verb === 'must') return VERBS_AFTER_NOT.has(next);
  // A limit refuses nothing ("lauk jangan lebih dari 5 ribu"); what "jangan yang …" refuses, follows.
  if (next === 'lebih' || (takesNext === 'phrase' && next === 'yang')) return false;
  if (takesNext !== undefined && next !== undefined && next !== PAUSE && !isTalk(next))
    return false;
  return mayFollow;
}
