import { takeWholeNumber } from '../../../../lines/spell-numbers.ts';

/** Words of the longest number: "seratus dua puluh lima". */
const MAX_WORDS = 4;

/** A number and its length in words. */
type FoundNumber = { readonly value: number; readonly length: number };

/** The number that begins at a word, in digits or in words. */
export function readNumber(
  words: readonly (string | undefined)[],
  at: number,
): FoundNumber | undefined {
  const first = words[at];
  if (first !== undefined && /^\d/u.test(first)) return { value: Number(first), length: 1 };
  return takeWholeNumber(words.slice(at, at + MAX_WORDS).join(' '));
}

/** A number, where it begins and what follows it. */
export type NumberInQuestion = FoundNumber & {
  readonly at: number;
  readonly next: string | undefined;
};

/** Every number; words may be closed meanwhile. */
export function* numbersIn(words: readonly (string | undefined)[]): Iterable<NumberInQuestion> {
  for (const at of words.keys()) {
    const number = readNumber(words, at);
    if (number !== undefined) yield { ...number, at, next: words[at + number.length] };
  }
}
