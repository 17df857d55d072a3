import {
  affordedPortions,
  overviewRow,
  packFigures,
  type OverviewRow,
  type RowOrder,
} from '#core/kitchen/compare-dishes.ts';
import { isDishNoun } from '#core/kitchen/count-words.ts';
import { writeInBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { portionUnit, soldNoun } from '#core/kitchen/portion-unit.ts';
import { readAskedBox } from '#core/kitchen/question/asked-box.ts';
import {
  asksForMostProfit,
  readAskedMoney,
  readPortionBudget,
} from '#core/kitchen/question/asked-money.ts';
import { mayNameSize } from '#core/kitchen/question/asked-size.ts';
import { readQuestion, type QuestionReading } from '#core/kitchen/question/read-question.ts';
import { priceOf } from '#core/kitchen/sums/portion-sums.ts';
import { otherUsualPrice } from '#core/kitchen/usual-price.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeEarning } from '../../dish/cost-text.ts';
import { boxOf, plannedDishes } from '../answer-plans.ts';
import { describeFewPortions } from '../describe-costs.ts';
import type { AnswerPlanning, AnswerToPlan } from '../planning-state.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';

/** What the overview of an answer shows of its dishes. */
type Overview = {
  readonly planned: readonly PlannedDish[];
  readonly rows: readonly OverviewRow[];
  /** The shared unit of the figures. */
  readonly unit: string;
  /** True if all dishes count the same pieces, not portions. */
  readonly isYield: boolean;
  /** The box of these dishes, if the question orders one. */
  readonly box: BoxPlan | undefined;
  /** Whether the figures are of what is in one such box. */
  readonly isBoxed: boolean;
  /** Whether each dish has a price and costs of its own; in a box they have one together. */
  readonly isSoldSingly: boolean;
  /** The order in which the question asks for the rows. */
  readonly firstOrder: RowOrder | undefined;
  /** Whether each row has a line for what the question's money, price or box means for it. */
  readonly hasNotes: boolean;
  /** The line below a row; empty where it is only reserved. */
  readonly noteOf: (row: OverviewRow) => string | undefined;
  /** Whole rupiah at hand that the question names. */
  readonly money: number | undefined;
  /** What that leaves for each portion that is asked for. */
  readonly budget: string | undefined;
  /** Money at hand, if it must pay for all dishes together. */
  readonly totalBudget: number | undefined;
  /** Names the dishes whose portion costs more than the question allows. */
  readonly overBudget: string | undefined;
};

/** Whether the question says how much is cooked. */
const isSized = ({ portions, listsAmounts }: QuestionReading): boolean =>
  portions !== undefined || listsAmounts;

/** Reads the question of an answer for all who plan its dishes. */
export function readAnswer(
  question: string,
  dishes: readonly Dish[],
  isComplete: boolean,
): AnswerToPlan {
  const reading = readQuestion(question);
  const box = readAskedBox(reading);
  const moneyForOne = isSized(reading) || box.isAsked ? undefined : readAskedMoney(reading);
  return { reading, namesSize: mayNameSize(reading), box, moneyForOne, dishes, isComplete };
}

const MOST_PROFIT: RowOrder = { column: 'profit', isDescending: true };

/** Reads what an answer's overview shows out of the state of planning. */
export function readOverview(state: AnswerPlanning): Overview {
  const { isSelling, answer } = state;
  const { reading, moneyForOne, dishes } = answer;
  const money = isSized(reading) ? readAskedMoney(reading) : moneyForOne;
  const box = answer.box.isAsked ? boxOf(state) : undefined;
  const isBoxed = box?.sheet !== undefined;
  const chooseNote = () => {
    if (moneyForOne !== undefined) return (row: OverviewRow) => writeAfforded(row, moneyForOne);
    if (isBoxed) return (row: OverviewRow) => writeBoxed(row, box);
    return isSelling ? writeAtPrice(reading) : undefined;
  };
  const writeNote = chooseNote();
  const planned = plannedDishes(state);
  const rows = planned.map((plannedDish) =>
    isBoxed ? boxedRow(plannedDish, box) : overviewRow(plannedDish, isSelling),
  );
  const totalBudget =
    !answer.box.isAsked && isSized(reading) && wantsAll(reading) ? money : undefined;
  return {
    planned,
    rows,
    unit: commonUnit(
      rows.map((row) => row.unit),
      isSelling ? 'porsi jual' : 'porsi',
    ),
    isYield: commonUnit(dishes.map(portionUnit), 'porsi') !== 'porsi',
    box,
    isBoxed,
    isSoldSingly: isSelling && !isBoxed,
    firstOrder: asksForMostProfit(reading) ? MOST_PROFIT : undefined,
    hasNotes: writeNote !== undefined,
    noteOf: (row) => writeNote?.(row) || describeRow(row, isSelling) || (writeNote && ''),
    money,
    // The price of one box is not shared by all.
    budget: money === answer.box.price ? undefined : writeBudget(money, reading.portions),
    totalBudget,
    overBudget:
      answer.box.isAsked || totalBudget !== undefined ? undefined : writeOver(reading, rows),
  };
}

/** Whether the money is for all dishes together: "3 menu", "soto 20, kolak 30". Else they are to choose from. */
const wantsAll = ({ numbers, listsAmounts }: QuestionReading): boolean =>
  listsAmounts || numbers.some(({ word }) => isDishNoun(word));

/** What the money at hand leaves for each portion that is asked for. */
const writeBudget = (money: number | undefined, portions: number | undefined) =>
  money === undefined || portions === undefined
    ? undefined
    : text.budget(formatRupiah(money), portions, formatRupiah(money / portions));

/** Only by our own count: an AI's estimate was written to fit the budget, so it proves nothing. */
function writeOver(reading: QuestionReading, rows: readonly OverviewRow[]): string | undefined {
  const most = readPortionBudget(reading);
  if (most === undefined) return undefined;
  const dearer = rows.flatMap(({ dish, plan, cost = 0, unit }) =>
    plan.isComputed && unit !== undefined && cost > most
      ? [`${dish.foodName} (${formatRupiah(cost)})`]
      : [],
  );
  return dearer.length === 0 ? undefined : text.overPortionBudget(formatRupiah(most), dearer);
}

/**
 * How much of the dish the money at hand makes, if all of it is spent on that dish, and what that earns; at
 * the usual price, too, if that is lower than the one in the row.
 */
function writeAfforded(row: OverviewRow, money: number): string {
  const made = affordedPortions(row, money);
  if (made === undefined) return '';
  const { portions, profitAt } = made;
  const { price = 0 } = row;
  const count = writeDecimal(portions, 0);
  const earned = profitAt && writeEarning(profitAt(price));
  const usual = otherUsualPrice(row);
  const { affords, atUsualPrice } = text;
  return (
    affords(formatRupiah(money), count, row.unit ?? '', earned) +
    (profitAt !== undefined && usual?.isLower === true && usual.isNotable
      ? atUsualPrice(formatRupiah(usual.price), writeEarning(profitAt(usual.price)))
      : '')
  );
}

/** A dish in a box: its ingredients there, which add up to those of a box. It has no price of its own. */
function boxedRow(planned: PlannedDish, { dishes }: BoxPlan): OverviewRow {
  const boxed = dishes.find(({ position }) => position === planned.position);
  return { ...planned, cost: boxed?.perBox, unit: text.boxUnit };
}

/** How much of the dish is in a box, or what it would cost there. */
function writeBoxed({ cost: _, ...planned }: OverviewRow, { dishes }: BoxPlan): string {
  const { dish, plan, position } = planned;
  const boxed = dishes.find((dish) => dish.position === position);
  if (boxed !== undefined) return text.inBox(writeInBox(boxed.portions), soldNoun(dish, plan));
  const { cost, unit } = overviewRow(planned, false);
  return text.notInBox(cost === undefined ? '' : formatRupiah(cost), unit);
}

/** What the price in the question leaves of a dish, which may be less than its cost. */
function writeAtPrice({ figures }: QuestionReading): ((row: OverviewRow) => string) | undefined {
  const price = priceOf(figures)?.rupiah;
  const { pack = 1 } = figures;
  if (price === undefined) return undefined;
  return ({ cost, unit, plan }) => {
    if (cost === undefined || unit === undefined || plan.sheet?.price === price) return '';
    const rest = price - cost * pack;
    return text.atPrice(formatRupiah(price), pack === 1 ? unit : `${pack} ${unit}`, rest);
  };
}

/** What a jar costs, and why a portion costs so much. */
function describeRow(row: OverviewRow, isSelling: boolean): string {
  const few = isSelling ? describeFewPortions(row) : undefined;
  return [writePack(row, isSelling), few].filter(Boolean).join('. ');
}

/** The figures of a jar, if the dish is sold in jars. */
function writePack(planned: PlannedDish, isSelling: boolean): string | undefined {
  const figures = packFigures(planned, isSelling);
  return figures && planningText.pack(figures);
}

/** The shared name of a portion, if all dishes agree. */
function commonUnit(units: readonly (string | undefined)[], usual: string): string {
  const [first] = units;
  return first !== undefined && units.every((unit) => unit === first) ? first : usual;
}
