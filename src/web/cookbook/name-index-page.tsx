import { Link } from 'wouter';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { sortRecipes } from '#core/sources/collection/browse/sort-recipes.ts';
import { paths } from '../paths.ts';
import { text } from './list-text.ts';
import styles from './name-index-page.module.css';

const byLetter = new Map<string, ListedRecipe[]>();
for (const recipe of sortRecipes(allRecipes, 'name')) {
  const letter = recipe.slug.charAt(0);
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), recipe]);
}

/**
 * Every recipe by name, like a book's index: for visitors without JavaScript, for search
 * engines, and for finding a name without typing. Plain links, since there are so many.
 */
export function NameIndexPage() {
  return (
    <main id="main" className={styles['page']} tabIndex={-1}>
      <div className={styles['inside']}>
        <Link href={paths.collection} className={styles['back']}>
          {text.heading}
        </Link>
        <h1>{text.allNames}</h1>
        <nav className={styles['letters']} aria-label={text.letters}>
          {[...byLetter.keys()].map((letter) => (
            <a key={letter} href={`#${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
        {[...byLetter].map(([letter, recipes]) => (
          <section key={letter} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul>
              {recipes.map(({ slug, title }) => (
                <li key={slug}>
                  <a href={paths.recipe(slug)}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
