import { KITCHEN_UNITS, readUnit } from '../lines/kitchen-units.ts';
import { createNameFinder, findMistakableWords } from '../lines/name-finder.ts';
import { readTable, TableError, type TableRow } from './csv-table.ts';
import { findForgottenFact, readFoodFact, type FoodFact } from './food-facts.ts';
import {
  ANY_FOOD,
  STALLS,
  type Grade,
  type MeasuredAmount,
  type PriceBook,
  type PricedFood,
  type Stall,
} from './price-book.ts';

/** One row of prices.csv. */
export type PriceTableRow = PricedFood & {
  /** Line in prices.csv, for messages. */
  readonly lineNumber: number;
  readonly low: number;
  readonly high: number;
  readonly source: string;
};

/** One row of measures.csv. */
type Measure = MeasuredAmount & {
  /** Line in measures.csv, for messages. */
  readonly lineNumber: number;
  /** Canonical name, or {@link ANY_FOOD}. */
  readonly food: string;
  /** A kitchen unit, or one of {@link ASSUMED_MEASURES}. */
  readonly measure: string;
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
 * Builds a price book from the texts of prices.csv and measures.csv.
 *
 * @param words of a dictionary; those that could be mistaken for a misspelt food are kept.
 * @throws TableError or Error, in plain Indonesian, for the first fault in the tables: a bad row,
 * a food listed twice, a name that two foods claim, a measure of a food without
 * a price.
 */
export function createPriceBook(
  pricesCsv: string,
  measuresCsv: string,
  words: readonly string[] = [],
): PriceBook {
  const foods = new Map<string, PricedFood>();
  for (const { lineNumber, source: _, low: _low, high: _high, ...food } of parsePrices(pricesCsv)) {
    if (foods.has(food.name)) {
      const problem = `bahan "${food.name}" tertulis dua kali`;
      throw new TableError('prices.csv', lineNumber, problem);
    }
    foods.set(food.name, food);
  }
  const measures = new Map<string, Map<string, MeasuredAmount>>();
  for (const { food, measure, amount, unit, lineNumber } of parseMeasures(measuresCsv)) {
    if (food !== ANY_FOOD && !foods.has(food)) {
      throw new TableError('measures.csv', lineNumber, `"${food}" tidak ada di prices.csv`);
    }
    const measured = measures.get(food) ?? new Map<string, MeasuredAmount>();
    if (measured.has(measure)) {
      const problem = `takaran "${measure}" ${food} tertulis dua kali`;
      throw new TableError('measures.csv', lineNumber, problem);
    }
    measures.set(food, measured.set(measure, { amount, unit }));
  }
  const realWords = findMistakableWords([...foods.values()], words);
  const names = createNameFinder([...foods.values()], realWords);
  return { foods, measures, realWords, names };
}

/**
 * Reads prices.csv.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
 */
export function parsePrices(csv: string): PriceTableRow[] {
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
    const { ingredient: food = '', measure = '', unit, amount = '' } = row.cells;
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
    return { lineNumber: row.lineNumber, food, measure, amount: value, unit };
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

function readPriceUnit(cell: string, fail: Fail): PriceTableRow['per'] {
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
