/** Corrects floating-point error: 0.49999999 rupiah still rounds as a half. */
const TINY = 1e-6;

/** Whole rupiah, as a spreadsheet rounds them. */
export const toWholeRupiah = (exact: number): number => Math.round(exact + TINY);

const NO_BREAK_SPACE = '\u00a0';

/** Writes dots between the thousands of a whole number: `45.000`. */
export const groupThousands = (digits: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, '.');

/**
 * Writes an amount as `Rp 45.000`, with a no-break space so that it never splits over two lines.
 * By hand: `Intl.NumberFormat` takes 36 ms to start, four times that on a slow phone.
 *
 * @param amount whole rupiah; a minus sign precedes `Rp`.
 */
export function formatRupiah(amount: number): string {
  const whole = Math.round(amount);
  const digits = groupThousands(Math.abs(whole).toFixed(0));
  return `${whole < 0 ? '−' : ''}Rp${NO_BREAK_SPACE}${digits}`;
}

/** Ten trillion rupiah: anything above is a mistake of the model, not a cost. */
const MAX_RUPIAH = 10_000_000_000_000;

/** Multipliers written after a number. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['rb', 1_000],
  ['rbu', 1_000],
  ['rebu', 1_000],
  ['ribu', 1_000],
  ['k', 1_000],
  ['jt', 1_000_000],
  ['juta', 1_000_000],
]);

/** Source of a pattern for a multiplier, in lower case. */
export const MULTIPLIER = [...MULTIPLIERS.keys()].join('|');

/** Amounts come early in a text; without a limit, hostile text would take seconds. */
const MAX_AMOUNT_CHARS = 200;

/** The end of a range, for its unit: "10–15 ribu" starts at ten thousand. */
const RANGE_END = String.raw`\s*(?:[-–—]|s\.?/?d\.?|sampai)\s*\d[\d.,]*\s*([a-z]+)`;
/** Digits, perhaps grouped by spaces, and the word after them. */
const AMOUNT = String.raw`(\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\d[\d.,]*)(?:${RANGE_END}|\s*([a-z]*))`;
/** An amount marked as money; in "2 kg Rp 30.000" it is the second number. */
const AMOUNT_IN_RUPIAH = new RegExp(String.raw`(?:\brp\.?|\bidr)\s*(?:([-−])\s*)?${AMOUNT}`, 'iu');
const ANY_AMOUNT = new RegExp(String.raw`([-−])?${AMOUNT}`, 'iu');

/**
 * Reads an amount of rupiah as people and models write it: `45000`, `"Rp 45.000,-"`, `"15rb"`,
 * `"1,2 jt"`, `"Rp10.000–Rp15.000"` (the first of a range).
 *
 * A dot or comma before three digits separates thousands (`1.500` is 1500, never 1.5); before one or two
 * it is a decimal mark (`25000.0`, `1,2 jt`).
 *
 * @returns whole rupiah, 0 or more, or `undefined` if there is no amount.
 */
export function parseRupiah(value: unknown): number | undefined {
  if (typeof value === 'number') return parseWholeRupiah(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, MAX_AMOUNT_CHARS);
  const match = AMOUNT_IN_RUPIAH.exec(text) ?? ANY_AMOUNT.exec(text) ?? [];
  const [, minus, digits, wordOfRange, word = ''] = match;
  if (digits === undefined || minus !== undefined) return undefined;
  return parseWholeRupiah(readDigits(digits) * multiplierOf(wordOfRange ?? word));
}

/** 1,000 for "rb"; 1 for any other word, or none. */
export const multiplierOf = (word: string): number => MULTIPLIERS.get(word.toLowerCase()) ?? 1;

/** Groups of three digits, perhaps followed by decimals. */
export const GROUPED = /^(\d{1,3}(?:[., \u00a0]\d{3})+)(?:[.,]\d{1,2})?$/u;

/** `42.000` is 42000, `1,2` is 1.2. */
export function readDigits(digits: string): number {
  const trimmed = digits.replace(/[.,]+$/u, '');
  const [, thousands] = GROUPED.exec(trimmed) ?? [];
  return thousands === undefined
    ? Number.parseFloat(trimmed.replace(',', '.'))
    : Number(thousands.replaceAll(/[., \u00a0]/gu, ''));
}

function parseWholeRupiah(amount: number): number | undefined {
  if (!Number.isFinite(amount) || amount < 0 || amount > MAX_RUPIAH) return undefined;
  return Math.round(amount);
}
