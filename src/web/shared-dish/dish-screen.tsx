import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { Link } from 'wouter';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { DishKit, LoadDishKit } from '../dish-kit.ts';
import { DishCard } from '../dish/dish-card.tsx';
import { paths, STARRED_HASH } from '../paths.ts';
import { findStarredDish } from '../stars/starred-dishes.ts';
import { brokenPart } from '../ui/load-failure.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './dish-screen.module.css';
import { text } from './text.ts';

/** The outside world, as the screen of one dish needs it. */
export type DishScreenParts = {
  readonly loadDishKit: LoadDishKit;
  /** A dish stands on the screen: somebody uses the product. */
  readonly onAnswered: () => void;
};

/** One dish on a page of its own: a starred one, which the part of the address after `#` names. */
export function createDishScreen({ loadDishKit, onAnswered }: DishScreenParts): ComponentType {
  const Shown = lazyPart<{ readonly hash: string }>(async () => {
    const kit = await loadDishKit();
    return ({ hash }) => <StarredDish key={hash} kit={kit} hash={hash} onShown={onAnswered} />;
  }, brokenPart);
  return function DishScreen() {
    // The finished HTML knows no address.
    const isHydrated = useHydrated();
    const hash = useHash();
    const waiting = <p role="status">{text.opening}</p>;
    return (
      <main id="main" className={styles['screen']} tabIndex={-1}>
        <div className={styles['column']}>
          {isHydrated ? (
            <Suspense fallback={waiting}>
              <Shown hash={hash} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      </main>
    );
  };
}

type ShownProps = {
  readonly kit: DishKit;
  readonly hash: string;
  readonly onShown: () => void;
};

function StarredDish({ kit, hash, onShown }: ShownProps) {
  // Once: a dish whose star is taken back here stays on the screen.
  const [dish] = useState(() =>
    findStarredDish(kit.stars.getState().marks, readStarredIdentity(hash)),
  );
  const words = dish === undefined ? text.gone : text.starred;
  return (
    <>
      <header className={styles['header']}>
        <h1>{words.heading}</h1>
        <p>{words.note}</p>
        <Link href={paths.stars}>{text.allStars}</Link>
      </header>
      {dish && <OneDish kit={kit} dish={dish} onShown={onShown} />}
    </>
  );
}

type OneDishProps = Omit<ShownProps, 'hash'> & { readonly dish: Dish };

/** The whole card with all that can be done with a dish. */
function OneDish({ kit, dish, onShown }: OneDishProps) {
  const { planning, tools, parts, toolScreens } = kit;
  useLayoutEffect(() => {
    planning.open({ question: dishIdentity(dish), conversationId: undefined, asked: undefined });
  }, [planning, dish]);
  useEffect(() => {
    void planning.loadCounter();
    onShown();
  }, [planning, onShown]);
  return (
    <>
      <DishCard dish={dish} onCook={tools.cook.open} parts={parts} />
      {toolScreens}
    </>
  );
}

/** The dish that the part of an address after `#` names; empty where it names none. */
function readStarredIdentity(hash: string): string {
  if (!hash.startsWith(STARRED_HASH)) return '';
  try {
    return decodeURIComponent(hash.slice(STARRED_HASH.length));
  } catch {
    return '';
  }
}

const followHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/** The part of the address after `#`, which no server ever sees; it may change while the page is open. */
function useHash(): string {
  return useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => '',
  );
}
