import { useState } from 'react';
import type { DishBusiness } from '#core/kitchen/business-costs.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { PlanningStore } from '../planning-store.ts';

/** What the owner asks of a dish. */
export type Goal = 'priceRupiah' | 'profitRupiah';

const OTHER = { priceRupiah: 'profitRupiah', profitRupiah: 'priceRupiah' } as const;

/**
 * The price follows from the profit, or the profit from the price: setting one replaces the other, which
 * can be put back until it is set again or the sheet closes.
 */
export function usePriceOrProfit(dish: Dish, own: DishBusiness, store: PlanningStore) {
  const [replaced, setReplaced] = useState<{ readonly goal: Goal; readonly rupiah: number }>();

  /** `undefined` clears it, and replaces nothing. */
  const set = (goal: Goal, rupiah: number | undefined) => {
    const other = OTHER[goal];
    const before = own[other];
    store.changeDish(dish, {
      [goal]: rupiah,
      ...(rupiah === undefined ? {} : { [other]: undefined }),
    });
    if (rupiah === undefined) return;
    if (before !== undefined) setReplaced({ goal: other, rupiah: before });
    else if (replaced?.goal === goal) setReplaced(undefined);
  };

  const restore = () => {
    if (replaced === undefined) return;
    store.changeDish(dish, {
      [replaced.goal]: replaced.rupiah,
      [OTHER[replaced.goal]]: undefined,
    });
    setReplaced(undefined);
  };

  return {
    set,
    replaced: replaced && {
      ...replaced,
      /** The goal that replaced it; absent once that is cleared, too. */
      by: own[OTHER[replaced.goal]] === undefined ? undefined : OTHER[replaced.goal],
    },
    restore,
  };
}
