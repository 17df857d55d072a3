import { readUnit, unitsPerUnit } from '../../lines/kitchen-units.ts';
import type { Ingredient } from '../../recipes/dish.ts';
import { MARKED_MONEY } from '../../recipes/marked-money.ts';
import { groupThousands, parseRupiah } from '../../recipes/rupiah.ts';
import { amountsIn } from '../read-serving.ts';

/** A bare number is money only beside a mark, in brackets or at the end: "2.000 g" is not. */
const BARE = String.raw`\d{1,3}(?:\.\d{3})+|\d{4,6}`;
const PRICE = new RegExp(
  String.raw`[,;:–-]?\s*(?<open>\()?\s*(?<mark>@|=|(?:total|beli|(?:se)?harga(?:nya)?|hrg)\s*:?)?\s*(?<![\p{L}\d.,/])` +
    String.raw`(?:(?<marked>${MARKED_MONEY})|(?<bare>${BARE}))(?![\d%])(?:\s?-?an)?\.*(?:,?-)?(?:\s*(?:rupiah|perak))?` +
    String.raw`(?:\s?(?:/|per)\s?(?<per>\p{L}+))?\s*(?<close>\))?(?=\s|,|$)`,
  'giu',
);
/** The first end of a range: "5-6rb cabai". */
const RANGE = /\d(?:\s*(?:s\/d|sampai|atau)\s*|\s*[-–]\s*)$/iu;

/** Money found in a line. */
type WrittenPrice = {
  /** The line without it. */
  readonly rest: string;
  readonly rupiah: number;
  /** The unit that it buys, or `@`; absent if it is the cost of the line. */
  readonly per: string | undefined;
  /** Whether it is called the total, perhaps of several foods. */
  readonly isTotal: boolean;
};

/** The only price in a written line: "gula merah 200 gram (8000)", "kerupuk @ 9.000". */
export function priceInLine(line: string): WrittenPrice | undefined {
  const found = [...line.matchAll(PRICE)].filter((match) => isPrice(match, line));
  const [match] = found;
  if (match === undefined || found.length > 1) return undefined;
  const { marked, bare, per, mark } = match.groups ?? {};
  const rupiah = parseRupiah(marked ?? bare);
  if (rupiah === undefined || rupiah === 0) return undefined;
  const before = line.slice(0, match.index).trimEnd();
  const dash = /^\s*[-–]/u.exec(match[0])?.[0] ?? '';
  if (RANGE.test(before + dash)) return undefined;
  const rest = `${before} ${line.slice(match.index + match[0].length).trimStart()}`
    .replace(/ (?=,)/u, '')
    .replace(/^[\s,:=–-]+|[\s,:=–-]+$/gu, '');
  const isTotal = /total/iu.test(mark ?? '');
  if (rest === '') return undefined;
  return { rest, rupiah, isTotal, per: per ?? (mark === '@' ? mark : undefined) };
}

function isPrice({ 0: text, index, groups = {} }: RegExpExecArray, line: string): boolean {
  const { open, close, mark, bare } = groups;
  if ((open === undefined) !== (close === undefined)) return false;
  if (bare === undefined) return true;
  const after = line.slice(index + text.length).trim();
  if (readUnit(after.split(' ')[0]?.toLowerCase() ?? '') !== undefined) return false;
  const isAtEnd = after === '' && index > 0 && Number(bare.replaceAll('.', '')) % 100 === 0;
  return open !== undefined || mark !== undefined || isAtEnd;
}

/**
 * An ingredient with its cost after the amount, "200 g (Rp 8.000)": there the line reader finds it,
 * and it grows with the portions.
 *
 * @returns `undefined` if the price is for a unit that the amount is not in.
 */
export function withPrice(
  { name, servingSize }: Ingredient,
  { rupiah, per, isTotal }: WrittenPrice,
): Ingredient | undefined {
  const [amount] = amountsIn(servingSize === '' ? name : servingSize);
  const times = per === undefined ? 1 : timesOf(per, amount?.amount.value ?? 1, amount?.unit);
  if (times === undefined) return undefined;
  const price = `Rp ${groupThousands(String(Math.round(rupiah * times)))}`;
  if (servingSize !== '') return { name, servingSize: `${servingSize} (${price})` };
  return amount === undefined
    ? { name, servingSize: price }
    : { name: `${name} (${isTotal ? 'total ' : ''}${price})`, servingSize };
}

/** How many units the price is for. Nobody prices single grams: "250 g @ 9.000" costs 9.000. */
function timesOf(per: string, count: number, unit: string | undefined): number | undefined {
  if (per === '@') return unit === 'g' || unit === 'ml' || count < 1 ? 1 : count;
  const of = readUnit(per.toLowerCase());
  if (of === undefined) return undefined;
  const each = unitsPerUnit(unit, of);
  return each && count * each;
}
