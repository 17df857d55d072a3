import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlanningState, PlanningStore } from './planning-store.ts';

/**
 * The planning of an answer for what lies behind an open tool. Prices and costs that are typed there
 * arrive a moment later, when the tool itself has followed: fifty dishes do not hold up a keystroke.
 * Sizes arrive at once, since those of another answer must never be seen on this one.
 */
export function usePlanningState(store: PlanningStore): PlanningState {
  const { sizes, isSelling, counter, hasCounterFailed, ...typed } = useStore(store);
  const own = useDeferredValue(typed.own);
  const business = useDeferredValue(typed.business);
  return useMemo(
    () => ({ sizes, isSelling, counter, hasCounterFailed, own, business }),
    [sizes, isSelling, counter, hasCounterFailed, own, business],
  );
}
