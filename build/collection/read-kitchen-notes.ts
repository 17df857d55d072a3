import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import type { KitchenNote } from '../../src/core/sources/collection/kitchen-note.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';

const FILE = 'kitchen-notes.csv';
const COLUMNS = ['asked', 'note'];

/**
 * Reads kitchen-notes.csv. Every word of `asked` is in its plain spelling, since questions are
 * compared in it.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
 */
export function readKitchenNotes(csv: string): readonly KitchenNote[] {
  const seen = new Set<string>();
  return readTable(FILE, csv, COLUMNS).map(({ lineNumber, cells }) => {
    const { asked = '', note = '' } = cells;
    const fail = (problem: string): never => {
      throw new TableError(FILE, lineNumber, problem);
    };
    if (asked === '' || note === '') fail('asked dan note harus diisi');
    for (const alternative of asked.split('|')) {
      if (seen.has(alternative)) fail(`"${alternative}" tertulis dua kali`);
      seen.add(alternative);
      for (const form of alternative.split(/[ /]/u)) {
        const plain = foldText(form).join(' ');
        if (plain !== form) fail(`"${form}" tidak akan cocok; tulis "${plain}"`);
      }
    }
    return { asked, note };
  });
}
