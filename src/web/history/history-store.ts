import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Random } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import {
  createArchivedList,
  type ArchivedList,
  type ArchiveProblem,
  type LoadArchive,
} from './archived-list.ts';
import { createConversationId } from './conversation-id.ts';
import type { AnswerOrigin, Conversation, HistoryEntry } from './conversation.ts';
import {
  createHistoryStorage,
  DELETED_KEY,
  HISTORY_KEY,
  ORIGINS_KEY,
  toConversation,
  type RemovedConversation,
  type WriteFailure,
} from './history-storage.ts';
import { mergeEntries } from './merge-entries.ts';
import { createTabMemory } from './tab-memory.ts';

/** At this many characters the oldest conversations move to the archive, until so many are left. */
const MAX_RECENT_CHARS = 1024 * 1024;
const KEPT_RECENT_CHARS = 768 * 1024;
/** Most characters moved in one go: some milliseconds of work. */
const MOVED_AT_ONCE_CHARS = 512 * 1024;

/** What went wrong with the stored history, for a message on the page. */
export type HistoryProblem = WriteFailure | ArchiveProblem | 'damaged' | 'restore-failed';

export type HistoryState = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** False until everything has been read; then no entries means that there are none. */
  readonly isRead: boolean;
  readonly problem: HistoryProblem | undefined;
  /** What "Urungkan" would put back; an id alone where the archive has it. */
  readonly removed: RemovedConversation | { readonly id: string } | undefined;
};

/** An answer to keep. */
export type AnswerToSave = {
  /** The one to replace; a new one where there is none. */
  readonly id?: string;
  readonly question: string;
  readonly response: readonly Dish[];
  readonly origin: AnswerOrigin;
};

export type HistoryStore = StoreApi<HistoryState> & {
  /** Reads the list: at the start, and when another tab has changed it. */
  readonly refresh: () => void;
  /** Takes a change of another tab in, and puts right what it has overwritten. */
  readonly follow: (event: Pick<StorageEvent, 'key' | 'newValue'>) => Promise<void>;
  /** A conversation with its dishes; `undefined` where it is unknown or cannot be read. */
  readonly read: (id: string) => Promise<Conversation | undefined>;
  /** An id that no conversation has. */
  readonly newId: () => string;
  /**
   * Saves an answer: before this returns where the browser has room at once, so that a page may be
   * left; later where older ones have to make room.
   *
   * @returns the id, or `undefined` where the browser could not keep it.
   */
  readonly save: (answer: AnswerToSave) => Promise<string | undefined>;
  /** Deletes at once; {@link undoRemove} puts the last one back. True where it is gone. */
  readonly remove: (id: string) => boolean;
  readonly undoRemove: () => Promise<void>;
  readonly dismissProblem: () => void;
  readonly archived: Pick<ArchivedList, 'wordsAfter'>;
};

type LoadRescue = () => Promise<Pick<typeof import('./rescue-history.chunk.ts'), 'rescueHistory'>>;

export type HistoryParts = {
  readonly storage: KeyValueStorage;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly loadArchive: LoadArchive;
  readonly loadRescue?: LoadRescue;
};

/** Conversations that stay in the browser: the newest in local storage, older ones in the archive. */
export function createHistoryStore(parts: HistoryParts): HistoryStore {
  const { random, now, loadRescue = () => import('./rescue-history.chunk.ts') } = parts;
  const storage = createHistoryStorage(parts.storage, now);
  const archived = createArchivedList(parts.storage, parts.loadArchive);
  const memory = createTabMemory(storage, archived.find, now);
  const store = createStore<HistoryState>()(() => ({
    entries: [],
    isRead: false,
    problem: undefined,
    removed: undefined,
  }));
  let recent: readonly HistoryEntry[] = [];
  let isArchiveRead = false;
  let moving: Promise<void> | undefined;
  let rescuing: string | undefined;

  /** Puts what local storage holds now into the list; gives the text that could not be read. */
  const list = (): string | undefined => {
    const before = recent;
    const { entries, unreadable } = storage.list();
    recent = entries;
    const deletions = storage.deletions();
    store.setState({ entries: mergeEntries(recent, archived.entries(), deletions) });
    const ids = new Set(recent.map(({ id }) => id));
    const left = before.flatMap(({ id }) =>
      ids.has(id) || deletions.has(id) || archived.has(id) ? [] : [id],
    );
    if (left.length > 0) {
      // Another tab has moved them to the archive, or has overwritten them.
      void archived.find(left).then((found) => found.size > 0 && list());
    }
    return unreadable;
  };

  const refresh = () => {
    const unreadable = list();
    if (unreadable !== undefined) void rescue(unreadable);
    if (!isArchiveRead) void readArchive();
    else store.setState({ isRead: true });
  };

  const readArchive = async () => {
    isArchiveRead = true;
    if (archived.isUsed()) {
      const problem = await archived.readAll();
      if (problem !== undefined) store.setState({ problem });
    }
    list();
    store.setState({ isRead: true });
    await forgetDeleted();
    void tidy();
  };

  /** What was deleted leaves the disk as soon as it cannot come back. */
  const forgetDeleted = async () => {
    const { removed } = store.getState();
    const ids = [...storage.deletions().keys()].filter(
      (id) => archived.has(id) && id !== removed?.id,
    );
    // The mark stays: it is tried again with the next visit.
    await archived.remove(ids).catch(() => {});
  };

  /** Moves the oldest to the archive. Interrupted at any point, a conversation is there once or twice. */
  const move = async (keptChars: number): Promise<void> => {
    for (;;) {
      const oldest = storage.oldestOver(keptChars, MOVED_AT_ONCE_CHARS);
      if (oldest.length === 0) return;
      await archived.put(oldest);
      if (storage.drop(oldest) !== undefined) return;
      list();
    }
  };

  const tidy = async () => {
    if (moving !== undefined || storage.size() <= MAX_RECENT_CHARS) return;
    // Without an archive everything stays where it is, as long as there is room.
    moving = move(KEPT_RECENT_CHARS).catch(() => {});
    await moving;
    moving = undefined;
  };

  /** Saves where there is no room: older ones move first, and what finds no room even so follows them. */
  const saveWithoutRoom = async (saved: Conversation & { origin: AnswerOrigin }) => {
    try {
      for (let kept = storage.size() / 2; kept >= 1; kept = Math.min(kept, storage.size()) / 2) {
        await move(kept);
        const failure = storage.save(saved);
        if (failure !== 'full') return failure;
      }
      await move(0);
      if (storage.save(saved) === undefined) return undefined;
      const { id, question, response, origin } = saved;
      await archived.put([
        { id, value: [{ question, response }], origin: { ...origin, savedAt: now() } },
      ]);
      return undefined;
    } catch {
      return 'full';
    }
  };

  const rescue = async (unreadable: string) => {
    if (rescuing === unreadable) return;
    rescuing = unreadable;
    store.setState({ problem: 'damaged' });
    const rescued = await loadRescue().then(
      ({ rescueHistory }) => rescueHistory(unreadable),
      // It is tried again with the next reading; until then the text stays where it is.
      () => undefined,
    );
    rescuing = undefined;
    if (rescued === undefined) return;
    const { records, rest } = rescued;
    // Another tab, or a question asked meanwhile, may have been first: then this adds what they lack.
    if (storage.replaceUnreadable(unreadable, records) === 'full') {
      const isKept = await archived.keepDamaged(unreadable).then(
        () => true,
        () => false,
      );
      storage.replaceInPlace(unreadable, records, isKept ? '' : rest);
    }
    list();
    void tidy();
  };

  const newId = () => createConversationId(random, (id) => storage.has(id) || archived.has(id));

  return {
    ...store,
    refresh,
    newId,
    archived,

    follow: async ({ key, newValue }) => {
      if (![HISTORY_KEY, ORIGINS_KEY, DELETED_KEY, null].includes(key)) return;
      if (key === null || (key === HISTORY_KEY && newValue === null)) memory.forget();
      refresh();
      if (await memory.heal(key === HISTORY_KEY ? newValue : null)) list();
    },

    read: async (id) => {
      const recent = storage.record(id);
      if (recent !== undefined) return toConversation(recent);
      if (!archived.isUsed() || storage.deletions().has(id)) return undefined;
      try {
        const record = await archived.read(id);
        return record && toConversation(record);
      } catch {
        store.setState({ problem: 'archive-closed' });
        return undefined;
      }
    },

    save: async ({ id: known, question, response, origin }) => {
      // Deleted in another tab while it was written: what is whole now is another one.
      const id = known === undefined || storage.deletions().has(known) ? newId() : known;
      const saved = { id, question, response, origin };
      let failure = storage.save(saved);
      if (failure === 'full') failure = await saveWithoutRoom(saved);
      if (failure !== undefined) {
        store.setState({ problem: failure });
        return undefined;
      }
      memory.saved(id);
      list();
      void tidy();
      return id;
    },

    remove: (id) => {
      const removed = storage.remove(id) ?? (archived.has(id) ? { id } : undefined);
      const failure =
        typeof removed === 'string'
          ? removed
          : removed !== undefined && !('value' in removed) && storage.markDeleted(id, now());
      if (typeof failure === 'string') {
        store.setState({ problem: failure });
        return false;
      }
      if (removed !== undefined) memory.removed(id);
      store.setState({ removed: typeof removed === 'string' ? undefined : removed });
      list();
      void forgetDeleted();
      return true;
    },

    undoRemove: async () => {
      const { removed } = store.getState();
      if (removed === undefined) return;
      storage.unmarkDeleted([removed.id]);
      if ('value' in removed) {
        let failure = storage.restore(removed);
        if (failure === 'full') {
          failure = await archived.put([removed]).then(
            () => undefined,
            () => 'full' as const,
          );
        }
        if (failure !== undefined) return store.setState({ problem: 'restore-failed' });
        memory.undone(removed.id, storage.record(removed.id));
      } else {
        memory.undone(removed.id);
      }
      store.setState({ removed: undefined });
      list();
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
