import { wordSet } from '../../../../lines/word-set.ts';
import { numbersIn } from '../words/number-words.ts';
import { consume, type Tokens } from '../words/phrase-lexicon.ts';
import { PAUSE } from '../words/tokenize.ts';

/** After a number of ingredients: "bahannya 5 macam saja". */
const AFTER_COUNT = wordSet('saja doang biji macam jenis sudah');
/** How far after "bahannya" the number may be, in words. */
const MAX_WORDS_TO_NUMBER = 5;

/** Removes how many ingredients the dish may have: "cuma 3 bahan", "bahan tidak lebih dari 6". */
export function takeIngredientCount(words: Tokens): number | undefined {
  for (const { at, value, length, next } of numbersIn(words)) {
    const before = words.slice(Math.max(0, at - MAX_WORDS_TO_NUMBER), at);
    const isBefore = before.includes('bahan') || before.includes('bahannya');
    const isLast = next === undefined || next === PAUSE || AFTER_COUNT.has(next);
    if (next !== 'bahan' && !(isBefore && isLast)) continue;
    consume(words, at, length + (next === 'bahan' ? 1 : 0));
    return value;
  }
  return undefined;
}
