import { GONE_WORDS } from '../words/negation-words.ts';
import { closeWords, phraseSet, findPhrase, type OpenWords } from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import { findNearestFood, lengthOfDish, type NearFood } from './find-food.ts';
import type { Reading } from './reading.ts';
import type { MeantFood } from './search-query.ts';

/** Words that ask for a substitute. */
const ASKS_WITH = /\b(?:pakai|dari|dengan|ganti|diganti|gantinya) apa\b/u;
const MISSING = phraseSet(
  'tidak punya|tidak ada|lagi tidak ada|kehabisan|lupa beli|belum beli|tidak nemu',
);

/**
 * Removes what is missing for a named dish: "ovalet habis, bolu kukus bisa pakai apa". The dish is
 * requested with a substitute.
 */
export function takeMissing({ words, shelf }: Reading): MeantFood | undefined {
  if (!ASKS_WITH.test(words.join(' '))) return undefined;
  const namesDish = (run: OpenWords) => run.some((_, at) => lengthOfDish(run, at, shelf) > 0);
  let first: NearFood | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const gone = findPhrase(words, at, GONE_WORDS) ?? findPhrase(words, at, MISSING);
    if (gone === undefined) continue;
    const last = at + gone.length;
    const before = words[at - 1] ?? '';
    const isUnknown = at === 1 && !FILLER_WORDS.has(before);
    const food =
      findNearestFood(words, shelf, last, 1) ??
      findNearestFood(words, shelf, at - 1, -1) ??
      (isUnknown ? { phrase: before, ingredients: [], start: 0, end: 1 } : undefined);
    if (food === undefined || !namesDish(words.slice(Math.max(last, food.end)))) continue;
    first ??= food;
    const start = Math.min(at, food.start);
    closeWords(words, start, Math.max(last, food.end) - start);
  }
  return first;
}
