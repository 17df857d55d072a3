import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from './cost-text.ts';

/** The costs that add up to the total of one batch. */
export const BATCH_COSTS = ['ingredients', 'waste', 'packaging', 'gas', 'labour'] as const;

/** A figure of a sheet. */
export type SheetKey = keyof ReturnType<typeof writeSheet>;

/**
 * Figures of a sheet as a visitor reads them, each with its name.
 *
 * @param terms their names.
 * @param keys which, in this order.
 */
export function sheetRows<Key extends SheetKey>(
  sheet: CostSheet,
  terms: Readonly<Record<Key, string>>,
  keys: readonly Key[],
) {
  const figures = writeSheet(sheet);
  return keys.map((key) => ({ key, term: terms[key], figure: figures[key] }));
}

const writeSheet = (sheet: CostSheet) => ({
  ingredients: formatRupiah(sheet.ingredients),
  waste: formatRupiah(sheet.waste),
  packaging: formatRupiah(sheet.packaging),
  gas: formatRupiah(sheet.gas),
  labour: formatRupiah(sheet.labour),
  total: formatRupiah(sheet.total),
  sold: String(sheet.portionsSold),
  costPerPortion: formatRupiah(sheet.costPerPortion),
  price: formatRupiah(sheet.price),
  appPrice: formatRupiah(sheet.appPrice),
  profitPerPortion: writeProfit(sheet.profitPerPortion),
  profitPerBatch: writeProfit(sheet.profitPerBatch),
  foodCost: writeShare(sheet.foodCost),
  margin: writeShare(sheet.margin),
});

const writeShare = (share: number) => `${Math.round(share * 100)}\u00A0%`;
