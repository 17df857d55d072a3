import type { Pack } from '#core/kitchen/portion-unit.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { joinNames } from '#core/recipes/join-names.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeEarning } from '../../dish/cost-text.ts';
import { capitalisedList } from '../text.ts';

/** The sentences of the overview. */
export const text = {
  region: 'Ringkasan menu',
  caption: (unit: string) => `Rupiah per ${unit}`,
  /** Above the figures of dishes in a box, whose wages and packaging are counted once. */
  boxCaption: 'Rupiah per paket, bahannya saja',
  /** What money at hand leaves for each portion that is asked for. */
  budget: (money: string, portions: number, each: string) =>
    `${money} ÷ ${portions} = ${each} per porsi`,
  overPortionBudget: (most: string, dishes: readonly string[]) =>
    `Menurut hitungan kami, modalnya di atas ${most} per porsi: ${joinNames(dishes)}.`,
  perRecipe: 'sekali masak',
  perUnit: (unit: string) => `/${unit}`,
  unknown: 'belum diketahui',
  lossWord: 'rugi',
  fromSource: 'Yang bertanda\u00A0± menurut penulis resep, belum kami hitung.',
  costsIn: (costs: readonly string[]) => `Modal sudah termasuk ${joinNames(costs)}.`,
  enterCosts: 'Isi sekali di “Hitung jual”.',
  /** What the price in the question leaves of one. */
  atPrice: (price: string, unit: string, rest: number) =>
    `Dijual ${price}: ${writeEarning(rest)} per ${unit}`,
  seeProfit: 'Lihat harga jual dan untungnya',
  eachPacked: (dishes: readonly string[]) =>
    `Kemasan dihitung satu-satu untuk ${joinNames(dishes)}. Dijual beberapa sekaligus? Tulis isinya di “Hitung jual”.`,
  batchOfRecipe: (costs: readonly string[]) =>
    `${capitalisedList(costs)} masih dibagi ke porsi resep asli. Biasanya masak berapa porsi?`,
  batchAsUsual: (costs: readonly string[], portions: number) =>
    `${capitalisedList(costs)} dibagi ke ${writeDecimal(portions, 0)} porsi yang biasanya kamu masak.`,
  /** By what the profit of one is multiplied. */
  sold: (portions: number, noun: string) => `× ${writeDecimal(portions, 0)} ${noun}`,
  profitOfAll: (portions: number, noun: string, earning: string) =>
    `${writeDecimal(portions, 0)} ${noun}: ${earning}`,
  /** What a sum at hand makes of a dish, and earns. */
  affords: (sum: string, count: string, unit: string, earning: string | undefined) =>
    `${sum} jadi ${count} ${unit}${earning === undefined ? '' : `, ${earning}`}`,
  /** After {@link affords}. */
  atUsualPrice: (price: string, earning: string) => `. Dijual seharga pasar, ${price}: ${earning}`,
  aboveUsual: (dishes: readonly string[], mayLose: boolean) =>
    `Harga pasarnya lebih rendah dari saran: ${joinNames(dishes)}. Kalau ikut harga pasar, untungnya lebih tipis${mayLose ? ' atau malah rugi' : ''}.`,
  belowUsual: (dishes: readonly string[]) =>
    `Harga pasarnya lebih tinggi dari saran: ${joinNames(dishes)}.`,
  takeMarketPrices: 'Pakai harga pasar',
  /** @param own dishes with the owner's own prices. */
  marketPricesTaken: (own: readonly string[]) =>
    `Sekarang dihitung dengan harga pasar.${own.length === 0 ? '' : ` ${joinNames(own)} tetap dengan hargamu sendiri.`}`,
  backToSuggestions: 'Kembali ke saran',
  usually: (foodName: string, price: string, isLoss: boolean) =>
    `${foodName} ${price}${isLoss ? ' (di bawah HPP)' : ''}`,
  together: 'Dimasak bersama',
  /** @param dishes in the box, "2 Lemper"; not named again if it is one of each. */
  boxDishes: (dishes: readonly string[], isOneOfEach: boolean, unpriced: readonly string[]) =>
    (isOneOfEach ? `${ALL[dishes.length] ?? 'semua'} hidangan ini` : joinNames(dishes)) +
    (unpriced.length > 0 ? `, belum termasuk ${joinNames(unpriced)}` : ''),
  /** @param included costs that the rows do not have. */
  boxCost: (cost: string, included: readonly string[]) =>
    included.length === 0 ? cost : `${cost} (termasuk ${joinNames(included)})`,
  boxUnit: 'paket',
  /** Below a dish's ingredients in a box. */
  inBox: (amount: string, noun: string) => `${amount} ${noun} di tiap paket`,
  /** @param cost of its ingredients; empty if unknown. */
  notInBox: (cost: string, unit: string | undefined) =>
    `Tidak masuk paket${cost === '' || unit === undefined ? '' : ` (bahannya ${cost} per ${unit})`}`,
  boxAbove: (dishes: string, cost: string, price: string) =>
    `Satu paket berisi ${dishes}: HPP ${cost}, di atas ${price} yang kamu sebut. Atur di “Hitung paket”.`,
  boxAtLoss: (dishes: string, cost: string, price: string, loss: string) =>
    `Satu paket berisi ${dishes}: HPP ${cost}, dijual ${price}, rugi ${loss}.`,
  boxSold: (
    dishes: string,
    cost: string,
    price: string,
    profit: string,
    missing: readonly string[],
  ) =>
    `Satu paket berisi ${dishes}: HPP ${cost}, dijual ${price}, untung ${profit}${missing.length === 0 ? '' : `, belum dikurangi ${joinNames(missing)}`}.`,
  /** After the price of a box. */
  packedAsPortion: (packaging: string) =>
    ` Kemasannya masih ${packaging} seperti satu porsi: isi harga kotaknya di “Hitung paket”.`,
  noPortions:
    'Resep yang bertanda “–” tidak menyebut jumlah porsi, jadi modalnya untuk sekali masak. Isi “Porsi dijual” di “Hitung jual”.',
  countedSingly: (foodName: string, portions: number, unit: string, { noun, holds }: Pack) =>
    `${foodName} ${portions} porsi kami hitung ${portions} ${unit}. Satu porsi satu ${noun} isi ${holds}?`,
  countPacks: (pieces: number, unit: string) => `Hitung ${writeDecimal(pieces, 0)} ${unit}`,
  statedPrices: (prices: readonly string[]) =>
    `Harga di pertanyaanmu belum dihitung: ${joinNames(prices)}.`,
  takePrices: 'Pakai harga ini',
  guestPortions:
    'Porsi untuk tamu lebih besar dari porsi warung, jadi modal dan harganya lebih tinggi.',
  total: (amount: string, count: number) => `Bahan kalau ${count} hidangan ini dimasak: ${amount}`,
  /** @param extra what else is in all boxes, in whole rupiah; it has no row. */
  boxTotal: (amount: string, boxes: number, extra: number) =>
    `Bahan untuk ${writeDecimal(boxes, 0)} paket: ${amount}${extra > 0 ? `, termasuk isi lain ${formatRupiah(extra)}` : ''}`,
  overBudget: (excess: string) => `, lebih ${excess} dari uang yang kamu sebut`,
  totalSpent: (amount: string, count: number) =>
    `Modal kalau ${count} hidangan ini dimasak: ${amount}`,
  totalSold: (turnover: string, profit: number) =>
    profit < 0
      ? `Laku semua: ${turnover}, tetap rugi ${formatRupiah(-profit)}`
      : `Laku semua: ${turnover}, untung ${formatRupiah(profit)}`,
  sharedFoods: (foods: string) => `Dipakai bersama: ${foods}`,
  sharedFood: (name: string, dishes: number) => `${name} (${dishes} hidangan)`,
} as const;

/** The words for "both", "all three" and so on. */
const ALL: Readonly<Record<number, string>> = {
  2: 'kedua',
  3: 'ketiga',
  4: 'keempat',
  5: 'kelima',
};
