import { formatRupiah } from '../../recipes/rupiah.ts';
import type { AskedFigures } from './asked-figures.ts';
import { COMMISSION_WITH_TAX, priceAt, roundUp } from '../cost-sheet.ts';
import { writeDecimal, writeShare } from '../write-amount.ts';

/** A sum this many times that of a portion is for several portions: "modal 200 ribu jual 3000". */
export const FOR_MANY = 4;
const DAYS_A_MONTH = 30;
/** With one day off a week. */
const WORKDAYS_A_MONTH = 26;

const GIFT = /\bbeli (\d+) (?:gratis|free|bonus) (\d+)/u;
const PAYS_BACK = /\b(?:balik modal|bep|balik duit|balik sewa)\b/u;
/** Several pieces for one price: what the other figures refer to is uncertain. */
const IN_PACKS = /\bisi \d+|\b\d+ (?:biji|pcs|buah|butir|potong|tusuk|bungkus) (?:rp\.? ?)?\d/u;
/** Dishes are asked for, and their figures are not known yet. */
const ASKS_DISHES = /\b(?:jual\w*|usaha|bisnis|dagang|bikin|masak) (?:\w+ )?apa\b|\bide\b/u;
/** "1 resep jadi 20, pesanan 250 biji" */
const RECIPES = /\b(?:1|satu|se) ?resep\b(?: \w+){0,2} (?:jadi|jd) (\d+)\b.*?\b(\d+)\b/u;
/** "1 kg terigu jadi 50 donat, butuh berapa kilo untuk 320" */
const FROM_AMOUNT =
  /\b(\d+(?:,\d+)?|se|setengah) ?(kg|kilo|liter|ekor) (\p{L}+)(?: \p{L}+)? (?:jadi|jd) (\d+)\b.*?\b(\d+)\b.*\bberapa (?:kg|kilo|liter|ekor)/u;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const TINS =
  /\bloyang(?: [a-z]+)? ?(\d{2})\b.*?\b(?:ke|jadi|loyang)(?: [a-z]+)? ?(?:loyang )?(\d{2})\b/u;

/**
 * The sums that follow from the figures of a question alone, a line each: "hpp 9500 mau untung 5rb, ojol
 * motong 20%". Empty if they are not enough, or if the role of one is uncertain.
 */
export function writeAskedSums(figures: AskedFigures): readonly string[] {
  if (ASKS_DISHES.test(figures.text)) return [];
  for (const sum of [recipesFor, amountFor, tinFactor]) {
    const lines = sum(figures);
    if (lines !== undefined) return lines;
  }
  if (!isCertain(figures)) return [];
  for (const sum of [salesForTurnover, salesForProfit, payback, marginLines]) {
    const lines = sum(figures);
    if (lines !== undefined) return lines;
  }
  return [];
}

/** Whether the role of each figure is known, and no two share one. */
function isCertain({ text, money, shares }: AskedFigures): boolean {
  const roles = [...money, ...shares].map(({ role }) => role);
  const single = money
    .filter(({ role }) => role !== 'extra')
    .map(({ role, period }) => `${role} ${period}`);
  return (
    !roles.some((role) => role === 'unknown' || role === 'cash') &&
    new Set(single).size === single.length &&
    new Set(shares.map(({ role }) => role)).size === shares.length &&
    shares.every(({ share }) => share > 0 && share < 1) &&
    !IN_PACKS.test(text)
  );
}

type MoneyRole = AskedFigures['money'][number]['role'];
/** Per portion; money of a day or a month does not count. */
const moneyOf = ({ money }: AskedFigures, role: MoneyRole): number | undefined =>
  money.find((one) => one.role === role && one.period === undefined)?.rupiah;
/** Money of a day or a month. */
const goalOf = ({ money }: AskedFigures, role: MoneyRole) =>
  money.find((one) => one.role === role && one.period !== undefined);
const shareOf = ({ shares }: AskedFigures, role: AskedFigures['shares'][number]['role']) =>
  shares.find((one) => one.role === role)?.share;
const soldOf = ({ counts }: AskedFigures) => counts.find(({ isMade }) => !isMade);

/** A figure of one portion in whole rupiah, and how it was worked out if not named. */
type Portion = { readonly rupiah: number; readonly lines: readonly string[] };

/** What a portion costs: its share of a batch, packaging and the like, and what is not sold. */
function costOf(figures: AskedFigures): Portion | undefined {
  const batch = moneyOf(figures, 'modal');
  const made = figures.counts.find(({ isMade }) => isMade);
  const named = moneyOf(figures, 'hpp') ?? batch;
  if (named === undefined) return undefined;
  const unit = figures.unit;
  const lines: string[] = [];
  let rupiah = named;
  if (batch === named && made !== undefined) {
    rupiah = Math.round(named / made.count);
    lines.push(
      `Modal ${formatRupiah(named)} ÷ ${counted(made.count, unit)} = ${formatRupiah(rupiah)} per ${unit}.`,
    );
  }
  const extras = figures.money.filter(
    ({ role, period }) => role === 'extra' && period === undefined,
  );
  if (extras.length > 0) {
    const all = [rupiah, ...extras.map((one) => one.rupiah)];
    rupiah = all.reduce((sum, one) => sum + one, 0);
    lines.push(`${all.map(formatRupiah).join(' + ')} = HPP ${formatRupiah(rupiah)}.`);
  }
  const unsold = shareOf(figures, 'unsold');
  if (unsold === undefined) return { rupiah, lines };
  const whole = Math.round(rupiah / (1 - unsold));
  return {
    rupiah: whole,
    lines: [
      ...lines,
      `${formatRupiah(rupiah)} ÷ (100% − ${writeShare(unsold)}) = ${formatRupiah(whole)}: itu HPP tiap ${unit} yang laku.`,
    ],
  };
}

/** What a portion sells for, after a discount or a gift. */
function priceOf(figures: AskedFigures): Portion | undefined {
  const named = moneyOf(figures, 'price');
  if (named === undefined) return undefined;
  const unit = figures.unit;
  const lines: string[] = [];
  let rupiah = named;
  const discount = shareOf(figures, 'discount');
  if (discount !== undefined) {
    rupiah = Math.round(named * (1 - discount));
    lines.push(
      `${formatRupiah(named)} didiskon ${writeShare(discount)} jadi ${formatRupiah(rupiah)}.`,
    );
  }
  const [, paid, free] = GIFT.exec(figures.text) ?? [];
  if (paid === undefined || free === undefined) return { rupiah, lines };
  const all = Number(paid) + Number(free);
  const each = Math.round((rupiah * Number(paid)) / all);
  const line = `Beli ${paid} gratis ${free}: ${all} ${unit} dibayar ${paid} × ${formatRupiah(rupiah)}, jadi ${formatRupiah(each)} per ${unit}.`;
  return { rupiah: each, lines: [...lines, line] };
}

/** What a portion costs, sells for and leaves, as far as the question names it. */
function marginLines(figures: AskedFigures): readonly string[] | undefined {
  const cost = costOf(figures);
  const price = priceOf(figures);
  if (cost === undefined) {
    const profit = moneyOf(figures, 'profit');
    return profit === undefined ? askPrice(figures, undefined) : takings(figures, profit);
  }
  if (price === undefined) return [...cost.lines, ...(askPrice(figures, cost.rupiah) ?? [])];
  if (cost.rupiah > price.rupiah * FOR_MANY) return [];
  return [...cost.lines, ...price.lines, ...profitLines(figures, cost.rupiah, price.rupiah)];
}

/** The profit of a portion, and of all that are sold. */
function profitLines(figures: AskedFigures, cost: number, price: number): readonly string[] {
  const unit = figures.unit;
  const kept = keptOf(figures);
  const received = Math.round(price * (kept?.share ?? 1));
  const cut =
    kept === undefined
      ? []
      : [`Dari ${formatRupiah(price)} diterima ${formatRupiah(received)} ${kept.words}.`];
  const rest = received - cost;
  const sum = `${formatRupiah(received)} − ${formatRupiah(cost)}`;
  const each =
    rest >= 0
      ? `${sum} = untung ${formatRupiah(rest)} per ${unit}, ${writeShare(rest / price)} dari harga jual.`
      : `${sum} = rugi ${formatRupiah(-rest)} per ${unit}.`;
  return [...cut, each, ...(takings(figures, rest) ?? [])];
}

/** What an app or a shop leaves of a price after its share. */
function keptOf(
  figures: AskedFigures,
): { readonly share: number; readonly words: string } | undefined {
  const commission = shareOf(figures, 'commission');
  if (commission !== undefined)
    return {
      share: 1 - commission * COMMISSION_WITH_TAX,
      words: `(dipotong ${writeShare(commission)} dan PPN 11% atas potongan itu)`,
    };
  const consigned = shareOf(figures, 'consignment');
  return consigned === undefined
    ? undefined
    : { share: 1 - consigned, words: `(bagian warung ${writeShare(consigned)})` };
}

/** The profit of all sold: in a day and a month if the question counts days. */
function takings(figures: AskedFigures, each: number): readonly string[] | undefined {
  const sold = soldOf(figures);
  if (sold === undefined) return undefined;
  const { count, unit, period } = sold;
  const all = `${formatRupiah(each)} × ${counted(count, unit)} = ${formatRupiah(each * count)}`;
  if (period !== 'day') return [`${all}.`];
  const days = daysOf(figures);
  const month = /\bbulan|\bsebulan/u.test(figures.text)
    ? `, × ${days} hari = ${formatRupiah(each * count * days)} sebulan`
    : '';
  return [`${all} sehari${month}.`];
}

/** The price to ask for a margin or a profit, also where an app or a shop keeps a share. */
function askPrice(figures: AskedFigures, cost: number | undefined): readonly string[] | undefined {
  const margin = shareOf(figures, 'margin');
  const profit = moneyOf(figures, 'profit');
  const fee = moneyOf(figures, 'fee') ?? 0;
  const net = moneyOf(figures, 'net');
  const kept = keptOf(figures);
  const lines: string[] = [];
  let price: number | undefined;
  if (cost !== undefined && margin !== undefined) {
    price = priceAt(cost, 1 - margin);
    lines.push(
      `Supaya untung ${writeShare(margin)} dari harga jual: ${formatRupiah(cost)} ÷ ${writeShare(1 - margin)} = ${rounded(cost / (1 - margin), price)}. Kalau ${writeShare(margin)} dari modal: ${rounded(cost * (1 + margin), priceAt(cost * (1 + margin), 1))}.`,
    );
    const sold = soldOf(figures);
    if (sold !== undefined)
      lines.push(
        `Untuk ${counted(sold.count, sold.unit)}: ${writeDecimal(sold.count, 0)} × ${formatRupiah(price)} = ${formatRupiah(price * sold.count)}.`,
      );
  } else if (cost !== undefined && profit !== undefined) {
    price = cost + profit;
    lines.push(`${formatRupiah(cost)} + untung ${formatRupiah(profit)} = ${formatRupiah(price)}.`);
  } else if (net !== undefined && kept !== undefined) price = net;
  if (price === undefined) return undefined;
  if (kept === undefined) return lines;
  const asked = roundUp((price + fee) / kept.share);
  return [
    ...lines,
    `Pasang ${formatRupiah(asked)}: diterima ${formatRupiah(asked * kept.share - fee)} ${kept.words}.`,
  ];
}

/** An exact price, and what it is rounded to if that differs. */
function rounded(exact: number, price: number): string {
  const whole = Math.round(exact);
  return whole === price
    ? `jual ${formatRupiah(price)}`
    : `${formatRupiah(whole)}, bulatnya ${formatRupiah(price)}`;
}

/** How much has to be sold for a turnover. */
function salesForTurnover(figures: AskedFigures): readonly string[] | undefined {
  return howMany(figures, goalOf(figures, 'turnover'), moneyOf(figures, 'price'));
}

/** How much has to be sold for a profit in a day or a month. */
function salesForProfit(figures: AskedFigures): readonly string[] | undefined {
  return howMany(figures, goalOf(figures, 'profit'), moneyOf(figures, 'profit'));
}

function howMany(
  figures: AskedFigures,
  goal: ReturnType<typeof goalOf>,
  each: number | undefined,
): readonly string[] | undefined {
  if (goal === undefined || each === undefined) return undefined;
  const { unit } = figures;
  const many = Math.ceil(goal.rupiah / each);
  const sum = `${formatRupiah(goal.rupiah)} ÷ ${formatRupiah(each)} = ${counted(many, unit)}`;
  if (goal.period === 'day') return [`${sum} sehari.`];
  const days = daysOf(figures);
  return [`${sum} sebulan, sekitar ${counted(many / days, unit)} sehari kalau buka ${days} hari.`];
}

/** When an investment is paid back: in days of a profit, or in portions. */
function payback(figures: AskedFigures): readonly string[] | undefined {
  const invested = figures.money.find(({ role }) => role === 'invested')?.rupiah;
  if (!PAYS_BACK.test(figures.text) || invested === undefined) return undefined;
  const daily = goalOf(figures, 'profit');
  if (daily?.period === 'day')
    return [
      `${formatRupiah(invested)} ÷ untung ${formatRupiah(daily.rupiah)} sehari = sekitar ${counted(invested / daily.rupiah, 'hari')} jualan sampai balik modal.`,
    ];
  const [cost, price] = [costOf(figures), priceOf(figures)];
  if (cost === undefined || price === undefined || price.rupiah <= cost.rupiah) return undefined;
  const each = price.rupiah - cost.rupiah;
  return [
    `${formatRupiah(price.rupiah)} − ${formatRupiah(cost.rupiah)} = untung ${formatRupiah(each)}. ${formatRupiah(invested)} ÷ ${formatRupiah(each)} = ${counted(invested / each, figures.unit)} sampai balik.`,
  ];
}

function recipesFor({ text, money }: AskedFigures): readonly string[] | undefined {
  const [, made, wanted] = RECIPES.exec(text) ?? [];
  if (money.length > 0 || made === undefined || Number(wanted) <= Number(made)) return undefined;
  const times = Number(wanted) / Number(made);
  const whole = Math.ceil(times);
  const rounded =
    whole === times
      ? ''
      : `, jadi bikin ${counted(whole, 'resep')} (${writeDecimal(whole * Number(made), 0)})`;
  return [`${wanted} ÷ ${made} = ${writeDecimal(times, 1)} resep${rounded}.`];
}

function amountFor({ text, money }: AskedFigures): readonly string[] | undefined {
  const [, amount = '', unit = '', food, made, wanted] = FROM_AMOUNT.exec(text) ?? [];
  if (money.length > 0 || made === undefined) return undefined;
  const given =
    amount === 'se' ? 1 : amount === 'setengah' ? 0.5 : Number(amount.replace(',', '.'));
  const needed = writeDecimal((Number(wanted) / Number(made)) * given, 2);
  return [`${wanted} ÷ ${made} × ${writeDecimal(given, 1)} ${unit} = ${needed} ${unit} ${food}.`];
}

/** Two tins of equal height. */
function tinFactor({ text }: AskedFigures): readonly string[] | undefined {
  const [, from, to] = TINS.exec(text) ?? [];
  if (from === undefined || to === undefined || from === to) return undefined;
  const times = writeDecimal((Number(to) / Number(from)) ** 2, 2);
  return [
    `Loyang ${from} cm ke ${to} cm: takaran × ${times} (${to}² ÷ ${from}²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.`,
  ];
}

/** "1.250 biji", rounded up. */
const counted = (count: number, unit: string): string =>
  `${writeDecimal(Math.ceil(count), 0)} ${unit}`;

const daysOf = ({ text }: AskedFigures): number =>
  /\blibur\b/u.test(text) ? WORKDAYS_A_MONTH : DAYS_A_MONTH;
