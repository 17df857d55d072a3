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

export const costSentences = {
  ownPrice: 'hargamu sendiri',
  loss: (amount: string) => `rugi ${amount}`,
  together: (dishes: number) =>
    `Gas dan upah dibagi rata ke ${dishes} hidangan yang dimasak bersama.`,
} as const;

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
