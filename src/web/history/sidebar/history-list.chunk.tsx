import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useGrowingList } from '../../ui/use-growing-list.ts';
import type { HistoryStore } from '../history-store.ts';
import { DishMatches } from './dish-matches.tsx';
import { groupByDate } from './group-by-date.ts';
import { HistoryItems, type HistoryItemsProps } from './history-items.tsx';
import { listText } from './list-text.ts';
import { createHistorySearch } from './search-history.ts';
import styles from './history-sidebar.module.css';

type HistoryListProps = Omit<HistoryItemsProps, 'entries'> & {
  readonly history: HistoryStore;
  readonly query: string;
  /** Opens the shopping list of this device. */
  readonly onShop: () => void;
};

/**
 * The conversations whose question matches, grouped by the day they were saved; then those whose
 * dishes match.
 */
export function HistoryList({ history, query, onShop, ...items }: HistoryListProps) {
  const all = useStore(history, (state) => state.entries);
  const [search] = useState(createHistorySearch);
  const entries = useMemo(() => search(all, query), [search, all, query]);
  const { visible, sentinel } = useGrowingList(entries, query);
  const [now] = useState(() => Date.now());
  return (
    <div className={styles['list']}>
      <button type="button" className={styles['shop']} onClick={onShop}>
        {listText.shop}
      </button>
      {groupByDate(visible, now).map(({ label, entries: group }) => (
        // Undated entries get a heading only beside dated ones.
        <section key={label ?? listText.groups.undated} aria-label={label}>
          {label !== undefined && <h3 className={styles['date']}>{label}</h3>}
          <HistoryItems entries={group} {...items} />
        </section>
      ))}
      <div ref={sentinel} />
      {visible.length === entries.length && query.trim() !== '' && (
        <DishMatches history={history} query={query} above={entries} {...items} />
      )}
    </div>
  );
}
