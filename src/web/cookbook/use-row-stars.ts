import { useCallback, useMemo, useRef, useState } from 'react';
import type { LoadDishKit } from '../dish-kit.ts';
import type { StarState } from '../stars/star-store.ts';
import { createStarStorage, hasStar } from '../stars/starred-dishes.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { loadRecipePage } from './load-recipe-page.ts';
import { text } from './text.ts';

/** The outside world as the stars of a list need it. */
export type RowStarParts = {
  readonly storage: KeyValueStorage;
  readonly toasts: ToastStore;
  readonly loadDishKit: LoadDishKit;
};

type Marks = StarState['marks'];

const NO_MARKS: Marks = new Map();

/**
 * The stars of a list of names: setting a star loads the dish, since a star keeps it whole. A tap
 * shows at once, and is reverted if the dish does not load.
 */
export function useRowStars({ storage, toasts, loadDishKit }: RowStarParts) {
  const [decided, setDecided] = useState<Marks>();
  /** Taps not stored yet: whether a dish should have a star, by slug. */
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const working = useRef(Promise.resolve());

  // The prerendered HTML knows no stars.
  const isHydrated = useHydrated();
  const stored = useMemo(
    () => (isHydrated ? createStarStorage(storage).read() : NO_MARKS),
    [isHydrated, storage],
  );
  const marks = decided ?? stored;

  const toggle = useCallback(
    (slug: string, isOn: boolean) => {
      setWanted((before) => new Map(before).set(slug, isOn));
      const decide = async () => {
        const { stars } = await loadDishKit();
        if (isOn) {
          const page = await loadRecipePage(slug);
          if (page !== undefined) stars.star(page.dish);
        } else {
          stars.unstar(slug);
        }
        setDecided(stars.getState().marks);
      };
      // One at a time: the last tap on a row counts.
      working.current = working.current
        .then(decide)
        .catch(() => toasts.show({ message: text.starFailed }))
        .then(() =>
          setWanted((before) => {
            if (before.get(slug) !== isOn) return before;
            const left = new Map(before);
            left.delete(slug);
            return left;
          }),
        );
    },
    [loadDishKit, toasts],
  );

  const isStarred = useCallback(
    (slug: string) => wanted.get(slug) ?? hasStar(marks, slug),
    [wanted, marks],
  );
  return { isStarred, toggle };
}
