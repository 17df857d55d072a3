import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { text } from './text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './history-sidebar.module.css';

/** The button that slides the search input in and out. */
export function useHistorySearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const toggle = () => {
    if (isOpen) setQuery('');
    setIsOpen(!isOpen);
  };

  useEffect(() => {
    // Not before: what is still hidden takes no focus.
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const toggleButton = (
    <IconButton
      title={text.toggleSearch}
      icon={isOpen ? <X /> : <Search />}
      onClick={toggle}
      aria-expanded={isOpen}
      aria-controls="history-search"
    />
  );

  const panel = (
    <div id="history-search" className={styles['search']} data-open={isOpen}>
      <input
        ref={input}
        type="search"
        value={query}
        placeholder={text.searchPlaceholder}
        aria-label={text.toggleSearch}
        autoComplete="off"
        tabIndex={isOpen ? 0 : -1}
        onChange={(event) => setQuery(event.target.value)}
      />
    </div>
  );

  return { query, toggleButton, panel };
}
