import { wordSet } from '../../../../lines/word-set.ts';
import { LONGEST_FOOD } from './read-foods.ts';
import { findIngredients, readRun } from './take-names.ts';
import type { RecipeShelf } from '../recipe-shelf.ts';
import type { Reading } from './reading.ts';
import type { AskedFact, MeantFood, Term } from './search-query.ts';
import { PAUSE } from '../words/fold-text.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { BRIDGE_WORDS, GONE_WORDS, REACTION_WORDS } from '../words/negation-words.ts';
import { closeWords, type OpenWords } from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';

/** Followed by the missing ingredient. */
const SWAP_BEFORE = wordSet(
  'ganti pengganti gantikan menggantikan mengganti substitusi alternatif subtitusi',
);
/** Preceded by the missing ingredient. */
const SWAP_AFTER = wordSet(
  'diganti gantinya penggantinya alternatifnya digantikan digantiin gantiin substitusinya',
);
/** Between a missing food and the word that says so: "kalau santan lagi tidak ada". */
const BEFORE_MISSING = new Set(['tidak', 'belum', 'lagi', 'sudah', 'kalau']);

/** What is asked about a dish besides its recipe, the first that the question says. */
const OF_A_DISH: readonly (readonly [Exclude<AskedFact['about'], 'substitute'>, RegExp])[] = [
  [
    'keeping',
    /awet|tahan|\bbasi\b|simpan|beku|freezer|frozen|kulkas|panaskan|panasin|hangatkan|angetin|kirim|vakum|titip|\bpo\b|kuat berapa/u,
  ],
  [
    'price',
    /\b(?:harga|jual|modal|hpp|biaya).*\bberapa|\bjual (?:rp )?\d|\bberapa.*\b(?:harga|modal|dijual|jual|biaya)|\b(?:(?:ke)?untung|laba|rugi|kemahalan|kemurahan|hpp|harga jual)/u,
  ],
  [
    'amount',
    /\b(?:jadi|dapat|butuh|perlu|pakai).*\bberapa|\b\d+ (?:kg|kilo|ons|liter|ekor)\b|\bberapa (?:banyak|kg|kilo|gram|liter|ekor|butir)/u,
  ],
  [
    'knack',
    /\b(?:biar|supaya|agar|tips|trik|rahasia|kenapa|gagal|bantat|alot|pecah|amis|caranya)/u,
  ],
];

/** What is asked for besides dishes, and the food that dishes should have where none is named. */
type Asked = { readonly fact: AskedFact | undefined; readonly wanted: readonly Term[] };

/**
 * Reads what is asked for besides dishes. Removes a question about a substitute; what is asked about a
 * dish stays, since it may as well be a wish: "lauk awet".
 */
export function takeAskedFact(reading: Reading): Asked {
  const { words, shelf } = reading;
  // "Alergi keju, kastengel diganti apa": a substitute is told, but the food stays refused.
  const reacts = words.some((word) => word !== undefined && REACTION_WORDS.has(word));
  const asked = reacts ? { ...reading, words: [...words] } : reading;
  const swap = reading.chat.takeMissing(asked) ?? takeSwap(asked);
  if (swap === undefined) return { fact: readFact(words), wanted: [] };
  const { phrase, ingredients } = swap;
  const foods = ingredients.flatMap((number) => shelf.canonical[number] ?? []);
  return {
    fact: { about: 'substitute', phrase, foods },
    wanted: reacts ? [] : [{ phrase, ingredients, role: 'needed' }],
  };
}

function readFact(words: OpenWords): AskedFact | undefined {
  const text = words.join(' ');
  const [about] = OF_A_DISH.find(([, asked]) => asked.test(text)) ?? [];
  return about && { about };
}

/**
 * Removes a question about substitutes for an ingredient: "ganti santan dengan apa", "kemiri habis,
 * gantinya apa". The missing ingredient is not excluded: the substitute is for dishes with it.
 */
function takeSwap({ words, shelf }: Reading): MeantFood | undefined {
  const at = words.findIndex(
    (word) => word !== undefined && (SWAP_BEFORE.has(word) || SWAP_AFTER.has(word)),
  );
  if (at === -1) return undefined;
  const before = () => findNearestFood(words, shelf, at - 1, -1);
  const after = () => findNearestFood(words, shelf, at + 1, 1);
  const food = SWAP_BEFORE.has(words[at] ?? '') ? (after() ?? before()) : (before() ?? after());
  // "Tanpa santan buat ganti opor": another dish is asked for, not another food.
  if (food === undefined || words[food.start - 1] === 'tanpa') return undefined;
  let start = Math.min(at, food.start);
  while (saysMissing(words[start - 1])) start -= 1;
  // "Kencur kosong, kuah seblak ganti apa": the dish in between is still requested.
  const end = Math.max(at + 1, food.end);
  for (let place = start; place < end; place += 1) {
    const isFood = place >= food.start && place < food.end;
    const length = isFood ? 0 : lengthOfDish(words, place, shelf);
    if (length === 0) closeWords(words, place, 1);
    else place += length - 1;
  }
  return food;
}

/** Length in words of the dish name that begins at a word. */
export const lengthOfDish = (words: OpenWords, at: number, { names }: RecipeShelf): number =>
  [3, 2, 1].find((length) => names.has(readRun(words, at, length) ?? '')) ?? 0;

const saysMissing = (word: string | undefined): boolean =>
  word !== undefined &&
  (BEFORE_MISSING.has(word) || BRIDGE_WORDS.has(word) || GONE_WORDS.has(word));

/** An ingredient, and where it begins and ends. */
export type NearFood = MeantFood & { readonly start: number; readonly end: number };

/** The nearest ingredient on one side, by its longest name. */
export function findNearestFood(
  words: OpenWords,
  shelf: RecipeShelf,
  from: number,
  step: 1 | -1,
): NearFood | undefined {
  for (let at = from; at >= 0 && at < words.length; at += step) {
    if (words[at] === PAUSE && step === 1) return undefined;
    for (let length = LONGEST_FOOD; length > 0; length -= 1) {
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
