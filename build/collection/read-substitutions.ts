import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { Substitution } from '../../src/core/sources/collection/substitution.ts';

const FILE = 'substitutions.csv';
const COLUMNS = ['food', 'substitute', 'ratio', 'change'];

/**
 * Reads substitutions.csv. Both foods must be in prices.csv under the same name.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
 */
export function readSubstitutions(csv: string, book: PriceBook): readonly Substitution[] {
  const seen = new Set<string>();
  return readTable(FILE, csv, COLUMNS).map(({ lineNumber, cells }) => {
    const { food = '', substitute = '', ratio = '', change = '' } = cells;
    const fail = (problem: string): never => {
      throw new TableError(FILE, lineNumber, problem);
    };
    for (const name of [food, substitute]) {
      if (!book.foods.has(name)) fail(`bahan "${name}" tidak ada di prices.csv`);
    }
    if (food === substitute) fail(`${food} tidak bisa menggantikan dirinya sendiri`);
    if (seen.has(`${food}|${substitute}`)) fail(`${food} dan ${substitute} tertulis dua kali`);
    seen.add(`${food}|${substitute}`);
    if (ratio === '' || change === '') fail('ratio dan change harus diisi');
    const contains = book.foods.get(substitute)?.contains ?? [];
    return { food, substitute, contains, ratio, change };
  });
}
