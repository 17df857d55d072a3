/**
 * Texts of the collection with their frequent words as single characters. Recipes say the same few
 * hundred words over and over; told once in a table, they leave a tenth less to compress.
 */
export type WordTable = readonly string[];

/** Words with the space before them; what is left over stays as it is. */
const WORD = / ?[A-Za-z]{2,}/gu;

// Latin Extended to Arabic: two bytes each in UTF-8, and in no Indonesian recipe.
const FIRST_CODE = 0x100;
const LAST_CODE = 0x7ff;
const CODE = /[\u0100-\u07ff]/gu;

/** More words than this cost more in the table than they save. */
const MAX_WORDS = 1_000;
/** A rarer word saves nothing. */
const MIN_USES = 4;

/** The words that save the most bytes over all texts. */
export function chooseWords(texts: readonly string[]): WordTable {
  const uses = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.match(WORD) ?? [])) {
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return [...uses]
    .filter(([, count]) => count >= MIN_USES)
    .map(([word, count]) => ({ word, saved: count * (word.length - 2) }))
    .toSorted((a, b) => b.saved - a.saved)
    .slice(0, Math.min(MAX_WORDS, LAST_CODE - FIRST_CODE + 1))
    .map(({ word }) => word);
}

/** @throws Error where the text already has one of the characters that stand for words. */
export function encodeText(text: string, codes: ReadonlyMap<string, string>): string {
  if (new RegExp(CODE).test(text)) throw new Error(`Huruf yang tidak bisa dikemas: ${text}`);
  return text.replaceAll(WORD, (word) => codes.get(word) ?? word);
}

export function decodeText(text: string, words: WordTable): string {
  return text.replaceAll(CODE, (code) => words[code.charCodeAt(0) - FIRST_CODE] ?? '');
}

/** From each word to its character. */
export function createCodes(words: WordTable): ReadonlyMap<string, string> {
  return new Map(words.map((word, index) => [word, String.fromCharCode(FIRST_CODE + index)]));
}
