import type { DishCost } from './cost-dish.ts';

/** Together not more of a dish's cost than this: too little to say how old its prices are. */
const MINOR_SHARE = 0.05;

/** The oldest and the newest month, as `2026-01`. */
export type MonthRange = { readonly from: string; readonly to: string };

/**
 * From when the prices of the book are that a dish's cost follows from. The oldest count only from where
 * they matter: a pinch of pepper does not make a rendang old.
 *
 * @returns `undefined` if none is from the book.
 */
export function priceMonths({ lines }: Pick<DishCost, 'lines'>): MonthRange | undefined {
  const dated = lines
    .flatMap(({ cost }) =>
      'unpriced' in cost || cost.basis.from !== 'book' || cost.rupiah === 0
        ? []
        : [{ month: cost.basis.month, rupiah: cost.rupiah }],
    )
    .sort((left, right) => (left.month < right.month ? -1 : 1));
  const minor = MINOR_SHARE * dated.reduce((sum, { rupiah }) => sum + rupiah, 0);
  let older = 0;
  const oldest = dated.find(({ rupiah }) => {
    older += rupiah;
    return older > minor;
  });
  const newest = dated.at(-1);
  if (oldest === undefined || newest === undefined) return undefined;
  return { from: oldest.month, to: newest.month };
}
