import {
  shareBatchCosts,
  targetFoodCostOf,
  type BusinessCosts,
} from '#core/kitchen/business-costs.ts';
import {
  COMMISSION_WITH_TAX,
  MIN_MARGIN_SHARE,
  createCostSheet,
} from '#core/kitchen/cost-sheet.ts';
import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import { termsPer } from '../dish/cost-text.ts';
import { boxWorkbookSheet, type DishFigures } from './box-workbook-sheet.ts';
import { roundPrice, roundUp } from './price-formulas.ts';
import { difference, each, product, quotient, sum, whole, type Figure } from './sheet-figures.ts';
import { sheetName } from './sheet-name.ts';
import { text } from './text.ts';
import {
  adderTo,
  bold,
  headerRow,
  input,
  letterOf,
  money,
  OVERVIEW_COLUMNS,
  type Add,
  type SheetWithResults,
  type WorkbookCell,
  type WorkbookRow,
  type WorkbookSheet,
} from './workbook-cells.ts';
import {
  lineCells,
  partOf,
  priceCellsOf,
  rowOf,
  sumOf,
  type PriceCells,
} from './workbook-lines.ts';

/**
 * A sheet of ingredients and sums for each dish, in formulas: when a price changes, cost and profit
 * follow. The first sheet compares the dishes.
 *
 * @param box of these dishes, if the owner sells one: it gets a sheet too.
 */
export function createCostWorkbook(
  dishes: readonly ScaledDish[],
  business: BusinessCosts,
  box: BoxPlan | undefined,
): readonly WorkbookSheet[] {
  const { overviewDishes, overviewSingly } = text.workbook;
  // Dishes and the box have units of their own.
  const terms = { ...text.workbook.terms, ...termsPer('satuan') };
  const columns = OVERVIEW_COLUMNS.map((column) => terms[column]);
  const shared = sharedCosts(dishes, business);
  const prices = priceCellsOf(dishes);
  const sheets = dishes.map((dish) => dishSheet(dish, business, shared, prices));
  const boxSheet = box && boxWorkbookSheet(box, sheets);
  const overview: WorkbookSheet = {
    name: text.workbook.overview,
    rows: [
      headerRow([boxSheet === undefined ? overviewDishes : overviewSingly, ...columns]),
      ...sheets.map((sheet) => [{ value: sheet.planned.dish.foodName }, ...referTo(sheet)]),
      // What dishes in a box would earn singly, added up, would look like a loss of the box.
      boxSheet === undefined
        ? profitRow(sheets)
        : [bold({ value: boxSheet.name }), ...referTo(boxSheet).map(bold)],
      ...(shared?.rows ?? []),
    ],
  };
  const all = [
    overview,
    ...(boxSheet === undefined ? [] : [boxSheet]),
    ...sheets,
    ...(prices.sheet === undefined ? [] : [prices.sheet]),
  ];
  return all.map(({ name, rows }) => ({ name, rows }));
}

/** A sheet's results in the overview. */
const referTo = ({ name, results }: SheetWithResults): WorkbookCell[] =>
  OVERVIEW_COLUMNS.map((column) => {
    const { value, at } = results[column];
    const format = column === 'portionsSold' ? 'count' : 'rupiah';
    return { value, formula: `'${name}'!${at}`, format };
  });

/** All dishes' profit if they sell out. */
function profitRow(sheets: readonly SheetWithResults[]): WorkbookRow {
  const column = OVERVIEW_COLUMNS.indexOf('profitPerBatch') + 1;
  const letter = letterOf(column);
  const value = sheets.reduce((total, { results }) => total + results.profitPerBatch.value, 0);
  const formula = `SUM(${letter}2:${letter}${sheets.length + 1})`;
  const row: (WorkbookCell | undefined)[] = [bold({ value: text.workbook.overviewTotal })];
  row[column] = bold(money({ value, formula }));
  return row;
}

/** Gas and wages of one cooking in the overview, and the formulas of the share that each dish pays. */
type SharedCosts = {
  readonly rows: readonly WorkbookRow[];
  readonly gas: string;
  readonly labour: string;
};

function sharedCosts(
  dishes: readonly ScaledDish[],
  business: BusinessCosts,
): SharedCosts | undefined {
  const dishesPerCooking = dishes[0]?.plan.dishesPerCooking;
  if (dishesPerCooking === undefined) return undefined;
  const { fields, sharedBy } = text.workbook;
  // Below the header, the dishes, their sum or the box, and an empty row.
  const first = dishes.length + 4;
  const at = (row: number) => `'${text.workbook.overview}'!B${row}`;
  const share = (row: number) => `${at(row)}/${at(first + 2)}`;
  return {
    rows: [
      [],
      [{ value: fields.gas }, input(business.gasRupiah, 'rupiah')],
      [{ value: fields.labour }, input(business.labourRupiah, 'rupiah')],
      [{ value: sharedBy }, input(dishesPerCooking, 'count')],
    ],
    gas: share(first),
    labour: share(first + 1),
  };
}

type DishSheet = SheetWithResults & DishFigures;

function dishSheet(
  ofDish: ScaledDish,
  ofBusiness: BusinessCosts,
  shared: SharedCosts | undefined,
  prices: PriceCells,
): DishSheet {
  const { dish, plan } = ofDish;
  const { hint, prices: words } = text.workbook;
  const rows: WorkbookRow[] = [
    [{ value: dish.foodName, isBold: true }],
    [{ value: prices.sheet === undefined ? hint : `${hint} ${words.changedThere}` }],
    [],
    headerRow(Object.values(text.workbook.lineColumns)),
  ];
  const firstLine = rows.length + 1;
  const lines = lineCells(ofDish, firstLine, prices.at);
  rows.push(...lines.map(rowOf), []);
  const add = adderTo(rows);
  const ingredients = add(text.workbook.terms.ingredients, money(sumOf(lines, firstLine)));
  const costs = addCosts(add, ingredients, ofDish, ofBusiness, shared);
  const business = shareBatchCosts(ofBusiness, { ...plan, portionsSold: costs.sold.value });
  const earnings = addPrices(add, costs, ofDish, business);
  const name = sheetName(ofDish);
  return {
    name,
    planned: ofDish,
    rows,
    partOfIngredients: (share) => partOf(lines, name, firstLine, share),
    results: {
      portionsSold: costs.sold,
      costPerPortion: costs.cost,
      price: earnings.price,
      profitPerPortion: earnings.profit,
      profitPerBatch: earnings.batchProfit,
    },
  };
}

/** The cost of a cooking and of a portion. */
function addCosts(
  add: Add,
  ingredients: Figure,
  { dish, plan }: ScaledDish,
  business: BusinessCosts,
  shared: SharedCosts | undefined,
) {
  const unit = soldNoun(dish, plan);
  const { terms, fields, batchOfMoney, wasteShare: wasteLabel } = text.workbook;
  const wasteShare = add(wasteLabel, input(business.wasteShare, 'percent'));
  const waste = add(terms.waste, money(whole(product(ingredients, wasteShare))));
  const portions = plan.sheet?.portionsSold ?? plan.portions ?? 1;
  const sold = add(terms.portionsSold, input(portions, 'count'));
  const { perPack, packagingRupiah = business.packagingRupiah } = plan.terms ?? {};
  const packagingEach = add(
    perPack === undefined ? fields.packaging(unit) : fields.onePack,
    input(packagingRupiah, 'rupiah'),
  );
  const pieces = perPack === undefined ? undefined : add(fields.perPack, input(perPack, 'count'));
  const packs = pieces === undefined ? packagingEach : each(packagingEach, pieces);
  const packaging = add(terms.packaging, money(whole(product(packs, sold))));
  const { dishesPerCooking, sharedBatch } = plan;
  const batch =
    sharedBatch === undefined
      ? undefined
      : add(
          sharedBatch.basis === 'usual' ? fields.usualBatch : batchOfMoney,
          input(sharedBatch.portions, 'count'),
        );
  const own = shareBatchCosts(business, {
    dishesPerCooking,
    batchPortions: sharedBatch?.portions,
    portionsSold: portions,
  });
  const addBatchCost = (cost: 'gas' | 'labour') => {
    const value = own[`${cost}Rupiah`];
    if (shared === undefined && batch === undefined)
      return add(terms[cost], input(value, 'rupiah'));
    const ofCooking =
      shared?.[cost] ?? add(fields[cost], input(business[`${cost}Rupiah`], 'rupiah')).at;
    const formula = batch === undefined ? ofCooking : `${ofCooking}*${sold.at}/${batch.at}`;
    return add(terms[cost], money(whole({ value, formula })));
  };
  const gas = addBatchCost('gas');
  const labour = addBatchCost('labour');
  const total = add(terms.total, money(sum(ingredients, waste, packaging, gas, labour)));
  const exactCost = quotient(total, sold);
  const cost = add(termsPer(unit).costPerPortion, bold(money(whole(exactCost))));
  return { ingredients, sold, total, exactCost, cost, unit };
}

type Costs = ReturnType<typeof addCosts>;

/** The price of a portion and its profit. */
function addPrices(add: Add, costs: Costs, { plan }: ScaledDish, business: BusinessCosts) {
  const { ingredients, sold, total, cost, unit } = costs;
  const words = text.workbook;
  const terms = { ...words.terms, ...termsPer(unit) };
  const { priceRupiah: _, ...others } = plan.terms ?? {};
  const batch = { ingredientRupiah: ingredients.value, portionsSold: sold.value };
  const formula = addTarget(add, costs, others.profitRupiah, business);
  const { price: value } = createCostSheet(batch, business, others);
  const suggested = add(words.suggested, money({ value, formula }));
  const ownPrice = plan.sheet?.isOwnPrice === true ? plan.sheet.price : undefined;
  const price = add(terms.price, {
    ...input(ownPrice ?? suggested.value, 'rupiah'),
    formula: ownPrice === undefined ? suggested.at : undefined,
    isBold: true,
  });
  const profit = add(terms.profitPerPortion, bold(money(difference(price, cost))));
  const batchProfit = add(
    terms.profitPerBatch,
    money({
      value: price.value * sold.value - total.value,
      formula: `${price.at}*${sold.at}-${total.at}`,
    }),
  );
  const planned = createCostSheet(batch, business, { ...others, priceRupiah: price.value });
  add(terms.foodCost, {
    value: planned.foodCost,
    formula: `IF(${price.at}>0,${ingredients.at}/${sold.at}/${price.at},0)`,
    format: 'percent',
  });
  const commission = add(words.fields.commission, input(business.commission, 'percent'));
  add(
    terms.appPrice,
    money({
      value: planned.appPrice,
      formula: roundUp(`${price.at}/(1-${commission.at}*${COMMISSION_WITH_TAX})`),
    }),
  );
  return { price, profit, batchProfit };
}

/** The owner's target: a profit or a food cost. Returns the formula of its price. */
function addTarget(
  add: Add,
  { ingredients, sold, exactCost, unit }: Costs,
  profitRupiah: number | undefined,
  business: BusinessCosts,
): string {
  if (profitRupiah !== undefined) {
    const target = add(text.workbook.fields.targetProfit(unit), input(profitRupiah, 'rupiah'));
    return roundUp(`${exactCost.formula}+${target.at}`);
  }
  const target = add(text.workbook.target, input(targetFoodCostOf(business), 'percent'));
  const aimed = roundPrice(`${ingredients.at}/${sold.at}/${target.at}`);
  return `MAX(${aimed},${roundUp(`(${exactCost.formula})/(1-${MIN_MARGIN_SHARE})`)})`;
}
