import { useRef, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { sortRecipes } from '#core/sources/collection/browse/sort-recipes.ts';
import { paths } from '../paths.ts';
import { useInSight } from '../ui/use-in-sight.ts';
import { text } from './list-text.ts';
import { RowStar } from './row-star.tsx';
import { useRowStars, type RowStarParts } from './use-row-stars.ts';
import styles from './name-index-page.module.css';

const byLetter = new Map<string, ListedRecipe[]>();
for (const recipe of sortRecipes(allRecipes, 'name')) {
  const letter = recipe.slug.charAt(0);
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), recipe]);
}

/** Pixels below the window within which the stars of a letter are drawn. */
const AHEAD_PX = 400;

/**
 * Every recipe by name, like a book's index: for visitors without JavaScript, for search engines,
 * and for finding a name without typing. Plain links, since there are hundreds.
 */
export function createNameIndexPage(parts: RowStarParts): ComponentType {
  return () => <NameIndexPage {...parts} />;
}

function NameIndexPage(parts: RowStarParts) {
  const stars = useRowStars(parts);
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
          <LetterSection key={letter} letter={letter} recipes={recipes} stars={stars} />
        ))}
      </div>
    </main>
  );
}

type LetterProps = {
  readonly letter: string;
  readonly recipes: readonly ListedRecipe[];
  readonly stars: ReturnType<typeof useRowStars>;
};

/** The names of one letter; their hundreds of stars are rendered when scrolled near. */
function LetterSection({ letter, recipes, stars }: LetterProps) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useInSight(
    () => section.current,
    (isInSight) => isInSight && setIsNear(true),
    { aheadPx: AHEAD_PX, isOn: !isNear },
  );
  return (
    <section ref={section} aria-labelledby={letter}>
      <h2 id={letter}>{letter}</h2>
      <ul>
        {recipes.map(({ slug, title }) => (
          <li key={slug}>
            <a href={paths.recipe(slug)}>{title}</a>
            {isNear && (
              <RowStar
                title={title}
                slug={slug}
                isStarred={stars.isStarred(slug)}
                onStar={stars.toggle}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
