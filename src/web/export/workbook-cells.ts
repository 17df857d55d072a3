import type { Computed, Figure } from './sheet-figures.ts';

/** A cell: text, a number, or a formula with its current value. */
export type WorkbookCell = {
  readonly value: string | number;
  /** Without the leading `=`; references are already resolved. */
  readonly formula?: string | undefined;
  readonly format?: 'rupiah' | 'percent' | 'count';
  readonly isBold?: boolean;
  /** Cells the reader may change; everything else is computed from them. */
  readonly isInput?: boolean;
};

/** From the first column; an absent cell is empty. */
export type WorkbookRow = readonly (WorkbookCell | undefined)[];

export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly WorkbookRow[];
};

/** The columns of the overview after the name, in this order, which are also their terms. */
export const OVERVIEW_COLUMNS = [
  'portionsSold',
  'costPerPortion',
  'price',
  'profitPerPortion',
  'profitPerBatch',
] as const;

/** A sheet with the figures that the overview takes from it. */
export type SheetWithResults = WorkbookSheet & {
  readonly results: Readonly<Record<(typeof OVERVIEW_COLUMNS)[number], Figure>>;
};

/** The letter of a column, counted from 0. */
export const letterOf = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** A computed amount. */
export const money = (computed: Computed) => ({ ...computed, format: 'rupiah' as const });

/** A cell that stands out. */
export const bold = <Cell extends WorkbookCell>(cell: Cell) => ({ ...cell, isBold: true });

/** A figure that the reader may change. */
export const input = (value: number, format: NonNullable<WorkbookCell['format']>) => ({
  value,
  format,
  isInput: true,
});

/** The names of the columns. */
export const headerRow = (columns: readonly string[]): WorkbookRow =>
  columns.map((value) => ({ value, isBold: true }));

/** Adds a row of a label and a figure. Figures refer to rows above them, so their order matters. */
export type Add = (label: string, cell: WorkbookCell & { readonly value: number }) => Figure;

/** What adds rows of a label and a figure to the rows of a sheet. */
export const adderTo =
  (rows: WorkbookRow[]): Add =>
  (label, cell) => {
    rows.push([{ value: label, isBold: cell.isBold === true }, cell]);
    return { value: cell.value, at: `B${rows.length}` };
  };
