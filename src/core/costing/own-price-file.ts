import Papa from 'papaparse';
import { printUnit } from '../lines/print-unit.ts';
import { readIngredientLine } from '../lines/read-ingredient-line.ts';
import type { OwnPrice, OwnPrices } from './own-prices.ts';
import { parseOwnPrice, type OwnPriceProblem } from './parse-own-price.ts';
import type { PriceBook, PriceUnit } from './price-book.ts';

/** Why a row of a price file was rejected; `line` counts from 1 as in a text editor. */
export type PriceFileFault = {
  readonly line: number;
  /** The row as it is in the file. */
  readonly row: string;
  readonly why:
    | OwnPriceProblem
    | { readonly problem: 'no-food' | 'no-unit' }
    /** An earlier line has another price for the same food. */
    | { readonly problem: 'twice'; readonly line: number };
};

/** The contents of a price file: the rows that were understood, and those that were not. */
type PriceFile = { readonly prices: OwnPrices; readonly faults: readonly PriceFileFault[] };

/** The `per` column of a sum that applies to one line of a recipe. */
const ONE_LINE = 'baris resep';
const COLUMNS = ['bahan', 'harga', 'per'];
/**
 * Indonesian Windows separates cells by semicolons, and its spreadsheets recognise UTF-8 only by
 * this mark.
 */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that a spreadsheet would compute instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/u;
/** Keeps a spreadsheet from computing a cell. */
const GUARD = /^'(?=[=+\-@\t\r'])/u;

/** Writes own prices as a table that a spreadsheet opens and {@link readPriceFile} reads. */
export function writePriceFile({ foods, lines }: OwnPrices): string {
  const rows = [
    ...Array.from(foods, ([food, { rupiah, per }]) => [food, rupiah, writeUnit(per)]),
    ...Array.from(lines, ([line, rupiah]) => [line, rupiah, ONE_LINE]),
  ];
  const table = Papa.unparse(
    [COLUMNS, ...rows.map(([name, ...cells]) => [guard(name), ...cells])],
    {
      delimiter: SEPARATOR,
      newline: '\r\n',
    },
  );
  return `${BYTE_ORDER_MARK}${table}\r\n`;
}

/**
 * Reads a table of own prices as people keep one: with or without a header, separated by
 * semicolons, commas or tabs, the unit in its own column ("42.000", "kg") or in the price ("42rb /
 * kg"). Each row that is not understood is reported with its line; the others are accepted.
 */
export function readPriceFile(text: string, book: PriceBook): PriceFile {
  const body = text
    .replace(/^\uFEFF/u, '')
    .replace(/^sep=.\r?\n/iu, (line) => line.replaceAll(/[^\r\n]/gu, ''));
  const { data } = Papa.parse<string[]>(body, { delimiter: findSeparator(body) });
  const foods = new Map<string, OwnPrice>();
  const lines = new Map<string, number>();
  const firstLines = new Map<string, number>();
  const faults: PriceFileFault[] = [];
  let columns: Columns | undefined;
  let line = 1;
  for (const cells of data) {
    const start = line;
    line += 1 + countLineBreaks(cells);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns === undefined) {
      columns = readHeader(cells);
      if (columns !== undefined) continue;
      columns = USUAL_COLUMNS;
    }
    const read = readRow(cells, columns, book);
    const fault = (why: PriceFileFault['why']) =>
      faults.push({ line: start, row: cells.join(' ').trim(), why });
    if ('problem' in read) {
      fault(read);
      continue;
    }
    const before = firstLines.get(read.key);
    const isSame =
      JSON.stringify(foods.get(read.key) ?? lines.get(read.key)) === JSON.stringify(read.price);
    if (before !== undefined && !isSame) fault({ problem: 'twice', line: before });
    if (before !== undefined) continue;
    firstLines.set(read.key, start);
    if (typeof read.price === 'number') lines.set(read.key, read.price);
    else foods.set(read.key, read.price);
  }
  return { prices: { foods, lines }, faults };
}

/**
 * The key of a food typed on its own: "Cabe rawit" is "cabai rawit", and a food unknown to the
 * tables keeps its name. `undefined` if the text names no single thing.
 */
export function readFoodName(text: string, book: PriceBook): string | undefined {
  const tidy = text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  if (!/\p{L}/u.test(tidy)) return undefined;
  const known = readIngredientLine(tidy, book).flatMap(({ food }) => food ?? []);
  return known.length > 1 ? undefined : (known[0] ?? tidy);
}

type Columns = { readonly food: number; readonly price: number; readonly per: number };
const USUAL_COLUMNS: Columns = { food: 0, price: 1, per: 2 };

/** A first row without any number is a header. */
function readHeader(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/u.test(cell))) return undefined;
  const find = (words: RegExp, usual: number) => {
    const at = cells.findIndex((cell) => words.test(cell));
    return at === -1 ? usual : at;
  };
  return {
    food: find(/bahan|nama|barang|item/iu, USUAL_COLUMNS.food),
    price: find(/harga|price|rp/iu, USUAL_COLUMNS.price),
    per: find(/\bper\b|satuan|unit|untuk|isi/iu, USUAL_COLUMNS.per),
  };
}

type ReadRow =
  | { readonly key: string; readonly price: OwnPrice | number }
  | Exclude<PriceFileFault['why'], { readonly problem: 'twice' }>;

function readRow(cells: readonly string[], columns: Columns, book: PriceBook): ReadRow {
  const name = (cells[columns.food] ?? '').trim().replace(GUARD, '');
  const price = (cells[columns.price] ?? '').trim();
  const per = (cells[columns.per] ?? '').trim();
  if (per.toLowerCase() === ONE_LINE) {
    const sum = parseOwnPrice(price, NO_UNIT);
    return 'problem' in sum ? sum : { key: name, price: sum.rupiah };
  }
  const key = readFoodName(name, book);
  if (key === undefined) return { problem: 'no-food' };
  const usual = book.foods.get(key)?.per ?? NO_UNIT;
  const read = parseOwnPrice(per === '' ? price : `${price} / ${per}`, usual);
  if ('problem' in read) return read;
  return read.per === NO_UNIT ? { problem: 'no-unit' } : { key, price: read };
}

/** The unit if neither the row nor the tables give one. */
const NO_UNIT: PriceUnit = { quantity: 1, unit: '' };

function findSeparator(text: string): string {
  const [first = ''] = text.trimStart().split('\n');
  return ['\t', ';'].find((mark) => first.includes(mark)) ?? ',';
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.join('').split('\n').length - 1;
}

function guard(name: string | number | undefined): string | number | undefined {
  return typeof name === 'string' && (FORMULA.test(name) || GUARD.test(name)) ? `'${name}` : name;
}

/** Writes what a price is for, as a spreadsheet in Indonesia reads it: `1 kg`, `0,25 kg`. */
function writeUnit({ quantity, unit }: PriceUnit): string {
  return `${String(quantity).replace('.', ',')} ${printUnit(unit)}`;
}

/** Merges the prices of a file into the present ones. */
export function mergeOwnPrices(before: OwnPrices, { foods, lines }: OwnPrices): OwnPrices {
  return {
    foods: new Map([...before.foods, ...foods]),
    lines: new Map([...before.lines, ...lines]),
  };
}
