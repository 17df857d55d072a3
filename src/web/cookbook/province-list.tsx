import { memo } from 'react';
import { Link } from 'wouter';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import { countChoices, NOTHING_CHOSEN } from '#core/sources/collection/browse/recipe-filters.ts';
import { choiceLabel, ISLANDS } from './filter-text.ts';
import { EMPTY_STATE, listAddress } from './list-address.ts';
import { text } from './list-text.ts';
import styles from './province-list.module.css';

const COUNTS = countChoices(allRecipes, NOTHING_CHOSEN, 'province');

/** Its recipes are below the list, which is longer than a phone. */
function closeList(link: HTMLElement): void {
  const list = link.closest('details');
  list?.removeAttribute('open');
  list?.querySelector('summary')?.focus();
}

/** The country, island by island: each province leads to its dishes. */
export const ProvinceList = memo(function ProvinceList() {
  return (
    <details className={`${styles['part']} unfolds`}>
      <summary>{text.provinces}</summary>
      <div className={styles['islands']}>
        {ISLANDS.map(([island, provinces]) => (
          <section key={island}>
            <h2>{island}</h2>
            <ul>
              {provinces.map((choice) => (
                <li key={choice}>
                  <Link
                    href={listAddress({
                      ...EMPTY_STATE,
                      chosen: { ...NOTHING_CHOSEN, province: [choice] },
                    })}
                    onClick={({ currentTarget }) => closeList(currentTarget)}
                  >
                    {choiceLabel('province', choice)}
                  </Link>{' '}
                  <span>{COUNTS.get(choice) ?? 0}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
});
