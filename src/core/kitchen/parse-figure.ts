/** What was typed into a field, or why it is no figure. */
export type FigureInput =
  | { readonly value: number }
  | { readonly problem: 'empty' | 'not-a-number' | 'negative' | 'too-large' };

/** A milliard: more is a slip of the finger. */
const MAX_SUM_RUPIAH = 1_000_000_000;

const WORDS: Readonly<Record<string, number>> = {
  '': 1,
  rb: 1_000,
  ribu: 1_000,
  k: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
};
const SUM =
  /^(?:rp\.?\s*|idr\s*)?([-−])?\s*(?:rp\.?\s*)?(\d[\d.,\s]*?)(?:,-|\.-)?\s*(rb|ribu|k|jt|juta|rupiah)?$/u;
const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/u;
const DECIMAL = /^\d+(?:[.,]\d{1,2})?$/u;

/**
 * Reads a sum as people type it: `42rb`, `42.000`, `Rp 42.000,-`, `1,2 jt`, `42000`. Nothing else is
 * read as something: a field either understands or says that it does not.
 */
export function parseSum(text: string): FigureInput {
  const tidy = text.trim().toLowerCase();
  if (tidy === '') return { problem: 'empty' };
  const [, minus, digits = '', word = ''] = SUM.exec(tidy) ?? [];
  const number = readDigits(digits);
  if (number === undefined) return { problem: 'not-a-number' };
  if (minus !== undefined && number !== 0) return { problem: 'negative' };
  const value = Math.round(number * (WORDS[word] ?? 1));
  return value > MAX_SUM_RUPIAH ? { problem: 'too-large' } : { value };
}

/** Reads a share as people type it: `20`, `20%`, `7,5 %`. @returns 0.2 for 20 %. */
export function parsePercent(text: string, least: number, most: number): FigureInput {
  const tidy = text.trim().replace(/\s*%$/u, '');
  if (tidy === '') return { problem: 'empty' };
  if (/^[-−]\s*\d/u.test(tidy)) return { problem: 'negative' };
  if (!DECIMAL.test(tidy)) return { problem: 'not-a-number' };
  const value = Number(tidy.replace(',', '.')) / 100;
  return value < least || value > most ? { problem: 'too-large' } : { value };
}

function readDigits(digits: string): number | undefined {
  const tidy = digits.trim();
  if (GROUPED.test(tidy)) return Number(tidy.replaceAll(/[.,\s]/gu, ''));
  return DECIMAL.test(tidy) ? Number(tidy.replace(',', '.')) : undefined;
}
