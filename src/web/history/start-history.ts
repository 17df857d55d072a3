import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import {
  createHistoryStore,
  HISTORY_KEYS,
  type HistoryParts,
  type HistoryStore,
} from './history-store.ts';
import { text } from './text.ts';

export type PageHistoryParts = Pick<HistoryParts, 'storage' | 'random' | 'clock'> & {
  readonly toasts: ToastStore;
  readonly onStorage: OnStorage;
};

/**
 * One for each storage: two in one page would overwrite each other, since `storage` events reach only
 * other tabs.
 */
const started = new WeakMap<KeyValueStorage, HistoryStore>();

/**
 * The one history that all screens of a page share. It follows other tabs for the life of the page, not only
 * while its screen is shown, and reports problems as toasts.
 */
export function startHistory(parts: PageHistoryParts): HistoryStore {
  const { storage, toasts, onStorage } = parts;
  const known = started.get(storage);
  if (known !== undefined) return known;
  const history = createHistoryStore({
    ...parts,
    onProblem: (problem) => toasts.show({ message: text.problems[problem] }),
  });
  started.set(storage, history);
  onStorage(HISTORY_KEYS, (change) => void history.follow(change));
  return history;
}
