import { writeXlsx, type Cell, type CellStyle } from 'hucre/xlsx';
import { text as pageText } from '../text.ts';
import type { WorkbookCell, WorkbookSheet } from './cost-workbook.ts';

export { createCostWorkbook } from './cost-workbook.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Shown as `Rp 14.000` by Excel and LibreOffice alike, in every language. */
const FORMATS: Readonly<Record<NonNullable<WorkbookCell['format']>, string>> = {
  rupiah: '[$-421]"Rp" #,##0',
  percent: '0%',
  count: '#,##0.###',
};
const INPUT_COLOUR = 'FFF7D6';
const COLUMN_WIDTHS = [38, 20, 12, 14, 16, 16, 30];

/** Writes a workbook; every formula carries its value, for previews that compute nothing. */
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
            cell === undefined ? [] : [[`${rowAt},${column}`, toCell(cell)] as const],
          ),
        ),
      ),
      ...(index === 0 ? { freezePane: { rows: 1 } } : {}),
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    })),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPE });
}

function toCell({ value, formula, format, isBold, isInput }: WorkbookCell): Partial<Cell> {
  const style: CellStyle = {
    ...(format === undefined ? {} : { numFmt: FORMATS[format] }),
    ...(isBold ? { font: { bold: true } } : {}),
    ...(isInput
      ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: INPUT_COLOUR } } }
      : {}),
  };
  return formula === undefined
    ? { value, style }
    : { value, type: 'formula', formula, formulaResult: value, style };
}
