import { createStore, type StoreApi } from 'zustand/vanilla';
import { SUGGESTION_COUNT } from '../limits.ts';
import type { ChooseSource, ChosenSource } from '../source-choice.ts';

export type SuggestionState = {
  readonly isLoading: boolean;
  readonly suggestions: readonly string[];
  /** When titles were last requested, in milliseconds of the page's clock. */
  readonly askedAt: number;
};

export type SuggestionStore = StoreApi<SuggestionState> & {
  /** Requests other titles. Replaces a running call and ignores its answer. */
  readonly refresh: () => Promise<void>;
};

type SuggestionParts = {
  readonly choose: ChooseSource;
  readonly collection: ChosenSource;
  readonly logError: (what: string, error: unknown) => void;
};

/** Titles for the empty screen; if their source fails, the collection supplies some. */
export function createSuggestionStore({ choose, collection, logError }: SuggestionParts) {
  const store = createStore<SuggestionState>()(() => ({
    isLoading: true,
    suggestions: [],
    askedAt: Number.NEGATIVE_INFINITY,
  }));
  let current: AbortController | undefined;

  const ask = async (chosen: ChosenSource, signal: AbortSignal) =>
    chosen.source.suggestDishes(SUGGESTION_COUNT, { signal });

  const refresh = async () => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    store.setState({ isLoading: true, askedAt: performance.now() });
    const suggestions = await ask(choose(), controller.signal)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return undefined;
        logError('Suggestions could not be loaded', error);
        return ask(collection, controller.signal);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) logError('The collection could not be loaded', error);
        return undefined;
      });
    if (current !== controller) return;
    store.setState((shown) => ({
      isLoading: false,
      suggestions: suggestions ?? shown.suggestions,
    }));
  };

  return { ...store, refresh } satisfies SuggestionStore;
}
