import { wordSet } from '../../../../lines/word-set.ts';
import { excludePhrases, type Exclusion } from '../words/exclusion-words.ts';
import {
  consumePhrases,
  consume,
  findPhrase,
  longestPhrase,
  phraseSet,
} from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import type { Reading } from './reading.ts';

/** Before a dish that has already been cooked, and after one. */
const DONE_BEFORE = wordSet('habis sisa bekas selesai kelar');
const DONE_AFTER = phraseSet(
  'beres|sudah beres|sudah ada|sudah jadi|sudah siap|sudah masak|sudah matang|sudah bikin',
);

/**
 * Removes dishes that have already been made: "habis bikin nastar, putih telur sisa" and "nasi kucing
 * beres, isinya apa" ask for something else.
 */
export function takeDone({ words, index }: Reading): readonly Exclusion[] {
  const done = new Set<string>();
  // A food is not cooked: saying that it is there already refuses it ("kulit siomay sudah ada").
  const isFood = (phrase: string, at: number) =>
    index.ingredientWords.has(phrase) ||
    index.ingredientWords.has(`${words[at - 1] ?? ''} ${phrase}`);
  for (let at = 0; at < words.length; at += 1) {
    const isBefore = words[at - 1] === 'bikin' && DONE_BEFORE.has(words[at - 2]);
    const saysAfter = (length: number) => findPhrase(words, at + length, DONE_AFTER);
    const dish = longestPhrase(
      words,
      at,
      (phrase, length) =>
        index.names.has(phrase) &&
        !FILLER_WORDS.has(phrase) &&
        !isFood(phrase, at) &&
        (isBefore || saysAfter(length) !== undefined),
    );
    if (dish === undefined) continue;
    done.add(dish.phrase);
    const after = saysAfter(dish.length);
    if (after !== undefined) consume(words, after.at, after.length);
  }
  consumePhrases(words, [...done]);
  return [...done].map((phrase) => excludePhrases([phrase]));
}
