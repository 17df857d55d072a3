import { wordSet } from '../../../../lines/word-set.ts';
import { BRIDGE_WORDS, GONE_WORDS, REACTION_WORDS } from '../words/negation-words.ts';
import { closeWords } from '../words/phrase-lexicon.ts';
import { SWAP_AFTER, SWAP_BEFORE } from '../words/talk-words.ts';
import { findNearestFood, lengthOfDish } from './find-food.ts';
import type { Reading } from './reading.ts';
import type { AskedFact, MeantFood, Term } from './search-query.ts';

const BEFORE_WORDS = wordSet(SWAP_BEFORE);
const AFTER_WORDS = wordSet(SWAP_AFTER);
/** Between a missing food and the word that says so: "kalau santan lagi tidak ada". */
const BEFORE_MISSING = wordSet('tidak belum lagi sudah kalau');

/** What is asked for besides dishes, and the food that dishes should have where none is named. */
type Substitute = { readonly fact: AskedFact | undefined; readonly wanted: readonly Term[] };

/** Removes a question about what can stand in for a food. */
export function takeSubstitute(reading: Reading): Substitute {
  const { words, shelf } = reading;
  // "Alergi keju, kastengel diganti apa": a substitute is told, but the food stays refused.
  const reacts = words.some((word) => REACTION_WORDS.has(word));
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
  const food = BEFORE_WORDS.has(words[at]) ? (after() ?? before()) : (before() ?? after());
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

const saysMissing = (word: string | undefined): boolean =>
  word !== undefined &&
  (BEFORE_MISSING.has(word) || BRIDGE_WORDS.has(word) || GONE_WORDS.has(word));
