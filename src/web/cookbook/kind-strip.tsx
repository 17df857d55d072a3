import { memo, useMemo } from 'react';
import { Link } from 'wouter';
import { DISH_KINDS } from '#core/recipes/dish-extras.ts';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import {
  countChoices,
  withChoice,
  withoutChoice,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { recipeSlug } from '#core/sources/collection/recipe-slug.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import { listAddress, type ListState } from './list-address.ts';
import { text } from './list-text.ts';
import styles from './kind-strip.module.css';

type KindStripProps = {
  readonly recipes: readonly ListedRecipe[];
  readonly state: ListState;
};

/** The kinds of dishes with their pictures. */
export const KindStrip = memo(function KindStrip({ recipes, state }: KindStripProps) {
  const { chosen } = state;
  const counts = useMemo(() => countChoices(recipes, chosen, 'kind'), [recipes, chosen]);
  return (
    <nav className={styles['strip']} aria-label={text.kinds}>
      <ul>
        {DISH_KINDS.map((kind) => {
          const choice = recipeSlug(kind);
          const isChosen = chosen.kind.includes(choice);
          const next = (isChosen ? withoutChoice : withChoice)(chosen, 'kind', choice);
          return (
            <li key={kind}>
              <Link
                href={listAddress({ ...state, chosen: next })}
                className={styles['kind']}
                aria-current={isChosen ? 'true' : undefined}
              >
                <DishPicture kind={kind} />
                <span className={styles['name']}>{kind}</span>
                <span className={styles['count']}>{counts.get(choice) ?? 0}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
