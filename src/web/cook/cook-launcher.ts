import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import { COOKING_KEY } from './cooking-place.ts';

/** What the rest of the page knows of cooking; all the rest is a chunk that comes with the first use. */
export type CookLauncher = StoreApi<{ readonly screen: ReactNode }> & {
  readonly start: (dish: Dish) => void;
  /** Opens what was on the stove when the page was reloaded or closed. */
  readonly resume: () => void;
};

type LauncherParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** The chunk did not load: say so. */
  readonly onFailure: (retry: () => void) => void;
};

export function createCookLauncher({ storage, clock, onFailure }: LauncherParts): CookLauncher {
  const store = createStore<{ readonly screen: ReactNode }>()(() => ({
    screen: null,
  }));
  let loading: Promise<(dish: Dish) => void> | undefined;

  const load = () => {
    loading ??= import('./cook-dialog.chunk.tsx').then(({ createCooking }) => {
      const { screen, start } = createCooking({ storage, clock });
      store.setState({ screen });
      return start;
    });
    return loading;
  };

  const start = (dish: Dish) => {
    load().then(
      (startDish) => startDish(dish),
      () => {
        loading = undefined;
        onFailure(() => start(dish));
      },
    );
  };

  return {
    ...store,
    start,
    resume: () => {
      // A cook who was in the middle of it sees a sentence only where they press "Mulai masak".
      if (isCooking(storage)) load().catch(() => (loading = undefined));
    },
  };
}

function isCooking(storage: KeyValueStorage): boolean {
  try {
    return storage.getItem(COOKING_KEY) !== null;
  } catch {
    return false;
  }
}
