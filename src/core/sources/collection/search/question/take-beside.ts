import {
  consume,
  findPhrase,
  longestPhrase,
  phraseSet,
  type Lexicon,
} from '../words/phrase-lexicon.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';
import { dishesOfClass } from './take-names.ts';

/** Followed by what it is eaten with: "lauk pendamping rawon" is not rawon. */
const BESIDE_WORDS: Lexicon<true> = phraseSet(
  'pendamping|pelengkap|didampingi|mendampingi|menemani|nemenin|pasangan|teman makan|teman|cocok dengan|enak dengan|enak dan|cocok dan|cocok untuk|cocok bareng|disandingkan dengan|dimakan dengan|dimakan bareng',
);

/** The same, and what means it only at the beginning: "sama nasi hangat enaknya apa". */
const FIRST_BESIDE_WORDS: Lexicon<true> = new Map([
  ...BESIDE_WORDS,
  ['dan', true],
  ['dengan', true],
  ['sama', true],
]);

/** Kinds of side dishes. */
const SIDE_KINDS: Query['kinds'] = ['lauk', 'sambal', 'gorengan', 'sayur', 'gulai'];

/**
 * Removes a dish that something should go with: "lauk pendamping rawon" does not ask for rawon.
 *
 * @returns kinds that suit it, if the question names such a dish.
 */
export function takeBeside({ words, shelf }: Reading): Query['kinds'] {
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, at === 0 ? FIRST_BESIDE_WORDS : BESIDE_WORDS);
    if (found === undefined) continue;
    const dish = longestPhrase(
      words,
      at + found.length,
      (phrase) => shelf.names.has(phrase) || dishesOfClass(phrase, shelf).length > 0,
    );
    if (dish === undefined) continue;
    consume(words, at, found.length + dish.length);
    return SIDE_KINDS;
  }
  return [];
}
