import { findIngredients, readRun } from './read-names.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import type { AskedFact } from './search-query.ts';
import { PAUSE } from './words/fold-text.ts';
import { KIND_WORDS } from './words/kind-words.ts';
import { BRIDGE_WORDS, GONE_WORDS } from './words/negation-words.ts';
import { closeWords, createLexicon, findPhrase, type OpenWords } from './words/phrase-lexicon.ts';
import { FILLER_WORDS } from './words/talk-words.ts';

/** After these comes what is missing. */
const SWAP_BEFORE = new Set(
  'ganti pengganti gantikan menggantikan mengganti substitusi alternatif subtitusi'.split(' '),
);
/** Before these stands what is missing. */
const SWAP_AFTER = new Set(
  'diganti gantinya penggantinya alternatifnya digantikan digantiin gantiin substitusinya'.split(
    ' ',
  ),
);
/** Longest name of an ingredient, in words. */
const MAX_NAME_LENGTH = 4;
/** Here another clause begins, in which nothing is missing. */
const REFUSALS = new Set(['tidak', 'belum', 'lagi', 'sudah', 'kalau']);

const KEEPING =
  /\b(?:tahan|awet|kuat|bertahan|simpan|disimpan|menyimpan|keawetan)\b.*\bberapa\b|\bberapa (?:lama|hari|minggu|bulan|jam)\b.*\b(?:tahan|awet|simpan|disimpan|bertahan|kuat)\b|\bcara (?:simpan|menyimpan)\b|\b(?:bisa|boleh|aman)\b.*\b(?:disimpan|dibekukan|difreezer|dipanaskan|dipanasin|dihangatkan|diangetin|freezer|kulkas)\b/u;
const PRICE =
  /\b(?:harga|dijual|jual|jualnya|modal|modalnya|hpp|biaya)\b.*\b(?:berapa|berapaan)\b|\b(?:berapa|berapaan)\b.*\b(?:harga|harganya|modal|modalnya|hpp|dijual|jual|jualnya|biaya|biayanya)\b/u;

/** Reads whether something about a dish is asked that is no recipe: how it keeps, what it costs. */
export function readAskedFact(words: OpenWords): AskedFact | undefined {
  const text = words.join(' ');
  if (KEEPING.test(text)) return { about: 'keeping' };
  return PRICE.test(text) ? { about: 'price' } : undefined;
}

/**
 * Takes out a question for what can stand in for an ingredient: "ganti santan dengan apa", "kemiri
 * habis, gantinya apa". What is missing is not refused: dishes with it are what the stand-in is for.
 */
export function takeSwap(
  words: OpenWords,
  shelf: RecipeShelf,
): Extract<AskedFact, { about: 'substitute' }> | undefined {
  const at = words.findIndex(
    (word) => word !== undefined && (SWAP_BEFORE.has(word) || SWAP_AFTER.has(word)),
  );
  if (at === -1) return takeMissing(words, shelf);
  const before = () => findFood(words, shelf, at - 1, -1);
  const after = () => findFood(words, shelf, at + 1, 1);
  const food = SWAP_BEFORE.has(words[at] ?? '') ? (after() ?? before()) : (before() ?? after());
  if (food === undefined) return undefined;
  let start = Math.min(at, food.start);
  while (isRefusal(words[start - 1])) start -= 1;
  closeWords(words, start, Math.max(at + 1, food.end) - start);
  return { about: 'substitute', phrase: food.phrase, ingredients: food.ingredients };
}

const ASKS_WITH = /\b(?:pakai|dari|dengan) apa\b/u;
const MISSING_BEFORE = createLexicon<true>([
  ['tidak punya|tidak ada|lagi tidak ada|kehabisan|lupa beli|belum beli|tidak nemu', true],
]);

/** "Ovalet habis, bolu kukus bisa pakai apa": what is missing from a dish that is named. */
function takeMissing(words: OpenWords, shelf: RecipeShelf) {
  if (!ASKS_WITH.test(words.join(' '))) return undefined;
  const namesDish = (run: OpenWords) =>
    run.some((_, at) => [1, 2, 3].some((length) => shelf.names.has(readRun(run, at, length) ?? '')));
  for (let at = 0; at < words.length; at += 1) {
    const gone = findPhrase(words, at, GONE_WORDS);
    const missing = findPhrase(words, at, MISSING_BEFORE);
    const known =
      (gone === undefined ? undefined : findFood(words, shelf, at - 1, -1)) ??
      (missing === undefined ? undefined : findFood(words, shelf, at + missing.length, 1));
    const before = words[at - 1] ?? '';
    const isUnknown = gone !== undefined && at === 1 && !FILLER_WORDS.has(before);
    const food =
      known ?? (isUnknown ? { phrase: before, ingredients: [], start: 0, end: 1 } : undefined);
    if (food === undefined) continue;
    const end = Math.max(food.end, at + (gone ?? missing ?? food.phrase).length);
    if (!namesDish(words.slice(end))) continue;
    closeWords(words, Math.min(at, food.start), end - Math.min(at, food.start));
    return { about: 'substitute', phrase: food.phrase, ingredients: food.ingredients } as const;
  }
  return undefined;
}

const isRefusal = (word: string | undefined): boolean =>
  word !== undefined && (REFUSALS.has(word) || BRIDGE_WORDS.has(word) || GONE_WORDS.has(word));

/** The nearest ingredient on one side, with the longest name that there is. */
function findFood(words: OpenWords, shelf: RecipeShelf, from: number, step: 1 | -1) {
  for (let at = from; at >= 0 && at < words.length; at += step) {
    if (words[at] === PAUSE && step === 1) return undefined;
    for (let length = MAX_NAME_LENGTH; length > 0; length -= 1) {
      const start = step === 1 ? at : at - length + 1;
      if (start < 0) continue;
      const phrase = readRun(words, start, length);
      if (phrase === undefined || FILLER_WORDS.has(phrase) || KIND_WORDS.has(phrase)) continue;
      const ingredients = findIngredients(phrase, shelf);
      if (ingredients.length > 0) {
        return { phrase, ingredients, start, end: start + length };
      }
    }
  }
  return undefined;
}
