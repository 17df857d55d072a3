import { isPriced, type DishCost } from './dish-cost.ts';

/** Prices that together make up less than this share of a dish's cost do not date it. */
const MINOR_SHARE = 0.05;

/** The oldest and the newest month, as `2026-01`. */
export type MonthRange = { readonly from: string; readonly to: string };

/**
 * The range of months of the book's prices that a dish's cost is based on. Old prices that hardly
 * matter are left out: a pinch of pepper does not make a rendang old.
 *
 * @returns `undefined` if no price is from the book.
 */
export function priceMonths({ lines }: Pick<DishCost, 'lines'>): MonthRange | undefined {
  const dated = lines
    .flatMap(({ cost }) =>
      isPriced(cost) && cost.basis.from === 'book' && cost.rupiah > 0
        ? [{ month: cost.basis.month, rupiah: cost.rupiah }]
        : [],
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
