import { printUnit } from '../lines/print-unit.ts';
import { wordSet } from '../lines/word-set.ts';
import { groupThousands } from '../recipes/rupiah.ts';

/** From 2 up only halves are written, of a kilogram or litre quarters; from 10 up only whole numbers. */
const HALVES_FROM = 2;
const WHOLE_FROM = 10;
/** Half of the smallest fraction that is written; less than that is only "a little". */
const LITTLE = 1 / 8;

/** Fractions that cooks can measure, with the sign they are printed as. */
const FRACTIONS = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;
const HALVES = [[1 / 2, '½']] as const;
/** As weights and oil are bought. */
const QUARTERS = FRACTIONS.filter(([part]) => (part * 4) % 1 === 0);
/** By the quarter: ¼ of 0.25. */
export const QUARTER_SIGNS: Readonly<Record<number, string>> = Object.fromEntries(QUARTERS);

/** Measured in quarters and thirds; every other unit but weights and volumes in halves. */
const FINE_UNITS: ReadonlySet<string> = wordSet('sdm sdt gelas cangkir mangkuk kg ons l');
/** Not cut in the kitchen: a third of an egg helps nobody. */
const WHOLE_UNITS: ReadonlySet<string> = wordSet('butir lembar helai biji tetes kuntum porsi');

const SDT_PER_SDM = 3;
/** A glass of 240 ml holds sixteen spoons of 15 ml. */
const SDM_PER_GELAS = 16;

/**
 * Writes an amount as a cook would: `2 sdm` for 0.125 gelas, `3 butir` for 2.7, `1,25 kg` for 1250
 * g.
 *
 * @param amount more than 0.
 * @param unit a printed unit of `kitchen-units.ts`, or `undefined` for a bare count.
 */
export function writeAmount(
  amount: number | { readonly min: number; readonly max: number },
  unit?: string,
): string {
  const { min, max } = typeof amount === 'number' ? { min: amount, max: amount } : amount;
  const kitchen = toKitchenUnit(max, unit);
  const upper = writeValue(max * kitchen.factor, kitchen.unit);
  const lower = writeValue(min * kitchen.factor, kitchen.unit);
  if (upper === '') return 'sedikit';
  const number = lower === upper || lower === '' ? upper : `${lower}–${upper}`;
  return kitchen.unit === undefined ? number : `${number} ${printUnit(kitchen.unit)}`;
}

/** Writes a number the Indonesian way: a comma before decimals, dots between thousands. */
export function writeDecimal(value: number, decimals: number): string {
  const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/u, '');
  return groupThousands(whole) + (rest === '' ? '' : `,${rest}`);
}

/** A share in percent: 0.075 is `7,5%`. */
export const writeShare = (share: number): string => `${writeDecimal(share * 100, 1)}%`;

type KitchenUnit = { readonly unit: string | undefined; readonly factor: number };

/** The unit a cook would use, and how many make one of the old. */
function toKitchenUnit(value: number, unit: string | undefined): KitchenUnit {
  const to = (other: string, factor: number): KitchenUnit => {
    const next = toKitchenUnit(value * factor, other);
    return { unit: next.unit, factor: next.factor * factor };
  };
  if (unit === 'g' && value >= 1_000) return to('kg', 1 / 1_000);
  if (unit === 'kg' && value < 1) return to('g', 1_000);
  if (unit === 'ons' && value < 1) return to('g', 100);
  if (unit === 'ons' && value >= WHOLE_FROM) return to('kg', 1 / 10);
  if (unit === 'ml' && value >= 1_000) return to('l', 1 / 1_000);
  if (unit === 'l' && value < 1) return to('ml', 1_000);
  if (unit === 'gelas' && value < 1 / 4) return to('sdm', SDM_PER_GELAS);
  if (unit === 'sdm' && value < 1 / 2) return to('sdt', SDT_PER_SDM);
  if (unit === 'sdt' && value > SDT_PER_SDM) return to('sdm', 1 / SDT_PER_SDM);
  return { unit, factor: 1 };
}

/** Empty for an amount too small to measure. */
function writeValue(value: number, unit: string | undefined): string {
  if (unit === 'g' || unit === 'ml') return writeScale(value);
  // A kitchen scale or jug is finer than quarters.
  if (unit === 'kg' || unit === 'l') {
    const fractions = value < HALVES_FROM ? FRACTIONS : QUARTERS;
    const isFraction = fractions.some(([fraction]) => Math.abs((value % 1) - fraction) < 0.004);
    return value < WHOLE_FROM && isFraction
      ? writeFraction(value, fractions)
      : writeDecimal(value, value < HALVES_FROM ? 2 : 1);
  }
  if (unit !== undefined && WHOLE_UNITS.has(unit) && value >= 0.7) {
    return writeDecimal(Math.round(value), 0);
  }
  // Half a coconut halved is a quarter.
  const isFine = value < 0.3 || (FINE_UNITS.has(unit ?? '') && value < HALVES_FROM);
  return writeFraction(value, isFine ? FRACTIONS : HALVES);
}

/** Grams and millilitres as they can be read off: single ones, then fives. */
function writeScale(value: number): string {
  if (value < 1 / 4) return '';
  if (value < 10) return writeDecimal(Math.round(value * 2) / 2 || 1 / 2, 1);
  const step = value < 100 ? 1 : 5;
  return writeDecimal(Math.round(value / step) * step, 0);
}

function writeFraction(value: number, fractions: readonly (readonly [number, string])[]): string {
  if (value < LITTLE) return '';
  if (value >= WHOLE_FROM) return writeDecimal(Math.round(value), 0);
  const candidates = [[0, ''] as const, ...fractions, [1, ''] as const];
  const whole = Math.floor(value);
  const [part, sign] = candidates.reduce((best, next) =>
    Math.abs(value - whole - next[0]) < Math.abs(value - whole - best[0]) ? next : best,
  );
  const ones = whole + (part === 1 ? 1 : 0);
  if (ones === 0) return sign === '' ? (fractions[0]?.[1] ?? '') : sign;
  return `${writeDecimal(ones, 0)}${sign}`;
}
