import { Star } from 'lucide';
import { useDeferredValue, useMemo, useState, useTransition } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { focusBesideRow } from '../ui/focus-after.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { useGrowingList } from '../ui/use-growing-list.ts';
import type { StarStore } from './star-store.ts';
import { readStarredDishes, type StarredDish } from './starred-dishes.ts';
import { text } from './text.ts';
import starStyles from './star-toggle.module.css';
import styles from './stars-screen.module.css';

type StarListProps = {
  readonly stars: StarStore;
  readonly toasts: ToastStore;
  /** Saves dishes as one answer. @returns its id; `undefined` if the browser could not keep it. */
  readonly saveMenu: (dishes: readonly Dish[]) => Promise<string | undefined>;
};

/** Every starred dish, newest first; each opens whole, whatever happened to its conversation. */
export function StarList({ stars, toasts, saveMenu }: StarListProps) {
  const marks = useStore(stars, (state) => state.marks);
  const starred = useMemo(() => readStarredDishes(marks), [marks]);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const matches = useMemo(() => searchStarred(starred, shownQuery), [starred, shownQuery]);
  const { visible, sentinel } = useGrowingList(matches, shownQuery);
  /** The ids of the dishes for a menu; `undefined` while none is put together. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [isOpening, startOpening] = useTransition();
  const [, navigate] = useLocation();

  const unstar = ({ id, dish }: StarredDish) => {
    focusBesideRow('main');
    stars.unstar(id);
    toasts.show({
      message: text.unstarred(dish.foodName),
      action: { label: text.undo, run: () => stars.star(dish) },
    });
  };

  const openMenu = () =>
    startOpening(async () => {
      const dishes = starred.flatMap(({ id, dish }) => (chosen?.has(id) === true ? [dish] : []));
      const id = await saveMenu(dishes);
      if (id !== undefined) navigate(paths.conversation(id));
    });

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
      {starred.length >= LEAST_OF_MENU && (
        <MenuBar
          chosen={chosen?.size}
          onStart={() => setChosen(new Set())}
          onCancel={() => setChosen(undefined)}
          isOpening={isOpening}
          onOpen={openMenu}
        />
      )}
      {matches.length === 0 && <p role="status">{text.noMatch}</p>}
      <ul className={styles['list']} aria-label={text.star}>
        {visible.map((entry) => (
          <li key={entry.id}>
            <DishPicture kind={entry.dish.jenis} foodName={entry.dish.foodName} size="small" />
            <div className={styles['words']}>
              <Link href={paths.starredDish(entry.id)}>{entry.dish.foodName}</Link>
              <p>{describe(entry.dish)}</p>
            </div>
            {chosen === undefined ? (
              <IconButton
                title={text.unstar(entry.dish.foodName)}
                icon={<Icon of={Star} />}
                className={starStyles['star'] ?? ''}
                aria-pressed
                onClick={() => unstar(entry)}
              />
            ) : (
              <label className={styles['choice']}>
                <input
                  type="checkbox"
                  aria-label={entry.dish.foodName}
                  checked={chosen.has(entry.id)}
                  onChange={() => setChosen(toggled(chosen, entry.id))}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
    </>
  );
}

/** Fewest dishes that make a menu. */
const LEAST_OF_MENU = 2;

type MenuBarProps = {
  /** How many dishes are chosen; `undefined` while none is put together. */
  readonly chosen: number | undefined;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** True while a menu is saved: a second press would save it twice. */
  readonly isOpening: boolean;
  readonly onOpen: () => void;
};

/** Puts starred dishes together, to plan, cost and buy them as those of one answer. */
function MenuBar({ chosen, onStart, onCancel, isOpening, onOpen }: MenuBarProps) {
  if (chosen === undefined) {
    return (
      <div className={styles['menu']}>
        <Button onClick={onStart}>{text.startMenu}</Button>
      </div>
    );
  }
  return (
    <div className={styles['menu']} data-choosing>
      <p role="status">{chosen < LEAST_OF_MENU ? text.chooseMore : text.chosen(chosen)}</p>
      <Button onClick={onCancel}>{text.cancel}</Button>
      <Button variant="primary" disabled={chosen < LEAST_OF_MENU || isOpening} onClick={onOpen}>
        {text.openMenu}
      </Button>
    </div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}

/** Tells two dishes with the same name apart. */
function describe(dish: Dish): string {
  const facts = [dish.asal, writePortions(dish, dish.porsi), dish.description];
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
