import { isPriced, isUnitPrice, linesInRupiah, type CostedLine } from '#core/costing/dish-cost.ts';
import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import { writePriceUnit } from '#core/kitchen/write-price.ts';
import { writeBasis } from '../dish/cost-text.ts';
import { text } from './text.ts';
import { input, money, type WorkbookRow } from './workbook-cells.ts';

/** A row for each line: what is used, its price and its cost. */
export function lineRows({ plan, scaled }: ScaledDish, firstRow: number): readonly WorkbookRow[] {
  const { dishCost, isComputed, ingredientRupiah, factor } = plan;
  if (dishCost === undefined || !isComputed) {
    const estimate = { value: ingredientRupiah ?? 0, format: 'rupiah' as const };
    return [
      [
        { value: text.workbook.estimate },
        undefined,
        undefined,
        undefined,
        undefined,
        { ...estimate, isInput: true },
      ],
    ];
  }
  const rupiah = linesInRupiah(dishCost, factor);
  return dishCost.lines.map((line, index) => {
    const written = scaled.ingredient[line.position];
    const named = [
      { value: written?.name ?? line.line.name },
      { value: written?.servingSize ?? '' },
    ];
    return [...named, ...priceCells(line, rupiah[index] ?? 0, factor, firstRow + index)];
  });
}

function priceCells(
  { cost }: CostedLine,
  rupiah: number,
  factor: number,
  row: number,
): WorkbookRow {
  if (!isPriced(cost)) {
    return [undefined, undefined, undefined, input(0, 'rupiah'), { value: text.workbook.unpriced }];
  }
  const { basis, bought } = cost;
  const remark = { value: writeBasis(basis, ' ') };
  if (bought === undefined || !isUnitPrice(basis)) {
    return [undefined, undefined, undefined, input(rupiah, 'rupiah'), remark];
  }
  return [
    { value: (bought.count * factor) / basis.per.quantity, format: 'count' },
    { value: writePriceUnit(basis.per) },
    input(basis.rupiah, 'rupiah'),
    money({ value: rupiah, formula: `ROUND(C${row}*E${row},0)` }),
    remark,
  ];
}

/** The total cost of these rows. */
export function sumOf(rows: readonly WorkbookRow[]): number {
  return rows.reduce((sum, row) => {
    const value = row[5]?.value;
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
}
