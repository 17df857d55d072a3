import { KITCHEN_UNITS, readUnit } from '../lines/kitchen-units.ts';
import { readTable, TableError, type TableRow } from './csv-table.ts';
import { findForgottenFact, readFoodFact, type FoodFact } from './food-facts.ts';

/**
 * How far a figure can be trusted: A official series, B a single report or leaflet, C an older or
 * second-hand figure, D this project's own estimate.
 */
export type Grade = 'A' | 'B' | 'C' | 'D';

/** One row of prices.csv. */
export type PricedIngredient = {
  /** Line in prices.csv, for messages. */
  readonly lineNumber: number;
  /** Canonical Indonesian name, lower case. */
  readonly name: string;
  readonly synonyms: readonly string[];
  /** What the price is for: `{quantity: 275, unit: 'ml'}` or `{quantity: 1, unit: 'kg'}`. */
  readonly per: { readonly quantity: number; readonly unit: string };
  /** Consumer price in whole rupiah; 0 for tap water. */
  readonly price: number;
  readonly low: number;
  readonly high: number;
  /** Month the price is from, `2026-01`. */
  readonly date: string;
  readonly source: string;
  readonly grade: Grade;
  readonly contains: readonly FoodFact[];
  /** Edible share of what is bought: half of a whole prawn; absent if all of it is. */
  readonly edible?: number;
  /** Weight after cooking as a share of the raw edible weight: rice 2.3, beef 0.65. */
  readonly cooked?: number;
  /** Which market stall sells it; shopping lists are grouped by it. */
  readonly stall: Stall;
};

/** Market stalls in the order you walk past them. */
export const STALLS = [
  'daging & ikan',
  'sayur & bumbu segar',
  'sembako & bumbu kering',
  'kue & roti',
  'lain-lain',
] as const;

export type Stall = (typeof STALLS)[number];

/** One row of measures.csv: what one measure of the ingredient weighs or holds. */
export type Measure = {
  /** Line in measures.csv, for messages. */
  readonly lineNumber: number;
  /** Canonical name, or `*` for any ingredient. */
  readonly ingredient: string;
  /** A kitchen unit, or one of {@link ASSUMED_MEASURES}. */
  readonly measure: string;
  readonly amount: number;
  readonly unit: 'g' | 'ml';
};

/**
 * Assumptions listed among the measures: what `secukupnya` of a seasoning amounts to, and how much
 * oil goes into a pan for frying if the recipe does not say.
 */
const ASSUMED_MEASURES: ReadonlySet<string> = new Set(['secukupnya', 'menggoreng']);

const PRICE_COLUMNS = [
  'ingredient',
  'synonyms',
  'unit',
  'price',
  'low',
  'high',
  'date',
  'source',
  'grade',
  'contains',
  'edible',
  'cooked',
  'stall',
];
const MEASURE_COLUMNS = ['ingredient', 'measure', 'amount', 'unit', 'source', 'grade'];

/**
 * Reads prices.csv.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
 */
export function parsePrices(csv: string): PricedIngredient[] {
  return readTable('prices.csv', csv, PRICE_COLUMNS).map((row) => {
    const fail = failAt('prices.csv', row);
    const { cells } = row;
    const name = cells['ingredient'] ?? '';
    if (name === '' || name !== name.toLowerCase()) fail('nama bahan harus diisi, huruf kecil');
    const price = readWholeNumber(cells['price'], 'price', fail);
    const low = readWholeNumber(cells['low'], 'low', fail);
    const high = readWholeNumber(cells['high'], 'high', fail);
    if (low > price || price > high) {
      fail(`harga ${name} harus berurutan: low ${low} ≤ price ${price} ≤ high ${high}`);
    }
    const date = cells['date'] ?? '';
    if (!/^20\d\d-(?:0[1-9]|1[0-2])$/u.test(date)) fail(`tanggal "${date}" harus seperti 2026-01`);
    return {
      lineNumber: row.lineNumber,
      name,
      synonyms: splitList(cells['synonyms']),
      per: readPriceUnit(cells['unit'] ?? '', fail),
      price,
      low,
      high,
      date,
      source: readSource(cells['source'], fail),
      grade: readGrade(cells['grade'], fail),
      contains: readContains(cells['contains'], fail),
      ...readShare('edible', cells['edible'], 1, fail),
      ...readShare('cooked', cells['cooked'], MAX_COOKED_SHARE, fail),
      stall: readStall(cells['stall'], fail),
    };
  });
}

/**
 * Reads measures.csv.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
 */
export function parseMeasures(csv: string): Measure[] {
  return readTable('measures.csv', csv, MEASURE_COLUMNS).map((row) => {
    const fail = failAt('measures.csv', row);
    const { ingredient = '', measure = '', unit, amount = '' } = row.cells;
    if (!KITCHEN_UNITS.has(measure) && !ASSUMED_MEASURES.has(measure)) {
      const suggestion = readUnit(measure);
      fail(
        `takaran "${measure}" tidak dikenal${suggestion === undefined ? '' : `, tulis "${suggestion}"`}`,
      );
    }
    if (unit !== 'g' && unit !== 'ml') return fail(`satuan "${unit ?? ''}" harus g atau ml`);
    const value = Number(amount);
    if (amount === '' || !Number.isFinite(value) || value < 0) {
      fail(`jumlah "${amount}" harus angka, desimal dengan titik`);
    }
    readSource(row.cells['source'], fail);
    readGrade(row.cells['grade'], fail);
    return { lineNumber: row.lineNumber, ingredient, measure, amount: value, unit };
  });
}

type Fail = (problem: string) => never;

function failAt(file: string, row: TableRow): Fail {
  return (problem) => {
    throw new TableError(file, row.lineNumber, problem);
  };
}

function splitList(cell: string | undefined): string[] {
  return (cell ?? '')
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function readWholeNumber(cell: string | undefined, column: string, fail: Fail): number {
  if (cell === undefined || !/^\d{1,9}$/u.test(cell)) {
    return fail(`${column} "${cell ?? ''}" harus angka rupiah tanpa titik, misalnya 15000`);
  }
  return Number(cell);
}

function readPriceUnit(cell: string, fail: Fail): PricedIngredient['per'] {
  const [, quantity = '1', unit = ''] = /^(?:(\d+)\s+)?([a-z ]+)$/u.exec(cell) ?? [];
  if (!KITCHEN_UNITS.has(unit) || Number(quantity) === 0) {
    return fail(`satuan harga "${cell}" tidak dikenal, misalnya kg, l, butir atau "275 ml"`);
  }
  return { quantity: Number(quantity), unit };
}

/** Dried mushrooms absorb most: five times their weight. */
const MAX_COOKED_SHARE = 5;

function readShare<Column extends 'edible' | 'cooked'>(
  column: Column,
  cell: string | undefined,
  most: number,
  fail: Fail,
): { readonly [Key in Column]?: number } {
  if (cell === undefined || cell === '') return {};
  const share = Number(cell);
  if (!(share > 0 && share <= most)) {
    fail(`${column} "${cell}" harus bagian dari satu, desimal dengan titik, paling banyak ${most}`);
  }
  return { [column]: share } as { readonly [Key in Column]?: number };
}

function readStall(cell: string | undefined, fail: Fail): Stall {
  return (
    STALLS.find((stall) => stall === cell) ??
    fail(`stall "${cell ?? ''}" harus salah satu dari: ${STALLS.join(', ')}`)
  );
}

function readSource(cell: string | undefined, fail: Fail): string {
  return cell === undefined || cell === '' ? fail('sumber (source) harus diisi') : cell;
}

function readGrade(cell: string | undefined, fail: Fail): Grade {
  if (cell === 'A' || cell === 'B' || cell === 'C' || cell === 'D') return cell;
  return fail(`grade "${cell ?? ''}" harus A, B, C atau D`);
}

function readContains(cell: string | undefined, fail: Fail): FoodFact[] {
  const facts = splitList(cell).map(
    (word) => readFoodFact(word) ?? fail(`"${word}" bukan kata yang dikenal di kolom contains`),
  );
  const forgotten = findForgottenFact(facts);
  if (forgotten !== undefined) fail(`kolom contains lupa menulis "${forgotten}"`);
  return facts;
}
