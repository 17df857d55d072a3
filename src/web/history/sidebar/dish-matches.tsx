import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useGrowingList } from '../../ui/use-growing-list.ts';
import type { HistoryEntry } from '../conversation.ts';
import type { HistoryStore } from '../history-store.ts';
import { text } from '../text.ts';
import { HistoryItems, type HistoryItemsProps } from './history-items.tsx';
import { listText } from './list-text.ts';
import styles from './history-sidebar.module.css';

type DishMatchesProps = Omit<HistoryItemsProps, 'entries'> & {
  readonly history: HistoryStore;
  readonly query: string;
  /** Entries whose question matches: they are already listed above. */
  readonly above: readonly HistoryEntry[];
};

/** Conversations found by their dishes and ingredients, or a note that the search found nothing. */
export function DishMatches({ history, query, above, ...items }: DishMatchesProps) {
  const entries = useStore(history, (state) => state.entries);
  const found = useFound(history, entries, query);
  const matches = useMemo(() => {
    if (found === undefined || found === 'failed') return [];
    const shown = new Set(above.map(({ id }) => id));
    return entries.filter(({ id }) => found.has(id) && !shown.has(id));
  }, [entries, found, above]);
  const { visible, sentinel } = useGrowingList(matches, query);

  if (found === undefined) return null;
  if (matches.length === 0) {
    return (
      <>
        {above.length === 0 && <p className={styles['none']}>{text.none}</p>}
        {found === 'failed' && <p className={styles['none']}>{listText.dishesNotSearched}</p>}
      </>
    );
  }
  return (
    <section aria-label={listText.inDishes}>
      <h3 className={styles['date']}>{listText.inDishes}</h3>
      <HistoryItems entries={visible} {...items} />
      <div ref={sentinel} />
    </section>
  );
}

/**
 * Keeps the previous results until the next arrive, so that the list does not flicker; `undefined`
 * before the first.
 */
function useFound(
  history: HistoryStore,
  entries: readonly HistoryEntry[],
  query: string,
): ReadonlySet<string> | 'failed' | undefined {
  const [found, setFound] = useState<ReadonlySet<string> | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const set = (result: ReadonlySet<string> | 'failed') => {
      if (isCurrent) setFound(result);
    };
    history.findInDishes(query).then(set, () => set('failed'));
    return () => {
      isCurrent = false;
    };
    // Depends on the entries, so that it searches again when the list changes.
  }, [history, entries, query]);
  return found;
}
