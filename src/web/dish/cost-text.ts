import type { BookPrice, PricedLine } from '#core/costing/price-ingredient.ts';
import { writeMonth } from '#core/kitchen/write-month.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';

/** What the sums of a dish are called, on screen and in files. */
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

/** What the owner enters for them. */
export const costFields = {
  packaging: 'Kemasan per porsi',
  perPack: 'Isi satu kemasan',
  gas: 'Gas sekali masak',
  labour: 'Upah sekali masak',
} as const;

/** Where a price is from. */
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

/** Whether the visitor has entered this price, or the sum for this line. */
export function isOwnBasis({ from }: Basis): boolean {
  return from === 'own' || from === 'own-sum';
}

/** What a price of the book is called. */
export function nameOfPrice({ isEstimate }: BookPrice): string {
  return isEstimate ? basisWords.estimate : basisWords.market;
}

/**
 * Where a price is from, and of the book's prices the month: "harga pasar · Januari 2026".
 *
 * @param joint what stands before the month.
 */
export function writeBasis(basis: Basis, joint = ' · '): string {
  if (basis.from !== 'book') return basisWords[basis.from];
  if (basis.rupiah === 0) return basisWords.free;
  return `${nameOfPrice(basis)}${joint}${writeMonth(basis.month)}`;
}

/**
 * Writes a profit, and a negative one as a loss of as much.
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
