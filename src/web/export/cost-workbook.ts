import type { CostedLine } from '#core/costing/cost-dish.ts';
import { TARGET_FOOD_COST, type BusinessCosts } from '#core/kitchen/business-costs.ts';
import { createCostSheet } from '#core/kitchen/cost-sheet.ts';
import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { text } from './text.ts';

/** A cell: text, a number, or a formula with the value it has today. */
export type WorkbookCell = {
  readonly value: string | number;
  /** Without the leading `=`; `{row}` style references are written out already. */
  readonly formula?: string;
  readonly format?: 'rupiah' | 'percent' | 'count';
  readonly isBold?: boolean;
  /** Cells the reader may change; everything else is computed from them. */
  readonly isInput?: boolean;
};

export type WorkbookRow = readonly (WorkbookCell | undefined)[];

/** One sheet of the workbook, and where the overview finds its figures. */
export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly WorkbookRow[];
};

/** A dish with what was planned for it, and its recipe at that size. */
export type PlannedDish = {
  readonly dish: Dish;
  readonly plan: DishPlan;
  readonly scaled: Pick<Dish, 'ingredient' | 'completeRecept'>;
};

/** Prices are multiples of this many rupiah, as on the page. */
const PRICE_STEP = 500;
/** VAT on a delivery app's commission. */
const COMMISSION_WITH_TAX = 1.11;
const PORTIONS_UNKNOWN = 1;

/**
 * A sheet of ingredients and sums for each dish, in formulas: whoever changes a price sees cost and
 * profit follow. The first sheet compares the dishes.
 */
export function createCostWorkbook(
  dishes: readonly PlannedDish[],
  business: BusinessCosts,
): readonly WorkbookSheet[] {
  const names = sheetNames(dishes);
  const sheets = dishes.map((planned, index) => dishSheet(planned, names[index] ?? '', business));
  const overview: WorkbookSheet = {
    name: text.workbook.overview,
    rows: [
      headerRow(text.workbook.overviewColumns),
      ...sheets.map(({ name, results }, index) => [
        { value: dishes[index]?.dish.foodName ?? '' },
        ...results.map(({ cell, at }) => ({ ...cell, formula: `'${name}'!${at}` })),
      ]),
    ],
  };
  return [overview, ...sheets.map(({ name, rows }) => ({ name, rows }))];
}

type DishSheet = WorkbookSheet & {
  readonly results: readonly { readonly cell: WorkbookCell; readonly at: string }[];
};

function dishSheet(ofDish: PlannedDish, name: string, business: BusinessCosts): DishSheet {
  const { dish, plan } = ofDish;
  const rows: WorkbookRow[] = [
    [{ value: dish.foodName, isBold: true }],
    [{ value: text.workbook.hint }],
    [],
    headerRow(text.workbook.lineColumns),
  ];
  const firstLine = rows.length + 1;
  rows.push(...lineRows(ofDish, firstLine));
  const lastLine = rows.length;
  rows.push([]);

  /** Adds a labelled figure. @returns its address. */
  const add = (label: string, cell: WorkbookCell): string => {
    rows.push([{ value: label, isBold: cell.isBold === true }, cell]);
    return `B${rows.length}`;
  };
  const portions = plan.sheet?.portionsSold ?? plan.portions ?? PORTIONS_UNKNOWN;
  const words = text.workbook;

  const exactIngredients = sumOf(rows.slice(firstLine - 1, lastLine));
  const ingredients = add(words.ingredients, {
    value: exactIngredients,
    formula: `SUM(F${firstLine}:F${lastLine})`,
    format: 'rupiah',
  });
  const wasteShare = add(words.wasteShare, input(business.wasteShare, 'percent'));
  const exactWaste = exactIngredients * business.wasteShare;
  const waste = add(words.waste, money(exactWaste, `${ingredients}*${wasteShare}`));
  const sold = add(words.portionsSold, input(portions, 'count'));
  const packagingEach = add(words.packagingEach, input(business.packagingRupiah, 'rupiah'));
  const exactPackaging = business.packagingRupiah * portions;
  const packaging = add(words.packaging, money(exactPackaging, `${packagingEach}*${sold}`));
  const gas = add(words.gas, input(business.gasRupiah, 'rupiah'));
  const labour = add(words.labour, input(business.labourRupiah, 'rupiah'));
  const exactTotal =
    exactIngredients + exactWaste + exactPackaging + business.gasRupiah + business.labourRupiah;
  const parts = [ingredients, waste, packaging, gas, labour].join('+');
  const total = add(words.total, money(exactTotal, parts));
  const exactCost = exactTotal / portions;
  const cost = add(words.costPerPortion, bold(money(exactCost, `${total}/${sold}`)));
  const share = business.targetFoodCost ?? TARGET_FOOD_COST[business.kind];
  const target = add(words.target, input(share, 'percent'));
  const planned = createCostSheet({ ingredientRupiah: exactIngredients, portions }, business);
  const suggested = add(
    words.suggested,
    money(
      planned.price,
      `MAX(ROUND(${ingredients}/${sold}/${target}/${PRICE_STEP},0)*${PRICE_STEP},${roundUp(cost)})`,
    ),
  );
  const ownPrice = plan.sheet?.isOwnPrice === true ? plan.sheet.price : undefined;
  const exactPrice = ownPrice ?? planned.price;
  const price = add(words.price, {
    ...input(exactPrice, 'rupiah'),
    ...(ownPrice === undefined ? { formula: suggested } : {}),
    isBold: true,
  });
  const profit = add(words.profit, bold(money(exactPrice - exactCost, `${price}-${cost}`)));
  add(words.batchProfit, money((exactPrice - exactCost) * portions, `${profit}*${sold}`));
  add(words.foodCost, {
    value: exactPrice > 0 ? exactIngredients / portions / exactPrice : 0,
    formula: `IF(${price}>0,${ingredients}/${sold}/${price},0)`,
    format: 'percent',
  });
  const commission = add(words.commission, input(business.commission, 'percent'));
  add(
    words.appPrice,
    money(
      createCostSheet({ ingredientRupiah: exactIngredients, portions }, business, {
        priceRupiah: exactPrice,
      }).appPrice,
      roundUp(`${price}/(1-${commission}*${COMMISSION_WITH_TAX})`),
    ),
  );
  return {
    name,
    rows,
    results: [
      { at: sold, cell: { value: portions, format: 'count' } },
      { at: cost, cell: { value: exactCost, format: 'rupiah' } },
      { at: price, cell: { value: exactPrice, format: 'rupiah' } },
      { at: profit, cell: { value: exactPrice - exactCost, format: 'rupiah' } },
    ],
  };
}

/** A row for each line: what is used, at what price, and what that comes to. */
function lineRows({ plan, scaled }: PlannedDish, firstRow: number): readonly WorkbookRow[] {
  const { count, isCounted, ingredientRupiah, factor } = plan;
  if (count === undefined || !isCounted) {
    const estimate = { value: Math.round(ingredientRupiah ?? 0), format: 'rupiah' as const };
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
  return count.lines.map((line, index) => {
    const written = scaled.ingredient[line.position];
    const named = [
      { value: written?.name ?? line.line.name },
      { value: written?.servingSize ?? '' },
    ];
    return [...named, ...priceCells(line, factor, firstRow + index)];
  });
}

function priceCells({ cost }: CostedLine, factor: number, row: number): WorkbookRow {
  if ('unpriced' in cost) {
    return [undefined, undefined, undefined, input(0, 'rupiah'), { value: text.workbook.unpriced }];
  }
  const { basis } = cost;
  const rupiah = cost.rupiah * factor;
  if (basis.from === 'own-sum' || basis.from === 'line' || basis.rupiah === 0) {
    return [undefined, undefined, undefined, input(rupiah, 'rupiah')];
  }
  const packs = rupiah / basis.rupiah;
  const { quantity, unit } = basis.per;
  return [
    { value: packs, format: 'count' },
    { value: quantity === 1 ? unit : `${quantity} ${unit}` },
    input(basis.rupiah, 'rupiah'),
    money(rupiah, `C${row}*E${row}`),
    { value: describeBasis(basis) },
  ];
}

function describeBasis(basis: Exclude<CostedLine['cost'], { unpriced: unknown }>['basis']): string {
  if (basis.from !== 'book') return basis.from === 'own' ? text.workbook.ownPrice : '';
  const { month, isEstimate } = basis;
  return isEstimate ? text.workbook.estimatedPrice(month) : text.workbook.marketPrice(month);
}

function sumOf(rows: readonly WorkbookRow[]): number {
  return rows.reduce((sum, row) => {
    const value = row[5]?.value;
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
}

/** Up to the next price step; what floating point adds does not count as a step. */
const roundUp = (formula: string) => `ROUNDUP(ROUND((${formula})/${PRICE_STEP},6),0)*${PRICE_STEP}`;

const money = (value: number, formula: string): WorkbookCell => ({
  value,
  formula,
  format: 'rupiah',
});
const bold = (cell: WorkbookCell): WorkbookCell => ({ ...cell, isBold: true });
const input = (value: number, format: 'rupiah' | 'percent' | 'count'): WorkbookCell => ({
  value,
  format,
  isInput: true,
});

const headerRow = (columns: readonly string[]): WorkbookRow =>
  columns.map((value) => ({ value, isBold: true }));

/** What a sheet may not be called, and how long its name may be. */
const NOT_IN_SHEET_NAME = /[[\]:*?/\\'\p{Cc}]/gu;
const MAX_SHEET_NAME = 31;

/** "1 Soto Ayam": the number keeps two dishes of one name apart. */
function sheetNames(dishes: readonly PlannedDish[]): readonly string[] {
  return dishes.map(({ dish }, index) =>
    `${index + 1} ${dish.foodName.replaceAll(NOT_IN_SHEET_NAME, ' ').replaceAll(/\s+/gu, ' ')}`
      .slice(0, MAX_SHEET_NAME)
      .trim(),
  );
}
