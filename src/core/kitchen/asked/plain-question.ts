import { DIGIT_WORDS, spellNumbers } from '../../lines/spell-numbers.ts';

/** A number word before these is an amount; elsewhere it may belong to a name. */
const UNITS = 'kilo|kg|liter|ons|ekor|butir|bungkus|ribu|rebu|rb';
const WORD_BEFORE_UNIT = new RegExp(
  String.raw`\b(${Object.keys(DIGIT_WORDS).join('|')})(?= (?:${UNITS})\b)`,
  'gu',
);

/**
 * A question ready for reading its figures: in lower case, with single spaces, numbers in digits,
 * and "berapa" in full.
 */
export const toPlainQuestion = (question: string): string =>
  spellNumbers(question.toLowerCase().replaceAll(/\s+/gu, ' '))
    .replaceAll(WORD_BEFORE_UNIT, (word) => String(DIGIT_WORDS[word] ?? word))
    .replaceAll(/\bsejuta\b/gu, '1 juta')
    .replaceAll(/\bsetengah juta\b/gu, '500 ribu')
    .replaceAll(/\bse(?=(?:kilo|kg|liter|ekor)\b)/gu, '1 ')
    .replaceAll(/\b(?:brp|brapa)\b/gu, 'berapa');
