import { isPriced, type DishCost } from '../costing/dish-cost.ts';
import { foodKey } from '../costing/own-prices.ts';
import { memoize } from '../memoize.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import type { DishPlan, PlannedDish } from './plan-dish.ts';
import { isPackable, portionUnit, soldUnit, type Pack } from './portion-unit.ts';

/** One dish in the overview; figures per portion in whole rupiah, absent if unknown. */
export type OverviewRow = PlannedDish & {
  /** HPP in selling mode, else the ingredients alone. */
  readonly cost?: number | undefined;
  readonly price?: number | undefined;
  readonly profit?: number | undefined;
  /**
   * What the figures are for; absent for a dish that does not say how many it serves: its cost is
   * that of a whole recipe.
   */
  readonly unit: string | undefined;
};

/** What a sum of money makes of one dish. */
type Afforded = {
  /** Whole portions, 0 or more. */
  readonly portions: number;
  /**
   * Total profit in whole rupiah if all these portions sell at this price, negative for a loss; `undefined` if the row
   * was costed for another batch size.
   */
  readonly profitAt: ((price: number) => number) | undefined;
};

/**
 * How many portions of a dish a sum of money makes, if it is all spent on it. `undefined` if its cost or
 * its portions are unknown.
 *
 * @param rupiah above 0; in selling mode the dish was planned with it.
 */
export function affordedPortions(
  { plan, cost = 0, price, unit }: OverviewRow,
  rupiah: number,
): Afforded | undefined {
  if (cost <= 0 || unit === undefined) return undefined;
  const { afforded, sharedBatch, sheet } = plan;
  if (price === undefined || afforded === undefined) {
    return { portions: Math.floor(rupiah / cost), profitAt: undefined };
  }
  const isOfThese = sharedBatch !== undefined || sheet.gas + sheet.labour === 0;
  const profitAt = (each: number) => afforded * (each - cost);
  return { portions: afforded, profitAt: isOfThese && afforded > 0 ? profitAt : undefined };
}

/** The figures of one pack, in whole rupiah; price and profit are absent unless it is sold. */
export type PackFigures = {
  readonly pack: Pack;
  readonly cost: number;
  readonly price: number | undefined;
  readonly profit: number | undefined;
};

/**
 * What a jar of a dish costs, sells for and earns; `undefined` if it is sold by the portion, or by pieces
 * that each have a price.
 */
export function packFigures(
  { dish, plan }: PlannedDish,
  isSelling: boolean,
): PackFigures | undefined {
  const { pack, sheet, ingredientRupiah, portions = 1 } = plan;
  if (pack === undefined || ingredientRupiah === undefined) return undefined;
  if (isPackable(portionUnit(dish))) return undefined;
  const { porsi = 1, porsiWarung = porsi } = dish;
  // A jar is measured in stall portions, and one pot yields more of those.
  const each = isSelling
    ? sheet.total / sheet.portionsSold
    : (ingredientRupiah / portions) * (porsi / porsiWarung);
  const ofPack = toWholeRupiah(each * pack.holds);
  const price = isSelling ? sheet.price * pack.holds : undefined;
  const profit = price === undefined ? undefined : price - ofPack;
  return { pack, cost: ofPack, price, profit };
}

export type SortColumn = 'name' | 'cost' | 'price' | 'profit';
export type RowOrder = { readonly column: SortColumn; readonly isDescending: boolean };

export function overviewRow(planned: PlannedDish, isSelling: boolean): OverviewRow {
  const { dish, plan } = planned;
  const { sheet, ingredientRupiah, portions } = plan;
  const row = { ...planned, unit: portions === undefined ? undefined : portionUnit(dish) };
  if (ingredientRupiah === undefined) return row;
  if (!isSelling || sheet === undefined) {
    return { ...row, cost: Math.round(ingredientRupiah / (portions ?? 1)) };
  }
  const { costPerPortion: cost, price, profitPerPortion: profit } = sheet;
  return { ...row, cost, price, profit, unit: soldUnit(dish, plan) };
}

/** Sorts rows; unknown figures come last in either direction. */
export function sortRows(
  rows: readonly OverviewRow[],
  { column, isDescending }: RowOrder,
  compareNames: (one: string, other: string) => number,
): readonly OverviewRow[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (column === 'name') return sign * compareNames(one.dish.foodName, other.dish.foodName);
    const [a, b] = [one[column], other[column]];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b) || one.position - other.position;
  });
}

/** A food that several dishes need. */
type SharedFood = { readonly name: string; readonly dishes: number };

/** Bought for every kitchen: no reason to plan dishes together. */
const IN_EVERY_KITCHEN: ReadonlySet<string> = new Set([
  'air',
  'garam',
  'minyak goreng',
  'gula pasir',
]);

/** Foods in at least two dishes, those in the most dishes first. */
export function sharedFoods(
  planned: readonly PlannedDish[],
  atMost: number,
): readonly SharedFood[] {
  const dishes = new Map<string, number>();
  for (const { plan } of planned) {
    if (plan.dishCost === undefined) continue;
    for (const food of foodsOf(plan.dishCost)) dishes.set(food, (dishes.get(food) ?? 0) + 1);
  }
  return [...dishes]
    .map(([name, count]) => ({ name, dishes: count }))
    .filter((food) => food.dishes > 1 && !IN_EVERY_KITCHEN.has(food.name))
    .toSorted((a, b) => b.dishes - a.dishes)
    .slice(0, atMost);
}

/** Cached by cost, which stays the same object while portions are typed. */
const foodsOf = memoize(
  ({ lines }: DishCost): ReadonlySet<string> =>
    new Set(lines.flatMap(({ line }) => (line.food === undefined ? [] : [foodKey(line)]))),
);

/** Foods with an amount that the computed costs leave out, since they have no price. */
export function unpricedFoods(planned: readonly PlannedDish[]): readonly string[] {
  const lines = planned.flatMap(({ plan }) =>
    plan.isComputed ? (plan.dishCost?.lines ?? []) : [],
  );
  const unpriced = lines.filter(({ cost }) => !isPriced(cost) && cost !== 'no-amount');
  return [...new Set(unpriced.map(({ line }) => line.name))];
}

/** One cooking of each dish, in whole rupiah. */
type AnswerCost = {
  /** The ingredients of the dishes whose cost is known. */
  readonly rupiah: number;
  readonly dishes: number;
  /**
   * Everything spent, and the profit if all is sold. Absent unless both are known for all dishes, or if gas and wages
   * are only a share of a larger batch: nobody spends that sum.
   */
  readonly sold: { readonly spent: number; readonly profit: number } | undefined;
};

export function answerCost(planned: readonly PlannedDish[]): AnswerCost {
  const known = planned.flatMap(({ plan }) => plan.ingredientRupiah ?? []);
  const sheets = planned.flatMap(({ plan }) => plan.sheet ?? []);
  const isPart = planned.some(({ plan }) => plan.sharedBatch !== undefined && hasBatchCosts(plan));
  const sold = {
    spent: toWholeRupiah(sumOf(sheets.map(({ total }) => total))),
    profit: sumOf(sheets.map(({ profitPerBatch }) => profitPerBatch)),
  };
  return {
    rupiah: sumOf(known),
    dishes: known.length,
    sold: sheets.length === planned.length && !isPart ? sold : undefined,
  };
}

const hasBatchCosts = ({ sheet }: DishPlan): boolean =>
  sheet !== undefined && sheet.gas + sheet.labour > 0;

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
