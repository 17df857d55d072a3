import { spellFractions } from './fraction-signs.ts';
import { DIGIT_WORDS, SHARES, spellNumbers } from './spell-numbers.ts';

/** How much a recipe asks for. Costs use `value`, the middle of a range. */
export type Amount = { readonly min: number; readonly max: number; readonly value: number };

/** An amount times a factor. */
export function scaleAmount({ min, max, value }: Amount, factor: number): Amount {
  return { min: min * factor, max: max * factor, value: value * factor };
}

/** To taste: `secukupnya`, `sesuai selera`, `sedikit`. */
type ToTaste = 'to-taste';

/** An amount at the start of a text, and the text after it. */
type LeadingAmount = { readonly amount: Amount | ToTaste; readonly rest: string };

/** Largest plausible amount; a larger number is a typing error and is ignored. */
const MAX_AMOUNT = 1_000_000;

const WORD_NUMBERS: Readonly<Record<string, number>> = {
  stengah: 0.5,
  'se tengah': 0.5,
  'satu setengah': 1.5,
  'dua setengah': 2.5,
  ...DIGIT_WORDS,
  selusin: 12,
};

/** "A few": three, with a range that says how rough it is. */
const A_FEW: Amount = { min: 2, max: 5, value: 3 };

const DECIMAL = String.raw`\d+(?:[.,]\d+)*`;
const FRACTION = String.raw`\d+\s?\/\s?\d+`;
/** Numbers in words as alternatives of a pattern, longest first. */
export const SPELLED_NUMBER = Object.keys({ ...SHARES, ...WORD_NUMBERS })
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const ONE = String.raw`(?:\d+(?:\s+|\s*[-,.&+]\s*|\s+dan\s+)${FRACTION}|${FRACTION}|${DECIMAL}\s+setengah(?![a-z])|${DECIMAL}|(?:${SPELLED_NUMBER})(?![a-z]))`;
const RANGE_MARK = String.raw`\s*(?:-|s\/d|s\.d\.?|sd(?=\s*\d)|sampai|hingga|atau(?=\s*\d)|(?<=\d)\/(?=\d))\s*`;
const LEADING = new RegExp(String.raw`^(${ONE})(?:${RANGE_MARK}(${ONE}))?`, 'u');
const TIMES = new RegExp(
  String.raw`^\s*[x*]\s*(?=(${DECIMAL})\s*(?:g|gr|gram|ml|kg|cc|ons)(?![a-z]))`,
  'u',
);
const PER_PIECE_NUMBER = new RegExp(String.raw`^${DECIMAL}`, 'u');

/** "Secukupnya" with vowels left out or in a regional language: `seckpny`, `sckp`, `sacukupna`. */
export const AS_NEEDED = String.raw`s[aeiou]?(?:k ?)?c[aeiou]?k[aeiou]?p(?:[aeiou]?n?[aeiouxy]{0,2})`;
const TO_TASTE_SPELLINGS = [
  'secukupnya saja',
  'se cukup nya',
  'secukup nya',
  AS_NEEDED,
  'secukuonya',
  'secupnya',
  'skcpnya',
  'skupnya',
  'cukup',
  'seperlunya',
  'sperlunya',
  'sesuai dengan selera',
  'sesuai selera masing-masing',
  'sesuai selera',
  'sesuai kebutuhan',
  'sesuai keinginan',
  'sesuai rasa',
  'selera',
  'sesukanya',
  'sesuka hati',
  'sesuka',
  'semaunya',
  'suka-suka',
  'suka suka',
  'seadanya',
  'sedikit saja',
  'sedikit aja',
  'sedikit',
  'sdikit',
  'sedkit',
  'dikit',
  'sdkt',
  'to taste',
];
const TO_TASTE = new RegExp(String.raw`^(?:${TO_TASTE_SPELLINGS.join('|')})(?![a-z])`, 'u');

/**
 * Reads the amount at the start of a text: `1 1/2`, `½`, `2-3`, `0,5`, `1.500`, `setengah`,
 * `beberapa`, `secukupnya`. A dot before three digits separates thousands, so `1.500` is 1500.
 *
 * @param text lower case, as `tidyLine` leaves it.
 * @returns `undefined` if the text starts with something else.
 */
export function takeAmount(text: string): LeadingAmount | undefined {
  const toTaste = TO_TASTE.exec(text);
  if (toTaste !== null) return { amount: 'to-taste', rest: text.slice(toTaste[0].length).trim() };
  const few = /^(?:beberapa|bbrp|bbrpa)(?![a-z])/u.exec(text);
  if (few !== null) return { amount: A_FEW, rest: text.slice(few[0].length).trim() };
  const match = LEADING.exec(text);
  if (match === null) return undefined;
  const [whole, firstText = '', secondText] = match;
  const first = readOne(firstText);
  const second = secondText === undefined ? first : readOne(secondText);
  if (!isUsable(first) || !isUsable(second)) return undefined;
  return takeTimes(
    { min: Math.min(first, second), max: Math.max(first, second), value: (first + second) / 2 },
    text.slice(whole.length),
  );
}

/** Multiplies an amount by a number that follows an "x": `2 x 65 ml` is 130 ml. */
function takeTimes(amount: Amount, rest: string): LeadingAmount {
  const times = TIMES.exec(rest);
  if (times === null) return { amount, rest: rest.trim() };
  return {
    amount: scaleAmount(amount, readOne(times[1] ?? '1')),
    rest: rest.slice(times[0].length).replace(PER_PIECE_NUMBER, '').trim(),
  };
}

/**
 * Reads a text that is only an amount, like the first half of `{2-3%lembar}`.
 *
 * @returns `undefined` for an empty text, for words, and for a number with anything after it.
 */
export function readAmount(text: string): Amount | ToTaste | undefined {
  const tidy = spellNumbers(spellFractions(text).toLowerCase()).replaceAll(/[–—−]/gu, '-').trim();
  const taken = takeAmount(tidy);
  return taken === undefined || taken.rest !== '' ? undefined : taken.amount;
}

function readOne(written: string): number {
  const text = SHARES[written] ?? written;
  const named = WORD_NUMBERS[text];
  if (named !== undefined) return named;
  const mixed = /^(\d+)(?:\s+|\s*[-,.&+]\s*|\s+dan\s+)(\d+)\s?\/\s?(\d+)$/u.exec(text);
  if (mixed !== null) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const fraction = /^(\d+)\s?\/\s?(\d+)$/u.exec(text);
  if (fraction !== null) return readFraction(fraction[1] ?? '', Number(fraction[2]));
  const half = /^(.+?)\s+setengah$/u.exec(text);
  if (half !== null) return readOne(half[1] ?? '') + 0.5;
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u.test(text);
  return Number((isGrouped ? text.replaceAll('.', '') : text).replace(',', '.'));
}

/** A fraction; two digits above are a whole number and a fraction that lost their space: `11/2` is 1½. */
function readFraction(top: string, bottom: number): number {
  const lostSpace = /^([1-9])(\d)$/u.exec(top);
  const part = Number(lostSpace?.[2] ?? 0);
  return lostSpace !== null && bottom <= 4 && part > 0 && part < bottom
    ? Number(lostSpace[1]) + part / bottom
    : Number(top) / bottom;
}

function isUsable(value: number): boolean {
  return Number.isFinite(value) && value > 0 && value <= MAX_AMOUNT;
}
