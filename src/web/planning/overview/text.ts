import type { PackFigures } from '#core/kitchen/compare-dishes.ts';
import type { Pack } from '#core/kitchen/portion-unit.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { joinNames } from '#core/recipes/join-names.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeEarning } from '../../dish/cost-text.ts';

/** The sentences of the overview. */
export const text = {
  region: 'Ringkasan menu',
  caption: (unit: string) => `Rupiah per ${unit}`,
  /** Above the figures of dishes in a box, whose wages and packaging are counted once. */
  boxCaption: 'Rupiah per paket, bahannya saja',
  /** What money at hand leaves for each portion that is asked for. */
  budget: (money: string, portions: number, each: string) =>
    `${money} ÷ ${portions} = ${each} per porsi`,
  columns: { name: 'Hidangan', cost: 'Modal', price: 'Jual', profit: 'Untung' },
  perRecipe: 'sekali masak',
  perUnit: (unit: string) => `/${unit}`,
  unknown: 'belum diketahui',
  lossWord: 'rugi',
  /** @param more names that are not listed. */
  leavesOut: (names: readonly string[], more: number) =>
    `Belum terhitung: ${joinNames(more > 0 ? [...names, `${more} bahan lain`] : names)}. Isi harganya di “Hitung jual”.`,
  fromSource: 'Yang bertanda\u00A0± menurut penulis resep, belum kami hitung.',
  costs: { packaging: 'kemasan', gas: 'gas', labour: 'upah' },
  waste: (percent: string) => `susut ${percent}\u00A0%`,
  costsIn: (costs: readonly string[]) => `Modal sudah termasuk ${joinNames(costs)}.`,
  costsMissing: (costs: readonly string[]) => `Untung ini belum dikurangi ${joinNames(costs)}.`,
  enterCosts: 'Isi sekali di “Hitung jual”.',
  /** What the price in the question leaves of one. */
  atPrice: (price: string, unit: string, rest: number) =>
    `Dijual ${price}: ${writeEarning(rest)} per ${unit}`,
  /** The figures of a jar. */
  pack: ({ pack: { noun, holds }, cost, price, profit }: PackFigures) =>
    `1 ${noun} (${holds} porsi): modal ${formatRupiah(cost)}` +
    (price === undefined || profit === undefined
      ? ''
      : `, jual ${formatRupiah(price)}, ${writeEarning(profit)}`),
  seeProfit: 'Lihat harga jual dan untungnya',
  eachPacked: (dishes: readonly string[]) =>
    `Kemasan dihitung satu-satu untuk ${joinNames(dishes)}. Dijual beberapa sekaligus? Tulis isinya di “Hitung jual”.`,
  batchOfRecipe: (costs: readonly string[]) =>
    `${capitalisedList(costs)} masih dibagi ke porsi resep asli. Biasanya masak berapa porsi?`,
  batchAsUsual: (costs: readonly string[], portions: number) =>
    `${capitalisedList(costs)} dibagi ke ${writeDecimal(portions, 0)} porsi yang biasanya kamu masak.`,
  ofFewPortions: (
    costs: readonly string[],
    sum: string,
    portions: number,
    unit: string,
    each: string,
  ) => `${capitalisedList(costs)} ${sum} ÷ ${writeDecimal(portions, 0)} ${unit} = ${each}`,
  /** By what the profit of one is multiplied. */
  sold: (portions: number, noun: string) => `× ${writeDecimal(portions, 0)} ${noun}`,
  profitOfAll: (portions: number, noun: string, earning: string) =>
    `${writeDecimal(portions, 0)} ${noun}: ${earning}`,
  /** What a sum at hand makes of a dish, and earns. */
  affords: (sum: string, count: string, unit: string, earning: string | undefined) =>
    `${sum} jadi ${count} ${unit}${earning === undefined ? '' : `, ${earning}`}`,
  /** After {@link affords}. */
  atUsualPrice: (price: string, earning: string) => `. Dijual seharga pasar, ${price}: ${earning}`,
  /** @param others what the money pays for besides the ingredients. */
  spentOn: (others: readonly string[]) =>
    `Uang itu untuk ${joinNames(['bahan yang terpakai', ...others])}.`,
  wagesLater: 'Upah dibayar dari hasil jualan.',
  /** The costs of one cooking, which what the money makes is. */
  batchOfMoney: (costs: readonly string[]) =>
    `${capitalisedList(costs)} dibagi ke semua yang jadi dari uang itu.`,
  spentWhenSelling: 'Kemasan dan gas ikut dihitung di “Mode jualan”.',
  usedOnly: 'Kalau minyak, kecap, atau bumbu masih harus dibeli, lihat “Belanja”.',
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
  shared: {
    no: (costs: readonly string[]) =>
      `${capitalisedList(costs)} dihitung penuh di setiap hidangan.`,
    /** The costs of the usual cooking, of which each dish pays a part. */
    part: (costs: readonly string[]) =>
      `${capitalisedList(costs)} dihitung sendiri-sendiri untuk setiap hidangan.`,
    yes: (costs: readonly string[], dishes: number) =>
      `${capitalisedList(costs)} dibagi rata ke ${dishes} hidangan.`,
  },
  box: 'Hitung paket',
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
  smallPortions: 'Dihitung per porsi warung, yang lebih kecil dari porsi rumahan.',
  guestPortions:
    'Porsi untuk tamu lebih besar dari porsi warung, jadi modal dan harganya lebih tinggi.',
  total: (amount: string, count: number) => `Bahan kalau ${count} hidangan ini dimasak: ${amount}`,
  boxTotal: (amount: string, boxes: number) =>
    `Bahan untuk ${writeDecimal(boxes, 0)} paket: ${amount}`,
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

/** Words as a list that begins a sentence: "Gas dan upah". */
function capitalisedList(words: readonly string[]): string {
  const list = joinNames(words);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
