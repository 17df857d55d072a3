import { PAUSE } from '../words/fold-text.ts';
import {
  BROKEN_WORDS,
  GONE_WORDS,
  PENDING_WORDS,
  STRENGTHENED_WORDS,
} from '../words/negation-words.ts';
import { isInside, readFood, type FoodNames, type Foods } from './read-foods.ts';
import { findPhrase, type OpenWords } from '../words/phrase-lexicon.ts';
import {
  readFoodsBefore,
  withMarker,
  EATING_WORDS,
  isCooking,
  isPassing,
  isOneOf,
} from './refused-foods.ts';

/** "Telur habis", "klepon sudah ada yang bawa": foods before a word that rejects them. */
export function readGone(words: OpenWords, at: number, food: FoodNames): Foods | undefined {
  const wholly = findPhrase(words, at, GONE_WORDS);
  const gone = wholly ?? findPhrase(words, at, BROKEN_WORDS);
  if (gone === undefined || words.slice(Math.max(0, at - 2), at).some(isOneOf(PENDING_WORDS)))
    return undefined;
  const isVery = gone.phrase === 'habis' && STRENGTHENED_WORDS.has(words[at - 1] ?? '');
  // "Kecap manis habis": the word belongs to the name; "kalau ayam segar habis" supposes that it is gone.
  if (isVery && !isInside(words, at - 1, food) && !words.includes('kalau')) return undefined;
  const after = at + gone.length;
  const foods = withMarker(readFoodsBefore(words, at, food), at, after);
  // "Blender ngadat cobek ketinggalan": a broken tool is excluded, whatever follows.
  const areTools = foods?.exclusions.every(isCooking) === true;
  return areTools || (wholly !== undefined && isGone(words, after, food)) ? foods : undefined;
}

/** "Telur habis, …", but not "habis Lebaran" or "habis digoreng". */
function isGone(words: OpenWords, after: number, food: FoodNames): boolean {
  const next = words[after];
  return (
    next === undefined ||
    next === PAUSE ||
    // "Habis dari pasar": somebody comes from there; "habis berapa" asks for a sum; "gatal habis makan udang".
    (next !== 'dari' &&
      next !== 'berapa' &&
      !(EATING_WORDS.has(next) && readFood(words, after + 1, food) !== undefined) &&
      isPassing(next) &&
      readFood(words, after, food) === undefined)
  );
}
