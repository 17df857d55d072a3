import { PanelLeftClose, SquarePen } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { SMALL_SCREEN_MAX_WIDTH_PX } from '../limits.ts';
import { paths } from '../paths.ts';
import { text } from './text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { HistoryItem } from './history-item.tsx';
import { useHistorySearch } from './history-search.tsx';
import styles from './history-sidebar.module.css';
import { searchHistory, type HistoryStore } from './history-store.ts';
import type { SidebarStore } from './sidebar-store.ts';
import { useGrowingList } from './use-growing-list.ts';

type HistorySidebarProps = {
  readonly history: HistoryStore;
  readonly sidebar: SidebarStore;
  readonly currentId: string | undefined;
  readonly onNewChat: () => void;
  readonly onSave: (id: string) => void;
  readonly onDelete: (id: string) => void;
};

export function HistorySidebar(props: HistorySidebarProps) {
  const { history, sidebar, currentId, onNewChat, onSave, onDelete } = props;
  const isOpen = useStore(sidebar, (state) => state.isOpen);
  const entries = useStore(history, (state) => state.entries);
  const isRead = useStore(history, (state) => state.isRead);
  const { query, toggleButton, panel } = useHistorySearch();
  const shownQuery = useDeferredValue(query);
  const matches = searchHistory(entries, shownQuery);
  const { visible, sentinel } = useGrowingList(matches, shownQuery);
  const aside = useRef<HTMLElement>(null);

  useWidth(sidebar);
  useOverlayClosing(sidebar, aside);

  // Always the same function: with a new one every entry would be drawn anew for each keystroke.
  const closeOverlay = useCallback(() => {
    if (isSmallScreen().matches) sidebar.close();
  }, [sidebar]);

  return (
    <>
      <button
        type="button"
        className={styles['backdrop']}
        data-open={openAttribute(isOpen)}
        onClick={sidebar.close}
        // For a tap beside the sidebar; by keyboard and for screen readers there is Escape.
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
          <header className={styles['header']}>
            <h2>{text.title}</h2>
            {toggleButton}
            <Link
              href={paths.chat}
              className={styles['newChat']}
              title={text.newChat}
              aria-label={text.newChat}
              onClick={() => {
                onNewChat();
                closeOverlay();
              }}
            >
              <SquarePen />
            </Link>
            <IconButton title={text.close} icon={<PanelLeftClose />} onClick={sidebar.close} />
          </header>
          {panel}
          {matches.length === 0 ? (
            isRead && <p className={styles['none']}>{text.none}</p>
          ) : (
            <ul className={styles['list']}>
              {visible.map((entry) => (
                <HistoryItem
                  key={entry.id}
                  entry={entry}
                  isCurrent={entry.id === currentId}
                  onOpen={closeOverlay}
                  onSave={onSave}
                  onDelete={onDelete}
                />
              ))}
              <li ref={sentinel} aria-hidden="true" />
            </ul>
          )}
        </div>
      </aside>
    </>
  );
}

const isSmallScreen = () => window.matchMedia(`(max-width: ${SMALL_SCREEN_MAX_WIDTH_PX}px)`);

function openAttribute(isOpen: boolean | undefined): string {
  return isOpen === undefined ? 'by-width' : String(isOpen);
}

/** Open on small screens, closed on wide ones, and again whenever the width changes sides. */
function useWidth(sidebar: SidebarStore) {
  useEffect(() => {
    const query = isSmallScreen();
    const match = () => sidebar.matchWidth(query.matches);
    match();
    query.addEventListener('change', match);
    return () => query.removeEventListener('change', match);
  }, [sidebar]);
}

/** As an overlay it closes on Escape and when the focus moves to what it covers. */
function useOverlayClosing(sidebar: SidebarStore, aside: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const closeIfOverlay = () => {
      if (isSmallScreen().matches && sidebar.getState().isOpen) sidebar.close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The first press is for the options that are open over it, or for a dialog.
      if (document.querySelector(':popover-open, dialog[open]') === null) closeIfOverlay();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('main') !== null && !aside.current?.contains(target)) closeIfOverlay();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [sidebar, aside]);
}
