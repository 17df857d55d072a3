import { wordSet } from '../../../../lines/word-set.ts';
import { DURATIONS, QUICK } from '../words/limit-words.ts';
import { numbersIn } from '../words/number-words.ts';
import { consume, takePhrases, type Tokens } from '../words/phrase-lexicon.ts';
import type { TimeLimits } from './search-query.ts';

/** Other things that take time: "istirahat cuma 30 menit". */
const OTHER_TIMES = wordSet('istirahat perjalanan naik nyetir antre olahraga lari rapat les');
const MINUTES_PER_HOUR = 60;
/** Longest duration read as a limit: "kue delapan jam" is the name of a dish. */
const MAX_WISH_MINUTES = 6 * MINUTES_PER_HOUR;

/** Removes how long it may take, read from folded words: a number may be a word, and of a range the end counts. */
export function takeDuration(words: Tokens): TimeLimits {
  const isQuick = takePhrases(words, QUICK).length > 0;
  let most = takePhrases(words, DURATIONS).at(0)?.meaning;
  for (const { at, value, length, next } of numbersIn(words)) {
    if (next !== 'menit' && next !== 'jam') continue;
    const minutes = value * (next === 'jam' ? MINUTES_PER_HOUR : 1);
    if (minutes > MAX_WISH_MINUTES) continue;
    const before = words.slice(Math.max(0, at - 2), at);
    if (!before.some((word) => OTHER_TIMES.has(word))) most = minutes;
    consume(words, at, length + 1);
  }
  return { maxMinutes: most, isQuick };
}
