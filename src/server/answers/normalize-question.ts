/** Accents, after decomposition: "saté" is also written "sate". */
const ACCENTS = /[\u0300-\u036f]/gu;
/** Zero-width spaces, joiners, direction marks. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Punctuation and emoji; signs with a meaning stay ("< 30 menit", "50%"). */
const MEANINGLESS = /[^\p{L}\p{M}\p{N}\s,.:–\-<>≤≥+=%&/⁄$]/gu;
/** Dots, colons and dashes outside numbers ("1.500", "3-4"). */
const BETWEEN_WORDS = /(?<!\p{N})[.:–-]|[.:–-](?!\p{N})/gu;
const COMMA_BETWEEN_WORDS = /\s*(?:(?<!\p{N}),|,(?!\p{N}))[\s,]*/gu;

/**
 * The key of a question: equal for questions that differ only in case, accents, invisible
 * characters, punctuation or spacing. Nothing that could change the meaning is touched: no word is
 * dropped, sorted or corrected, and commas stay, since they separate the wanted from the unwanted.
 */
export function normalizeQuestion(question: string): string {
  const key = question
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INVISIBLE, '')
    .replaceAll(MEANINGLESS, ' ')
    .replaceAll(BETWEEN_WORDS, ' ')
    .replaceAll(COMMA_BETWEEN_WORDS, ', ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ ,]+/u, '')
    .replace(/,? $/u, '');
  // A question of only emoji is still a question.
  return key === '' ? question.trim() : key;
}
