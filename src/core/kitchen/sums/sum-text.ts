import { formatRupiah } from '../../recipes/rupiah.ts';
import { roundUp } from '../cost-sheet.ts';
import type { Period } from '../question/question-figures.ts';
import { writeDecimal, writeShare } from '../write-amount.ts';

/** What an app or a shop keeps of a price. */
export type Cut = { readonly by: 'app' | 'shop'; readonly share: number };

/** "1.250 biji", rounded up. */
const counted = (count: number, unit: string): string =>
  `${writeDecimal(Math.ceil(count), 0)} ${unit}`;

const afterCut = ({ by, share }: Cut): string =>
  by === 'app'
    ? `(dipotong ${writeShare(share)} dan PPN 11% atas potongan itu)`
    : `(bagian warung ${writeShare(share)})`;

/** A price, rounded up so that the wanted profit is reached. */
const rounded = (exact: number): string => {
  const whole = Math.round(exact);
  const price = roundUp(exact);
  return whole === price
    ? `jual ${formatRupiah(price)}`
    : `${formatRupiah(whole)}, bulatnya ${formatRupiah(price)}`;
};

const profit = (rest: number): string =>
  `${rest < 0 ? 'rugi' : 'untung'} ${formatRupiah(Math.abs(rest))}`;

/** What is left of a price after the ingredients. */
const remainder = (rest: number): string =>
  rest === 0
    ? 'pas untuk bahannya saja'
    : `${rest < 0 ? 'kurang' : 'sisanya'} ${formatRupiah(Math.abs(rest))}`;

/** Numbers by name, so that none can stand in another's place. */
type Figures<Name extends string> = Readonly<Record<Name, number>>;
type OfUnit<Name extends string> = Figures<Name> & { readonly unit: string };

/**
 * The sentences of sums, each with the figures it comes from. Money is in whole rupiah, shares are
 * between 0 and 1, and `unit` is what is sold: "porsi", "biji".
 */
export const sumText = {
  batch: ({ cost, made, each, unit }: OfUnit<'cost' | 'made' | 'each'>) =>
    `Modal ${formatRupiah(cost)} ÷ ${counted(made, unit)} = ${formatRupiah(each)} per ${unit}.`,
  costs: (parts: readonly number[], total: number) =>
    `${parts.map(formatRupiah).join(' + ')} = HPP ${formatRupiah(total)}.`,
  unsold: ({ cost, share, each, unit }: OfUnit<'cost' | 'share' | 'each'>) =>
    `${formatRupiah(cost)} ÷ (100% − ${writeShare(share)}) = ${formatRupiah(each)}: itu HPP tiap ${unit} yang laku.`,
  discount: ({ price, share, reduced }: Figures<'price' | 'share' | 'reduced'>) =>
    `${formatRupiah(price)} didiskon ${writeShare(share)} jadi ${formatRupiah(reduced)}.`,
  gift: ({ paid, free, price, each, unit }: OfUnit<'paid' | 'free' | 'price' | 'each'>) =>
    `Beli ${paid} gratis ${free}: ${paid + free} ${unit} dibayar ${paid} × ${formatRupiah(price)}, jadi ${formatRupiah(each)} per ${unit}.`,
  received: ({ price, received, cut }: Figures<'price' | 'received'> & { readonly cut: Cut }) =>
    `Dari ${formatRupiah(price)} diterima ${formatRupiah(received)} ${afterCut(cut)}.`,
  profit: ({ received, cost, price, unit }: OfUnit<'received' | 'cost' | 'price'>) => {
    const rest = received - cost;
    const share = rest >= 0 ? `, ${writeShare(rest / price)} dari harga jual` : '';
    return `${formatRupiah(received)} − ${formatRupiah(cost)} = ${profit(rest)} per ${unit}${share}.`;
  },
  batchProfit: ({ price, count, unit, spent }: OfUnit<'price' | 'count' | 'spent'>) => {
    const all = price * count;
    return `${counted(count, unit)} × ${formatRupiah(price)} = ${formatRupiah(all)}, − modal ${formatRupiah(spent)} = ${profit(all - spent)}.`;
  },
  profitOfAll: ({ each, count, unit }: OfUnit<'each' | 'count'>) =>
    `${formatRupiah(each)} × ${counted(count, unit)} = ${formatRupiah(each * count)}.`,
  profitADay: ({
    each,
    count,
    unit,
    daysAMonth,
  }: OfUnit<'each' | 'count'> & { readonly daysAMonth: number | undefined }) => {
    const month =
      daysAMonth === undefined
        ? ''
        : `, × ${daysAMonth} hari = ${formatRupiah(each * count * daysAMonth)} sebulan`;
    return `${formatRupiah(each)} × ${counted(count, unit)} = ${formatRupiah(each * count)} sehari${month}.`;
  },
  margin: ({ cost, share }: Figures<'cost' | 'share'>) =>
    `Supaya untung ${writeShare(share)} dari harga jual: ${formatRupiah(cost)} ÷ ${writeShare(1 - share)} = ${rounded(cost / (1 - share))}. Kalau ${writeShare(share)} dari modal: ${rounded(cost * (1 + share))}.`,
  turnover: ({ turnover, cost }: Figures<'turnover' | 'cost'>) =>
    `${formatRupiah(turnover)} − ${formatRupiah(cost)} = ${profit(turnover - cost)}.`,
  markup: ({ cost, share }: Figures<'cost' | 'share'>) =>
    `Untung ${writeShare(share)} dari modal: ${formatRupiah(cost)} × ${writeShare(1 + share)} = ${rounded(cost * (1 + share))}.`,
  share: ({ share, of }: Figures<'share' | 'of'>) =>
    `${writeShare(share)} × ${formatRupiah(of)} = ${formatRupiah(share * of)}.`,
  bill: ({ count, unit, price }: OfUnit<'count' | 'price'>) =>
    `Untuk ${counted(count, unit)}: ${writeDecimal(count, 0)} × ${formatRupiah(price)} = ${formatRupiah(price * count)}.`,
  deposit: ({ share, bill }: Figures<'share' | 'bill'>) => {
    const paid = Math.round(bill * share);
    return `DP ${writeShare(share)}: ${formatRupiah(paid)}, sisanya ${formatRupiah(bill - paid)}.`;
  },
  wantedProfit: ({ cost, profit }: Figures<'cost' | 'profit'>) =>
    `${formatRupiah(cost)} + untung ${formatRupiah(profit)} = ${formatRupiah(cost + profit)}.`,
  profitAfterIngredients: ({ cost, profit, unit }: OfUnit<'cost' | 'profit'>) =>
    `Supaya sisanya ${formatRupiah(profit)} per ${unit}: bahan ${formatRupiah(cost)} + ${formatRupiah(profit)} = ${rounded(cost + profit)}, belum termasuk kemasan, gas, dan tenaga.`,
  askingPrice: ({ price, received, cut }: Figures<'price' | 'received'> & { readonly cut: Cut }) =>
    `Pasang ${formatRupiah(price)}: diterima ${formatRupiah(received)} ${afterCut(cut)}.`,
  sales: ({
    goal,
    period,
    each,
    unit,
    daysAMonth,
  }: OfUnit<'goal' | 'each' | 'daysAMonth'> & { readonly period: Period }) => {
    const count = Math.ceil(goal / each);
    const sum = `${formatRupiah(goal)} ÷ ${formatRupiah(each)} = ${counted(count, unit)}`;
    return period === 'day'
      ? `${sum} sehari.`
      : `${sum} sebulan, sekitar ${counted(count / daysAMonth, unit)} sehari kalau buka ${daysAMonth} hari.`;
  },
  paybackInDays: ({ invested, profitADay }: Figures<'invested' | 'profitADay'>) =>
    `${formatRupiah(invested)} ÷ untung ${formatRupiah(profitADay)} sehari = sekitar ${counted(invested / profitADay, 'hari')} jualan sampai balik modal.`,
  paybackInPortions: ({ invested, cost, price, unit }: OfUnit<'invested' | 'cost' | 'price'>) => {
    const profit = formatRupiah(price - cost);
    return `${formatRupiah(price)} − ${formatRupiah(cost)} = untung ${profit}. ${formatRupiah(invested)} ÷ ${profit} = ${counted(invested / (price - cost), unit)} sampai balik.`;
  },
  unitPrice: ({ price, count, unit }: OfUnit<'price' | 'count'>) =>
    `${formatRupiah(price)} ÷ ${writeDecimal(count, 1)} ${unit} = ${formatRupiah(price / count)} per ${unit}.`,
  part: ({
    price,
    count,
    unit,
    result,
    per,
  }: OfUnit<'price' | 'count' | 'result'> & { readonly per: string }) =>
    `${writeDecimal(count, 2)} ${unit} × ${formatRupiah(price)} per ${per} = ${formatRupiah(result)}.`,
  product: ({ price, count }: Figures<'price' | 'count'>) =>
    `${writeDecimal(count, 0)} × ${formatRupiah(price)} = ${formatRupiah(price * count)}.`,
  recipes: ({ made, wanted }: Figures<'made' | 'wanted'>) => {
    const times = wanted / made;
    const whole = Math.ceil(times);
    const cooked =
      whole === times
        ? ''
        : `, jadi bikin ${counted(whole, 'resep')} (${writeDecimal(whole * made, 0)})`;
    return `${writeDecimal(wanted, 0)} ÷ ${writeDecimal(made, 0)} = ${writeDecimal(times, 1)} resep${cooked}.`;
  },
  amount: ({
    made,
    wanted,
    given,
    unit,
    food,
  }: OfUnit<'made' | 'wanted' | 'given'> & { readonly food: string }) =>
    `${writeDecimal(wanted, 0)} ÷ ${writeDecimal(made, 0)} × ${writeDecimal(given, 2)} ${unit} = ${writeDecimal((wanted / made) * given, 2)} ${unit} ${food}.`,
  tins: ({ from, to }: Figures<'from' | 'to'>) =>
    `Loyang ${from} cm ke ${to} cm: takaran × ${writeDecimal((to / from) ** 2, 2)} (${to}² ÷ ${from}²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.`,

  // For a dish of the collection, whose cost is that of the ingredients alone.
  allSold: ({ count, unit, ingredients, price }: OfUnit<'count' | 'ingredients' | 'price'>) => {
    const all = price * count;
    return `${counted(count, unit)}: bahannya ${formatRupiah(ingredients)}, laku semua @ ${formatRupiah(price)} = ${formatRupiah(all)}, ${remainder(all - ingredients)}.`;
  },
  affords: ({ money, count, unit }: OfUnit<'money' | 'count'>) =>
    `Modal ${formatRupiah(money)} cukup untuk bahan sekitar ${counted(count, unit)}, belum untuk kemasan dan gas.`,
  priceForCost: ({ cost, price }: Figures<'cost' | 'price'>) =>
    `Dengan modal ${formatRupiah(cost)}, jual sekitar ${formatRupiah(price)}.`,
  marginAfterIngredients: ({ share, price }: Figures<'share' | 'price'>) =>
    `Supaya ${writeShare(share)} dari harga jual tersisa sesudah bahan: ${formatRupiah(price)}.`,
  leftAfterIngredients: ({ price, count, unit, rest }: OfUnit<'price' | 'count' | 'rest'>) => {
    const sold = `Dijual ${formatRupiah(price)}${count > 1 ? ` untuk ${counted(count, unit)}` : ''}`;
    return `${sold}, ${rest < 0 ? 'bahannya saja belum tertutup: ' : ''}${remainder(rest)}.`;
  },
};
