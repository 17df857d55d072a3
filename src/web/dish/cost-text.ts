import type { BookPrice, PricedLine } from '#core/costing/price-ingredient.ts';
import { writeMonth } from '#core/kitchen/write-month.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';

/** Names of a dish's sums, on screen and in files. */
export const costTerms = {
  ingredients: 'Bahan',
  waste: 'Cadangan susut',
  packaging: 'Kemasan',
  gas: 'Gas',
  labour: 'Upah',
  sold: 'Porsi dijual',
  costPerPortion: 'HPP per porsi',
  price: 'Harga jual',
  profitPerPortion: 'Untung per porsi',
  profitPerBatch: 'Untung sekali masak',
  appPrice: 'Harga di aplikasi',
} as const;

/** The owner's inputs for them. */
export const costFields = {
  packaging: 'Kemasan per porsi',
  perPack: 'Isi satu kemasan',
  gas: 'Gas sekali masak',
  labour: 'Upah sekali masak',
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
  ownPrice: 'hargamu sendiri',
  loss: (amount: string) => `rugi ${amount}`,
  together: (dishes: number) =>
    `Gas dan upah dibagi rata ke ${dishes} hidangan yang dimasak bersama.`,
} as const;

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
 * The source of a price, with the month for the book's prices: "harga pasar · Januari 2026".
 *
 * @param joint text before the month.
 */
export function writeBasis(basis: Basis, joint = ' · '): string {
  if (basis.from !== 'book') return basisWords[basis.from];
  if (basis.rupiah === 0) return basisWords.free;
  return `${nameOfPrice(basis)}${joint}${writeMonth(basis.month)}`;
}

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
