/** Marks on letters, once they stand behind them: "saté" is also written "sate". */
const ACCENTS = /[\u0300-\u036f]/gu;
/** Zero-width spaces, joiners, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Marks, quotes, brackets and pictures; not the signs that say something ("< 30 menit", "50%"). */
const SAYING_NOTHING = /[^\p{L}\p{M}\p{N}\s,.:–\-<>≤≥+=%&/⁄$]/gu;
/** Dots, colons and dashes that are not within a number ("1.500", "3-4"). */
const BETWEEN_WORDS = /(?<!\p{N})[.:–-]|[.:–-](?!\p{N})/gu;
const COMMA_BETWEEN_WORDS = /\s*(?:(?<!\p{N}),|,(?!\p{N}))[\s,]*/gu;

/**
 * The form in which two questions are the same question: one way of writing each letter, small
 * letters, nothing invisible, words parted by single spaces. Nothing that could change what is
 * asked: no word is left out, sorted or corrected, and commas stay, since they part what is wanted
 * from what is not.
 */
export function normalizeQuestion(question: string): string {
  const words = question
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INVISIBLE, '')
    .replaceAll(SAYING_NOTHING, ' ')
    .replaceAll(BETWEEN_WORDS, ' ')
    .replaceAll(COMMA_BETWEEN_WORDS, ', ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ ,]+/u, '');
  const isEnded = words.endsWith(', ') || words.endsWith(' ');
  const key = isEnded ? words.slice(0, words.endsWith(', ') ? -2 : -1) : words;
  // A question of pictures alone is still a question of its own.
  return key === '' ? question.trim() : key;
}
