import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { HistoryStore } from '../history/history-store.ts';
import { text } from '../history/text.ts';
import type { ToastStore } from '../ui/toast-store.ts';

/** Reads the history and reports what is wrong with it. */
export function useHistoryMessages(history: HistoryStore, toasts: ToastStore) {
  const problem = useStore(history, (state) => state.problem);

  useEffect(() => {
    // After hydration and the first paint: a thousand conversations take long to read.
    let reading = 0;
    const frame = window.requestAnimationFrame(() => {
      reading = window.setTimeout(history.refresh);
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(reading);
    };
  }, [history]);

  useEffect(() => {
    if (problem === undefined) return;
    toasts.show({ message: text.problems[problem] });
    history.dismissProblem();
  }, [problem, history, toasts]);
}
