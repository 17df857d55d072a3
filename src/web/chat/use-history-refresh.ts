import { useEffect } from 'react';
import type { HistoryStore } from '../history/history-store.ts';

/** Reads the history after hydration and the first paint: a thousand conversations take long. */
export function useHistoryRefresh(history: HistoryStore) {
  useEffect(() => {
    let reading = 0;
    const frame = window.requestAnimationFrame(() => {
      reading = window.setTimeout(() => void history.refresh());
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(reading);
    };
  }, [history]);
}
