import { FRACTION_SIGNS } from '../lines/fraction-signs.ts';
import { PACK_UNITS, readUnit, takeUnit, TIME_WORDS } from '../lines/kitchen-units.ts';
import { readAmount, takeAmount, type Amount } from '../lines/read-amount.ts';
import { spellNumbers } from '../lines/spell-numbers.ts';
import { anyOf } from '../lines/word-set.ts';
import { ABOUT, UP_TO, WRITTEN_NUMBER } from './written-numbers.ts';

/** An amount inside a text, which grows with the portions. */
export type ServingAmount = {
  readonly amount: Amount;
  /** Printed unit; absent for a bare count. */
  readonly unit: string | undefined;
  /** True of pieces that are only made whole. */
  readonly isWhole?: true;
  /** As the source wrote it, including the unit. */
  readonly text: string;
};

/** A text split into amounts and everything between them; joined again it is the text. */
export type ServingPart = string | ServingAmount;

/** A digit, or a sign like ½. */
export const DIGIT = new RegExp(String.raw`[\d${FRACTION_SIGNS}]`, 'u');
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(${WRITTEN_NUMBER}(?:${UP_TO}${WRITTEN_NUMBER})?)(?![\d%°])`,
  'gu',
);

/** A weight in brackets after a pack that does not yet say whether it is per pack. */
const PACK_WEIGHT = /^(\s*\(\s*)(?=(?:±\s*)?\d)/u;

/** A number after one of these belongs to one piece, or is a size: it stays as it is. */
const FIXED_AFTER =
  'isi|ukuran|uk|diameter|per|tiap|setiap|level|no|nomor|merek|umur|usia|tebal|setebal|sepanjang|selebar';
const fixedAfter = (words: string): RegExp =>
  new RegExp(String.raw`(?:@|[x×]|±\s*@|\b(?:${words}))\.?\s*${ABOUT}?\s*$`, 'iu');
/** "Bagi 8", "potong 8" cut one piece of an ingredient in a list, but the whole dough in a step. */
const ENDS_FIXED = {
  list: fixedAfter(`${FIXED_AFTER}|(?:di)?(?:bagi|potong)`),
  step: fixedAfter(FIXED_AFTER),
};
/** A number before one of these is not an amount of food. */
const FIXED_BEFORE = new RegExp(
  String.raw`^\s?(?:${anyOf(TIME_WORDS)}|bulan|tahun|watt|orang|persen)`,
  'iu',
);
const EACH_ONE = /masing-masing\s*$/iu;

/** `seruas`, `selembar`: a number written into the word. */
const ONE_OF = String.raw`se(?=(?:ruas|batang|lembar|ekor|genggam|butir|siung|ikat|bungkus|papan|buah|jumput|gelas|piring|mangkuk|porsi|potong|kilo|liter|sendok)\b)`;
const BEGINS_WITH_ONE = new RegExp(`^${ONE_OF}`, 'iu');
/** After the size of one piece: "200 g/piring", "150 g per buah", "500 g seekor". */
const FOR_ONE = new RegExp(
  String.raw`^\s*(?:/\s*\p{L}|(?:per|tiap|setiap|each)\b|${ONE_OF})`,
  'iu',
);

/**
 * Finds the amounts in a serving size as people and models write it: `1½ sdm`, `2-3 lembar`,
 * `1 ekor (± 800 g)`, `masing-masing 2 lembar`. Sizes of one piece (`@ 50 g`, `potong 8`) and
 * weights of one pack (`2 bungkus (200 g)`) stay text.
 */
export function readServing(text: string, place: 'list' | 'step' = 'list'): readonly ServingPart[] {
  const word = readWordAmount(text);
  if (word !== undefined) return word;
  const parts: ServingPart[] = [];
  let from = 0;
  let isPack = false;
  for (const match of text.matchAll(AMOUNT)) {
    const [written] = match;
    if (match.index < from) continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + written.length);
    const amount = readAmount(written);
    if (amount === undefined || amount === 'to-taste') continue;
    const isPieceSize = ENDS_FIXED[place].test(before) || (from > 0 && EACH_ONE.test(before));
    if (isPieceSize || FIXED_BEFORE.test(after)) continue;
    const unit = readUnitAfter(after);
    if (from > 0 && FOR_ONE.test(after.slice(unit?.length))) continue;
    if (isPack && /\(\s*(?:±\s*)?$/u.test(before)) continue;
    const length = written.length + (unit?.length ?? 0);
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({
      amount,
      unit: unit?.unit,
      text: text.slice(match.index, match.index + length),
    });
    from = match.index + length;
    isPack = PACK_UNITS.has(unit?.unit ?? '');
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The amounts of a text, without what is between them. */
export const amountsIn = (text: string): readonly ServingAmount[] =>
  readServing(text).filter((part) => typeof part !== 'string');

/** Whether a text has an amount at all. */
export const hasAmount = (text: string): boolean => amountsIn(text).length > 0;

/** Makes the weight after a pack explicitly per pack: `3 bungkus (@ 200 g)`. */
export function markPackWeight(parts: readonly ServingPart[]): readonly ServingPart[] {
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (typeof part !== 'string' || before === undefined || typeof before === 'string') return part;
    return PACK_UNITS.has(before.unit ?? '') ? part.replace(PACK_WEIGHT, '$1@ ') : part;
  });
}

/** A unit right after a number, and how many characters it and the space before it take. */
function readUnitAfter(
  after: string,
): { readonly unit: string; readonly length: number } | undefined {
  const run = /^(\s?)((?:[\p{L}.]+)(?:\s[\p{L}]+){0,3})/u.exec(after);
  if (run === null) return undefined;
  const [, space = '', words = ''] = run;
  const tokens = words
    .toLowerCase()
    .split(' ')
    .map((token) => token.replace(/\.$/u, ''));
  const taken = takeUnit(tokens, 0);
  if (taken === undefined) return undefined;
  const { length } = words.split(' ').slice(0, wordsOfUnit(tokens, taken.unit)).join(' ');
  return { unit: taken.unit, length: space.length + length };
}

/** All words of "sendok makan"; size words after a unit ("sdm munjung") stay in the text. */
function wordsOfUnit(tokens: readonly string[], unit: string): number {
  for (let count = tokens.length; count > 1; count -= 1) {
    if (readUnit(tokens.slice(0, count).join(' ')) === unit) return count;
  }
  return 1;
}

/** `setengah ekor`, `dua lembar`, `seruas`: amounts without a digit. */
function readWordAmount(text: string): readonly ServingPart[] | undefined {
  if (DIGIT.test(text)) return undefined;
  // Only the amount is read from the spelt text; what follows it stays as it was written.
  const spelt = spellNumbers(text.toLowerCase()).replace(BEGINS_WITH_ONE, 'satu ');
  const taken = takeAmount(spelt);
  if (taken === undefined || taken.amount === 'to-taste') return undefined;
  const unit = readUnitAfter(` ${taken.rest}`);
  const rest = unit === undefined ? taken.rest : taken.rest.slice(unit.length - 1);
  const length = text.length - rest.length;
  const parts: ServingPart[] = [
    {
      amount: taken.amount,
      unit: unit?.unit,
      text: text.slice(0, length),
    },
  ];
  return rest === '' ? parts : [...parts, text.slice(length)];
}
