import type { OnStorage } from '../storage/browser-storage.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { createHistoryStore, type HistoryParts, type HistoryStore } from './history-store.ts';
import { text } from './text.ts';

type StartParts = Pick<HistoryParts, 'storage' | 'random' | 'clock'> & {
  readonly toasts: ToastStore;
  readonly onStorage: OnStorage;
};

/**
 * {@link createHistoryStore} in a page: follows other tabs for the life of the page, not only while
 * its screen is shown, and reports problems as toasts.
 */
export function startHistory({ toasts, onStorage, ...parts }: StartParts): HistoryStore {
  const history = createHistoryStore({
    ...parts,
    onProblem: (problem) => toasts.show({ message: text.problems[problem] }),
  });
  onStorage((event) => void history.follow(event));
  return history;
}
