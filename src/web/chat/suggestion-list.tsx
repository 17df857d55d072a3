import { RefreshCw, Search } from 'lucide';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { SUGGESTION_COUNT, SUGGESTION_REFRESH_MS } from '../limits.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useRetryOnline } from '../ui/use-retry-online.ts';
import type { SuggestionStore } from './suggestion-store.ts';
import { text } from './text.ts';
import styles from './suggestion-list.module.css';

type SuggestionListProps = {
  readonly store: SuggestionStore;
  readonly onChoose: (foodName: string) => void;
  /** Opens the form for an own recipe. */
  readonly onWrite: () => void;
  /** A saved conversation is about to cover the titles. */
  readonly isCovered?: boolean;
};

/** The empty screen: titles to start from. */
export function SuggestionList({
  store,
  onChoose,
  onWrite,
  isCovered = false,
}: SuggestionListProps) {
  const { isLoading, suggestions } = useStore(store);
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useRefreshWhileVisible(store, list, isCovered);
  const refreshEmpty = useCallback(() => {
    if (!isCovered && store.getState().suggestions.length === 0) void store.refresh();
  }, [store, isCovered]);
  useRetryOnline(refreshEmpty);
  return (
    <section className={styles['suggestions']} aria-labelledby="suggestions-heading">
      <header className={styles['header']}>
        <p className={styles['welcome']}>{text.suggestions.welcome}</p>
        <h1 id="suggestions-heading">{text.suggestions.heading}</h1>
      </header>
      <ul ref={list} className={styles['list']} aria-busy={isLoading}>
        {suggestions.map((title) => (
          <li key={title}>
            <button type="button" onClick={() => onChoose(title)}>
              <Icon of={Search} />
              <span>{title}</span>
            </button>
          </li>
        ))}
        {suggestions.length === 0 && isLoading && <Placeholders />}
      </ul>
      <div className={styles['footer']}>
        <Button
          icon={<Icon of={RefreshCw} />}
          disabled={!isHydrated || isLoading}
          onClick={() => void store.refresh()}
        >
          {text.suggestions.refresh}
        </Button>
        <div>
          <Link href={paths.collection}>{text.suggestions.browse}</Link>
          <button type="button" disabled={!isHydrated} onClick={onWrite}>
            {text.suggestions.write}
          </button>
        </div>
        <p role="status">{isLoading && text.suggestions.loading}</p>
      </div>
    </section>
  );
}

/** Placeholders for the titles: nothing jumps when they appear. */
function Placeholders() {
  return Array.from({ length: SUGGESTION_COUNT }, (_, index) => (
    <li key={index} className={styles['placeholder']} aria-hidden="true" />
  ));
}

/**
 * Requests titles at the start and every minute, but only while they are visible (a tab left open
 * would use up a day's free quota of the AI in twenty minutes) and the visitor is not about to
 * choose one: a title must not change under a finger or the focus.
 */
function useRefreshWhileVisible(
  store: SuggestionStore,
  list: RefObject<HTMLElement | null>,
  isCovered: boolean,
) {
  useEffect(() => {
    if (isCovered) return undefined;
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible' && !isInUse(list.current)) void store.refresh();
    };
    // Back on this screen or tab within a minute, the titles are still fresh.
    const catchUp = () => {
      if (store.isDue()) refreshIfVisible();
    };
    // A tick later: a screen that is left at once requests nothing.
    const start = setTimeout(catchUp);
    const interval = setInterval(refreshIfVisible, SUGGESTION_REFRESH_MS);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearTimeout(start);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [store, list, isCovered]);
}

function isInUse(list: HTMLElement | null): boolean {
  // Without titles there is nothing to choose, even under the pointer.
  if (!list?.querySelector('button')) return false;
  return list.contains(document.activeElement) || list.matches(':hover');
}
