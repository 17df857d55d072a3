import { readUnit, unitsPerUnit } from '../lines/kitchen-units.ts';
import { takeAmount } from '../lines/read-amount.ts';
import { MAX_SUM_RUPIAH, type OwnPrice } from './own-prices.ts';
import type { PriceUnit } from './price-book.ts';
import { asPrice, takeRupiah } from './typed-money.ts';

/** Why a price was not understood; `word` is what was found instead of a unit. */
export type OwnPriceProblem =
  | { readonly problem: 'empty' | 'no-amount' | 'negative' | 'too-large' }
  | { readonly problem: 'unknown-unit'; readonly word: string }
  /** No unit, and so far from the market's price that another unit may be meant. */
  | {
      readonly problem: 'unlikely';
      readonly rupiah: number;
      readonly per: PriceUnit;
      readonly market: OwnPrice;
    };

/** A price without a unit that is this many times the market's, or a fraction of it, is asked about. */
const MAX_TIMES_MARKET = 4;

/** Units so small that a few rupiah can be their price. */
const BY_WEIGHT: ReadonlySet<string> = new Set(['g', 'ml']);
/** Longest text that is read as a price, in characters. */
const MAX_PRICE_CHARS = 80;

/** Separates the money from what it buys. */
const FOR = /^[ \-.,]*(?:[/=@]|(?:per|untuk|utk|buat)(?![a-z]))? ?(?:per )?/u;

/** A half after a sum is not read, since it may be of the unit or of the sum: "7rb setengah". */
const HALF_MORE = /^(?:s?e?tengah|separuh|separo|1 ?\/ ?2|0,5)$/u;

/** Remarks of the writer: `kg (pasar)`. */
const REMARK = /\s*\([^)]*\)$/u;

/** What is bought before its price: `2 ons 5rb`, `sekilo: Rp 42.000`. */
const AMOUNT_FIRST = /^(?<what>\S.*?)[ :=@]+(?<money>(?:rp\.? ?)?\d[\d.,]*(?: ?[a-z]+)?(?:,-)?)$/u;
/** A pack and what is in it: `karung 50 kg`, `dus isi 40 bungkus`. */
const PACK = /^(?:1 )?(?<pack>[a-z]+) (?:isi )?(?<content>\d.*)$/u;

/**
 * Reads a price as people type it: "42rb / kg", "2.500 seikat", "15.000 per 800 g", "Rp 42.000,-",
 * "4rb seperempat", "2 ons 5rb", "800rb sekarung 50 kg".
 *
 * @param usual the unit if the text gives none: the one shown beside the field.
 * @param market the food's price there: if it is per the usual unit, it tells whether that unit is meant.
 */
export function parseOwnPrice(
  text: string,
  usual: PriceUnit,
  market?: OwnPrice,
): OwnPrice | OwnPriceProblem {
  if (text.length > MAX_PRICE_CHARS) return { problem: 'no-amount' };
  const read = readMoneyFirst(text, usual);
  // A sum alone that is far from the market's may be for another unit: "2.500" is what one egg costs, not a kilo.
  if (!('problem' in read) && read.per === usual && market && isFarFrom(read, market))
    return { problem: 'unlikely', ...read, market };
  const isUnread = 'problem' in read && /^(?:unknown-unit|no-amount)$/u.test(read.problem);
  return (isUnread && readAmountFirst(text, usual)) || read;
}

/** False if the market's price is per another unit, or 0. */
function isFarFrom({ rupiah, per }: OwnPrice, market: OwnPrice): boolean {
  const isSameUnit = per.unit === market.per.unit && per.quantity === market.per.quantity;
  if (!isSameUnit || market.rupiah === 0) return false;
  const times = rupiah / market.rupiah;
  return times > MAX_TIMES_MARKET || times < 1 / MAX_TIMES_MARKET;
}

function readMoneyFirst(text: string, usual: PriceUnit): OwnPrice | OwnPriceProblem {
  if (text.trim() === '') return { problem: 'empty' };
  const money = takeRupiah(text);
  if (money === undefined) return { problem: 'no-amount' };
  const { rupiah, isNegative } = money;
  if (isNegative) return { problem: 'negative' };
  if (rupiah > MAX_SUM_RUPIAH) return { problem: 'too-large' };
  const rest = money.rest.replace(FOR, '').replace(REMARK, '').trim();
  // A small sum means thousands, unless a gram may cost as little: "15" for a kilo is 15,000.
  if (rest === '')
    return { rupiah: BY_WEIGHT.has(usual.unit) ? rupiah : asPrice(rupiah), per: usual };
  const per = HALF_MORE.test(money.rest) ? undefined : readTypedUnit(rest, usual);
  return per === undefined ? { problem: 'unknown-unit', word: rest } : { rupiah, per };
}

/** A smaller sum may be the weight of something else. */
const MIN_CERTAIN_RUPIAH = 1_000;

function readAmountFirst(text: string, usual: PriceUnit): OwnPrice | undefined {
  const { what = '', money = '' } = AMOUNT_FIRST.exec(text.toLowerCase().trim())?.groups ?? {};
  const { rupiah = 0, rest } = takeRupiah(money) ?? {};
  // Ambiguous, so rejected: "2 ons 5" (5 or 5,000 rupiah?), "1 kg 500" (a price or grams?).
  const isCertain = rupiah === asPrice(rupiah) && rupiah >= MIN_CERTAIN_RUPIAH;
  if (rest !== '' || !isCertain || rupiah > MAX_SUM_RUPIAH) return undefined;
  const per = readTypedUnit(what, usual);
  return per && { rupiah, per };
}

/** Reads `kg`, `800 g`, `1/4 kg`, `seikat`, `seperempat`, `sekarung 50 kg`. */
function readTypedUnit(text: string, usual: PriceUnit): PriceUnit | undefined {
  const taken = takeAmount(text);
  if (taken === undefined || taken.amount === 'to-taste') {
    const unit = readOneOf(text);
    return unit === undefined ? readPack(text, usual) : { quantity: 1, unit };
  }
  const { value: quantity } = taken.amount;
  // At the market "seperempat" is of a kilo.
  if (taken.rest === '' && quantity < 1)
    return { quantity, unit: usual.unit === 'l' ? usual.unit : 'kg' };
  const unit = readUnit(taken.rest);
  return unit === undefined ? readPack(text, usual) : { quantity, unit };
}

/** A pack's content is what it weighs; a kilo has no content. */
function readPack(text: string, usual: PriceUnit): PriceUnit | undefined {
  const { pack = '', content = '' } = PACK.exec(text)?.groups ?? {};
  const unit = readOneOf(pack);
  if (unit === undefined || weighsSomething(unit)) return undefined;
  const inside = readTypedUnit(content, usual);
  return inside !== undefined && inside.quantity >= 1 ? inside : undefined;
}

const weighsSomething = (unit: string): boolean =>
  (unitsPerUnit(unit, 'g') ?? unitsPerUnit(unit, 'ml')) !== undefined;

/** A unit, with or without the prefix for "one": `ikat`, `seikat`. */
const readOneOf = (text: string): string | undefined =>
  readUnit(text) ?? readUnit(text.replace(/^se ?/u, ''));
