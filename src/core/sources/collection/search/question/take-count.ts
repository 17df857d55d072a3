import { BOXES } from '../../../../kitchen/box-words.ts';
import {
  DISH_NOUNS,
  isDishNoun,
  MEASURES,
  PIECE_NOUNS,
  SERVING_NOUNS,
} from '../../../../kitchen/count-words.ts';
import { wordSet } from '../../../../lines/word-set.ts';
import { numbersIn } from '../words/number-words.ts';
import { consume, type Tokens } from '../words/phrase-lexicon.ts';

/** Dishes by name: "5 soto terkenal". */
const DISHES = wordSet('soto sop sate sambal nasi mi bubur es jus gulai');
const ASKING = wordSet(
  'kasih beri minta sebutkan top daftar carikan tampilkan buatkan cari list berikan',
);
/** Units that count pieces of a dish or of an ingredient, never dishes. */
const PIECES: ReadonlySet<string> = new Set([
  ...PIECE_NOUNS,
  ...SERVING_NOUNS,
  ...wordSet('batang lembar ekor siung ikat papan'),
]);
/** Whether a number before a word counts no dishes: "3 butir", "200 gram". */
export const countsNoDishes = (word: string): boolean => MEASURES.has(word) || PIECES.has(word);

/** Removes how many dishes are asked for. */
export function takeCount(words: Tokens): number | undefined {
  let count: number | undefined;
  for (const [at, word] of words.entries()) {
    // A unit that is asked for is not a part of a name: "jadi berapa potong".
    if (words[at - 1] === 'berapa' && PIECES.has(word ?? '')) consume(words, at, 1);
  }
  for (const { at, value, length, next = '' } of numbersIn(words)) {
    // Durations have been read by now, so this is part of a name: "kue 8 jam".
    if (next === 'jam') continue;
    // Beside corn, "tongkol" is a cob and no fish: "jagung manis 4 tongkol".
    const isCob = next === 'tongkol' && words.includes('jagung');
    if (isCob || countsNoDishes(next)) {
      consume(words, at, length + 1);
      continue;
    }
    const isOfDishes =
      isDishNoun(next) ||
      // A number of boxes is one of eaters: "75 nasi box".
      (DISHES.has(next) && !BOXES.has(words[at + length + 1])) ||
      ASKING.has(words[at - 1]);
    if (isOfDishes && Number.isInteger(value) && value >= 1) count = value;
    // A number in words may be part of a name: "kaki lima".
    if (isOfDishes || /^\d/u.test(words[at] ?? '')) consume(words, at, length);
  }
  return count;
}

/** Every word used for numbers of dishes. */
export const COUNT_WORDS: ReadonlySet<string> = new Set([
  ...DISH_NOUNS,
  ...DISHES,
  ...MEASURES,
  ...PIECES,
  ...ASKING,
]);
