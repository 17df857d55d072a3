import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlanningState, PlanningStore } from './planning-store.ts';

/**
 * The planning of an answer for what lies behind an open tool. Prices and costs that are typed there
 * arrive a moment later, when the tool itself has followed: fifty dishes do not hold up a keystroke.
 */
export function usePlanningState(store: PlanningStore): PlanningState {
  const { answer, sizes, isSelling, counter, hasCounterFailed, ...typed } = useStore(store);
  const own = useDeferredValue(typed.own);
  const business = useDeferredValue(typed.business);
  return useMemo(
    () => ({ answer, sizes, isSelling, counter, hasCounterFailed, own, business }),
    [answer, sizes, isSelling, counter, hasCounterFailed, own, business],
  );
}

/**
 * The same for a whole recipe: its size follows a moment after the overview, too, so that fifty
 * recipes do not hold up the number of portions. A size of another answer is never seen on this one.
 */
export function useRecipeState(store: PlanningStore): PlanningState {
  const state = useStore(store);
  const deferred = useDeferredValue(state);
  return deferred.answer === state.answer ? deferred : state;
}
