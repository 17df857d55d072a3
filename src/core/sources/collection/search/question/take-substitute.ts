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
  const swap = takeMissing(asked) ?? takeSwap(asked);
  if (swap === undefined) return { fact: undefined, wanted: [] };
  const { phrase, ingredients } = swap;
  const foods = ingredients.flatMap((number) => index.canonical[number] ?? []);
  return {
    fact: { about: 'substitute', phrase, foods },
    wanted: isReaction ? [] : [{ phrase, ingredients, role: 'needed' }],
  };
}

/**
 * Removes a question about substitutes for an ingredient: "ganti santan dengan apa", "kemiri habis,
 * gantinya apa". The missing ingredient is not excluded: the substitute is for dishes with it.
 */
function takeSwap({ words, index }: Reading): MeantFood | undefined {
  const swaps = words.flatMap((word, place) =>
    BEFORE_WORDS.has(word) || AFTER_WORDS.has(word) ? [place] : [],
  );
  // "Diganti ayam, darahnya diganti apa"
  const at = swaps.find((place) => words[place + 1] === 'apa') ?? swaps[0];
  if (at === undefined) return undefined;
  const food = findReplaced(words, index, at);
  // After "tanpa" another dish is asked for, not another food: "tanpa santan buat ganti opor".
  if (food === undefined || words[food.start - 1] === 'tanpa') return undefined;
  let start = Math.min(at, food.start);
  while (saysMissing(words[start - 1])) start -= 1;
  // A dish in between is still asked for: "kencur kosong, kuah seblak ganti apa".
  const end = Math.max(at + 1, food.end);
  for (let place = start; place < end; place += 1) {
    const isFood = place >= food.start && place < food.end;
    const dish = isFood ? undefined : longestPhrase(words, place, (name) => index.names.has(name));
    if (dish === undefined) consume(words, place, 1);
    else place = dish.end - 1;
  }
  return food;
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
function takeMissing({ words, index }: Reading): MeantFood | undefined {
  if (!ASKS_WITH.test(words.join(' '))) return undefined;
  const namesDish = (run: Tokens) =>
    run.some((_, at) => longestPhrase(run, at, (name) => index.names.has(name)) !== undefined);
  let first: NearFood | undefined;
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
    first ??= food;
    const start = Math.min(at, food.start);
    consume(words, start, Math.max(last, food.end) - start);
  }
  return first;
}
