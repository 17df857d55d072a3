import Papa from 'papaparse';

/** One data row of a table, by column name, with its line in the file. */
export type TableRow = {
  readonly lineNumber: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** Most rows of one table; a longer file is a mistake, not a bigger kitchen. */
const MAX_ROWS = 20_000;

/**
 * A table that cannot be read. The message is Indonesian and names file and line, because the
 * people who edit these tables are cooks, not programmers.
 */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly file: string;
  readonly lineNumber: number;

  constructor(file: string, lineNumber: number, problem: string) {
    super(`${file} baris ${lineNumber}: ${problem}`);
    this.file = file;
    this.lineNumber = lineNumber;
  }
}

/**
 * Reads a comma-separated table with a header line. Cells are trimmed; a cell that contains a comma
 * is in double quotes; empty lines are skipped.
 *
 * @throws TableError if a column is missing, a row has the wrong number of cells, or a quote is
 * left open.
 */
export function readTable(file: string, text: string, columns: readonly string[]): TableRow[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const header = splitCells(file, 1, lines[0] ?? '');
  if (header.join() !== columns.join()) {
    throw new TableError(file, 1, `judul kolom harus "${columns.join(',')}"`);
  }
  if (lines.length > MAX_ROWS) {
    throw new TableError(file, lines.length, `terlalu panjang, paling banyak ${MAX_ROWS} baris`);
  }
  return lines.slice(1).flatMap((line, index) => {
    const lineNumber = index + 2;
    if (line.trim() === '') return [];
    const cells = splitCells(file, lineNumber, line);
    if (cells.length !== columns.length) {
      const problem = `ada ${cells.length} kolom, seharusnya ${columns.length} (${columns.join(', ')})`;
      throw new TableError(file, lineNumber, problem);
    }
    return [
      {
        lineNumber,
        cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
      },
    ];
  });
}

function splitCells(file: string, lineNumber: number, line: string): string[] {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter: ',', newline: '\n' });
  if (errors.length > 0) throw new TableError(file, lineNumber, 'tanda kutip " tidak ditutup');
  return (data[0] ?? ['']).map((cell) => cell.trim());
}
