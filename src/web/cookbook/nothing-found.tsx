import { Link } from 'wouter';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import {
  filterRecipes,
  findLoosenings,
  NOTHING_CHOSEN,
  withoutChoice,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { chosenLabel } from './filter-text.ts';
import { listAddress, type ListState } from './list-address.ts';
import { text } from './list-text.ts';
import type { SearchResults } from './use-search-results.ts';
import styles from './nothing-found.module.css';

type NothingProps = {
  readonly state: ListState;
  readonly found: SearchResults;
  readonly onAsk: (title: string) => void;
};

/** Nothing matches: which filters to give up. */
export function NothingFound({ state, found, onAsk }: NothingProps) {
  const { chosen, query } = state;
  const ways = findLoosenings(found.recipes, chosen);
  const beside = query === '' ? 0 : filterRecipes(allRecipes, chosen).length;
  const isStuck = ways.length + beside === 0 && found.recipes.length > 0;
  return (
    <div className={styles['nothing']}>
      <p>{text.nothing}</p>
      {found.near.length > 0 && (
        <>
          <p>{text.near}</p>
          <ul>
            {found.near.map((title) => (
              <li key={title}>
                <button type="button" onClick={() => onAsk(title)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {(ways.length > 0 || beside > 0) && <p>{text.loosen}</p>}
      <ul>
        {ways.map(({ name, choice, count }) => (
          <li key={`${name} ${choice}`}>
            <Link href={listAddress({ ...state, chosen: withoutChoice(chosen, name, choice) })}>
              {text.loosened(chosenLabel(name, choice), count)}
            </Link>
          </li>
        ))}
        {beside > 0 && (
          <li>
            <Link href={listAddress({ ...state, query: '' })}>{text.withoutQuery(beside)}</Link>
          </li>
        )}
        {isStuck && (
          <li>
            <Link href={listAddress({ ...state, chosen: NOTHING_CHOSEN })}>
              {text.withoutFilters(found.recipes.length)}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
