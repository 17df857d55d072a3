import { BOXES, PIECE_NOUNS, SERVING_NOUNS } from '../../lines/count-words.ts';
import { MULTIPLIERS, readDigits } from '../../recipes/rupiah.ts';
import { toPlainQuestion } from './plain-question.ts';

/** Words that say what money in a question is for; the last one before a figure decides. */
const MONEY_WORDS = [
  ['hpp', 'hpp'],
  ['modal', 'modal|ambil|kulak'],
  ['price', String.raw`(?:di)?jual|(?:di)?ecer|harga(?=nya|\s*(?:jual|normal|ecer|per|rp)?\W*$)`],
  ['profit', 'untung|laba|bersih'],
  ['net', 'masuk kantong|diterima'],
  ['extra', 'kemasan|packaging|plastik|dus|bumbu|upah|ongkir|gas'],
  ['fee', 'plus|tambah'],
  ['invested', 'gerobak|alat|booth|freezer|mesin|etalase|kompor|sewa'],
  ['turnover', 'omset|omzet'],
  ['cash', 'duit|uang|punya|budget|dana'],
  ['unknown', String.raw`beli|harga|belanja|gaji|naik|dari\b|ke\b`],
] as const;
const UNSOLD = 'kebuang|terbuang|dibuang|susut|basi|(?:tidak|ga|gak) laku';
/** Words that say what a share in a question is. */
const SHARE_WORDS = [
  ['margin', 'untung|margin|laba'],
  ['commission', 'ojol|gofood|gojek|grab|shopee|aplikasi|komisi|motong|potong'],
  ['consignment', 'titip|konsinyasi|warung|minta'],
  ['discount', '(?:di)?(?:diskon|korting)'],
  ['unsold', `${UNSOLD}|sisa`],
  ['unknown', 'food cost|naik|turun'],
] as const;
/** Words after a figure that explain it if no word before it does: "15% ga laku". */
const BEHIND = [['unsold', UNSOLD]] as const;

type MoneyRole = (typeof MONEY_WORDS)[number][0];
type ShareRole = (typeof SHARE_WORDS)[number][0];

/** The period of the money, if the question names one. */
type Period = 'day' | 'month';

type Money = {
  readonly role: MoneyRole;
  /** Whole rupiah. */
  readonly rupiah: number;
  readonly period: Period | undefined;
};
/** `share` is above 0 and below 1. */
type Share = { readonly role: ShareRole; readonly share: number };
/** "120 cup sehari", or "jadi 80 biji" for what is made. */
type Count = {
  readonly count: number;
  readonly unit: string;
  readonly isMade: boolean;
  readonly period: Period | undefined;
};

/** The figures of a question, in order. */
export type AskedFigures = {
  /** In lower case, with numbers in digits. */
  readonly text: string;
  readonly money: readonly Money[];
  readonly shares: readonly Share[];
  readonly counts: readonly Count[];
  /** What is counted: "biji" of "jadi 80 biji", "cup" of "berapa cup"; "porsi" if nothing is named. */
  readonly unit: string;
};

/** Words of questions whose figures may suffice. */
const SUM_WORDS = 'modal|hpp|jual|untung|harga|diskon|otong|loyang|resep|jadi|jd';
/** Source of a pattern for such questions, folded or not: they have two figures. */
export const SUM_QUESTION = String.raw`^(?=.*(?:${SUM_WORDS})).*(?:\b\d|sejuta).*\b\d`;
const COUNTED = [...PIECE_NOUNS, ...SERVING_NOUNS, ...BOXES, 'porsi|pax|orang|botol|pack'].join(
  '|',
);
/** Units whose number is not money. */
const OTHER_UNITS =
  'kg|kilo|gr|g|gram|ons|liter|l|ml|hari|bulan|minggu|jam|menit|cm|resep|adonan|karyawan|pegawai|ekor|x|kali';
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)`;
const MULTIPLIER = [...MULTIPLIERS.keys()].join('|');
/** With its unit; `potong 20%` counts nothing. */
const FIGURE = new RegExp(
  String.raw`${NUMBER}\s*(?:(%|persen)|(?:(${MULTIPLIER})(?:an)?\b)?(?:\s*((${COUNTED})|${OTHER_UNITS})\b(?!\s*\d))?)`,
  'gu',
);
/** "Berapa cup", "per porsi", "sekotak" */
const ASKED_UNIT = new RegExp(String.raw`\b(?:berapa|per|se) ?(${COUNTED})\b`, 'u');
/** "Jual 15000 sehari laku 40": a price is not per day. */
const OF_PORTIONS: ReadonlySet<string> = new Set(['price', 'hpp', 'net', 'extra', 'fee']);
/** How far after a figure a word may still be about it, in characters. */
const REACH = 14;
/** Smaller numbers without "ribu" are not money. */
const LEAST_MONEY = 500;
/** Reads each figure of a question with its role; without a word that tells, it is `unknown`. */
export function readFigures(question: string): AskedFigures {
  const text = toPlainQuestion(question);
  const money: Money[] = [];
  const shares: Share[] = [];
  const counts: Count[] = [];
  let last = 0;
  const found = [...text.matchAll(FIGURE)];
  for (const [at, match] of found.entries()) {
    const [whole, digits = '', isShare, multiplier, unit, counted] = match;
    const end = match.index + whole.length;
    const before = text.slice(last, match.index);
    const behind = text.slice(end, found[at + 1]?.index ?? text.length);
    const near = (behind.split(/[,.?]/u)[0] ?? '').slice(0, REACH);
    const value = readDigits(digits) * (MULTIPLIERS.get(multiplier ?? '') ?? 1);
    if (isShare !== undefined) {
      const named = lastRole(SHARE_WORDS, before) ?? lastRole(BEHIND, near);
      shares.push({ role: named?.role ?? 'unknown', share: value / 100 });
    } else if (multiplier !== undefined || (unit === undefined && value >= LEAST_MONEY)) {
      const named = lastRole(MONEY_WORDS, before);
      // "320 donat" counts; a number without "ribu" is money only after a word for it.
      if (named === undefined && multiplier === undefined) continue;
      const isBulk = /^\s*(?:per|se|\/)\s?(?:kg|kilo|liter|ekor|ikat|ons|karung|tray)/u.test(
        behind,
      );
      money.push({
        role: isBulk ? 'unknown' : (named?.role ?? 'unknown'),
        rupiah: Math.round(value),
        period: OF_PORTIONS.has(named?.role ?? '')
          ? undefined
          : (periodOf(named?.words ?? '') ?? periodOf(near)),
      });
    } else if (counted !== undefined) {
      const isMade = /\b(?:jadi|jd)\s*$/u.test(before);
      counts.push({
        count: value,
        unit: counted,
        isMade,
        period: periodOf(before) ?? periodOf(near),
      });
    } else continue;
    last = end;
  }
  return { text, money, shares, counts, unit: unitOf(text, counts) };
}

function unitOf(text: string, counts: readonly Count[]): string {
  const counted = counts.find(({ isMade }) => isMade) ?? counts[0];
  return counted?.unit ?? ASKED_UNIT.exec(text)?.[1] ?? 'porsi';
}

/** The role whose keyword comes last, and the text from there on. */
function lastRole<Role>(words: readonly (readonly [Role, string])[], text: string) {
  const found = words.flatMap(([role, pattern]) =>
    Array.from(text.matchAll(new RegExp(String.raw`\b(?:${pattern})`, 'gu')), ({ index }) => ({
      role,
      index,
      words: text.slice(index),
    })),
  );
  return found.toSorted((one, other) => other.index - one.index)[0];
}

function periodOf(text: string): Period | undefined {
  if (/\b(?:se|per ?|tiap ?|\/ ?)bulan/u.test(text)) return 'month';
  return /\b(?:se|per ?|tiap ?|\/ ?)hari/u.test(text) ? 'day' : undefined;
}
