import { BOXES, PIECE_NOUNS, SERVING_NOUNS, WORKERS } from '../../lines/count-words.ts';
import { anyOf, wordSet } from '../../lines/word-set.ts';
import type { QuestionNumber } from './question-numbers.ts';
import { readPack } from './question-pack.ts';

/** Words that say what money in a question is for; the last one before a figure decides. */
const MONEY_WORDS = [
  ['hpp', 'hpp'],
  ['modal', 'modal|ambil|kulak|bahan(?:nya)?'],
  ['price', String.raw`(?:di)?jual|(?:di)?ecer|harga(?=nya|\s*(?:jual|normal|ecer|per|rp)?\W*$)`],
  ['profit', 'untung|laba|bersih'],
  ['net', 'masuk kantong|diterima'],
  ['extra', 'kemasan|packaging|plastik|dus|bumbu|upah|ongkir|gas|listrik'],
  ['fee', 'plus|tambah'],
  ['invested', 'gerobak|alat|booth|freezer|mesin|etalase|kompor|sewa'],
  ['turnover', 'omset|omzet'],
  ['cash', 'duit|uang|punya|budget|dana'],
  ['unknown', String.raw`beli|harga|belanja|gaji|naik|dari\b|ke\b`],
] as const;
const UNSOLD = 'kebuang|terbuang|dibuang|susut|basi|(?:tidak|ga|gak) laku';
/** Words that say what a share in a question is. */
const SHARE_WORDS = [
  ['margin', 'untung|margin|laba|mark ?up'],
  ['commission', 'ojol|gofood|gojek|grab|shopee|aplikasi|komisi|motong|potong(?:an)?'],
  ['consignment', 'titip|konsinyasi|warung|minta'],
  ['deposit', String.raw`dp\b|uang muka|panjar`],
  ['discount', '(?:di)?(?:diskon|korting)'],
  ['unsold', `${UNSOLD}|sisa`],
  ['unknown', 'food cost|naik|turun'],
] as const;
/** Words after a figure that explain it if no word before it does: "15% ga laku", "20rb buat makan". */
const SHARE_WORDS_BEHIND = [['unsold', UNSOLD]] as const;
const MONEY_WORDS_BEHIND = [
  ['price', 'laku'],
  ['cash', '(?:buat|untuk) (?:makan|masak|jual|belanja|sehari)|dapat|dapet|cukup'],
] as const;

export type MoneyRole = (typeof MONEY_WORDS)[number][0];
export type ShareRole = (typeof SHARE_WORDS)[number][0];

/** The period of the money, if the question names one. */
export type Period = 'day' | 'month';

type Money = {
  readonly role: MoneyRole;
  /** Whole rupiah. */
  readonly rupiah: number;
  /** Whether it is said to be for one of what is cooked: "per porsi". */
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
  /** "Beli 5 gratis 1" */
  readonly gift: { readonly paid: number; readonly free: number } | undefined;
  /** How many pieces are sold for one price: 12 of "isi 12", 10 of "10 biji dijual 10rb". */
  readonly pack: number | undefined;
};

const SOLD_UNITS = new Set([
  ...PIECE_NOUNS,
  ...SERVING_NOUNS,
  ...BOXES,
  ...wordSet('porsi pax orang botol pack'),
]);
const ASKED_UNIT = new RegExp(String.raw`\b(?:berapa|per|se) ?(${anyOf(SOLD_UNITS)})\b`, 'u');
/** A number before these is neither money nor sold. */
const OTHER_UNITS = new Set([
  ...WORKERS,
  ...wordSet(
    'kg kilo gr g gram ons liter l ml hari bulan minggu jam menit cm resep adonan ekor x kali',
  ),
]);
/** "Per kg": what is bought, not sold. */
const IN_BULK = /^\s*(?:per|se|\/)\s?(?:kg|kilo|liter|ekor|ikat|ons|karung|tray)/u;
/** "75 box 17.500": behind what is ordered, the price of each. */
const ORDERED = new RegExp(
  String.raw`\d ?(?:${anyOf([...BOXES, ...SERVING_NOUNS])}|porsi|pax|orang) ?(?:@|x|×|kali|(?:se)?harga(?:nya)?)? ?$`,
  'u',
);
const EACH = new RegExp(String.raw`^ ?(?:per ?|se|\/ ?)(?:${anyOf(SOLD_UNITS)})\b`, 'u');
/** "Laku 60" counts without a noun. */
const SOLD = /\b(?:laku|terjual)(?: \p{L}+)?\s*$/u;
const MADE = /\b(?:jadi|jd|dapat|dapet|dpt)\s*$/u;

const GIFT = /\bbeli (\d+) (?:gratis|free|bonus) (\d+)/u;

/** "Jual 15000 sehari laku 40": a price is not per day. */
const OF_PORTIONS: ReadonlySet<MoneyRole> = new Set(['price', 'hpp', 'net', 'extra', 'fee']);
/** How far after a figure a word may still be about it, in characters. */
const REACH = 14;
/** Smaller numbers without "ribu" are not money. */
const LEAST_MONEY = 500;

/** Reads each figure of a question with its role; without a word that tells, it is `unknown`. */
export function readFigures(text: string, numbers: readonly QuestionNumber[]): QuestionFigures {
  const money: Money[] = [];
  const shares: Share[] = [];
  const counts: Count[] = [];
  const pack = readPack(text, numbers);
  /** Where the text begins that no earlier figure has used. */
  let open = 0;
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1];
    // "Potong 20%" counts no pieces.
    const unit = number.word === 'potong' && next?.isShare === true ? '' : number.word;
    const isUnit = SOLD_UNITS.has(unit) || OTHER_UNITS.has(unit);
    const end = isUnit ? number.wordEnd : number.end;
    const figure = readFigure(number, {
      unit: isUnit ? unit : undefined,
      said: text.slice(open, number.start),
      near: text.slice(end, next?.start).split(/[,.?]/u)[0]?.slice(0, REACH) ?? '',
    });
    if (figure === undefined || number === pack.unclear) continue;
    if ('rupiah' in figure) money.push(figure);
    else if ('share' in figure) shares.push(figure);
    else counts.push(figure);
    open = end;
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
  };
}

/** Whole rupiah, not of a day or a month: of one portion, but "modal" may be for a batch or a business. */
export const moneyOf = ({ money }: QuestionFigures, role: MoneyRole): number | undefined =>
  money.find((one) => one.role === role && one.period === undefined)?.rupiah;

/** Above 0 and below 1. */
export const shareOf = ({ shares }: QuestionFigures, role: ShareRole): number | undefined =>
  shares.find((one) => one.role === role)?.share;

/** What stands around a figure. */
type Surroundings = {
  readonly unit: string | undefined;
  /** The text before it that no other figure has used. */
  readonly said: string;
  /** The words behind it, as far as they may be about it. */
  readonly near: string;
};

const OF_ORDER = { role: 'price', words: '' } as const;
const NO_ROLE = { role: 'unknown', words: '' } as const;

function readFigure(
  { value, isMoney, isShare, before, behind }: QuestionNumber,
  { unit, said, near }: Surroundings,
): Money | Share | Count | undefined {
  if (isShare) {
    const told =
      value > 0 && value < 100
        ? (lastRole(SHARE_WORDS, said) ?? lastRole(SHARE_WORDS_BEHIND, near))
        : undefined;
    return { role: told?.role ?? 'unknown', share: value / 100 };
  }
  if (!isMoney && unit === undefined && SOLD.test(said)) {
    return { count: value, unit: 'porsi', isMade: false, period: periodIn(said) ?? periodIn(near) };
  }
  if (isMoney || (unit === undefined && value >= LEAST_MONEY)) {
    const told = lastRole(MONEY_WORDS, said) ?? lastRole(MONEY_WORDS_BEHIND, near);
    const isAtPrice = ORDERED.test(before) || (told === undefined && /@ ?$/u.test(before));
    const named = isAtPrice ? OF_ORDER : told;
    // "320 donat" counts; a number without "ribu" is money only where a word says so.
    if (named === undefined && !isMoney) return undefined;
    const { role, words } = named ?? NO_ROLE;
    return {
      role: IN_BULK.test(behind) ? 'unknown' : role,
      rupiah: Math.round(value),
      isEach: EACH.test(behind),
      period: OF_PORTIONS.has(role) ? undefined : (periodIn(words) ?? periodIn(near)),
    };
  }
  if (unit === undefined || !SOLD_UNITS.has(unit)) return undefined;
  return {
    count: value,
    unit,
    isMade: MADE.test(said),
    period: periodIn(said) ?? periodIn(near),
  };
}

function periodIn(text: string): Period | undefined {
  if (/\b(?:se|per ?|tiap ?|\/ ?)bulan/u.test(text)) return 'month';
  return /\b(?:se|per ?|tiap ?|\/ ?)hari/u.test(text) ? 'day' : undefined;
}

/** The role of money or of a share, and the text from the word that tells it. */
type FoundRole<Role> = { readonly role: Role; readonly words: string };

/** The role whose word comes last. */
function lastRole<Role>(
  words: readonly (readonly [Role, string])[],
  text: string,
): FoundRole<Role> | undefined {
  const found = words.flatMap(([role, pattern]) =>
    Array.from(text.matchAll(new RegExp(String.raw`\b(?:${pattern})`, 'gu')), ({ index }) => ({
      role,
      index,
      words: text.slice(index),
    })),
  );
  return found.toSorted((one, other) => other.index - one.index)[0];
}
