import { memo } from 'react';
import { sortRecipes } from '#core/sources/collection/browse/sort-recipes.ts';
import { paths } from '../paths.ts';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import styles from './back-matter.module.css';
import { text } from './list-text.ts';

const byName = sortRecipes(allRecipes, 'name');

/**
 * Every recipe by its name, as at the back of a book: for whoever has no JavaScript, for search
 * engines, and for finding a name without typing. Plain links, since there are so many.
 */
export const NameIndex = memo(function NameIndex() {
  return (
    <details className={styles['part']}>
      <summary>{text.allNames}</summary>
      <ul className={styles['names']}>
        {byName.map(({ slug, title }) => (
          <li key={slug}>
            <a href={paths.recipe(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
});
