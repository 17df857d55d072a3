import { anyOf } from '../../lines/word-set.ts';
import { roundUp } from '../cost-sheet.ts';
import { MIN_BATCH_TO_PORTION_RATIO } from '../question/asked-money.ts';
import type { MoneyRole } from '../question/money-roles.ts';
import {
  moneyOf,
  shareOf,
  type QuestionFigures,
  type Count,
} from '../question/question-figures.ts';
import { BUNDLED } from '../question/question-pack.ts';
import type { QuestionReading } from '../question/read-question.ts';
import { costOf, cutOf, keptOf, priceOf, receivedOf, type WorkedFigure } from './portion-sums.ts';
import { writeRatioSum } from './ratio-sums.ts';
import { sumText } from './sum-text.ts';

/** The figures of a question, and the text around them. */
type SumFigures = QuestionFigures & Pick<QuestionReading, 'text'>;

/** Words of questions whose figures may suffice; "otong" is in `potong` and `motong`. */
const SUM_WORDS =
  'modal|hpp|jual|untung|harga|diskon|otong|loyang|resep|jadi|dp|total|berapa|mark|laba';
/** Source of a pattern for such questions, in plain words or folded: they have two figures. */
export const SUM_QUESTION = String.raw`^(?=.*(?:${SUM_WORDS})).*(?:\b\d|sejuta).*\b\d`;
/** Questions for dishes, whose figures are not known yet. */
const ASKS_DISHES = /\b(?:jual\w*|usaha|bisnis|dagang|bikin|masak) (?:\w+ )?apa\b|\bide\b/u;

/**
 * The sums that follow from the figures of a question alone, a line each: "hpp 9500 mau untung 5rb, ojol
 * motong 20%". Empty if they are not enough, or if the role of one is uncertain.
 */
export function writeFigureSums(reading: QuestionReading): readonly string[] {
  const { text } = reading;
  if (ASKS_DISHES.test(text) || reading.numbers.some(({ isUnclear }) => isUnclear)) return [];
  const ratio = writeRatioSum(reading);
  if (ratio !== undefined) return [ratio];
  const figures = { ...reading.figures, text };
  const sums = [writeShareOfOne(figures)];
  if (isCertain(figures)) {
    sums.push(writeSales(figures), writePayback(figures), writeBill(figures), writeMargin(figures));
  }
  return sums.find((lines) => lines.length > 0) ?? [];
}

/** Beside such a price the other figures may be for one or for all: "3 biji 5000". */
const IN_PACKS = new RegExp(String.raw`\b\d+ (?:${anyOf(BUNDLED)}) (?:rp\.? ?)?\d`, 'u');

/** Whether the role of each figure is known, no two share one, and each is of one portion or of all. */
function isCertain({ money, shares, pack, text }: SumFigures): boolean {
  const roles = [...money, ...shares].map(({ role }) => role);
  const single = [
    ...money.filter(({ role }) => role !== 'extra').map(({ role, period }) => `${role} ${period}`),
    ...shares.map(({ role }) => role),
  ];
  return (
    !roles.some((role) => role === 'unknown' || role === 'budget') &&
    new Set(single).size === single.length &&
    pack === undefined &&
    !IN_PACKS.test(text)
  );
}

/** The first sum in this role for a day or a month. */
const goalOf = ({ money }: SumFigures, role: MoneyRole) =>
  money.find((sum) => sum.role === role && sum.period !== undefined);
const soldOf = ({ counts }: SumFigures): Count | undefined => counts.find(({ isMade }) => !isMade);

/** Questions for what is left of a price after an app or a shop has taken its share. */
const ASKS_RECEIVED = /\b(?:di)?terima(?:nya)?\b|\bdapat(?:nya)? (?:\p{L}+ )?berapa/u;

/** A sum of money and a share of it: "diskon 15% dari 22rb", "25rb dipotong gofood 20% terima berapa". */
function writeShareOfOne(figures: SumFigures): readonly string[] {
  const { money, shares, counts, text } = figures;
  const [price, otherPrice] = money;
  const [one, other] = shares;
  if (price === undefined || one === undefined) return [];
  if (otherPrice !== undefined || other !== undefined || counts.length > 0) return [];
  const { rupiah, role } = price;
  const { share } = one;
  if (one.role === 'discount')
    return [sumText.discount({ price: rupiah, share, reduced: Math.round(rupiah * (1 - share)) })];
  if (role !== 'price' && role !== 'unknown') return [];
  if (one.role === 'unknown' && share > 0 && share < 1)
    return [sumText.share({ share, of: rupiah })];
  return ASKS_RECEIVED.test(text) ? receivedOf(figures, { rupiah, lines: [] }).lines : [];
}

/** What a portion costs, sells for and leaves, as far as the question names it. */
function writeMargin(figures: SumFigures): readonly string[] {
  const cost = costOf(figures);
  const price = priceOf(figures);
  if (cost === undefined) {
    const profit = moneyOf(figures, 'profit');
    const ofAll = profit === undefined ? [] : writeProfitOfAll(figures, profit);
    // "Aplikasi 20%, mau bersih 20rb pasang berapa": what is left after its share.
    const net = moneyOf(figures, 'received') ?? profit;
    return ofAll.length > 0 || net === undefined ? ofAll : writePriceThrough(figures, net);
  }
  const turnover = figures.money.find(({ role }) => role === 'turnover')?.rupiah;
  if (turnover !== undefined)
    return [...cost.lines, sumText.turnover({ turnover, cost: cost.rupiah })];
  if (price === undefined) return [...cost.lines, ...writeAskingPrice(figures, cost.rupiah)];
  const received = receivedOf(figures, price);
  if (cost.rupiah > price.rupiah * MIN_BATCH_TO_PORTION_RATIO)
    return writeBatchProfit(figures, cost.rupiah, received);
  const batch = moneyOf(figures, 'batch-cost');
  const made = figures.counts.find(({ isMade }) => isMade)?.count ?? 0;
  // The unsold ones were paid for, too: "jadi 100, laku 50".
  if (batch !== undefined && (soldOf(figures)?.count ?? made) < made)
    return writeBatchProfit(figures, batch, received);
  return [
    ...cost.lines,
    ...received.lines,
    sumText.profit({
      received: received.rupiah,
      cost: cost.rupiah,
      price: price.rupiah,
      unit: figures.unit,
    }),
    ...writeProfitOfAll(figures, received.rupiah - cost.rupiah),
  ];
}

/** What the takings leave after the money spent: "3500 laku 80 biji modal 150rb". */
function writeBatchProfit(
  figures: SumFigures,
  spent: number,
  received: WorkedFigure,
): readonly string[] {
  const sold = soldOf(figures);
  if (sold === undefined || sold.period !== undefined) return [];
  return [...received.lines, sumText.batchProfit({ ...sold, price: received.rupiah, spent })];
}

const DAYS_A_MONTH = 30;
/** With one day off a week. */
const WORKDAYS_A_MONTH = 26;
/** Days on which a month's goods are sold. */
const daysAMonth = ({ text }: SumFigures): number =>
  /\blibur\b/u.test(text) ? WORKDAYS_A_MONTH : DAYS_A_MONTH;

/** The profit of all sold: in a day, and in a month if the question asks for one. */
function writeProfitOfAll(figures: SumFigures, each: number): readonly string[] {
  const sold = soldOf(figures);
  if (sold === undefined) return [];
  if (sold.period !== 'day') return [sumText.profitOfAll({ ...sold, each })];
  const asksPerMonth = /\b(?:se)?bulan/u.test(figures.text);
  const days = asksPerMonth ? daysAMonth(figures) : undefined;
  return [sumText.profitADay({ ...sold, each, daysAMonth: days })];
}

/** A margin that is a share of the cost, not of the price. */
const MARGIN_OF_COST = /\bdari (?:modal|hpp|biaya)|\bmark ?up/u;

/** The price to ask for a margin or a profit, also where an app or a shop keeps a share. */
function writeAskingPrice(figures: SumFigures, cost: number): readonly string[] {
  const margin = shareOf(figures, 'margin');
  if (margin !== undefined) {
    if (MARGIN_OF_COST.test(figures.text)) return [sumText.markup({ cost, share: margin })];
    const price = roundUp(cost / (1 - margin));
    const sold = soldOf(figures);
    return [
      sumText.margin({ cost, share: margin }),
      ...(sold === undefined || sold.count === 1 ? [] : [sumText.bill({ ...sold, price })]),
      ...writePriceThrough(figures, price),
    ];
  }
  const profit = moneyOf(figures, 'profit');
  if (profit === undefined) return [];
  return [sumText.wantedProfit({ cost, profit }), ...writePriceThrough(figures, cost + profit)];
}

/** The price in an app or a shop that leaves this much, after its share and its fee. */
function writePriceThrough(figures: SumFigures, net: number): readonly string[] {
  const cut = cutOf(figures);
  if (cut === undefined) return [];
  const fee = moneyOf(figures, 'fee') ?? 0;
  const price = roundUp((net + fee) / keptOf(cut));
  return [sumText.askingPrice({ price, received: price * keptOf(cut) - fee, cut })];
}

const ASKS_TOTAL =
  /\b(?:total\p{L}*|tagihan\p{L}*|dp|uang muka|panjar|bayar\p{L}*|semuanya berapa)\b/u;

/** What an order comes to, and the deposit on it: "DP 50% dari 75 box 17.500". */
function writeBill(figures: SumFigures): readonly string[] {
  const price = moneyOf(figures, 'price');
  const sold = soldOf(figures);
  const isWhole = figures.money.length === 1 && ASKS_TOTAL.test(figures.text);
  if (price === undefined || sold === undefined || !isWhole) return [];
  const deposit = shareOf(figures, 'deposit');
  return [
    sumText.bill({ ...sold, price }),
    ...(deposit === undefined
      ? []
      : [sumText.deposit({ share: deposit, bill: price * sold.count })]),
  ];
}

/** How much has to be sold for a turnover, or for a profit, in a day or a month. */
function writeSales(figures: SumFigures): readonly string[] {
  const turnover = goalOf(figures, 'turnover');
  const price = moneyOf(figures, 'price');
  const ofPrice = turnover !== undefined && price !== undefined;
  const goal = ofPrice ? turnover : goalOf(figures, 'profit');
  const each = ofPrice ? price : moneyOf(figures, 'profit');
  if (goal?.period === undefined || each === undefined) return [];
  return [
    sumText.sales({
      goal: goal.rupiah,
      period: goal.period,
      each,
      unit: figures.unit,
      daysAMonth: daysAMonth(figures),
    }),
  ];
}

const ASKS_PAYBACK = /\b(?:bep|balik (?:modal|duit|sewa))\b/u;

/** When an investment is paid back: in days of a profit, or in portions. */
function writePayback(figures: SumFigures): readonly string[] {
  const profit = goalOf(figures, 'profit');
  const named = figures.money.find(({ role }) => role === 'invested')?.rupiah;
  // Next to a daily profit, "modal" is the investment: "modal 2 juta untung 50rb sehari".
  const invested = named ?? (profit && moneyOf(figures, 'batch-cost'));
  if (!ASKS_PAYBACK.test(figures.text) || invested === undefined) return [];
  if (profit?.period === 'day')
    return [sumText.paybackInDays({ invested, profitADay: profit.rupiah })];
  const [cost, price] = [costOf(figures)?.rupiah, priceOf(figures)?.rupiah];
  if (cost === undefined || price === undefined || price <= cost) return [];
  return [sumText.paybackInPortions({ invested, cost, price, unit: figures.unit })];
}
