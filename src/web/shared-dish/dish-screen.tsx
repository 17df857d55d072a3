import { Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { Clock, Random } from '#core/outside-world.ts';
import type { LoadDishKit } from '../dish-kit.ts';
import { startHistory } from '../history/start-history.ts';
import { STARRED_HASH } from '../paths.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { brokenPart } from '../ui/load-failure.tsx';
import { ReadingColumn } from '../ui/reading-column.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { LinkedDish } from './linked-dish.tsx';
import { StarredDishView } from './starred-dish-view.tsx';
import { text } from './text.ts';

/** The outside world as the screen of one dish needs it. */
export type DishScreenParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly toasts: ToastStore;
  readonly loadDishKit: LoadDishKit;
  readonly onStorage: OnStorage;
  /** Called once a dish is on screen: this visitor uses the product. */
  readonly onUsed: () => void;
};

/**
 * One dish on its own page. The part of the address after `#`, which no server ever sees, names a
 * starred dish or contains a whole one.
 */
export function createDishScreen(parts: DishScreenParts): ComponentType {
  const { toasts, loadDishKit, onUsed } = parts;
  const history = startHistory(parts);
  const Shown = lazyPart<{ readonly hash: string }>(async () => {
    const kit = await loadDishKit();
    const use = { kit, onShown: onUsed };
    return ({ hash }) =>
      hash.startsWith(STARRED_HASH) ? (
        <StarredDishView key={hash} hash={hash} {...use} />
      ) : (
        <LinkedDish key={hash} hash={hash} history={history} toasts={toasts} {...use} />
      );
  }, brokenPart);
  return function DishScreen() {
    // The prerendered HTML knows no address.
    const isHydrated = useHydrated();
    const hash = useHash();
    const waiting = <p role="status">{text.opening}</p>;
    return (
      <ReadingColumn>
        {isHydrated ? (
          <Suspense fallback={waiting}>
            <Shown hash={hash} />
          </Suspense>
        ) : (
          waiting
        )}
      </ReadingColumn>
    );
  };
}

const followHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/** It may change while the page is open: another link pasted into the address bar. */
function useHash(): string {
  return useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => '',
  );
}
