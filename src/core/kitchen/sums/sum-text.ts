import { formatRupiah } from '../../recipes/rupiah.ts';
import type { Period } from '../asked/question-figures.ts';
import { roundUp } from '../cost-sheet.ts';
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

/** A price, rounded up: a profit that is asked for must be reached. */
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

/**
 * The sentences of sums, each with the figures it comes from. Money is in whole rupiah, shares are
 * between 0 and 1, and `unit` is what is sold: "porsi", "biji".
 */
export const sumText = {
  batch: (cost: number, made: number, each: number, unit: string) =>
    `Modal ${formatRupiah(cost)} ÷ ${counted(made, unit)} = ${formatRupiah(each)} per ${unit}.`,
  costs: (parts: readonly number[], total: number) =>
    `${parts.map(formatRupiah).join(' + ')} = HPP ${formatRupiah(total)}.`,
  unsold: (cost: number, share: number, each: number, unit: string) =>
    `${formatRupiah(cost)} ÷ (100% − ${writeShare(share)}) = ${formatRupiah(each)}: itu HPP tiap ${unit} yang laku.`,
  discount: (price: number, share: number, reduced: number) =>
    `${formatRupiah(price)} didiskon ${writeShare(share)} jadi ${formatRupiah(reduced)}.`,
  gift: (paid: number, free: number, price: number, each: number, unit: string) =>
    `Beli ${paid} gratis ${free}: ${paid + free} ${unit} dibayar ${paid} × ${formatRupiah(price)}, jadi ${formatRupiah(each)} per ${unit}.`,
  received: (price: number, received: number, cut: Cut) =>
    `Dari ${formatRupiah(price)} diterima ${formatRupiah(received)} ${afterCut(cut)}.`,
  profit: (received: number, cost: number, price: number, unit: string) => {
    const rest = received - cost;
    const share = rest >= 0 ? `, ${writeShare(rest / price)} dari harga jual` : '';
    return `${formatRupiah(received)} − ${formatRupiah(cost)} = ${profit(rest)} per ${unit}${share}.`;
  },
  batchProfit: (price: number, count: number, unit: string, spent: number) => {
    const all = price * count;
    return `${counted(count, unit)} × ${formatRupiah(price)} = ${formatRupiah(all)}, − modal ${formatRupiah(spent)} = ${profit(all - spent)}.`;
  },
  profitOfAll: (each: number, count: number, unit: string) =>
    `${formatRupiah(each)} × ${counted(count, unit)} = ${formatRupiah(each * count)}.`,
  profitADay: (each: number, count: number, unit: string, daysAMonth: number | undefined) => {
    const month =
      daysAMonth === undefined
        ? ''
        : `, × ${daysAMonth} hari = ${formatRupiah(each * count * daysAMonth)} sebulan`;
    return `${formatRupiah(each)} × ${counted(count, unit)} = ${formatRupiah(each * count)} sehari${month}.`;
  },
  margin: (cost: number, share: number) =>
    `Supaya untung ${writeShare(share)} dari harga jual: ${formatRupiah(cost)} ÷ ${writeShare(1 - share)} = ${rounded(cost / (1 - share))}. Kalau ${writeShare(share)} dari modal: ${rounded(cost * (1 + share))}.`,
  turnover: (turnover: number, cost: number) =>
    `${formatRupiah(turnover)} − ${formatRupiah(cost)} = ${profit(turnover - cost)}.`,
  markup: (cost: number, share: number) =>
    `Untung ${writeShare(share)} dari modal: ${formatRupiah(cost)} × ${writeShare(1 + share)} = ${rounded(cost * (1 + share))}.`,
  share: (share: number, of: number) =>
    `${writeShare(share)} × ${formatRupiah(of)} = ${formatRupiah(share * of)}.`,
  bill: (count: number, unit: string, price: number) =>
    `Untuk ${counted(count, unit)}: ${writeDecimal(count, 0)} × ${formatRupiah(price)} = ${formatRupiah(price * count)}.`,
  deposit: (share: number, bill: number) => {
    const paid = Math.round(bill * share);
    return `DP ${writeShare(share)}: ${formatRupiah(paid)}, sisanya ${formatRupiah(bill - paid)}.`;
  },
  wantedProfit: (cost: number, profit: number) =>
    `${formatRupiah(cost)} + untung ${formatRupiah(profit)} = ${formatRupiah(cost + profit)}.`,
  profitAfterIngredients: (cost: number, profit: number, unit: string) =>
    `Supaya sisanya ${formatRupiah(profit)} per ${unit}: bahan ${formatRupiah(cost)} + ${formatRupiah(profit)} = ${rounded(cost + profit)}, belum termasuk kemasan, gas, dan tenaga.`,
  askingPrice: (price: number, received: number, cut: Cut) =>
    `Pasang ${formatRupiah(price)}: diterima ${formatRupiah(received)} ${afterCut(cut)}.`,
  sales: (goal: number, period: Period, each: number, unit: string, daysAMonth: number) => {
    const count = Math.ceil(goal / each);
    const sum = `${formatRupiah(goal)} ÷ ${formatRupiah(each)} = ${counted(count, unit)}`;
    return period === 'day'
      ? `${sum} sehari.`
      : `${sum} sebulan, sekitar ${counted(count / daysAMonth, unit)} sehari kalau buka ${daysAMonth} hari.`;
  },
  paybackInDays: (invested: number, profitADay: number) =>
    `${formatRupiah(invested)} ÷ untung ${formatRupiah(profitADay)} sehari = sekitar ${counted(invested / profitADay, 'hari')} jualan sampai balik modal.`,
  paybackInPortions: (invested: number, cost: number, price: number, unit: string) => {
    const profit = formatRupiah(price - cost);
    return `${formatRupiah(price)} − ${formatRupiah(cost)} = untung ${profit}. ${formatRupiah(invested)} ÷ ${profit} = ${counted(invested / (price - cost), unit)} sampai balik.`;
  },
  unitPrice: (price: number, count: number, unit: string) =>
    `${formatRupiah(price)} ÷ ${writeDecimal(count, 1)} ${unit} = ${formatRupiah(price / count)} per ${unit}.`,
  part: (price: number, count: number, unit: string, result: number, per: string) =>
    `${writeDecimal(count, 2)} ${unit} × ${formatRupiah(price)} per ${per} = ${formatRupiah(result)}.`,
  product: (price: number, count: number) =>
    `${writeDecimal(count, 0)} × ${formatRupiah(price)} = ${formatRupiah(price * count)}.`,
  recipes: (made: number, wanted: number) => {
    const times = wanted / made;
    const whole = Math.ceil(times);
    const cooked =
      whole === times
        ? ''
        : `, jadi bikin ${counted(whole, 'resep')} (${writeDecimal(whole * made, 0)})`;
    return `${writeDecimal(wanted, 0)} ÷ ${writeDecimal(made, 0)} = ${writeDecimal(times, 1)} resep${cooked}.`;
  },
  amount: (made: number, wanted: number, given: number, unit: string, food: string) =>
    `${writeDecimal(wanted, 0)} ÷ ${writeDecimal(made, 0)} × ${writeDecimal(given, 2)} ${unit} = ${writeDecimal((wanted / made) * given, 2)} ${unit} ${food}.`,
  tins: (from: number, to: number) =>
    `Loyang ${from} cm ke ${to} cm: takaran × ${writeDecimal((to / from) ** 2, 2)} (${to}² ÷ ${from}²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.`,

  // Of a dish of ours, whose cost is that of the ingredients alone.
  allSold: (count: number, unit: string, ingredients: number, price: number) => {
    const all = price * count;
    return `${counted(count, unit)}: bahannya ${formatRupiah(ingredients)}, laku semua @ ${formatRupiah(price)} = ${formatRupiah(all)}, ${remainder(all - ingredients)}.`;
  },
  affords: (money: number, count: number, unit: string) =>
    `Modal ${formatRupiah(money)} cukup untuk bahan sekitar ${counted(count, unit)}.`,
  priceForCost: (cost: number, price: number) =>
    `Dengan modal ${formatRupiah(cost)}, jual sekitar ${formatRupiah(price)}.`,
  marginAfterIngredients: (share: number, price: number) =>
    `Supaya ${writeShare(share)} dari harga jual tersisa sesudah bahan: ${formatRupiah(price)}.`,
  leftAfterIngredients: (price: number, count: number, unit: string, rest: number) => {
    const sold = `Dijual ${formatRupiah(price)}${count > 1 ? ` untuk ${counted(count, unit)}` : ''}`;
    return `${sold}, ${rest < 0 ? 'bahannya saja belum tertutup: ' : ''}${remainder(rest)}.`;
  },
};
