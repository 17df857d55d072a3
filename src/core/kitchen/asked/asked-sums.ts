import type { Dish } from '../../recipes/dish.ts';
import { COMMISSION_WITH_TAX, priceAt, roundUp } from '../cost-sheet.ts';
import { asSold, isPackable, portionUnit } from '../portion-unit.ts';
import type { AskedFigures, Count } from './asked-figures.ts';
import { FOR_MANY } from './asked-money.ts';
import type { MoneyRole, ShareRole } from './figure-roles.ts';
import { writeRatioSum } from './asked-ratio.ts';
import type { ReadQuestion } from './read-question.ts';
import { sumText, type Cut, type RoundedPrice } from './sum-text.ts';

/**
 * The sums that follow from the figures of a question alone, a line each: "hpp 9500 mau untung 5rb, ojol
 * motong 20%". Empty if they are not enough, or if the role of one is uncertain.
 */
export function writeAskedSums(question: ReadQuestion): readonly string[] {
  const { figures } = question;
  if (figures.asksDishes) return [];
  const ratio = writeRatioSum(question);
  if (ratio !== undefined) return [ratio];
  const reduced = discountLine(figures);
  if (reduced !== undefined) return [reduced];
  if (!isCertain(figures)) return [];
  const answer = salesForTurnover(figures) ?? salesForProfit(figures) ?? payback(figures);
  return answer === undefined ? (bill(figures) ?? marginLines(figures)) : [answer];
}

/** Whether the role of each figure is known, and no two share one. */
function isCertain({ money, shares, isInPacks }: AskedFigures): boolean {
  const roles = [...money, ...shares].map(({ role }) => role);
  const single = money
    .filter(({ role }) => role !== 'extra')
    .map(({ role, period }) => `${role} ${period}`);
  return (
    !roles.some((role) => role === 'unknown' || role === 'cash') &&
    new Set(single).size === single.length &&
    new Set(shares.map(({ role }) => role)).size === shares.length &&
    shares.every(({ share }) => share > 0 && share < 1) &&
    !isInPacks
  );
}

/** Per portion; money of a day or a month does not count. */
const moneyOf = ({ money }: AskedFigures, role: MoneyRole): number | undefined =>
  money.find((one) => one.role === role && one.period === undefined)?.rupiah;
/** Money of a day or a month. */
const goalOf = ({ money }: AskedFigures, role: MoneyRole) =>
  money.find((one) => one.role === role && one.period !== undefined);
const shareOf = ({ shares }: AskedFigures, role: ShareRole): number | undefined =>
  shares.find((one) => one.role === role)?.share;
const soldOf = ({ counts }: AskedFigures): Count | undefined =>
  counts.find(({ isMade }) => !isMade);

/** A figure of one portion in whole rupiah, and how it was worked out if not named. */
type Portion = { readonly rupiah: number; readonly lines: readonly string[] };

/** What a portion costs: its share of a batch, packaging and the like, and what is not sold. */
function costOf(figures: AskedFigures): Portion | undefined {
  const { unit } = figures;
  const batch = moneyOf(figures, 'modal');
  const made = figures.counts.find(({ isMade }) => isMade);
  const named = moneyOf(figures, 'hpp') ?? batch;
  if (named === undefined) return undefined;
  const lines: string[] = [];
  let rupiah = named;
  if (batch === named && made !== undefined) {
    rupiah = Math.round(named / made.count);
    lines.push(sumText.batch(named, made.count, rupiah, unit));
  }
  const extras = figures.money.filter(
    ({ role, period }) => role === 'extra' && period === undefined,
  );
  if (extras.length > 0) {
    const parts = [rupiah, ...extras.map((one) => one.rupiah)];
    rupiah = parts.reduce((sum, one) => sum + one, 0);
    lines.push(sumText.costs(parts, rupiah));
  }
  const unsold = shareOf(figures, 'unsold');
  if (unsold === undefined) return { rupiah, lines };
  const each = Math.round(rupiah / (1 - unsold));
  return { rupiah: each, lines: [...lines, sumText.unsold(rupiah, unsold, each, unit)] };
}

/** "Diskon 15% dari 22rb jadi berapa" */
function discountLine({ money, shares, counts }: AskedFigures): string | undefined {
  const [price] = money;
  const [discount] = shares;
  const isAlone = money.length === 1 && shares.length === 1 && counts.length === 0;
  if (price === undefined || discount?.role !== 'discount' || !isAlone) return undefined;
  const { share } = discount;
  return sumText.discount(price.rupiah, share, Math.round(price.rupiah * (1 - share)));
}

/** What a portion sells for, after a discount or a gift. */
function priceOf(figures: AskedFigures): Portion | undefined {
  const { unit, gift } = figures;
  const named = moneyOf(figures, 'price');
  if (named === undefined) return undefined;
  const lines: string[] = [];
  let rupiah = named;
  const discount = shareOf(figures, 'discount');
  if (discount !== undefined) {
    rupiah = Math.round(named * (1 - discount));
    lines.push(sumText.discount(named, discount, rupiah));
  }
  if (gift === undefined) return { rupiah, lines };
  const { paid, free } = gift;
  const each = Math.round((rupiah * paid) / (paid + free));
  return { rupiah: each, lines: [...lines, sumText.gift(paid, free, rupiah, each, unit)] };
}

/** What a portion costs, sells for and leaves, as far as the question names it. */
function marginLines(figures: AskedFigures): readonly string[] {
  const cost = costOf(figures);
  const price = priceOf(figures);
  if (cost === undefined) {
    const profit = moneyOf(figures, 'profit');
    return profit === undefined ? priceForNet(figures) : takings(figures, profit);
  }
  if (price === undefined) return [...cost.lines, ...askPrice(figures, cost.rupiah)];
  const received = receivedOf(figures, price);
  if (cost.rupiah > price.rupiah * FOR_MANY) return batchProfit(figures, cost.rupiah, received);
  return [
    ...cost.lines,
    ...received.lines,
    sumText.profit(received.rupiah, cost.rupiah, price.rupiah, figures.unit),
    ...takings(figures, received.rupiah - cost.rupiah),
  ];
}

/** "3500 laku 80 biji modal 150rb": what all that is sold leaves of the money spent. */
function batchProfit(figures: AskedFigures, spent: number, received: Portion): readonly string[] {
  const sold = soldOf(figures);
  if (sold === undefined || sold.period !== undefined) return [];
  return [...received.lines, sumText.batchProfit(received.rupiah, sold.count, sold.unit, spent)];
}

/** What an app or a shop keeps. */
function cutOf(figures: AskedFigures): Cut | undefined {
  const commission = shareOf(figures, 'commission');
  if (commission !== undefined) return { by: 'app', share: commission };
  const share = shareOf(figures, 'consignment');
  return share === undefined ? undefined : { by: 'shop', share };
}

/** The share of a price that is left. */
const keptOf = ({ by, share }: Cut): number => 1 - share * (by === 'app' ? COMMISSION_WITH_TAX : 1);

/** What is left of a price after an app or a shop has taken its share. */
function receivedOf(figures: AskedFigures, price: Portion): Portion {
  const cut = cutOf(figures);
  if (cut === undefined) return price;
  const rupiah = Math.round(price.rupiah * keptOf(cut));
  return { rupiah, lines: [...price.lines, sumText.received(price.rupiah, rupiah, cut)] };
}

/** The profit of all sold: in a day, and in a month if the question asks for one. */
function takings(figures: AskedFigures, each: number): readonly string[] {
  const { asksPerMonth, daysAMonth } = figures;
  const sold = soldOf(figures);
  if (sold === undefined) return [];
  const { count, unit, period } = sold;
  if (period !== 'day') return [sumText.takings(each, count, unit)];
  return [sumText.takingsADay(each, count, unit, asksPerMonth ? daysAMonth : undefined)];
}

/** The price to ask for a margin or a profit, also where an app or a shop keeps a share. */
function askPrice(figures: AskedFigures, cost: number): readonly string[] {
  const margin = shareOf(figures, 'margin');
  if (margin !== undefined) {
    const ofPrice = roundedPrice(cost / (1 - margin));
    const sold = soldOf(figures);
    return [
      sumText.margin(cost, margin, ofPrice, roundedPrice(cost * (1 + margin))),
      ...(sold === undefined ? [] : [sumText.bill(sold.count, sold.unit, ofPrice.price)]),
      ...askThrough(figures, ofPrice.price),
    ];
  }
  const profit = moneyOf(figures, 'profit');
  if (profit === undefined) return [];
  return [sumText.wantedProfit(cost, profit), ...askThrough(figures, cost + profit)];
}

/** The price that leaves what the question wants to receive. */
function priceForNet(figures: AskedFigures): readonly string[] {
  const net = moneyOf(figures, 'net');
  return net === undefined ? [] : askThrough(figures, net);
}

/** The price in an app or a shop that leaves this much, after its share and its fee. */
function askThrough(figures: AskedFigures, net: number): readonly string[] {
  const cut = cutOf(figures);
  if (cut === undefined) return [];
  const fee = moneyOf(figures, 'fee') ?? 0;
  const price = roundUp((net + fee) / keptOf(cut));
  return [sumText.askingPrice(price, price * keptOf(cut) - fee, cut)];
}

const roundedPrice = (exact: number): RoundedPrice => ({ exact, price: priceAt(exact, 1) });

/** What an order comes to, and the deposit on it: "DP 50% dari 75 box 17.500". */
function bill(figures: AskedFigures): readonly string[] | undefined {
  const price = moneyOf(figures, 'price');
  const sold = soldOf(figures);
  const isWhole = figures.money.length === 1 && figures.asksTotal;
  if (price === undefined || sold === undefined || !isWhole) return undefined;
  const deposit = shareOf(figures, 'deposit');
  return [
    sumText.bill(sold.count, sold.unit, price),
    ...(deposit === undefined ? [] : [sumText.deposit(deposit, price * sold.count)]),
  ];
}

/** How much has to be sold for a turnover. */
const salesForTurnover = (figures: AskedFigures): string | undefined =>
  salesFor(figures, goalOf(figures, 'turnover'), moneyOf(figures, 'price'));

/** How much has to be sold for a profit in a day or a month. */
const salesForProfit = (figures: AskedFigures): string | undefined =>
  salesFor(figures, goalOf(figures, 'profit'), moneyOf(figures, 'profit'));

function salesFor(
  { unit, daysAMonth }: AskedFigures,
  goal: ReturnType<typeof goalOf>,
  each: number | undefined,
): string | undefined {
  if (goal?.period === undefined || each === undefined) return undefined;
  return sumText.sales(goal.rupiah, goal.period, each, unit, daysAMonth);
}

/** When an investment is paid back: in days of a profit, or in portions. */
function payback(figures: AskedFigures): string | undefined {
  const profit = goalOf(figures, 'profit');
  const named = figures.money.find(({ role }) => role === 'invested')?.rupiah;
  // "Modal 2 juta untung 50rb sehari": beside a profit of a day, no portion is meant.
  const invested = named ?? (profit && moneyOf(figures, 'modal'));
  if (!figures.asksPayback || invested === undefined) return undefined;
  if (profit?.period === 'day') return sumText.paybackInDays(invested, profit.rupiah);
  const [cost, price] = [costOf(figures)?.rupiah, priceOf(figures)?.rupiah];
  if (cost === undefined || price === undefined || price <= cost) return undefined;
  return sumText.paybackInPortions(invested, cost, price, figures.unit);
}

/** A dish that the question names. */
type KnownDish = Pick<Dish, 'estimatedCostatRupiah' | 'price' | 'porsi' | 'porsiWarung' | 'hasil'>;

/** What is sold of a dish. */
export type SoldPortion = {
  /** Its ingredients, and what it usually sells for, in whole rupiah. */
  readonly cost: number;
  readonly price: number;
  /** How many a recipe makes. */
  readonly perRecipe: number;
  readonly unit: string;
};

/**
 * The portion that a dish's price is for: a stall's where it is known. Pieces that are counted are those
 * of the recipe, which may be larger and cost more.
 */
export function soldPortion(dish: KnownDish, areCounted: boolean): SoldPortion {
  const { estimatedCostatRupiah, porsi = 1, porsiWarung = porsi, price } = dish;
  const noun = portionUnit(dish);
  const ofRecipe = dish.porsiWarung === undefined || (areCounted && isPackable(noun));
  const perRecipe = ofRecipe ? porsi : porsiWarung;
  return {
    cost: Math.round(estimatedCostatRupiah / perRecipe),
    price: perRecipe === porsiWarung ? price : priceAt((price * porsiWarung) / porsi, 1),
    perRecipe,
    unit: ofRecipe ? noun : asSold(noun),
  };
}

/**
 * The sums that follow from a dish's cost together with the figures of a question: "klepon dijual 1.500
 * untung ga". The cost is that of the ingredients alone, so what is left is not called a profit.
 *
 * @param asked how many portions the question asks for.
 */
export function writeDishSums(
  { figures }: ReadQuestion,
  sold: SoldPortion,
  asked: number | undefined,
): readonly string[] {
  if (sold.cost <= 0 || sold.price <= 0) return [];
  return [
    ...ofOwnMoney(figures, sold),
    ...priceForMargin(figures, sold),
    ...(asked === undefined ? atOwnPrice(figures, sold) : allSold(figures, sold, asked)),
  ];
}

/** What the portions that the question asks for cost and bring, at its price or the usual one. */
function allSold(
  figures: AskedFigures,
  { cost, price, unit }: SoldPortion,
  asked: number,
): readonly string[] {
  const each = receivedOf(figures, priceOf(figures) ?? { rupiah: price, lines: [] });
  return [...each.lines, sumText.allSold(asked, unit, cost * asked, each.rupiah)];
}

/** How many portions the money in the question makes, or the price if it is for one of them. */
function ofOwnMoney(
  { money }: AskedFigures,
  { cost, price, unit }: SoldPortion,
): readonly string[] {
  const own = money.find(({ role }) => role === 'modal' || role === 'hpp' || role === 'cash');
  if (own === undefined) return [];
  return own.rupiah > cost * FOR_MANY
    ? [sumText.affords(own.rupiah, Math.floor(own.rupiah / cost), unit)]
    : [sumText.priceForCost(own.rupiah, priceAt(own.rupiah, cost / price))];
}

function priceForMargin(figures: AskedFigures, { cost }: SoldPortion): readonly string[] {
  const margin = shareOf(figures, 'margin');
  return margin === undefined
    ? []
    : [sumText.marginAfterIngredients(margin, priceAt(cost, 1 - margin))];
}

/** What the price in the question leaves: of one portion, of a pack, or of the whole recipe. */
function atOwnPrice(
  figures: AskedFigures,
  { cost, price: usualPrice, perRecipe, unit }: SoldPortion,
): readonly string[] {
  const price = priceOf(figures);
  if (price === undefined) return [];
  const { rupiah } = price;
  const isForAll = figures.pack === undefined && rupiah > usualPrice * FOR_MANY && perRecipe > 1;
  const pieces = isForAll ? perRecipe : (figures.pack ?? 1);
  const received = receivedOf(figures, price);
  const rest = received.rupiah - cost * pieces;
  return [...received.lines, sumText.leftAfterIngredients(rupiah, pieces, unit, rest)];
}
