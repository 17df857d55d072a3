import { SlidersHorizontal, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import {
  FILTER_NAMES,
  filterRecipes,
  findLoosenings,
  NOTHING_CHOSEN,
  withoutChoice,
  type Chosen,
} from '#core/sources/collection/browse/recipe-filters.ts';
import {
  SORT_ORDERS,
  sortRecipes,
  type SortOrder,
} from '#core/sources/collection/browse/sort-recipes.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { backDone } from '../ui/sheet.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';
import { FilterGroups } from './filter-groups.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { KindStrip } from './kind-strip.tsx';
import { listAddress, type ListState } from './list-address.ts';
import { chosenLabel, text } from './list-text.ts';
import { ProvinceList } from './province-list.tsx';
import styles from './recipe-list-page.module.css';
import { RecipeRow } from './recipe-row.tsx';
import { SearchField } from './search-field.tsx';
import { useFoundRecipes, type FoundRecipes } from './use-found-recipes.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useListState } from './use-list-state.ts';
import { useRowStars, type RowStarParts } from './use-row-stars.ts';

/** All recipes of the collection, to search, filter and browse. */
export function createRecipeListPage(parts: RowStarParts): ComponentType {
  return () => <RecipeListPage {...parts} />;
}

function RecipeListPage(parts: RowStarParts) {
  const { address, state, draft, setDraft, change } = useListState();
  const isHydrated = useHydrated();
  const found = useFoundRecipes(draft);
  const { chosen, order } = state;
  const shown = useMemo(
    () => sortRecipes(filterRecipes(found.recipes, chosen), order),
    [found.recipes, chosen, order],
  );
  const { list, end, size } = useKeptPlace(address, shown.length, isHydrated && found.isSettled);
  const choose = useCallback((next: Chosen) => change({ ...state, chosen: next }), [change, state]);
  const stars = useRowStars(parts);

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
              {text.count(shown.length)}
            </p>
            <OpenFilters recipes={found.recipes} chosen={chosen} onApply={choose} />
            <OrderChoice
              order={order}
              isSearching={draft !== ''}
              onChange={(next) => change({ ...state, order: next })}
            />
          </div>
          <ChosenFilters chosen={chosen} onChange={choose} />
          <Remarks found={found} count={shown.length} />
          {shown.length === 0 && found.isSettled && (
            <NothingFound state={state} found={found} onAsk={setDraft} />
          )}
          {/* One switch for all stars: until hydration no tap is lost. */}
          <fieldset className={styles['rows']} disabled={!isHydrated}>
            <ul ref={list} className={styles['list']}>
              {shown.slice(0, size).map((recipe) => (
                <RecipeRow
                  key={recipe.slug}
                  recipe={recipe}
                  isStarred={stars.isStarred(recipe.slug)}
                  onStar={stars.toggle}
                />
              ))}
            </ul>
          </fieldset>
          <div ref={end} />
        </section>
      </div>
    </main>
  );
}

type FiltersProps = {
  readonly recipes: typeof allRecipes;
  readonly chosen: Chosen;
  readonly onApply: (chosen: Chosen) => void;
};

/** On a phone, which has no room for a column. */
function OpenFilters({ recipes, chosen, onApply }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const applied = useRef<Chosen>(undefined);
  const count = FILTER_NAMES.reduce((sum, name) => sum + chosen[name].length, 0);
  useEffect(() => {
    const next = applied.current;
    if (isOpen || next === undefined) return;
    applied.current = undefined;
    // Closing the sheet goes one step back first, and would undo a new address.
    void backDone().then(() => onApply(next));
  }, [isOpen, onApply]);
  return (
    <div className={styles['open']}>
      <Button
        icon={<SlidersHorizontal />}
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count === 0 ? text.filters : text.filtersChosen(count)}
      </Button>
      {isOpen && (
        <FilterSheet
          recipes={recipes}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onApply={(next) => {
            applied.current = next;
            setIsOpen(false);
          }}
        />
      )}
    </div>
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
        {SORT_ORDERS.map((one) => (
          <option key={one} value={one}>
            {one === 'usual' && isSearching ? text.bestMatch : text.orders[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChosenProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

/** What is chosen; each choice can be removed with one tap. */
function ChosenFilters({ chosen, onChange }: ChosenProps) {
  const all = FILTER_NAMES.flatMap((name) => chosen[name].map((choice) => ({ name, choice })));
  if (all.length === 0) return null;
  return (
    <ul className={styles['chosen']} aria-label={text.chosen}>
      {all.map(({ name, choice }) => (
        <li key={`${name} ${choice}`}>
          <button
            type="button"
            aria-label={text.giveUp(chosenLabel(name, choice))}
            onClick={() => onChange(withoutChoice(chosen, name, choice))}
          >
            {chosenLabel(name, choice)}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <button
            type="button"
            className={styles['reset']}
            onClick={() => onChange(NOTHING_CHOSEN)}
          >
            {text.reset}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What a visitor should know about the list. */
function Remarks({ found, count }: { readonly found: FoundRecipes; readonly count: number }) {
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

type NothingProps = {
  readonly state: ListState;
  readonly found: FoundRecipes;
  readonly onAsk: (title: string) => void;
};

/** Nothing fits: what to give up so that something does. */
function NothingFound({ state, found, onAsk }: NothingProps) {
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
