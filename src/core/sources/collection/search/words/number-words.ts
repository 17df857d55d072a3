import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

export const NUMBER_WORDS: Lexicon<number> = createLexicon([
  ['satu', 1],
  ['dua', 2],
  ['tiga', 3],
  ['empat', 4],
  ['lima', 5],
  ['enam', 6],
  ['tujuh', 7],
  ['delapan', 8],
  ['sembilan', 9],
  ['sepuluh', 10],
  ['sebelas', 11],
  ['dua belas', 12],
  ['lima belas', 15],
  ['dua puluh', 20],
  ['dua puluh lima', 25],
  ['tiga puluh', 30],
  ['empat puluh', 40],
  ['empat puluh lima', 45],
  ['lima puluh', 50],
  ['seratus', 100],
]);

/** The number that begins at a word, in digits or in words, and its length in words. */
export function readNumber(
  words: readonly (string | undefined)[],
  at: number,
): { readonly value: number; readonly length: number } | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  if (/^\d/u.test(first)) return { value: Number(first), length: 1 };
  for (const length of [3, 2, 1]) {
    const value = NUMBER_WORDS.get(words.slice(at, at + length).join(' '));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
