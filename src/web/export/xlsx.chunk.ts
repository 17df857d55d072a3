import { writeXlsx, type Cell, type CellStyle } from 'hucre/xlsx';
import { text as pageText } from '../text.ts';
import type { WorkbookCell, WorkbookSheet } from './workbook-cells.ts';

export { createCostWorkbook } from './cost-workbook.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Shown as `Rp 14.000` by Excel and LibreOffice in every language. */
const FORMATS: Readonly<Record<NonNullable<WorkbookCell['format']>, string>> = {
  rupiah: '[$-421]"Rp" #,##0',
  percent: '0%',
  count: '#,##0.###',
};
const INPUT_COLOUR = 'FFF7D6';
const COLUMN_WIDTHS = [38, 20, 20, 22, 22, 22, 30];
/** Bold text without a font name would get a different font. */
const BOLD = { bold: true, name: 'Calibri', size: 11 };
/** First column of text after a column of figures: it is indented. */
const BESIDE_FIGURES = 2;

/** Writes a workbook; every formula includes its value, for previews that do not compute. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const bytes = await writeXlsx({
    properties: { creator: pageText.productName },
    sheets: sheets.map(({ name, rows }, index) => ({
      name,
      columns: COLUMN_WIDTHS.map((width) => ({ width })),
      rows: rows.map((row) => Array.from(row, (cell) => cell?.value ?? null)),
      cells: new Map(
        rows.flatMap((row, rowAt) =>
          row.flatMap((cell, column) =>
            cell === undefined ? [] : [[`${rowAt},${column}`, toCell(cell, column)] as const],
          ),
        ),
      ),
      ...(index === 0 ? { freezePane: { rows: 1 } } : {}),
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    })),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPE });
}

function toCell(cell: WorkbookCell, column: number): Partial<Cell> {
  const { value, formula, format, isBold, isInput } = cell;
  const isText = typeof value === 'string';
  const style: CellStyle = {
    ...(format === undefined ? {} : { numFmt: FORMATS[format] }),
    ...(isBold ? { font: BOLD } : {}),
    ...(isText && isBold && column > 0 ? { alignment: { horizontal: 'center' } } : {}),
    ...(isText && !isBold && column >= BESIDE_FIGURES
      ? { alignment: { horizontal: 'left', indent: 1 } }
      : {}),
    ...(isInput
      ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: INPUT_COLOUR } } }
      : {}),
  };
  return formula === undefined
    ? { value, style }
    : { value, type: 'formula', formula, formulaResult: value, style };
}
