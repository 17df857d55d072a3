import { useEffect, useRef } from 'react';
import { text } from '../text.ts';
import styles from './history-sidebar.module.css';

/** Id of the element that the search button opens and closes. */
export const SEARCH_ID = 'history-search';

type HistorySearchProps = {
  readonly isOpen: boolean;
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

/** The search input that slides in and out. */
export function HistorySearch({ isOpen, query, onQuery }: HistorySearchProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // An effect, because a hidden element cannot take the focus.
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  return (
    <div id={SEARCH_ID} className={styles['search']} data-open={isOpen}>
      <input
        ref={input}
        type="search"
        value={query}
        placeholder={text.searchPlaceholder}
        aria-label={text.toggleSearch}
        autoComplete="off"
        tabIndex={isOpen ? 0 : -1}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}
