import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import { SUGGESTION_COUNT, SUGGESTION_REFRESH_MS } from '../limits.ts';
import type { ChooseSource, ChosenSource } from '../source-choice.ts';

export type SuggestionState = {
  readonly isLoading: boolean;
  readonly suggestions: readonly string[];
};

export type SuggestionStore = StoreApi<SuggestionState> & {
  /** Requests other titles. Replaces a running call and ignores its answer. */
  readonly refresh: () => Promise<void>;
  /** Whether titles are due: none were requested within the last minute. */
  readonly isDue: () => boolean;
};

type SuggestionParts = {
  readonly choose: ChooseSource;
  readonly collection: ChosenSource;
  readonly clock: Pick<Clock, 'now'>;
  readonly logError: (what: string, error: unknown) => void;
};

/** Titles for the empty screen; if their source fails, the collection supplies some. */
export function createSuggestionStore(parts: SuggestionParts): SuggestionStore {
  const { choose, collection, clock, logError } = parts;
  const store = createStore<SuggestionState>()(() => ({
    isLoading: true,
    suggestions: [],
  }));
  let askedAt = Number.NEGATIVE_INFINITY;
  let current: AbortController | undefined;

  const ask = async (chosen: ChosenSource, signal: AbortSignal) =>
    chosen.source.suggestDishes(SUGGESTION_COUNT, { signal });

  const refresh = async () => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    askedAt = clock.now();
    store.setState({ isLoading: true });
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

  return { ...store, refresh, isDue: () => clock.now() - askedAt >= SUGGESTION_REFRESH_MS };
}
