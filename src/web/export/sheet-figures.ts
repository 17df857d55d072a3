import { toWholeRupiah } from '#core/recipes/rupiah.ts';

/** A figure of a sheet: its current value, and its cell. */
export type Figure = { readonly value: number; readonly at: string };
/** A computed value, and the formula that a spreadsheet computes it by. */
export type Computed = { readonly value: number; readonly formula: string };

export const product = (a: Figure, b: Figure): Computed => ({
  value: a.value * b.value,
  formula: `${a.at}*${b.at}`,
});
/**
 * The share of a pack's price that one piece pays. Part of a longer formula, so neither rounded nor a
 * separate cell.
 */
export const each = (pack: Figure, pieces: Figure): Figure => ({
  value: pack.value / pieces.value,
  at: `${pack.at}/${pieces.at}`,
});
export const quotient = (a: Figure, b: Figure): Computed => ({
  value: a.value / b.value,
  formula: `${a.at}/${b.at}`,
});
export const difference = (a: Figure, b: Figure): Computed => ({
  value: a.value - b.value,
  formula: `${a.at}-${b.at}`,
});
/** Amounts are rounded once, so that what is shown adds up. */
export const whole = ({ value, formula }: Computed): Computed => ({
  value: toWholeRupiah(value),
  formula: `ROUND(${formula},0)`,
});
export const sum = (...figures: readonly Figure[]): Computed => ({
  value: figures.reduce((total, { value }) => total + value, 0),
  formula: figures.map(({ at }) => at).join('+'),
});
