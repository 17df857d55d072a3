import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { sellsMoreThanMade, type DishPlan } from '#core/kitchen/plan-dish.ts';
import type { DishSize } from '#core/kitchen/portion-count.ts';
import { countedUnit, countsStallPortions, soldUnit } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { useInSight } from '../../ui/use-in-sight.ts';
import { orderedBox, orderOf, plannedDish } from '../answer-plans.ts';
import { missingCosts } from '../describe-costs.ts';
import { awaitsPrices, type PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';

/** What a dish's card shows of its plan. */
export type RecipePlan = Omit<DishPlan, 'sheet' | 'terms' | 'pack'> &
  Pick<PlanningState, 'openings' | 'costing'> & {
    readonly dish: Dish;
    /** The size chosen for this dish alone. */
    readonly ownSize: DishSize | undefined;
    /** The boxes of the order for which it is cooked. */
    readonly boxes: number | undefined;
    /** Whole rupiah for its ingredients in one box of the order, in selling mode only. */
    readonly perBox?: number | undefined;
    /** Whether the figures of selling wait for the prices. */
    readonly isWaiting?: boolean;
  } & (Earning | { readonly [Key in keyof Earning]?: undefined });

/** Per portion, in whole rupiah; in selling mode only, and not in an order, where the box has the price. */
type Earning = Pick<CostSheet, 'costPerPortion' | 'price' | 'profitPerPortion'> & {
  /** Name of a portion sold. */
  readonly soldUnit: string;
  /** Whether packaging, gas and wages are entered, so that the cost holds them. */
  readonly hasAllCosts: boolean;
  /** How many are sold, if a stall's portion is smaller than the recipe's. */
  readonly smallPortions: number | undefined;
};

/**
 * The same object until something that the card shows has changed. A card in view is updated at
 * once, all others a moment later, so that fifty recipes do not delay a keystroke. Values of
 * another dish or answer never appear on this one.
 *
 * @param id of the card.
 */
export function useRecipePlan(
  store: PlanningStore,
  dish: Dish,
  position: number,
  id: string,
): RecipePlan {
  const [isInSight, setIsInSight] = useState(true);
  useInSight(() => document.getElementById(id), setIsInSight, { again: id });
  const plan = useStore(
    store,
    useShallow((state): RecipePlan => {
      const planned = plannedDish(state, dish, position);
      // New objects in each plan, though nothing that is shown has changed.
      const { sheet, terms: _, pack: __, ...shown } = planned.plan;
      const { openings, costing, choices, isSelling } = state;
      const ownSize = choices.dishes[position];
      const boxes = orderOf(state, position)?.boxes;
      const shownPlan = { ...shown, openings, costing, dish, ownSize, boxes };
      if (!isSelling || sheet === undefined) return shownPlan;
      const isWaiting = awaitsPrices(state);
      if (state.answer?.box.isAsked) {
        const boxed = orderedBox(state)?.dishes.find((other) => other.position === position);
        return { ...shownPlan, perBox: boxed?.perBox, isWaiting };
      }
      const { costPerPortion, price, profitPerPortion, portionsSold } = sheet;
      // Packs of a stall's pieces are counted otherwise than the pieces.
      const sellsCounted = countsStallPortions(dish, shown) && portionsSold === shown.portions;
      return {
        ...shownPlan,
        costPerPortion,
        price,
        profitPerPortion,
        soldUnit: sellsCounted ? countedUnit(dish, shown) : soldUnit(dish, planned.plan),
        isWaiting,
        hasAllCosts: missingCosts(state.business.costs, [planned]).length === 0,
        smallPortions: sellsMoreThanMade(planned) ? portionsSold : undefined,
      };
    }),
  );
  const earlier = useDeferredValue(plan);
  const isOfThis = earlier.dish === dish && earlier.openings === plan.openings;
  return isInSight || !isOfThis ? plan : earlier;
}
