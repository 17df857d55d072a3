import { useState } from 'react';
import type { HistoryEntry } from './conversation.ts';
import { groupByDate } from './group-by-date.ts';
import { HistoryItem, type HistoryItemActions } from './history-item.tsx';
import styles from './history-sidebar.module.css';
import { text } from './text.ts';
import { useGrowingList } from './use-growing-list.ts';

type HistoryListProps = HistoryItemActions & {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly query: string;
  readonly currentId: string | undefined;
};

/** The conversations that match, under the days on which they were saved. */
export function HistoryList({ entries, query, currentId, ...actions }: HistoryListProps) {
  const { visible, sentinel } = useGrowingList(entries, query);
  const [now] = useState(() => Date.now());
  return (
    <div className={styles['list']}>
      {groupByDate(visible, now).map(({ label, entries: group }) => (
        // Undated ones have a heading only beside dated ones: their lines stay what they are.
        <section key={label ?? text.groups.undated} aria-label={label}>
          {label !== undefined && <h3 className={styles['date']}>{label}</h3>}
          <ul>
            {group.map((entry) => (
              <HistoryItem
                key={entry.id}
                entry={entry}
                isCurrent={entry.id === currentId}
                {...actions}
              />
            ))}
          </ul>
        </section>
      ))}
      <div ref={sentinel} />
    </div>
  );
}
