import { Star } from 'lucide';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { StarStore } from './star-store.ts';
import { hasStar } from './starred-dishes.ts';
import { text } from './text.ts';
import styles from './star-toggle.module.css';

type StarProps = { readonly dish: Dish; readonly stars: StarStore };

type StarToggleProps = StarProps & {
  /** Names the dish if several stars are side by side. */
  readonly title?: string;
};

/** Sets or removes a dish's star. */
export function StarToggle({ dish, stars, title = text.star }: StarToggleProps) {
  const { identity, isStarred } = useStar(dish, stars);
  return (
    <IconButton
      title={title}
      icon={<Icon of={Star} />}
      className={styles['star'] ?? ''}
      aria-pressed={isStarred}
      onClick={() => (isStarred ? stars.unstar(identity) : stars.star(dish))}
    />
  );
}

function useStar(dish: Dish, stars: StarStore) {
  const identity = useMemo(() => dishIdentity(dish), [dish]);
  const isKept = useStore(stars, ({ marks }) => hasStar(marks, identity));
  // A prerendered recipe has no stars, and hydration does not correct attributes.
  return { identity, isStarred: useHydrated() && isKept };
}
