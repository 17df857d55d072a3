import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { Clock } from '#core/outside-world.ts';
import { within } from '#core/within.ts';
import type { AnswerOnScreen, AnswerState, ShownAnswer } from './answer-state.ts';
import type { Ask } from './use-asking.ts';

/** What only an answer needs. */
export type AnswerBody = {
  /** The dishes of an answer with their overview. */
  readonly Dishes: ComponentType<{ readonly answer: AnswerOnScreen }>;
  /** What to ask next, when the answer does not suit. */
  readonly NextQuestions: ComponentType<{ readonly answer: ShownAnswer; readonly onAsk: Ask }>;
  /**
   * What to ask: what is typed, together with the question on screen if it only makes sense after that. What a food
   * costs its owner is kept instead.
   */
  readonly takeTyped: (typed: string, answer: AnswerState) => { readonly ask: string } | 'kept';
};

export type AnswerBodyLoader = StoreApi<{
  /** Absent until it is loaded. */
  readonly body: AnswerBody | undefined;
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
    body: undefined,
    hasFailed: false,
  }));
  const loadIt = loadOnce(loadBody);
  return {
    ...store,
    load: async () => {
      const loaded = loadIt().then(
        (body) => store.setState({ body, hasFailed: false }),
        () => store.setState({ hasFailed: true }),
      );
      await within(PATIENCE_MS, loaded, clock);
    },
  };
}
