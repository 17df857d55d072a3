import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { writeCount } from '#core/kitchen/portion-unit.ts';
import { writeProfit } from './cost-text.ts';

/** The costs that add up to the total of one batch. */
export const BATCH_COSTS = ['ingredients', 'waste', 'packaging', 'gas', 'labour'] as const;

type SheetKey = keyof Omit<CostSheet, 'isOwnPrice' | 'breakEvenPortions'>;

/**
 * Figures of a sheet as a visitor reads them, each with its name.
 *
 * @param terms their names.
 * @param keys which, in this order.
 */
export const sheetRows = <Key extends SheetKey>(
  sheet: CostSheet,
  terms: Readonly<Record<Key, string>>,
  keys: readonly Key[],
) => keys.map((key) => ({ key, term: terms[key], figure: writeFigure(key, sheet[key]) }));

function writeFigure(key: SheetKey, figure: number): string {
  if (key === 'portionsSold') return writeCount(figure);
  if (key === 'foodCost' || key === 'margin') return `${Math.round(figure * 100)}\u00A0%`;
  return writeProfit(figure);
}
