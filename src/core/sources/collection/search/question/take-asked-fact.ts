import { wordSet } from '../../../../lines/word-set.ts';
import { LONGEST_FOOD } from './read-foods.ts';
import { findIngredients, readRun } from './take-names.ts';
import type { RecipeShelf } from '../recipe-shelf.ts';
import type { Reading } from './reading.ts';
import type { AskedFact, MeantFood, NamedDish, Term } from './search-query.ts';
import { PAUSE } from '../words/fold-text.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { BRIDGE_WORDS, GONE_WORDS, REACTION_WORDS } from '../words/negation-words.ts';
import { closeWords, type OpenWords } from '../words/phrase-lexicon.ts';
import { FILLER_WORDS, SWAP_AFTER, SWAP_BEFORE } from '../words/talk-words.ts';

const BEFORE_WORDS = wordSet(SWAP_BEFORE);
const AFTER_WORDS = wordSet(SWAP_AFTER);
/** Between a missing food and the word that says so: "kalau santan lagi tidak ada". */
const BEFORE_MISSING = new Set(['tidak', 'belum', 'lagi', 'sudah', 'kalau']);

/** What is asked about a dish besides its recipe, the first that the question says. */
const OF_A_DISH: readonly (readonly [Exclude<AskedFact['about'], 'substitute'>, RegExp])[] = [
  [
    'keeping',
    /awet|tahan|\bbasi|simpan|beku|berapa (?:lama|hari)|panas[ik]|angetin|kirim|vakum|titip|\bpo\b|kuat berapa/u,
  ],
  [
    'price',
    /(?:harga|jual|modal|biaya).*berapa|berapa.*(?:harga|modal|jual|biaya)|jual (?:rp )?\d|untung|\blaba|\brugi|kemahalan|hpp|harga jual/u,
  ],
  [
    'amount',
    /(?:jadi|dapat|butuh|perlu|pakai).*berapa|\d (?:kg|kilo|ons|liter|ekor)\b|berapa (?:banyak|k|gram|liter|ekor|butir)/u,
  ],
  [
    'knack',
    /\b(?:biar|supaya|agar|tips|rahasia|kenapa|gagal|bantat|alot|pecah|bocor|meledak|sobek|retak|keras|lembek|melempem|mekar|berair|caranya)\b/u,
  ],
];

/** What is asked for besides dishes, and the food that dishes should have where none is named. */
type Substitute = { readonly fact: AskedFact | undefined; readonly wanted: readonly Term[] };

/** Removes a question about what can stand in for a food. */
export function takeSubstitute(reading: Reading): Substitute {
  const { words, shelf } = reading;
  // "Alergi keju, kastengel diganti apa": a substitute is told, but the food stays refused.
  const reacts = words.some((word) => word !== undefined && REACTION_WORDS.has(word));
  const asked = reacts ? { ...reading, words: [...words] } : reading;
  const swap = reading.chat.takeMissing(asked) ?? takeSwap(asked);
  if (swap === undefined) return { fact: undefined, wanted: [] };
  const { phrase, ingredients } = swap;
  const foods = ingredients.flatMap((number) => shelf.canonical[number] ?? []);
  return {
    fact: { about: 'substitute', phrase, foods },
    wanted: reacts ? [] : [{ phrase, ingredients, role: 'needed' }],
  };
}

/**
 * Reads what is asked about a dish, apart from the words of its name: "agar-agar" is no "so that". They
 * all stay, since they may be wishes as well: "lauk awet".
 */
export function readAskedFact(
  { whole }: Reading,
  named: readonly NamedDish[],
): AskedFact | undefined {
  const text = named.reduce(
    (left, { phrase }) => left.replace(` ${phrase} `, ' , '),
    ` ${whole.join(' ')} `,
  );
  const [about] = OF_A_DISH.find(([, asked]) => asked.test(text)) ?? [];
  return about && { about };
}

/**
 * Removes a question about substitutes for an ingredient: "ganti santan dengan apa", "kemiri habis,
 * gantinya apa". The missing ingredient is not excluded: the substitute is for dishes with it.
 */
function takeSwap({ words, shelf }: Reading): MeantFood | undefined {
  const at = words.findIndex(
    (word) => word !== undefined && (BEFORE_WORDS.has(word) || AFTER_WORDS.has(word)),
  );
  if (at === -1) return undefined;
  const before = () => findNearestFood(words, shelf, at - 1, -1);
  const after = () => findNearestFood(words, shelf, at + 1, 1);
  const food = BEFORE_WORDS.has(words[at] ?? '') ? (after() ?? before()) : (before() ?? after());
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
