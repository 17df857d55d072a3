import { isDishNoun, MEASURES, PEOPLE } from '../lines/count-words.ts';
import { DIGIT_WORDS, spellNumbers } from '../lines/spell-numbers.ts';
import { isPortions } from './portion-count.ts';

const ANYBODY = [...PEOPLE].join('|');
/** Portions are sold in these units, but food is also kept at home in them: "punya 2 butir telur". */
const PORTION_UNITS =
  'box|boks|kotak|dus|bungkus|piring|mangkok|gelas|cup|pcs|biji|bj|butir|buah|potong|tusuk|loyang|toples';
const MONEY = 'rb ribu ribuan rebu k jt juta rupiah perak an'.split(' ');
/** Whether a number of these means something else than portions. */
const isNoPortion = (word: string): boolean =>
  MONEY.includes(word) || MEASURES.has(word) || isDishNoun(word);
/** A whole number: not the end of "1,5" or "1/2", and no price: "Rp 2.000 porsi kecil". */
const NUMBER = String.raw`(?<!\d[.,/]|\brp\.?\s*)\b(\d{1,3}(?:\.\d{3})+|\d+|${Object.keys(DIGIT_WORDS).join('|')})`;

/** "1 anak alergi, buat 30 orang": a number of people after a word for "for" wins over any other. */
const FOR_THEM = new RegExp(
  String.raw`\b(?:untuk|utk|buat|bwt|bagi|dari)\s+${NUMBER}\s*(?:${ANYBODY})\b`,
  'iu',
);
const FOR_PEOPLE = new RegExp(String.raw`${NUMBER}\s*(?:${ANYBODY})\b`, 'iu');
const IN_PIECES = new RegExp(
  String.raw`(?<!\b(?:punya|ada|sisa|tinggal|sama|dan)\s*)${NUMBER}\s*(?:${PORTION_UNITS})\b`,
  'iu',
);
/** "Bikin 300 lemper": from a dozen on, a number does not mean recipes. */
const OF_A_DISH = new RegExp(
  String.raw`\b(?:bikin|buat|masak|pesanan|order|produksi)\s+${NUMBER}\s+([a-z]+)`,
  'iu',
);
const MIN_PIECES = 12;

/** "Makan berempat" */
const TOGETHER = new RegExp(String.raw`\bber(${Object.keys(DIGIT_WORDS).join('|')})\b`, 'iu');

/**
 * How many portions a question asks for: "untuk 100 orang", "50 porsi", "bikin 300 lemper".
 * `undefined` if it says none, or a number that nobody can cook for.
 */
export function readAskedPortions(question: string): number | undefined {
  const spelled = spellNumbers(question.toLowerCase());
  const people = [FOR_THEM, FOR_PEOPLE, IN_PIECES, TOGETHER]
    .map((asked) => asked.exec(spelled)?.[1])
    .find((number) => number !== undefined);
  const [, pieces, made = ''] = OF_A_DISH.exec(spelled) ?? [];
  const count =
    readCount(people) ?? (isNoPortion(made) ? undefined : atLeast(readCount(pieces), MIN_PIECES));
  return count !== undefined && isPortions(count) ? count : undefined;
}

const readCount = (number: string | undefined): number | undefined =>
  number === undefined ? undefined : (DIGIT_WORDS[number] ?? Number(number.replaceAll('.', '')));

const atLeast = (count: number | undefined, least: number): number | undefined =>
  count !== undefined && count >= least ? count : undefined;
