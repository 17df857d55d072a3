import { useCallback, useMemo, type ComponentType } from 'react';
import { Link } from 'wouter';
import { loadOnce } from '#core/load-once.ts';
import type { Clock, Random } from '#core/outside-world.ts';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import {
  FILTER_NAMES,
  filterRecipes,
  type Chosen,
} from '#core/sources/collection/browse/recipe-filters.ts';
import {
  SORT_ORDERS,
  sortRecipes,
  type SortOrder,
} from '#core/sources/collection/browse/sort-recipes.ts';
import type { OwnRecipeFinder } from '../own-recipe/own-recipes.chunk.ts';
import { paths } from '../paths.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { KindStrip } from './kind-strip.tsx';
import { text } from './list-text.ts';
import { NothingFound } from './nothing-found.tsx';
import { OpenFilters } from './open-filters.tsx';
import { OwnPriceRemark } from './own-price-remark.tsx';
import { OwnRecipeRows, OwnShelf } from './own-recipe-rows.tsx';
import { ProvinceList } from './province-list.tsx';
import { RecipeRows } from './recipe-rows.tsx';
import { SearchField } from './search-field.tsx';
import { useListState } from './use-list-state.ts';
import { useOwnRecipes, useOwnShelf } from './use-own-recipes.ts';
import type { RowStarParts } from './use-row-stars.ts';
import { useSearchResults, type SearchResults } from './use-search-results.ts';
import styles from './recipe-list-page.module.css';

/** The outside world as the list of all recipes needs it. */
type ListPageParts = RowStarParts & {
  readonly clock: Clock;
  readonly random: Random;
  readonly onStorage: OnStorage;
};

/** All recipes of the collection, to search, filter and browse; own recipes are found with them. */
export function createRecipeListPage(parts: ListPageParts): ComponentType {
  const loadFinder = loadOnce(async () => {
    const { createOwnRecipeFinder } = await import('../own-recipe/own-recipes.chunk.ts');
    return createOwnRecipeFinder(parts);
  });
  const findOwn: OwnRecipeFinder = async (query) => (await loadFinder())(query);
  return () => <RecipeListPage starParts={parts} findOwn={findOwn} />;
}

type RecipeListPageProps = {
  readonly starParts: RowStarParts;
  readonly findOwn: OwnRecipeFinder;
};

function RecipeListPage({ starParts, findOwn }: RecipeListPageProps) {
  const { address, state, draft, setDraft, change } = useListState();
  const isHydrated = useHydrated();
  const found = useSearchResults(draft);
  const matching = useOwnRecipes(findOwn, draft);
  const shelf = useOwnShelf(findOwn, starParts.storage);
  const { chosen, order } = state;
  const shown = useMemo(
    () => sortRecipes(filterRecipes(found.recipes, chosen), order),
    [found.recipes, chosen, order],
  );
  // What the filters ask for is not known of own recipes.
  const own = FILTER_NAMES.every((name) => chosen[name].length === 0) ? matching : [];
  const count = shown.length + own.length;
  const choose = useCallback((next: Chosen) => change({ ...state, chosen: next }), [change, state]);

  return (
    <main id="main" className={styles['page']} tabIndex={-1}>
      <div className={styles['inside']}>
        <header className={styles['header']}>
          <h1>{text.heading}</h1>
          <p>{text.intro(allRecipes.length)}</p>
          <SearchField value={draft} onChange={setDraft} onFocus={found.load} />
        </header>
        <KindStrip recipes={found.recipes} state={state} />
        <div className={styles['elsewhere']}>
          <ProvinceList />
          <Link href={paths.names}>{text.toNames}</Link>
          <OwnShelf recipes={shelf} />
        </div>
        <aside className={styles['column']} aria-label={text.filters}>
          <FilterGroups
            recipes={found.recipes}
            chosen={chosen}
            disabled={!isHydrated}
            onChange={choose}
          />
        </aside>
        <section className={styles['results']} aria-label={text.list}>
          <div className={styles['bar']}>
            <p className={styles['count']} role="status">
              {text.count(count)}
            </p>
            <div className={styles['open']}>
              <OpenFilters recipes={found.recipes} chosen={chosen} onApply={choose} />
            </div>
            <OrderChoice
              order={order}
              isSearching={draft !== ''}
              onChange={(next) => change({ ...state, order: next })}
            />
          </div>
          <ChosenFilters chosen={chosen} onChange={choose} />
          <OwnPriceRemark storage={starParts.storage} />
          <OwnRecipeRows recipes={own} />
          <Remarks found={found} count={shown.length} />
          {count === 0 && found.isSettled && (
            <NothingFound state={state} found={found} onAsk={setDraft} />
          )}
          <RecipeRows
            recipes={shown}
            address={address}
            isSettled={found.isSettled}
            starParts={starParts}
          />
        </section>
      </div>
    </main>
  );
}

type OrderProps = {
  readonly order: SortOrder;
  readonly isSearching: boolean;
  readonly onChange: (order: SortOrder) => void;
};

function OrderChoice({ order, isSearching, onChange }: OrderProps) {
  const isHydrated = useHydrated();
  return (
    <label className={styles['order']}>
      <span className="visually-hidden">{text.order}</span>
      <select
        value={order}
        disabled={!isHydrated}
        onChange={({ target }) => onChange(target.value as SortOrder)}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {order === 'usual' && isSearching ? text.bestMatch : text.orders[order]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Notes for the visitor about the list. */
function Remarks({ found, count }: { readonly found: SearchResults; readonly count: number }) {
  if (!found.isSettled) {
    return count === 0 && <p className={styles['remark']}>{text.searching}</p>;
  }
  if (found.hasFailed) {
    return (
      <div className={styles['remark']} role="alert">
        <p>{text.byNameOnly}</p>
        <Button onClick={found.load}>{text.retry}</Button>
      </div>
    );
  }
  return found.isNearest && count > 0 && <p className={styles['remark']}>{text.nearest}</p>;
}
