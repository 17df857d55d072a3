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
  letterOf,
  money,
  type WorkbookCell,
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

type LineColumn = keyof typeof text.workbook.lineColumns;
/** What stands in the columns of a line; an absent cell is empty. */
type LineCells = Partial<Readonly<Record<LineColumn, WorkbookCell>>>;

const LINE_COLUMNS = Object.keys(text.workbook.lineColumns) as LineColumn[];
const letterIn = (column: LineColumn): string => letterOf(LINE_COLUMNS.indexOf(column));

/** The cells of a line in their order. */
export const rowOf = (cells: LineCells): WorkbookRow => LINE_COLUMNS.map((column) => cells[column]);

/** A row for each line: what is used, its price and its cost. */
export function lineCells(
  { plan, scaled }: ScaledDish,
  firstRow: number,
  prices: PriceCells['at'],
): readonly LineCells[] {
  const { dishCost, isComputed, ingredientRupiah, factor } = plan;
  if (dishCost === undefined || !isComputed) {
    return [
      { food: { value: text.workbook.estimate }, cost: input(ingredientRupiah ?? 0, 'rupiah') },
    ];
  }
  const rupiah = linesInRupiah(dishCost, factor);
  return dishCost.lines.map((line, index) => {
    const written = scaled.ingredient[line.position];
    return {
      food: { value: written?.name ?? line.line.name },
      amount: { value: written?.servingSize ?? '' },
      ...priceCells(line, rupiah[index] ?? 0, { factor, prices, row: firstRow + index }),
    };
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
): LineCells {
  if (!isPriced(cost)) {
    return { cost: input(0, 'rupiah'), remark: { value: text.workbook.unpriced } };
  }
  const { basis, bought } = cost;
  const formula = `ROUND(${letterIn('used')}${row}*${letterIn('price')}${row},0)`;
  const ofRow = {
    cost: money({ value: rupiah, formula }),
    remark: { value: writeBasis(basis, ' ') },
  };
  if (bought === undefined || !isUnitPrice(basis)) {
    return {
      used: { value: factor, format: 'count' },
      // A sum is paid once for each recipe; at the cooked size it need not be whole rupiah.
      unit: { value: text.workbook.perRecipe },
      price: input(cost.rupiah, 'rupiah'),
      ...ofRow,
    };
  }
  return {
    used: { value: (bought.count * factor) / basis.per.quantity, format: 'count' },
    unit: { value: writePriceUnit(basis.per) },
    price: { value: basis.rupiah, formula: prices.get(foodKey(line)), format: 'rupiah' },
    ...ofRow,
  };
}

const numberIn = (cell: WorkbookCell | undefined): number => Number(cell?.value ?? 0);

/** The cells of all lines in one column. */
const rangeOf = (column: LineColumn, { length }: readonly LineCells[], firstRow: number): string =>
  `${letterIn(column)}${firstRow}:${letterIn(column)}${firstRow + length - 1}`;

/** The total cost of these lines. @param firstRow number of the first row. */
export const sumOf = (lines: readonly LineCells[], firstRow: number): Computed => ({
  value: lines.reduce((sum, { cost }) => sum + numberIn(cost), 0),
  formula: `SUM(${rangeOf('cost', lines, firstRow)})`,
});

/**
 * What a part of these lines costs, each rounded as a dish of that size would be.
 *
 * @param sheet its name.
 * @param firstRow number of the first row.
 */
export function partOf(
  lines: readonly LineCells[],
  sheet: string,
  firstRow: number,
  share: Computed,
): Computed {
  const there = (column: LineColumn) => `'${sheet}'!${rangeOf(column, lines, firstRow)}`;
  const exact = ({ used, price, cost }: LineCells) =>
    used === undefined ? numberIn(cost) : numberIn(used) * numberIn(price);
  return {
    value: lines.reduce((sum, line) => sum + toWholeRupiah(exact(line) * share.value), 0),
    // Where no price is known, the reader writes what the row costs.
    formula: `SUMPRODUCT(ROUND((${there('used')}*${there('price')}+(${there('used')}="")*${there('cost')})*${share.formula},0))`,
  };
}
