import { wordSet } from '../../../../lines/word-set.ts';
import type { RecipeIndex } from '../recipe-index.ts';
import { BRIDGE_WORDS, GONE_WORDS, REACTION_WORDS } from '../words/negation-words.ts';
import {
  consume,
  findPhrase,
  longestPhrase,
  phraseSet,
  type Tokens,
} from '../words/phrase-lexicon.ts';
import { FILLER_WORDS, SWAP_AFTER, SWAP_BEFORE } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { findNearestFood, type NearFood } from './find-food.ts';
import type { AskedSubstitute, Reading } from './reading.ts';
import type { MeantFood } from './search-query.ts';

const BEFORE_WORDS = wordSet(SWAP_BEFORE);
const AFTER_WORDS = wordSet(SWAP_AFTER);
/** Between a missing food and the word that says so: "kalau santan lagi tidak ada". */
const BEFORE_MISSING = wordSet('tidak belum lagi sudah kalau');

/** Removes a question about what can stand in for a food. */
export function takeSubstitute(reading: Reading): AskedSubstitute {
  const { words, index } = reading;
  // For an allergy the answer names a substitute, and the food stays refused: "alergi keju, kastengel diganti apa".
  const isReaction = words.some((word) => REACTION_WORDS.has(word));
  const asked = isReaction ? { ...reading, words: [...words] } : reading;
  const missing = takeMissing(asked);
  const lacked = missing.length > 0 ? missing : takeSwaps(asked);
  if (lacked.length === 0) return { intent: undefined, wanted: [] };
  return {
    intent: {
      about: 'substitute',
      missing: lacked.map(({ phrase, ingredients }) => ({
        phrase,
        foods: ingredients.flatMap((number) => index.canonical[number] ?? []),
      })),
    },
    wanted: isReaction
      ? []
      : lacked.map(({ phrase, ingredients }) => ({ phrase, ingredients, role: 'needed' })),
  };
}

/**
 * Removes a question about substitutes for ingredients: "ganti santan dengan apa", "kemiri habis,
 * gantinya apa". A missing ingredient is not excluded: the substitute is for dishes with it.
 */
function takeSwaps({ words, index }: Reading): readonly MeantFood[] {
  const swaps = words.flatMap((word, place) =>
    BEFORE_WORDS.has(word) || AFTER_WORDS.has(word) ? [place] : [],
  );
  // "Diganti ayam, darahnya diganti apa"
  const at = swaps.find((place) => words[place + 1] === 'apa') ?? swaps[0];
  if (at === undefined) return [];
  const food = findReplaced(words, index, at);
  // After "tanpa" another dish is asked for, not another food: "tanpa santan buat ganti opor".
  if (food === undefined || words[food.start - 1] === 'tanpa') return [];
  // "Ganti santan dan susu" asks whether milk may come in, "pengganti santan dan serai" for both.
  const isNoun = words[at] === 'pengganti';
  const lacked = [
    ...listJoined(words, index, food, -1),
    food,
    ...(isNoun ? listJoined(words, index, food, 1) : []),
  ];
  let start = Math.min(at, ...lacked.map((one) => one.start));
  while (saysMissing(words[start - 1])) start -= 1;
  // A dish in between is still asked for: "kencur kosong, kuah seblak ganti apa".
  const end = Math.max(at + 1, ...lacked.map((one) => one.end));
  for (let place = start; place < end; place += 1) {
    const isFood = lacked.some((one) => place >= one.start && place < one.end);
    const dish = isFood ? undefined : longestPhrase(words, place, (name) => index.names.has(name));
    if (dish === undefined) consume(words, place, 1);
    else place = dish.end - 1;
  }
  return lacked;
}

/** Foods on one side that are joined to a missing one: "tidak ada santan dan serai". */
function listJoined(
  words: Tokens,
  index: RecipeIndex,
  { start, end }: NearFood,
  step: 1 | -1,
): readonly NearFood[] {
  const at = step === 1 ? end : start - 1;
  const next = words[at] === 'dan' ? findNearestFood(words, index, at + step, step) : undefined;
  // What follows "tanpa" is refused: "tanpa melinjo dan kacang tanah, ganti apa".
  const isBeside =
    step === 1 ? next?.start === at + 1 : next?.end === at && words[next.start - 1] !== 'tanpa';
  return next !== undefined && isBeside ? [next, ...listJoined(words, index, next, step)] : [];
}

/** After a swapping word: what follows comes in. */
const COMES_IN = wordSet('jadi pakai dengan dan ke');
/** What follows these comes in: "santan diganti susu". */
const PASSIVES = wordSet('diganti digantikan digantiin gantiin');
/** "Gula merah kalau ganti gula pasir" */
const MAY = wordSet('kalau bisa boleh');

/** The food that a swapping word takes out, and not the one that comes in for it. */
function findReplaced(words: Tokens, index: RecipeIndex, at: number): NearFood | undefined {
  const word = words[at];
  const next = words[at + 1];
  const found = findNearestFood(words, index, at - 1, -1);
  const before = PASSIVES.has(words[(found?.start ?? 0) - 1]) ? undefined : found;
  const after = findNearestFood(words, index, at + 1, 1);
  const comesIn =
    COMES_IN.has(next) ||
    (word === 'ganti' &&
      MAY.has(words[at - 1]) &&
      after?.start === at + 1 &&
      endsClause(words, after.end));
  if (PASSIVES.has(word) && after?.start === at + 1) return before;
  return BEFORE_WORDS.has(word) && !comesIn ? (after ?? before) : (before ?? after);
}

/** Whether a clause ends at a word, or asks there whether it may be. */
const endsClause = (words: Tokens, at: number): boolean =>
  words[at] === undefined || words[at] === PAUSE || FILLER_WORDS.has(words[at]);

const saysMissing = (word: string | undefined): boolean =>
  word !== undefined &&
  (BEFORE_MISSING.has(word) || BRIDGE_WORDS.has(word) || GONE_WORDS.has(word));

/** Words that ask for a substitute. */
const ASKS_WITH = /\b(?:pakai|dari|dengan|ganti|diganti|gantinya) apa\b/u;
const MISSING = phraseSet(
  'tidak punya|tidak ada|lagi tidak ada|kehabisan|lupa beli|belum beli|tidak nemu',
);

/**
 * Removes what is missing for a dish that is named after it ("ovalet habis, bolu kukus bisa pakai apa") or
 * before ("rawon tidak ada kluwek, pakai apa"). The dish is requested with a substitute.
 */
function takeMissing({ words, index }: Reading): readonly MeantFood[] {
  if (!ASKS_WITH.test(words.join(' '))) return [];
  const namesDish = (run: Tokens) =>
    run.some((_, at) => longestPhrase(run, at, (name) => index.names.has(name)) !== undefined);
  let first: readonly MeantFood[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const gone = findPhrase(words, at, GONE_WORDS) ?? findPhrase(words, at, MISSING);
    if (gone === undefined) continue;
    const last = at + gone.length;
    const before = words[at - 1] ?? '';
    const isUnknown = at === 1 && !FILLER_WORDS.has(before);
    const food =
      findNearestFood(words, index, last, 1) ??
      findNearestFood(words, index, at - 1, -1) ??
      (isUnknown ? { phrase: before, ingredients: [], start: 0, end: 1 } : undefined);
    const others = [...words.slice(0, Math.min(at, food?.start ?? at)), undefined];
    if (food === undefined || !namesDish([...others, ...words.slice(Math.max(last, food.end))]))
      continue;
    const lacked = [
      food,
      ...([1, -1] as const).flatMap((step) => listJoined(words, index, food, step)),
    ];
    if (first.length === 0) first = lacked;
    const start = Math.min(at, ...lacked.map((one) => one.start));
    consume(words, start, Math.max(last, ...lacked.map((one) => one.end)) - start);
  }
  return first;
}
