import { MAX_SUM_RUPIAH } from '../costing/own-prices.ts';
import { takeRupiah, TYPED_DECIMAL, type TypedMoney } from '../costing/typed-money.ts';
import { asTyped } from '../lines/chat-words.ts';
import { WORKERS } from './count-words.ts';
import { isPortions, MAX_PORTIONS, MAX_TIMES, MIN_TIMES } from './portion-count.ts';

/** The value typed into a field, or why there is none. */
type FigureInput<Problem extends string> =
  | { readonly value: number }
  | { readonly problem: 'empty' | Problem };

type SumProblem = 'not-a-number' | 'negative' | 'too-large';

/** Reads a sum as people type it: `42rb`, `42.000`, `Rp 42.000,-`, `1,2 jt`, `42000`. */
export function parseSum(text: string): FigureInput<SumProblem> {
  if (text.trim() === '') return { problem: 'empty' };
  const money = takeRupiah(text);
  if (money === undefined || money.rest !== '') return { problem: 'not-a-number' };
  return checkSum(money);
}

function checkSum({ rupiah, isNegative }: TypedMoney): FigureInput<SumProblem> {
  if (isNegative) return { problem: 'negative' };
  return rupiah > MAX_SUM_RUPIAH ? { problem: 'too-large' } : { value: rupiah };
}

/** What a cost of cooking may be paid per: a worker, a gas cylinder. */
const COST_UNIT = `(?:${asTyped(['orang', ...WORKERS])}|tabung)`;
const PER_COST_UNIT = `(?:per|/) ?${COST_UNIT}`;
/** "2 x", "2 orang", "2 orang @", before the money. */
const COUNT_BEFORE = new RegExp(
  String.raw`^\s*(\d{1,3}) ?(?:${COST_UNIT}(?![a-z])(?: ?[x×*@,:])?|[x×*@]) *(?=(?:(?:rp|idr)\.?)? ?[-−]?\d)`,
  'iu',
);
/** "x 2", "x 2 orang", "per orang, 2 orang", after it. */
const COUNT_AFTER = new RegExp(
  String.raw`^(?:[x×*]|${PER_COST_UNIT} ?[x×*,]?) ?(\d{1,3})(?: ?${COST_UNIT})?$`,
  'u',
);
const NOTHING_AFTER = new RegExp(`^(?:${PER_COST_UNIT})?$`, 'u');

type BatchCost = {
  /** Whole rupiah. */
  readonly value: number;
  /** Present if `value` is the product of these two. */
  readonly paid?: { readonly count: number; readonly each: number };
};

/**
 * Reads a cost of cooking, also one that is paid several times: `150rb`, `2 x 75rb`, `2 orang 75rb`. "75rb
 * untuk 2 orang" is not multiplied, since it may be the sum for both.
 */
export function parseBatchCost(text: string): BatchCost | { problem: 'empty' | SumProblem } {
  const [before = '', countBefore] = COUNT_BEFORE.exec(text) ?? [];
  const money = takeRupiah(text.slice(before.length));
  const rest = money?.rest ?? '';
  const isWhole = countBefore === undefined || NOTHING_AFTER.test(rest);
  const count = isWhole ? Number(countBefore ?? COUNT_AFTER.exec(rest)?.[1] ?? 0) : 0;
  if (money === undefined || count === 0) return parseSum(text);
  const each = money.rupiah;
  const sum = checkSum({ ...money, rupiah: count * each });
  return 'value' in sum ? { ...sum, paid: { count, each } } : sum;
}

/** Reads a share as people type it: `20`, `20%`, `7,5 %`. @returns 0.2 for 20 %. */
export function parsePercent(
  text: string,
  least: number,
  most: number,
): FigureInput<'not-in-range'> {
  const tidy = text.trim().replace(/\s*%$/u, '');
  if (tidy === '') return { problem: 'empty' };
  const value = TYPED_DECIMAL.test(tidy) ? Number(tidy.replace(',', '.')) / 100 : Number.NaN;
  return value >= least && value <= most ? { value } : { problem: 'not-in-range' };
}

/** Reads portions as people type them: `50`, `1.000`, ` 25 porsi`. */
export function parsePortions(
  text: string,
  most = MAX_PORTIONS,
): FigureInput<'not-a-number' | 'out-of-range'> {
  const tidy = text.trim().replace(/\s*(?:porsi|orang)$/iu, '');
  if (tidy === '') return { problem: 'empty' };
  if (!/^-?\d{1,3}(?:[. ]?\d{3})*$|^-?\d+$/u.test(tidy)) return { problem: 'not-a-number' };
  const value = Number(tidy.replaceAll(/[. ]/gu, ''));
  return isPortions(value, most) ? { value } : { problem: 'out-of-range' };
}

/** Reads how many times a recipe is cooked: `2`, `1,5`, `0.5x`. */
export function parseTimes(text: string): FigureInput<'not-a-number' | 'out-of-range'> {
  const tidy = text.trim().replace(/\s*(?:x|×|kali)$/iu, '');
  if (tidy === '') return { problem: 'empty' };
  if (!TYPED_DECIMAL.test(tidy)) return { problem: 'not-a-number' };
  const value = Number(tidy.replace(',', '.'));
  return value >= MIN_TIMES && value <= MAX_TIMES ? { value } : { problem: 'out-of-range' };
}
