import { MAX_SUM_RUPIAH } from '../costing/own-prices.ts';
import { takeRupiah } from '../costing/typed-money.ts';

/** The value typed into a field, or why there is none. */
export type FigureInput<Problem extends string> =
  | { readonly value: number }
  | { readonly problem: 'empty' | Problem };

const DECIMAL = /^\d+(?:[.,]\d{1,2})?$/u;

/** Reads a sum as people type it: `42rb`, `42.000`, `Rp 42.000,-`, `1,2 jt`, `42000`. */
export function parseSum(text: string): FigureInput<'not-a-number' | 'negative' | 'too-large'> {
  if (text.trim() === '') return { problem: 'empty' };
  const money = takeRupiah(text);
  if (money === undefined || money.rest !== '') return { problem: 'not-a-number' };
  if (money.isNegative) return { problem: 'negative' };
  return money.rupiah > MAX_SUM_RUPIAH ? { problem: 'too-large' } : { value: money.rupiah };
}

/** Reads a share as people type it: `20`, `20%`, `7,5 %`. @returns 0.2 for 20 %. */
export function parsePercent(
  text: string,
  least: number,
  most: number,
): FigureInput<'not-in-range'> {
  const tidy = text.trim().replace(/\s*%$/u, '');
  if (tidy === '') return { problem: 'empty' };
  const value = DECIMAL.test(tidy) ? Number(tidy.replace(',', '.')) / 100 : Number.NaN;
  return value >= least && value <= most ? { value } : { problem: 'not-in-range' };
}
