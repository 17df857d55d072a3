import { memo } from 'react';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { RecipeRow } from './recipe-row.tsx';
import { PAGE_SIZE, useKeptPlace } from './use-kept-place.ts';
import { useRowStars, type RowStarParts } from './use-row-stars.ts';
import styles from './recipe-rows.module.css';

/** This many pages at the end of the list are within a few windows of the visitor. */
const NEAR_PAGES = 8;

type RecipeRowsProps = {
  /** All listed recipes in order; the same array until they change. */
  readonly recipes: readonly ListedRecipe[];
  /** Address of the list; another list starts at its top. */
  readonly address: string;
  /** False while the results are loading. */
  readonly isSettled: boolean;
  readonly starParts: RowStarParts;
};

/** The rows shown so far. They grow here, so that nothing around them re-renders. */
export function RecipeRows({ recipes, address, isSettled, starParts }: RecipeRowsProps) {
  const isHydrated = useHydrated();
  const { list, end, size } = useKeptPlace(address, recipes.length, isHydrated && isSettled);
  const { isStarred, toggle } = useRowStars(starParts);
  const pages = Math.ceil(Math.min(size, recipes.length) / PAGE_SIZE);
  return (
    <>
      {/* One switch for all stars, so that no tap is lost until hydration. */}
      <fieldset className={styles['rows']} disabled={!isHydrated}>
        <div ref={list} role="list">
          {Array.from({ length: pages }, (_, page) => (
            <RowsOfPage
              key={page}
              recipes={recipes}
              page={page}
              isPast={page < pages - NEAR_PAGES}
              isStarred={isStarred}
              onStar={toggle}
            />
          ))}
        </div>
      </fieldset>
      <div ref={end} />
    </>
  );
}

type RowsOfPageProps = Pick<RecipeRowsProps, 'recipes'> & {
  /** From 0, each of `PAGE_SIZE` rows. */
  readonly page: number;
  /** Far above the end of the list. */
  readonly isPast: boolean;
  readonly isStarred: (slug: string) => boolean;
  readonly onStar: (slug: string, isOn: boolean) => void;
};

/** Memoised, so that growing renders only the new rows. */
const RowsOfPage = memo(function RowsOfPage(props: RowsOfPageProps) {
  const { recipes, page, isPast, isStarred, onStar } = props;
  return (
    <div className={styles['page']} data-past={isPast}>
      {recipes.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((recipe) => (
        <RecipeRow
          key={recipe.slug}
          recipe={recipe}
          isStarred={isStarred(recipe.slug)}
          onStar={onStar}
        />
      ))}
    </div>
  );
});
