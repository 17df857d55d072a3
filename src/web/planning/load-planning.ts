import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnswerState } from '../chat/answer-store.ts';
import type { DishParts } from '../dish/dish-card.tsx';

/** What the answer screen shows of planning, once it is loaded. */
export type Planning = {
  readonly Overview: ComponentType<{ readonly answer: AnswerState }>;
  readonly dishParts: DishParts;
};

export type PlanningLoader = StoreApi<{
  /** Absent until it is loaded. */
  readonly planning: Planning | undefined;
  readonly hasFailed: boolean;
}> & {
  /** Loads it, unless it is there or on its way; after a failure tries again. */
  readonly load: () => void;
};

/** Planning is a chunk of its own: it comes with the first answer, never before. */
export function createPlanningLoader(loadPlanning: () => Promise<Planning>): PlanningLoader {
  const store = createStore<ReturnType<PlanningLoader['getState']>>()(() => ({
    planning: undefined,
    hasFailed: false,
  }));
  let isLoading = false;
  return {
    ...store,
    load: () => {
      if (isLoading || store.getState().planning !== undefined) return;
      isLoading = true;
      loadPlanning()
        .then(
          (planning) => store.setState({ planning, hasFailed: false }),
          () => store.setState({ hasFailed: true }),
        )
        .finally(() => {
          isLoading = false;
        });
    },
  };
}
