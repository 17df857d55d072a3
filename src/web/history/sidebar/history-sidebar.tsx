import { PanelLeftClose, Search, SquarePen } from 'lucide';
import { memo, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { HistoryStore } from '../history-store.ts';
import { text } from '../text.ts';
import { HistorySearch, SEARCH_ID } from './history-search.tsx';
import type { SidebarStore } from './sidebar-store.ts';
import { isOverlay, useOverlaySidebar } from './use-overlay-sidebar.ts';
import styles from './history-sidebar.module.css';

/** A first visit has no list and does not load its code. */
export const HistoryList = lazyPart(
  async () => (await import('./history-list.chunk.tsx')).HistoryList,
  (retry) => (
    <div className={styles['empty']} role="alert">
      <p>{text.notLoaded}</p>
      <Button onClick={retry}>{text.retry}</Button>
    </div>
  ),
);

type HistorySidebarProps = {
  readonly history: HistoryStore;
  readonly sidebar: SidebarStore;
  readonly currentId: string | undefined;
  readonly onNewChat: () => void;
  /** Whether the shopping list of this device holds something. */
  readonly isShopping: () => boolean;
  readonly onShop: () => void;
  readonly onSaveAsWord: (id: string) => void;
  readonly onDelete: (id: string) => void;
};

/** Memoised, so that it does not render with each dish of an answer and each letter typed. */
export const HistorySidebar = memo(function HistorySidebar(props: HistorySidebarProps) {
  const { history, sidebar, currentId, onNewChat, isShopping, onShop, onSaveAsWord, onDelete } =
    props;
  const isOpen = useStore(sidebar, (state) => state.isOpen);
  const entries = useStore(history, (state) => state.entries);
  const isRead = useStore(history, (state) => state.isRead);
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const aside = useRef<HTMLElement>(null);
  useOverlaySidebar(sidebar, aside);

  const closeOverlay = useCallback(() => {
    if (isOverlay()) sidebar.close();
  }, [sidebar]);

  const toggleSearch = () => {
    setQuery('');
    setIsSearching(!isSearching);
  };

  const beginChat = () => {
    onNewChat();
    closeOverlay();
  };

  return (
    <>
      <button
        type="button"
        className={styles['backdrop']}
        data-open={openAttribute(isOpen)}
        onClick={sidebar.close}
        // For a tap beside the sidebar; keyboards and screen readers have Escape.
        tabIndex={-1}
        aria-hidden="true"
      />
      <aside
        ref={aside}
        id="history"
        className={styles['sidebar']}
        data-open={openAttribute(isOpen)}
        aria-label={text.title}
        inert={isOpen === false}
      >
        <div className={styles['inner']}>
          <SidebarHeader
            isSearching={isSearching}
            onToggleSearch={toggleSearch}
            onNewChat={beginChat}
            onClose={sidebar.close}
          />
          <Link href={paths.stars} className={styles['stars']}>
            {text.stars}
          </Link>
          <HistorySearch isOpen={isSearching} query={query} onQuery={setQuery} />
          {(entries.length > 0 || (isRead && isShopping())) && (
            <Suspense>
              <HistoryList
                history={history}
                query={shownQuery}
                currentId={currentId}
                onOpen={closeOverlay}
                onShop={onShop}
                onSaveAsWord={onSaveAsWord}
                onDelete={onDelete}
              />
            </Suspense>
          )}
          {entries.length === 0 && <EmptyHistory isRead={isRead} onBegin={closeOverlay} />}
        </div>
      </aside>
    </>
  );
});

type SidebarHeaderProps = {
  readonly isSearching: boolean;
  readonly onToggleSearch: () => void;
  readonly onNewChat: () => void;
  readonly onClose: () => void;
};

function SidebarHeader({ isSearching, onToggleSearch, onNewChat, onClose }: SidebarHeaderProps) {
  return (
    <header className={styles['header']}>
      <h2>{text.title}</h2>
      <IconButton
        title={text.toggleSearch}
        icon={<Icon of={Search} />}
        onClick={onToggleSearch}
        aria-expanded={isSearching}
        aria-controls={SEARCH_ID}
      />
      <Link
        href={paths.chat}
        className={styles['newChat']}
        title={text.newChat}
        aria-label={text.newChat}
        onClick={onNewChat}
      >
        <Icon of={SquarePen} />
      </Link>
      <IconButton title={text.close} icon={<Icon of={PanelLeftClose} />} onClick={onClose} />
    </header>
  );
}

type EmptyHistoryProps = { readonly isRead: boolean; readonly onBegin: () => void };

/** That nothing is here, then what will be. */
function EmptyHistory({ isRead, onBegin }: EmptyHistoryProps) {
  return (
    <div className={styles['nothing']} data-read={isRead}>
      <p className={styles['none']}>{text.none}</p>
      <div className={styles['empty']}>
        <p>{text.emptyHint}</p>
        <Button onClick={onBegin} disabled={!isRead}>
          {text.begin}
        </Button>
      </div>
    </div>
  );
}

function openAttribute(isOpen: boolean | undefined): string {
  return isOpen === undefined ? 'by-width' : String(isOpen);
}
