import { anyOf, wordSet } from '../../lines/word-set.ts';
import { BOXES } from '../box-words.ts';
import { MEASURES, SERVING_NOUNS, SOLD_NOUNS, WORKERS } from '../count-words.ts';
import { countsWorkers } from './asked-portions.ts';
import {
  moneyRoleIn,
  PORTION_ROLES,
  shareRoleIn,
  SPENDING_ROLES,
  type MoneyRole,
  type ShareRole,
} from './money-roles.ts';
import { isBareRupiah } from './money-words.ts';
import { findContents } from './question-contents.ts';
import type { QuestionNumber } from './question-numbers.ts';
import { readPack, unitOfEach } from './question-pack.ts';

/** The period of the money, if the question names one. */
export type Period = 'day' | 'month';

type Money = {
  readonly role: MoneyRole;
  /** Where its number stands in the question. */
  readonly start: number;
  /** Whole rupiah. */
  readonly rupiah: number;
  /** Whether the question says that it is for one of what is cooked: "per porsi". */
  readonly isEach: boolean;
  readonly period: Period | undefined;
};
/** `share` is above 0 and below 1 where its role is known. */
type Share = { readonly role: ShareRole; readonly share: number };
/** "120 cup sehari", or "jadi 80 biji" for what is made. */
export type Count = {
  readonly count: number;
  readonly unit: string;
  readonly isMade: boolean;
  readonly period: Period | undefined;
};

/** The figures of a question, in order. */
export type QuestionFigures = {
  readonly money: readonly Money[];
  readonly shares: readonly Share[];
  readonly counts: readonly Count[];
  /** What is counted: "biji" of "jadi 80 biji", "cup" of "berapa cup"; "porsi" if nothing is named. */
  readonly unit: string;
  /** How many are paid for, and how many come free with them: "beli 5 gratis 1". */
  readonly gift: { readonly paid: number; readonly free: number } | undefined;
  /** How many pieces are sold for one price: 12 of "isi 12", 10 of "10 biji dijual 10rb". */
  readonly pack: number | undefined;
  /** True if the size of a sum is unclear, or how many it is for: no result is then certain. */
  readonly isUnclear: boolean;
};

/** Units of what is sold: `SOLD_NOUNS`, and those that only sellers count in. */
const SOLD_UNITS = new Set([...SOLD_NOUNS, ...wordSet('pax botol pack')]);
const ASKED_UNIT = new RegExp(String.raw`\b(?:berapa|per|se) ?(${anyOf(SOLD_UNITS)})\b`, 'u');
/** Not read as units, since a number before them may be money: "jual 15000 bahan 6000". */
const NO_UNITS = /^(?:bahan|level|lvl)$/u;
/** A number before these is neither money nor sold. */
const OTHER_UNITS = new Set([
  ...WORKERS,
  ...[...MEASURES].filter((word) => !NO_UNITS.test(word)),
  ...wordSet('resep adonan ekor'),
]);
/** Units of what is bought, not sold: "per kg". */
const IN_BULK = /^\s*(?:per|se|\/)\s?(?:kg|kilo|liter|ekor|ikat|ons|karung|tray)/u;
/** What is ordered, before the price of each: "75 box 17.500". */
const ORDER_BEFORE = new RegExp(
  String.raw`\d ?(?:${anyOf([...BOXES, ...SERVING_NOUNS])}|porsi|pax|orang) ?(?:@|x|×|kali|(?:se)?harga(?:nya)?)? ?$`,
  'u',
);
/** A number of eaters directly before a sum: "5 orang 100rb". */
const EATERS_BEFORE = /(?<count>\d+) ?orang ?$/u;
const MIN_SUM_FOR_ALL_RUPIAH = 75_000;
/** Lowest plausible cost of a meal for one eater. */
const MIN_EATER_RUPIAH = 3_000;
const WAGES_OR_SALES = new RegExp(String.raw`\b(?:jual\p{L}*|upah|gaji|${anyOf(WORKERS)})\b`, 'u');

/**
 * Whether a sum after a number of eaters pays for all of them: "buka puasa 5 orang 100rb". In
 * "prasmanan 300 orang 85rb" it is the price for each.
 */
function isSumForAll(rupiah: number, before: string): boolean {
  const { count } = EATERS_BEFORE.exec(before)?.groups ?? {};
  return (
    count !== undefined &&
    rupiah >= MIN_SUM_FOR_ALL_RUPIAH &&
    rupiah / Number(count) >= MIN_EATER_RUPIAH &&
    !WAGES_OR_SALES.test(before)
  );
}
/** Words that make a bare number a count: "laku 60". */
const BEFORE_SOLD = /\b(?:laku|terjual)(?: \p{L}+)?\s*$/u;
const BEFORE_MADE = /\b(?:jadi|dapat)\s*$/u;

const GIFT = /\bbeli (\d+) (?:gratis|free|bonus) (\d+)/u;

/** How far after a figure a word may still be about it, in characters. */
const MAX_REACH_CHARS = 14;

/** Reads each figure of a question with its role; it is `unknown` if no word names it. */
export function readFigures(text: string, numbers: readonly QuestionNumber[]): QuestionFigures {
  const money: Money[] = [];
  const shares: Share[] = [];
  const counts: Count[] = [];
  const pack = readPack(text, numbers);
  // "Tambah kerupuk" in a box is no fee.
  const contents = findContents(text);
  const listed = contents ? text.slice(contents.start, contents.end) : '';
  const unclear = numbers.filter((number) => number.isUnclear || number === pack.unclear);
  /** Start of the text not yet claimed by a figure. */
  let open = 0;
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1];
    // "Potong" before a share is a deduction, not pieces: "potong 20%".
    const unit = number.word === 'potong' && next?.isShare === true ? '' : number.word;
    // "Bahan 6rb botol 2500": the word belongs to the figure after it.
    const isOfNext = number.isMoney && next?.start === number.wordEnd + 1;
    const isUnit = !isOfNext && (SOLD_UNITS.has(unit) || OTHER_UNITS.has(unit));
    const end = isUnit ? number.wordEnd : number.end;
    const figure = readFigure(number, {
      unit: isUnit ? unit : undefined,
      said: text.slice(open, number.start).replace(listed, ''),
      near: text
        .slice(end, next?.start)
        .replace(/[,.?].*/u, '')
        .slice(0, MAX_REACH_CHARS),
    });
    if (figure === undefined) continue;
    if ('rupiah' in figure)
      money.push(unclear.includes(number) ? { ...figure, role: 'unknown' } : figure);
    else if ('share' in figure) shares.push(figure);
    else counts.push(figure);
    // A count of one leaves the words before it to the money: "modal geprek 1 porsi 9rb".
    if (!('count' in figure && figure.count === 1 && next?.start === end + 1)) open = end;
  }
  const [, paid, free] = GIFT.exec(text) ?? [];
  const counted = counts.find(({ isMade }) => isMade) ?? counts[0];
  return {
    money,
    shares,
    counts,
    unit: counted?.unit ?? ASKED_UNIT.exec(text)?.[1] ?? 'porsi',
    gift: paid === undefined ? undefined : { paid: Number(paid), free: Number(free) },
    pack: pack.pieces,
    isUnclear: unclear.length > 0,
  };
}

/**
 * The first sum in this role without a period, in whole rupiah. It is for one portion, except that
 * a batch cost may be for a batch or a business.
 */
export const moneyOf = ({ money }: QuestionFigures, role: MoneyRole): number | undefined =>
  money.find((sum) => sum.role === role && sum.period === undefined)?.rupiah;

/** The first share in this role, above 0 and below 1. */
export const shareOf = ({ shares }: QuestionFigures, role: ShareRole): number | undefined =>
  shares.find((share) => share.role === role)?.share;

/** What stands around a figure. */
type Surroundings = {
  readonly unit: string | undefined;
  /** The text before it that no other figure has claimed. */
  readonly said: string;
  /** The words after it, as far as they may be about it. */
  readonly near: string;
};

function readFigure(
  number: QuestionNumber,
  { unit, said, near }: Surroundings,
): Money | Share | Count | undefined {
  const { value, isMoney, isShare, before, after } = number;
  if (isShare) {
    const told = shareRoleIn(said, near);
    const isPart = value > 0 && value < 100;
    return { role: (isPart && told?.role) || 'unknown', share: value / 100 };
  }
  const counted = unit ?? (!isMoney && BEFORE_SOLD.test(said) ? 'porsi' : undefined);
  if (isMoney || (counted === undefined && isBareRupiah(value))) {
    const told = moneyRoleIn(said, near);
    // "Modal geprek 1 porsi 9rb", "upah 2 orang 75rb"
    const isCost = told !== undefined && SPENDING_ROLES.has(told.role);
    const isForAll = !isCost && isSumForAll(value, before);
    const isAtPrice =
      (!isCost && !isForAll && ORDER_BEFORE.test(before)) ||
      (told === undefined && /@ ?$/u.test(before));
    // "320 donat" counts; a number without "ribu" is money only where a word says so.
    if (!(isAtPrice || told || isMoney)) return undefined;
    const role = isAtPrice ? 'price' : (told?.role ?? (isForAll ? 'budget' : 'unknown'));
    return {
      role: IN_BULK.test(after) ? 'unknown' : role,
      start: number.start,
      rupiah: Math.round(value),
      isEach: SOLD_UNITS.has(unitOfEach(number)),
      period: PORTION_ROLES.has(role) ? undefined : (periodIn(told?.words ?? '') ?? periodIn(near)),
    };
  }
  if (counted === undefined || !SOLD_UNITS.has(counted) || countsWorkers(number)) return undefined;
  return {
    count: value,
    unit: counted,
    isMade: BEFORE_MADE.test(said),
    period: periodIn(said) ?? periodIn(near),
  };
}

function periodIn(text: string): Period | undefined {
  if (/\b(?:se|per ?|tiap ?|\/ ?)bulan/u.test(text)) return 'month';
  return /\b(?:se|per ?|tiap ?|\/ ?)hari/u.test(text) ? 'day' : undefined;
}
