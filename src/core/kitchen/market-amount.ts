import type { PriceUnit } from '../costing/price-book.ts';
import { wordSet } from '../lines/word-set.ts';
import { QUARTER_SIGNS, writeDecimal } from './write-amount.ts';
import { writePriceUnit } from './write-price.ts';

/** What a market sells instead of the exact amount. */
type MarketAmount = {
  /**
   * In the unit of the price; never less than is needed, except for a fraction of a leaf among
   * many.
   */
  readonly value: number;
  /** "¼ kg", "3 ons", "2 ikat", "1 × 275 ml". */
  readonly text: string;
};

/** A sachet or a pinch of spice, then half an ons, ons by ons, and quarters of a kilogram. */
const SMALL_WEIGHTS_G = [10, 25, 50, 100, 200, 250, 300, 400, 500, 750, 1_000] as const;
const WEIGHT_STEP_G = 250;
const LARGE_WEIGHT_G = 5_000;
const LARGE_WEIGHT_STEP_G = 500;
const VOLUME_STEP_ML = 250;

/** From this many pieces up, less than half of another is not bought. */
const WHOLE_FROM = 10;
/** Absorbs floating-point errors in a sum that is exactly one step. */
const TOLERANCE = 1e-6;

/**
 * Rounds an amount up to what a market sells.
 *
 * @param value in the unit of the price (0.35 for 350 g of what is priced per kilogram), 0 or more.
 */
export function toMarketAmount(value: number, per: PriceUnit): MarketAmount {
  if (per.quantity !== 1) {
    const packs = Math.ceil(value / per.quantity - TOLERANCE);
    return { value: packs * per.quantity, text: `${packs} × ${writePriceUnit(per)}` };
  }
  if (per.unit === 'kg') {
    const grams = roundWeight(value * 1_000);
    return { value: grams / 1_000, text: writeWeight(grams) };
  }
  if (per.unit === 'l') {
    const quarters = Math.ceil((value * 1_000) / VOLUME_STEP_ML - TOLERANCE);
    return { value: quarters / 4, text: `${writeQuarters(quarters)} liter` };
  }
  const whole = toWholePieces(value, per.unit);
  return { value: whole, text: `${writeDecimal(whole, 0)} ${per.unit}` };
}

/** Not bought by the handful: for 33.3 eggs 34 are bought. */
export const BOUGHT_SINGLY: ReadonlySet<string> = wordSet('butir buah ekor');

/** Many pieces are rounded to the nearest: nobody buys a 69th leaf for a tenth of it, but an egg. */
export function toWholePieces(value: number, unit: string | undefined): number {
  const isRoundedUp = value < WHOLE_FROM || BOUGHT_SINGLY.has(unit ?? '');
  return isRoundedUp ? Math.ceil(value - TOLERANCE) : Math.round(value);
}

function roundWeight(grams: number): number {
  const small = SMALL_WEIGHTS_G.find((weight) => weight >= grams - TOLERANCE);
  if (small !== undefined) return small;
  const step = grams > LARGE_WEIGHT_G + TOLERANCE ? LARGE_WEIGHT_STEP_G : WEIGHT_STEP_G;
  return Math.ceil(grams / step - TOLERANCE) * step;
}

function writeWeight(grams: number): string {
  if (grams % WEIGHT_STEP_G === 0) return `${writeQuarters(grams / WEIGHT_STEP_G)} kg`;
  if (grams < 50) return `${grams} g`;
  return grams === 50 ? '½ ons' : `${grams / 100} ons`;
}

function writeQuarters(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const part = QUARTER_SIGNS[(quarters / 4) % 1] ?? '';
  return whole === 0 && part !== '' ? part : `${writeDecimal(whole, 0)}${part}`;
}
