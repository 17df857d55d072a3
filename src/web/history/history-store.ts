import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Random } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { createConversationId } from './conversation-id.ts';
import type { AnswerOrigin, Conversation, HistoryEntry } from './conversation.ts';
import type { HistoryStorage, RemovedConversation, WriteFailure } from './history-storage.ts';

/** What went wrong with the stored history, for a message on the page. */
export type HistoryProblem = WriteFailure | 'damaged' | 'restore-failed';

export type HistoryState = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** False until the browser has been asked; then no entries means that there are none. */
  readonly isRead: boolean;
  readonly problem: HistoryProblem | undefined;
  /** What "Urungkan" would put back. */
  readonly removed: RemovedConversation | undefined;
};

export type HistoryStore = StoreApi<HistoryState> & {
  /** Reads the list again: at the start, and when another tab has changed it. */
  readonly refresh: () => void;
  readonly read: (id: string) => Conversation | undefined;
  /** Saves a new conversation; its id, or `undefined` where the browser could not keep it. */
  readonly add: (
    question: string,
    response: readonly Dish[],
    origin: AnswerOrigin,
  ) => string | undefined;
  /** Deletes at once; {@link undoRemove} puts the last one back. True where it is gone. */
  readonly remove: (id: string) => boolean;
  readonly undoRemove: () => void;
  readonly dismissProblem: () => void;
};

type LoadRescue = () => Promise<Pick<typeof import('./rescue-history.chunk.ts'), 'rescueHistory'>>;

/** Conversations that stay in the browser, over an edge that is read afresh on every change. */
export function createHistoryStore(
  storage: HistoryStorage,
  random: Random,
  loadRescue: LoadRescue = () => import('./rescue-history.chunk.ts'),
): HistoryStore {
  const store = createStore<HistoryState>()(() => ({
    entries: [],
    isRead: false,
    problem: undefined,
    removed: undefined,
  }));

  const refresh = () => {
    const { entries, unreadable } = storage.list();
    store.setState({ entries, isRead: true });
    if (unreadable !== undefined) void rescue(unreadable);
  };

  const rescue = async (unreadable: string) => {
    store.setState({ problem: 'damaged' });
    const rescued = await loadRescue().then(
      ({ rescueHistory }) => rescueHistory(unreadable),
      // It is tried again with the next reading; until then the text stays where it is.
      () => undefined,
    );
    if (rescued === undefined) return;
    // Another tab, or a question asked meanwhile, may have been first: then this adds what they lack.
    storage.replaceUnreadable(unreadable, rescued);
    store.setState({ entries: storage.list().entries });
  };

  return {
    ...store,
    refresh,
    read: (id) => storage.read(id),
    add: (question, response, origin) => {
      const id = createConversationId(random, storage.has);
      const failure = storage.save({ id, question, response, origin });
      if (failure !== undefined) {
        store.setState({ problem: failure });
        return undefined;
      }
      store.setState({ entries: storage.list().entries });
      return id;
    },
    remove: (id) => {
      const removed = storage.remove(id);
      if (removed === 'full' || removed === 'blocked') {
        store.setState({ problem: removed });
        return false;
      }
      store.setState({ entries: storage.list().entries, removed });
      return true;
    },
    undoRemove: () => {
      const { removed } = store.getState();
      if (removed === undefined) return;
      const failure = storage.restore(removed);
      if (failure !== undefined) return store.setState({ problem: 'restore-failed' });
      store.setState({ entries: storage.list().entries, removed: undefined });
    },
    dismissProblem: () => store.setState({ problem: undefined }),
  };
}

/** Case-insensitive substring match on the question. */
export function searchHistory(
  entries: readonly HistoryEntry[],
  query: string,
): readonly HistoryEntry[] {
  const needle = query.trim().toLowerCase();
  if (needle === '') return entries;
  return entries.filter(({ question }) => question.toLowerCase().includes(needle));
}
