import { takeWholeNumber } from '../../../../lines/spell-numbers.ts';

/** Words of the longest number: "seratus dua puluh lima". */
const MAX_WORDS = 4;

/** The number that begins at a word, in digits or in words, and its length in words. */
export function readNumber(
  words: readonly (string | undefined)[],
  at: number,
): { readonly value: number; readonly length: number } | undefined {
  const first = words[at];
  if (first !== undefined && /^\d/u.test(first)) return { value: Number(first), length: 1 };
  return takeWholeNumber(words.slice(at, at + MAX_WORDS).join(' '));
}
