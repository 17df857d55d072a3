import { isPriced, isUnitPrice, linesInRupiah, type CostedLine } from '#core/costing/dish-cost.ts';
import { foodKey } from '#core/costing/own-prices.ts';
import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import { writePriceUnit } from '#core/kitchen/write-price.ts';
import { toWholeRupiah } from '#core/recipes/rupiah.ts';
import { writeBasis } from '../dish/cost-text.ts';
import type { Computed } from './sheet-figures.ts';
import { text } from './text.ts';
import {
  bold,
  headerRow,
  input,
  money,
  type WorkbookRow,
  type WorkbookSheet,
} from './workbook-cells.ts';

/** The price of each food, once for all dishes. */
export type PriceCells = {
  /** Absent if no dish has a food with a price. */
  readonly sheet: WorkbookSheet | undefined;
  /** Cells of the prices, by the key of the food. */
  readonly at: ReadonlyMap<string, string>;
};

export function priceCellsOf(dishes: readonly ScaledDish[]): PriceCells {
  const { name, hint, columns } = text.workbook.prices;
  const rows: WorkbookRow[] = [[bold({ value: name })], [{ value: hint }], [], headerRow(columns)];
  const at = new Map<string, string>();
  for (const { plan } of dishes) {
    const lines = plan.isComputed ? (plan.dishCost?.lines ?? []) : [];
    for (const { line, cost } of lines) {
      const food = foodKey(line);
      if (at.has(food) || !isPriced(cost)) continue;
      const { basis, bought } = cost;
      if (bought === undefined || !isUnitPrice(basis)) continue;
      rows.push([
        { value: food },
        input(basis.rupiah, 'rupiah'),
        { value: writePriceUnit(basis.per) },
        { value: writeBasis(basis, ' ') },
      ]);
      at.set(food, `'${name}'!B${rows.length}`);
    }
  }
  return { sheet: at.size === 0 ? undefined : { name, rows }, at };
}

/** A row for each line: what is used, its price and its cost. */
export function lineRows(
  { plan, scaled }: ScaledDish,
  firstRow: number,
  prices: PriceCells['at'],
): readonly WorkbookRow[] {
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
    return [
      ...named,
      ...priceCells(line, rupiah[index] ?? 0, { factor, prices, row: firstRow + index }),
    ];
  });
}

type LineParts = {
  readonly factor: number;
  readonly prices: PriceCells['at'];
  readonly row: number;
};

function priceCells(
  { line, cost }: CostedLine,
  rupiah: number,
  { factor, prices, row }: LineParts,
): WorkbookRow {
  if (!isPriced(cost)) {
    return [undefined, undefined, undefined, input(0, 'rupiah'), { value: text.workbook.unpriced }];
  }
  const { basis, bought } = cost;
  const remark = { value: writeBasis(basis, ' ') };
  const costOfRow = money({ value: rupiah, formula: `ROUND(C${row}*E${row},0)` });
  if (bought === undefined || !isUnitPrice(basis)) {
    // A sum is paid once for each recipe; at the cooked size it need not be whole rupiah.
    const unit = { value: text.workbook.perRecipe };
    return [
      { value: factor, format: 'count' },
      unit,
      input(cost.rupiah, 'rupiah'),
      costOfRow,
      remark,
    ];
  }
  return [
    { value: (bought.count * factor) / basis.per.quantity, format: 'count' },
    { value: writePriceUnit(basis.per) },
    { value: basis.rupiah, formula: prices.get(foodKey(line)), format: 'rupiah' },
    costOfRow,
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

/**
 * What a part of these rows costs, each rounded as a dish of that size would be.
 *
 * @param sheet its name.
 * @param firstRow number of the first row.
 */
export function partOf(
  rows: readonly WorkbookRow[],
  sheet: string,
  firstRow: number,
  share: Computed,
): Computed {
  const [used, price, cost] = ['C', 'E', 'F'].map(
    (column) => `'${sheet}'!${column}${firstRow}:${column}${firstRow + rows.length - 1}`,
  );
  const numberIn = (row: WorkbookRow, column: number) => Number(row[column]?.value ?? 0);
  const exact = (row: WorkbookRow) =>
    row[2] === undefined ? numberIn(row, 5) : numberIn(row, 2) * numberIn(row, 4);
  return {
    value: rows.reduce((sum, row) => sum + toWholeRupiah(exact(row) * share.value), 0),
    // Where no price is known, the reader writes what the row costs.
    formula: `SUMPRODUCT(ROUND((${used}*${price}+(${used}="")*${cost})*${share.formula},0))`,
  };
}
