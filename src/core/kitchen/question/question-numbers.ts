import { writePlainly } from '../../lines/chat-words.ts';
import { DIGIT_WORDS, spellNumbers } from '../../lines/spell-numbers.ts';
import { anyOf } from '../../lines/word-set.ts';
import { MULTIPLIER, multiplierOf, readDigits } from '../../recipes/rupiah.ts';
import { COUNTED_NOUNS } from '../count-words.ts';
import { NAMED_RUPIAH } from './money-words.ts';

const ONE_TO_NINE = anyOf(Object.keys(DIGIT_WORDS));
const UNITS = `kilo|kg|liter|ons|ekor|${MULTIPLIER}`;
/** A number word beside these is an amount; elsewhere it may belong to a name. */
const COUNTING_UNITS = anyOf([UNITS, ...COUNTED_NOUNS]);
const COUNTING_WORD = new RegExp(
  String.raw`(?<=\b(?:isi(?:nya)?|sebanyak) ?|\bber-?)(?:${ONE_TO_NINE})\b|\b(?:${ONE_TO_NINE})(?= (?:${COUNTING_UNITS})\b)`,
  'gu',
);
const NAMED_MONEY = new RegExp(String.raw`\b(?:${anyOf(NAMED_RUPIAH.keys())})\b`, 'gu');

/**
 * A question ready for reading its numbers: in lower case, with single spaces, plain words, and
 * numbers in digits.
 */
export const toPlainQuestion = (question: string): string =>
  spellNumbers(writePlainly(question))
    .replaceAll(COUNTING_WORD, (word) => String(DIGIT_WORDS[word] ?? word))
    .replaceAll(/\bber(?=\d)/gu, 'ber-')
    .replaceAll(NAMED_MONEY, (name) => `rp ${NAMED_RUPIAH.get(name)}`)
    .replaceAll(/\bsejuta\b/gu, '1 juta')
    .replaceAll(/\bsetengah juta\b/gu, '500 ribu')
    .replaceAll(/\bse(?=(?:kilo|kg|liter|ekor)\b)/gu, '1 ');

/** A number in a question, with what stands directly beside it. */
export type QuestionNumber = {
  /** "20 ribu" is 20,000, "20%" is 20. */
  readonly value: number;
  /** Whether the question marks it as money: "Rp" before, or "ribu" after it. */
  readonly isMoney: boolean;
  readonly isShare: boolean;
  /** Whether the sum may be more than is written: "7rb setengah". */
  readonly isUnclear: boolean;
  /** The word after it, which may be its unit; empty if another sign follows. */
  readonly word: string;
  /** Positions in the text: of the number with "Rp", "ribu" or "%", and of the end of the word. */
  readonly start: number;
  readonly end: number;
  readonly wordEnd: number;
  /** The text up to `start`, and from `end`. */
  readonly before: string;
  readonly after: string;
};

/** A number does not start within "1.5", "1/2" or "anak2". */
const NUMBER_START = String.raw`(?<!\d|\d[.,/]|\p{L}(?=2(?!\d)))`;
/** "Setengah kilo", but not "setengah matang". */
const HALF = String.raw`\bsetengah(?= (?:kg|kilo|liter|ekor)\b)`;
const NUMBER = new RegExp(
  String.raw`(?<mark>\brp\.? ?)?${NUMBER_START}(?<digits>\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?|${HALF})(?!\d|[.,/]\d)` +
    String.raw`(?: ?(?<share>%|persen\b)|(?: ?(?<multiplier>${MULTIPLIER})(?: ?-?an)?\b)?(?: ?(?:rupiah|perak)\b)?(?:,?-(?!\d))?)`,
  'gu',
);
const WORD_AFTER = /^ ?(\p{L}+)/u;
/** "7rb setengah" may be 7,500, or half a kilo for 7,000. */
const HALF_MORE = /^ setengah\b(?! (?:kg|kilo|liter|ekor|lusin|porsi|hari|jam|mat[ae]ng)\b)/u;

/**
 * All numbers of a question, in order.
 *
 * @param text from `toPlainQuestion`.
 */
export const numbersInQuestion = (text: string): readonly QuestionNumber[] =>
  Array.from(text.matchAll(NUMBER), ({ 0: whole, index, groups = {} }) => {
    const { mark, digits = '', share, multiplier = '' } = groups;
    const end = index + whole.length;
    const after = text.slice(end);
    const [toWord = '', word = ''] = WORD_AFTER.exec(after) ?? [];
    const isMoney = mark !== undefined || multiplier !== '' || /(?:rupiah|perak)\b/u.test(whole);
    return {
      value: (digits === 'setengah' ? 0.5 : readDigits(digits)) * multiplierOf(multiplier),
      isMoney,
      isShare: share !== undefined,
      isUnclear: isMoney && HALF_MORE.test(after),
      word,
      start: index,
      end,
      wordEnd: end + toWord.length,
      before: text.slice(0, index),
      after,
    };
  });
