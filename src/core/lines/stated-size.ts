import type { StatedSize } from './ingredient-line.ts';
import { isWeightOrVolume, PACK_UNITS, readUnit } from './kitchen-units.ts';
import { takeAmount, type Amount } from './read-amount.ts';
import { wordSet } from './word-set.ts';

/** A weight or volume among words, and the words that express it. */
type FoundSize = {
  readonly amount: Amount;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Words after which a number counts the pieces or centimetres of a cut (`potong 8`), or a cook's
 * remark, and not the ingredient.
 */
export const CUT_WORDS: ReadonlySet<string> = wordSet(
  'potong dipotong ptg bagi dibagi belah dibelah jadi jd menjadi iris diiris no nomor umur grade usia asli harga level cap',
);
const SIZE_MARKS = new Set([
  '@',
  '±',
  '=',
  'isi',
  'uk',
  'ukuran',
  'berat',
  'per',
  'kurleb',
  'total',
]);
/**
 * A volume after these is of the liquid that the food is stirred into, like a volume of water, not
 * of the food.
 */
const STIRRED_INTO = wordSet('dengan dgn dg dalam dlm campur tambah larutkan seduh rendam');
const EACH_WORDS = new Set([
  '@',
  'per',
  'tiap',
  'setiap',
  'masing-masing',
  'masing',
  'uk',
  'ukuran',
  'isi',
  'each',
]);
/** "Sepiring", "seekor" */
const isOneOf = (word: string) => word.startsWith('se') && readUnit(word.slice(2)) !== undefined;

/** Finds a weight or volume among words: `300 g` in `tempe @ 300 g`. */
export function findStatedSize(words: readonly string[]): FoundSize | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1] ?? '';
    if (CUT_WORDS.has(before) || STIRRED_INTO.has(before)) continue;
    const taken = takeAmount(words.slice(at).join(' '));
    if (taken === undefined || taken.amount === 'to-taste') continue;
    const after = taken.rest.split(' ');
    const unit = readUnit((after[0] ?? '').replace(/[.,)]+$/u, ''));
    if (unit === undefined || !isWeightOrVolume(unit)) continue;
    if (after[1] === 'air' && before !== '' && !SIZE_MARKS.has(before)) continue;
    const start = SIZE_MARKS.has(before) ? at - 1 : at;
    return { amount: taken.amount, unit, start, end: words.length - after.length + 1 };
  }
  return undefined;
}

/**
 * Decides whether a stated size is of one piece or of all.
 *
 * @param unit the unit of the line's own amount.
 * @param words the words around the size.
 */
export function sizeOf(
  { amount, unit: sizeUnit }: FoundSize,
  unit: string | undefined,
  words: readonly string[],
): StatedSize {
  const isEach =
    PACK_UNITS.has(unit ?? '') || words.some((word) => EACH_WORDS.has(word) || isOneOf(word));
  return { amount, unit: sizeUnit, per: isEach && !words.includes('total') ? 'each' : 'whole' };
}
