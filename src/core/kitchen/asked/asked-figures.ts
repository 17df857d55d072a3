import { BOXES, PIECE_NOUNS, SERVING_NOUNS } from '../../lines/count-words.ts';
import { wordSet } from '../../lines/word-set.ts';
import { readNumbers, toPlainQuestion, type AskedNumber } from './asked-numbers.ts';

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
  ['deposit', String.raw`dp\b|uang muka|panjar`],
  ['discount', '(?:di)?(?:diskon|korting)'],
  ['unsold', `${UNSOLD}|sisa`],
  ['unknown', 'food cost|naik|turun'],
] as const;
/** Words after a figure that explain it if no word before it does: "15% ga laku", "20rb buat makan". */
const SHARE_WORDS_BEHIND = [['unsold', UNSOLD]] as const;
const MONEY_WORDS_BEHIND = [
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
/** `share` is above 0 and below 1. */
type Share = { readonly role: ShareRole; readonly share: number };
/** "120 cup sehari", or "jadi 80 biji" for what is made. */
export type Count = {
  readonly count: number;
  readonly unit: string;
  readonly isMade: boolean;
  readonly period: Period | undefined;
};

/** The figures of a question, in order, and what it says about them all. */
export type AskedFigures = {
  readonly money: readonly Money[];
  readonly shares: readonly Share[];
  readonly counts: readonly Count[];
  /** What is counted: "biji" of "jadi 80 biji", "cup" of "berapa cup"; "porsi" if nothing is named. */
  readonly unit: string;
  /** "Beli 5 gratis 1" */
  readonly gift: { readonly paid: number; readonly free: number } | undefined;
  /** How many pieces are sold for one price: 12 of "isi 12". */
  readonly pack: number | undefined;
  /** Days on which a month's goods are sold. */
  readonly daysAMonth: number;
  readonly asksPerMonth: boolean;
  /** Whether it asks when an investment is paid back. */
  readonly asksPayback: boolean;
  /** Whether it asks what an order comes to. */
  readonly asksTotal: boolean;
  /** Whether it asks for dishes, whose figures are not known yet. */
  readonly asksDishes: boolean;
  /** Whether several pieces have one price: what the other figures refer to is uncertain. */
  readonly isInPacks: boolean;
};

/** Words of questions whose figures may suffice. */
const SUM_WORDS =
  'modal|hpp|jual|untung|harga|diskon|otong|loyang|resep|jadi|jd|dp|total|berapa|brp';
/** Source of a pattern for such questions, folded or not: they have two figures. */
export const SUM_QUESTION = String.raw`^(?=.*(?:${SUM_WORDS})).*(?:\b\d|sejuta).*\b\d`;

const COUNTED = new Set([
  ...PIECE_NOUNS,
  ...SERVING_NOUNS,
  ...BOXES,
  ...wordSet('porsi pax orang botol pack'),
]);
const ASKED_UNIT = new RegExp(String.raw`\b(?:berapa|per|se) ?(${[...COUNTED].join('|')})\b`, 'u');
/** A number before these is neither money nor sold. */
const OTHER_UNITS = wordSet(
  `kg kilo gr g gram ons liter l ml hari bulan minggu jam menit cm resep adonan karyawan pegawai
  ekor x kali`,
);
/** "Per kg": what is bought, not sold. */
const IN_BULK = /^\s*(?:per|se|\/)\s?(?:kg|kilo|liter|ekor|ikat|ons|karung|tray)/u;
/** "75 box 17.500": behind what is ordered, the price of each. */
const ORDERED = new RegExp(
  String.raw`\d ?(?:${[...BOXES, ...SERVING_NOUNS].join('|')}|porsi|pax|orang) ?(?:@|x|×|kali|(?:se)?harga(?:nya)?)? ?$`,
  'u',
);
const EACH = new RegExp(String.raw`^ ?(?:per ?|se|\/ ?)(?:${[...COUNTED].join('|')})\b`, 'u');
const MADE = /\b(?:jadi|jd)\s*$/u;
const GIFT = /\bbeli (\d+) (?:gratis|free|bonus) (\d+)/u;
const PACK = /\bisi (\d+)\b/u;
const IN_PACKS = /\bisi \d+|\b\d+ (?:biji|pcs|buah|butir|potong|tusuk|bungkus) (?:rp\.? ?)?\d/u;
const ASKS_DISHES = /\b(?:jual\w*|usaha|bisnis|dagang|bikin|masak) (?:\w+ )?apa\b|\bide\b/u;
const PAYBACK = /\b(?:balik modal|bep|balik duit|balik sewa)\b/u;
const TOTAL = /\b(?:total\p{L}*|tagihan\p{L}*|dp|uang muka|panjar|bayar\p{L}*|semuanya berapa)\b/u;
const DAYS_A_MONTH = 30;
/** With one day off a week. */
const WORKDAYS_A_MONTH = 26;

/** "Jual 15000 sehari laku 40": a price is not per day. */
const OF_PORTIONS: ReadonlySet<MoneyRole> = new Set(['price', 'hpp', 'net', 'extra', 'fee']);
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
  /** Where the text begins that no earlier figure has used. */
  let open = 0;
  const numbers = readNumbers(text);
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1];
    // "Potong 20%" counts no pieces.
    const unit = number.word === 'potong' && next?.isShare === true ? '' : number.word;
    const isUnit = COUNTED.has(unit) || OTHER_UNITS.has(unit);
    const end = text.length - (isUnit ? number.afterWord : number.behind).length;
    const figure = readFigure(number, {
      unit: isUnit ? unit : undefined,
      said: number.before.slice(open),
      near: text.slice(end, next?.before.length).split(/[,.?]/u)[0]?.slice(0, REACH) ?? '',
    });
    if (figure === undefined) continue;
    if ('rupiah' in figure) money.push(figure);
    else if ('share' in figure) shares.push(figure);
    else counts.push(figure);
    open = end;
  }
  const [, paid, free] = GIFT.exec(text) ?? [];
  const [, pack] = PACK.exec(text) ?? [];
  const counted = counts.find(({ isMade }) => isMade) ?? counts[0];
  return {
    money,
    shares,
    counts,
    unit: counted?.unit ?? ASKED_UNIT.exec(text)?.[1] ?? 'porsi',
    gift: paid === undefined ? undefined : { paid: Number(paid), free: Number(free) },
    pack: pack === undefined ? undefined : Number(pack),
    daysAMonth: /\blibur\b/u.test(text) ? WORKDAYS_A_MONTH : DAYS_A_MONTH,
    asksPerMonth: /\b(?:se)?bulan/u.test(text),
    asksPayback: PAYBACK.test(text),
    asksTotal: TOTAL.test(text),
    asksDishes: ASKS_DISHES.test(text),
    isInPacks: IN_PACKS.test(text),
  };
}

/** A sum this many times that of a portion is for several portions: "modal 200 ribu jual 3000". */
export const FOR_MANY = 4;

/**
 * The money at hand for all that is cooked: "modal 200 ribu", "20rb buat makan".
 *
 * @returns whole rupiah; `undefined` if the question names none, or several sums.
 */
export function readAskedMoney(question: string): number | undefined {
  const { money } = readFigures(question);
  const [own, other] = money.filter(
    ({ role, period, isEach }) =>
      (role === 'modal' || role === 'cash') && period === undefined && !isEach,
  );
  if (own === undefined || other !== undefined) return undefined;
  const isOfPortion = money.some(
    (one) => one !== own && one.role !== 'unknown' && own.rupiah < one.rupiah * FOR_MANY,
  );
  return isOfPortion ? undefined : own.rupiah;
}

/** What stands around a figure. */
type Surroundings = {
  readonly unit: string | undefined;
  /** The text before it that no other figure has used. */
  readonly said: string;
  /** The words behind it, as far as they may be about it. */
  readonly near: string;
};

const NO_ROLE = { role: 'unknown', words: '' } as const;

function readFigure(
  { value, isMoney, isShare, before, behind }: AskedNumber,
  { unit, said, near }: Surroundings,
): Money | Share | Count | undefined {
  if (isShare) {
    const named = lastRole(SHARE_WORDS, said) ?? lastRole(SHARE_WORDS_BEHIND, near);
    return { role: named?.role ?? 'unknown', share: value / 100 };
  }
  if (isMoney || (unit === undefined && value >= LEAST_MONEY)) {
    const ofOrder = ORDERED.test(before) ? ({ role: 'price', words: '' } as const) : undefined;
    const named = ofOrder ?? lastRole(MONEY_WORDS, said);
    // "320 donat" counts; a number without "ribu" is money only after a word for it.
    if (named === undefined && !isMoney) return undefined;
    const { role, words } = named ?? lastRole(MONEY_WORDS_BEHIND, near) ?? NO_ROLE;
    return {
      role: IN_BULK.test(behind) ? 'unknown' : role,
      rupiah: Math.round(value),
      isEach: EACH.test(behind),
      period: OF_PORTIONS.has(role) ? undefined : (periodIn(words) ?? periodIn(near)),
    };
  }
  if (unit === undefined || !COUNTED.has(unit)) return undefined;
  return {
    count: value,
    unit,
    isMade: MADE.test(said),
    period: periodIn(said) ?? periodIn(near),
  };
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

function periodIn(text: string): Period | undefined {
  if (/\b(?:se|per ?|tiap ?|\/ ?)bulan/u.test(text)) return 'month';
  return /\b(?:se|per ?|tiap ?|\/ ?)hari/u.test(text) ? 'day' : undefined;
}
