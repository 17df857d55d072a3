const NO_BREAK_SPACE = '\u00a0';

const wholeNumber = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/**
 * Writes an amount as `Rp 45.000`, with a no-break space so that it never splits over two lines.
 *
 * @param amount whole rupiah; a negative amount carries its sign before `Rp`.
 */
export function formatRupiah(amount: number): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}Rp${NO_BREAK_SPACE}${wholeNumber.format(Math.abs(Math.round(amount)))}`;
}

/** Ten trillion rupiah: anything above is a slip of the model, not a cost. */
const MAX_RUPIAH = 10_000_000_000_000;

const MULTIPLIERS: Readonly<Record<string, number>> = {
  rb: 1_000,
  ribu: 1_000,
  k: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
};

const AMOUNT = /(\d[\d.,]*)\s*(rb|ribu|k|jt|juta)?(?![a-z])/iu;

/**
 * Reads an amount of rupiah as people and models write it: `45000`, `"Rp 45.000,-"`, `"15rb"`,
 * `"1,2 jt"`, `"Rp10.000–Rp15.000"` (the first of a range).
 *
 * A dot or comma before three digits parts thousands (`1.500` is 1500, never 1.5); before one or two
 * it is a decimal mark (`25000.0`, `1,2 jt`).
 *
 * @returns whole rupiah, 0 or more, or `undefined` when no amount is written.
 */
export function parseRupiah(value: unknown): number | undefined {
  if (typeof value === 'number') return toWholeRupiah(value);
  if (typeof value !== 'string') return undefined;
  const match = AMOUNT.exec(value);
  if (match === null) return undefined;
  const [, digits = '', suffix] = match;
  const multiplier = suffix === undefined ? undefined : MULTIPLIERS[suffix.toLowerCase()];
  return toWholeRupiah(readDigits(digits) * (multiplier ?? 1));
}

const GROUPED = /^(\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d{1,2})?$/u;

function readDigits(digits: string): number {
  const trimmed = digits.replace(/[.,]+$/u, '');
  const [, thousands] = GROUPED.exec(trimmed) ?? [];
  return thousands === undefined
    ? Number.parseFloat(trimmed.replace(',', '.'))
    : Number(thousands.replaceAll(/[.,]/gu, ''));
}

function toWholeRupiah(amount: number): number | undefined {
  if (!Number.isFinite(amount) || amount < 0 || amount > MAX_RUPIAH) return undefined;
  return Math.round(amount);
}
