import { Star } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Dish } from '#core/recipes/dish.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import { useGrowingList } from '../ui/use-growing-list.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import type { StarStore } from './star-store.ts';
import starStyles from './star-toggle.module.css';
import { readStarredDishes, type StarredDish } from './starred-dishes.ts';
import styles from './stars-screen.module.css';
import { text } from './text.ts';

type StarListProps = { readonly stars: StarStore; readonly toasts: ToastStore };

/** Every starred dish, newest first; each opens whole, whatever happened to its conversation. */
export function StarList({ stars, toasts }: StarListProps) {
  const marks = useStore(stars, (state) => state.marks);
  const starred = useMemo(() => readStarredDishes(marks), [marks]);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const matches = useMemo(() => searchStarred(starred, shownQuery), [starred, shownQuery]);
  const { visible, sentinel } = useGrowingList(matches, shownQuery);

  const unstar = ({ id, dish }: StarredDish) => {
    stars.unstar(id);
    toasts.show({
      message: text.unstarred(dish.foodName),
      action: { label: text.undo, run: () => stars.star(dish) },
    });
  };

  if (starred.length === 0) {
    return (
      <div className={styles['empty']}>
        <p>{text.none}</p>
        <Link href={paths.chat} className={styles['begin']}>
          {text.begin}
        </Link>
      </div>
    );
  }
  return (
    <>
      <input
        type="search"
        className={styles['search']}
        value={query}
        placeholder={text.searchPlaceholder}
        aria-label={text.search}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      {matches.length === 0 && <p role="status">{text.noMatch}</p>}
      <ul className={styles['list']} aria-label={text.star}>
        {visible.map((one) => (
          <li key={one.id}>
            {one.dish.jenis && (
              <DishPicture kind={one.dish.jenis} foodName={one.dish.foodName} size="small" />
            )}
            <div className={styles['words']}>
              <Link href={paths.starredDish(one.id)}>{one.dish.foodName}</Link>
              <p>{describe(one.dish)}</p>
            </div>
            <IconButton
              title={text.unstar(one.dish.foodName)}
              icon={<Star />}
              className={starStyles['star'] ?? ''}
              aria-pressed
              onClick={() => unstar(one)}
            />
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
    </>
  );
}

/** Tells two dishes with the same name apart. */
function describe({ asal, porsi, description }: Dish): string {
  const facts = [asal, porsi === undefined ? undefined : text.portions(porsi), description];
  return facts.filter((fact) => fact !== undefined && fact !== '').join(' · ');
}

/** Case-insensitive substring match on names and ingredients. */
function searchStarred(starred: readonly StarredDish[], query: string): readonly StarredDish[] {
  const needle = query.trim().toLowerCase();
  if (needle === '') return starred;
  return starred.filter(({ dish: { foodName, ingredient } }) =>
    [foodName, ...ingredient.map(({ name }) => name)].some((name) =>
      name.toLowerCase().includes(needle),
    ),
  );
}
