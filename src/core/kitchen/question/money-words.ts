import { wordSet } from '../../lines/word-set.ts';

// Words about money in a question. Both its readers take them from here: the search, and `kitchen/question/`.

/** Amounts with their own name, in rupiah. */
export const NAMED_RUPIAH: ReadonlyMap<string, number> = new Map([
  ['seribuan', 1_000],
  ['seceng', 1_000],
  ['gopek', 500],
  ['goceng', 5_000],
  ['ceban', 10_000],
  ['noban', 20_000],
  ['goban', 50_000],
  ['gocap', 50_000],
]);

/** Words before what a portion sells for: "dijual 8 ribu". */
export const SELLING_WORDS = wordSet('jual dijual dibanderol');

/** Words before what is left over: "untung 5 ribu". */
export const PROFIT_WORDS = wordSet('untung laba cuan');

/** Words before money at hand: "duit 20 ribu". */
export const CASH_WORDS = wordSet('uang duit dana punya');

/** Smallest number that is read as rupiah without "ribu" after it. */
const MIN_BARE_RUPIAH = 500;

/** Whether a number without a unit is money; a smaller one counts. */
export const isBareRupiah = (value: number): boolean => value >= MIN_BARE_RUPIAH;
