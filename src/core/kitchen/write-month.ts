import type { MonthRange } from '../costing/price-months.ts';

const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  );

/** `2026-01` as "Januari 2026". */
export function writeMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`.trim();
}

/** Prices of food have changed too much by then. */
const OLD_AFTER_MONTHS = 36;

/** Whether a month, `2017-10`, is so long ago that its prices have to be checked. */
export function isLongAgo(month: string, today: Date): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (today.getFullYear() - year) * 12 + today.getMonth() + 1 - number > OLD_AFTER_MONTHS;
}

/** "November 2026", "Jan–Nov 2026", "2025–2026": each fits beside the rest on a phone. */
export function writeMonths({ from, to }: MonthRange): string {
  if (from === to) return writeMonth(to);
  const [first = '', last = ''] = [from, to].map((month) => month.slice(0, 4));
  if (first !== last) return `${first}–${last}`;
  const [begins = '', ends = ''] = [from, to].map((month) => writeMonth(month).slice(0, 3));
  return `${begins}–${ends} ${last}`;
}
