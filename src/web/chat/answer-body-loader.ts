import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { Clock } from '#core/outside-world.ts';
import { within } from '#core/within.ts';
import type { AnswerOnScreen } from './answer-state.ts';

/** The dishes of an answer with their overview. */
export type AnswerBody = ComponentType<{ readonly answer: AnswerOnScreen }>;

export type AnswerBodyLoader = StoreApi<{
  /** Absent until it is loaded. */
  readonly Body: AnswerBody | undefined;
  readonly hasFailed: boolean;
}> & {
  /**
   * Loads it; retries after a failure. Resolves once it is loaded, has failed, or takes too long.
   */
  readonly load: () => Promise<void>;
};

/** How long a saved answer may load before the screen says so. */
const PATIENCE_MS = 1_500;

/**
 * Dishes and their planning load with the first answer; the empty screen does not need them. Not a
 * `lazyPart`: React shows what it waits for up to a third of a second late.
 */
export function createAnswerBodyLoader(
  loadBody: () => Promise<AnswerBody>,
  clock: Pick<Clock, 'setTimer'>,
): AnswerBodyLoader {
  const store = createStore<ReturnType<AnswerBodyLoader['getState']>>()(() => ({
    Body: undefined,
    hasFailed: false,
  }));
  const loadIt = loadOnce(loadBody);
  return {
    ...store,
    load: async () => {
      const loaded = loadIt().then(
        (Body) => store.setState({ Body, hasFailed: false }),
        () => store.setState({ hasFailed: true }),
      );
      await within(PATIENCE_MS, loaded, clock);
    },
  };
}
