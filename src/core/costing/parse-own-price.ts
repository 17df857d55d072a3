import { readUnit } from '../lines/kitchen-units.ts';
import { takeAmount } from '../lines/read-amount.ts';
import { MAX_SUM_RUPIAH, type OwnPrice } from './own-prices.ts';
import type { PriceUnit } from './price-book.ts';
import { asPrice, takeRupiah } from './typed-money.ts';

/** Why a price was not understood; `word` is what was found instead of a unit. */
export type OwnPriceProblem =
  | { readonly problem: 'empty' | 'no-amount' | 'negative' | 'too-large' }
  | { readonly problem: 'unknown-unit'; readonly word: string };

/** Units so small that a few rupiah can be their price. */
const BY_WEIGHT: ReadonlySet<string> = new Set(['g', 'ml']);
/** Longest text that is read as a price, in characters. */
const MAX_LENGTH = 80;

/** Separates the money from what it buys. */
const FOR = /^[ \-.,]*(?:[/=@]|(?:per|untuk|utk|buat)(?![a-z]))? ?(?:per )?/u;

/** Remarks of the writer: `kg (pasar)`. */
const REMARK = /\s*\([^)]*\)$/u;

/**
 * Reads a price as people type it: "42rb / kg", "2.500 seikat", "15.000 per 800 g", "Rp 42.000,-".
 *
 * @param usual the unit if the text gives none: the one shown beside the field.
 */
export function parseOwnPrice(text: string, usual: PriceUnit): OwnPrice | OwnPriceProblem {
  if (text.length > MAX_LENGTH) return { problem: 'no-amount' };
  if (text.trim() === '') return { problem: 'empty' };
  const money = takeRupiah(text);
  if (money === undefined) return { problem: 'no-amount' };
  const { rupiah, isNegative } = money;
  if (isNegative) return { problem: 'negative' };
  if (rupiah > MAX_SUM_RUPIAH) return { problem: 'too-large' };
  const rest = money.rest.replace(FOR, '').replace(REMARK, '').trim();
  // "15 / g" is a price; "15" beside "kg" means 15,000.
  if (rest === '')
    return { rupiah: BY_WEIGHT.has(usual.unit) ? rupiah : asPrice(rupiah), per: usual };
  const per = readPriceUnit(rest);
  return per === undefined ? { problem: 'unknown-unit', word: rest } : { rupiah, per };
}

/** Reads `kg`, `800 g`, `1/4 kg`, `seikat`. */
function readPriceUnit(text: string): PriceUnit | undefined {
  const taken = takeAmount(text);
  if (taken === undefined || taken.amount === 'to-taste') {
    const unit = readUnit(text) ?? readUnit(text.replace(/^se ?/u, ''));
    return unit === undefined ? undefined : { quantity: 1, unit };
  }
  const unit = readUnit(taken.rest);
  return unit === undefined ? undefined : { quantity: taken.amount.value, unit };
}
