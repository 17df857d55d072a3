import type { BookPrice, PricedLine } from '#core/costing/price-ingredient.ts';
import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import { soldUnit, writePortions } from '#core/kitchen/portion-unit.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { isLongAgo, writeMonth } from '#core/kitchen/write-month.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';

/** Names of a dish's sums, on screen and in files. */
export const costTerms = {
  ingredients: 'Bahan',
  waste: 'Cadangan susut',
  packaging: 'Kemasan',
  gas: 'Gas',
  labour: 'Upah',
  portionsSold: 'Porsi dijual',
  costPerPortion: 'HPP per porsi',
  price: 'Harga jual',
  profitPerPortion: 'Untung per porsi',
  profitPerBatch: 'Untung sekali masak',
  foodCost: 'Food cost',
  appPrice: 'Harga di aplikasi',
} as const;

/**
 * The same of one that is sold, where no unit stands beside them: a price of klepon is for one "butir", and
 * not for a bag.
 *
 * @param unit as in `soldNoun`, or a box.
 */
export const termsPer = (unit: string) =>
  ({
    costPerPortion: `HPP per ${unit}`,
    price: `Harga jual per ${unit}`,
    profitPerPortion: `Untung per ${unit}`,
  }) as const;

/** The owner's inputs for them. */
export const costFields = {
  packaging: (unit: string) => `Kemasan per ${unit}`,
  onePack: 'Harga satu kemasan',
  perPack: 'Isi satu kemasan',
  gas: 'Gas sekali masak',
  labour: 'Upah sekali masak',
  usualBatch: 'Biasa sekali masak',
  commission: 'Potongan aplikasi',
  targetProfit: (unit: string) => `Target untung per ${unit}`,
} as const;

/** Names of the sums of a box of several dishes, where they are others. */
export const boxTerms = {
  ...termsPer('paket'),
  total: 'Modal semua paket',
  profitPerBatch: 'Untung semua paket',
} as const;

/** The owner's inputs for a box. */
export const boxFields = {
  boxes: 'Jumlah paket',
  extra: 'Isi lain per paket',
  packaging: costFields.packaging('paket'),
  price: boxTerms.price,
} as const;

/** The source of a price. */
const basisWords = {
  own: 'Hargamu',
  'own-sum': 'Jumlahmu untuk bahan ini',
  line: 'Dibeli seharga itu',
  market: 'harga pasar',
  estimate: 'perkiraan',
  free: 'kami hitung gratis',
} as const;

export const costSentences = {
  /** @param size empty for the recipe's own. */
  estimateIsFor: (size: string) => `Estimasi ini untuk resep asli${size && `, ${size}`}.`,
  /** @param size empty if it need not be said. */
  ours: (amount: string, size: string) => `Hitungan kami: ${amount}${size && ` untuk ${size}`}`,
  /** After the month of prices. */
  old: ', sudah lama',
  perPortion: (amount: string, unit: string) => `${amount} per ${unit}`,
  timesRecipe: 'kali resep',
  ownPrice: 'hargamu sendiri',
  loss: (amount: string) => `rugi ${amount}`,
  usualBatch: (sold: number, usual: number, unit: string) =>
    `Gas dan upah dihitung untuk ${writeDecimal(sold, 2)} dari ${writeDecimal(usual, 0)} ${unit} yang biasanya dimasak.`,
  batchOfMoney: (made: number, unit: string) =>
    `Gas dan upah dibagi ke ${writeDecimal(made, 0)} ${unit}, sebanyak yang jadi dari uang di pertanyaanmu.`,
  together: (dishes: number) =>
    `Gas dan upah dibagi rata ke ${dishes} hidangan yang dimasak bersama.`,
} as const;

/** How the gas and wages of a dish follow from those of a whole cooking, where they are a part of them. */
export function describeCookingShare(
  dish: Pick<Dish, 'hasil' | 'porsi'>,
  plan: DishPlan,
): readonly string[] {
  const { dishesPerCooking, sharedBatch, sheet } = plan;
  const { together, usualBatch, batchOfMoney } = costSentences;
  const shared = dishesPerCooking === undefined ? [] : [together(dishesPerCooking)];
  if (sharedBatch === undefined || sheet.gas + sheet.labour === 0) return shared;
  const unit = soldUnit(dish, plan);
  return [
    ...shared,
    sharedBatch.basis === 'money'
      ? batchOfMoney(sharedBatch.portions, unit)
      : usualBatch(sheet.portionsSold, sharedBatch.portions, unit),
  ];
}

/** The planned size: "50 porsi", or "2 kali resep" if the recipe does not say how many it serves. */
export function plannedSize(
  dish: Pick<Dish, 'hasil' | 'porsi'>,
  { portions, factor }: Pick<DishPlan, 'portions' | 'factor'>,
): string {
  return portions === undefined
    ? `${writeDecimal(factor, 2)} ${costSentences.timesRecipe}`
    : writePortions(dish, portions);
}

type Basis = PricedLine['basis'];

/** Whether the visitor entered this price, or the sum for this line. */
export function isOwnBasis({ from }: Basis): boolean {
  return from === 'own' || from === 'own-sum';
}

/** The name of a price in the book. */
export function nameOfPrice({ isEstimate }: BookPrice): string {
  return isEstimate ? basisWords.estimate : basisWords.market;
}

/**
 * The source of a price, with the month for the book's prices: "harga pasar · Januari 2026", and a
 * hint to check it if that is long ago.
 *
 * @param joint text before the month.
 */
export function writeBasis(basis: Basis, joint = ' · '): string {
  if (basis.from !== 'book') return basisWords[basis.from];
  if (basis.rupiah === 0) return basisWords.free;
  const hint = isLongAgo(basis.month, new Date()) ? costSentences.old : '';
  return `${nameOfPrice(basis)}${joint}${writeMonth(basis.month)}${hint}`;
}

/** What is earned or lost, in a sentence: "untung Rp 5.000", "rugi Rp 5.000". */
export const writeEarning = (rupiah: number): string =>
  writeProfit(rupiah, costSentences.loss, (amount) => `untung ${amount}`);

/**
 * Writes a profit; a negative one is a loss of that much.
 *
 * @param rupiah whole rupiah.
 */
export function writeProfit(
  rupiah: number,
  writeLoss: (amount: string) => string = costSentences.loss,
  writeGain = (amount: string) => amount,
): string {
  return rupiah < 0 ? writeLoss(formatRupiah(-rupiah)) : writeGain(formatRupiah(rupiah));
}
