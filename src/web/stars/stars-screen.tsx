import { Suspense, type ComponentType } from 'react';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { OWN_ORIGIN } from '../history/conversation.ts';
import { startHistory } from '../history/start-history.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { brokenPart } from '../ui/load-failure.tsx';
import { ReadingColumn } from '../ui/reading-column.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { StarList } from './star-list.tsx';
import type { StarStore } from './star-store.ts';
import { text } from './text.ts';

/** The outside world as the screen of starred dishes needs it. */
type StarsScreenParts = {
  readonly loadDishKit: () => Promise<{ readonly stars: StarStore }>;
  readonly toasts: ToastStore;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: () => number;
  readonly onStorage: OnStorage;
};

/** All starred dishes, from answers, the cookbook and links. */
export function createStarsScreen(parts: StarsScreenParts): ComponentType {
  const { loadDishKit, toasts } = parts;
  const history = startHistory(parts);
  const saveMenu = (dishes: readonly Dish[]) =>
    history.save({
      question: text.menu(dishes.map(({ foodName }) => foodName)),
      response: dishes,
      origin: OWN_ORIGIN,
    });
  const List = lazyPart(async () => {
    const { stars } = await loadDishKit();
    return () => <StarList stars={stars} toasts={toasts} saveMenu={saveMenu} />;
  }, brokenPart);
  return function StarsScreen() {
    // The prerendered HTML has no stars: they are known once the page has hydrated.
    const isHydrated = useHydrated();
    const waiting = <p role="status">{text.loading}</p>;
    return (
      <ReadingColumn>
        <h1>{text.star}</h1>
        {isHydrated ? (
          <Suspense fallback={waiting}>
            <List />
          </Suspense>
        ) : (
          waiting
        )}
      </ReadingColumn>
    );
  };
}
