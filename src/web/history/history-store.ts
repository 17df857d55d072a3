import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { Clock, Random } from '#core/outside-world.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { DELETED_KEY, HISTORY_KEY, ORIGINS_KEY } from '../storage/storage-keys.ts';
import { laterThan } from '../storage/latest-marks.ts';
import { createConversationId } from './conversation-id.ts';
import {
  type AnswerToSave,
  type Conversation,
  type HistoryEntry,
  toConversation,
  toEntry,
} from './conversation.ts';
import { createHistoryStorage, type HistoryProblem, type Removed } from './history-storage.ts';
import type { HistoryUpkeep, UpkeepParts } from './upkeep/history-upkeep.chunk.ts';

/**
 * About forty answers. Every save rewrites all of them, which took Chromium a whole frame at a
 * million characters.
 */
export const MAX_RECENT_CHARS = 512 * 1024;

type HistoryState = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /**
   * False until everything has been read: only then does an empty list mean that there is nothing.
   */
  readonly isRead: boolean;
  /** What "Urungkan" would put back. */
  readonly removed: Removed | undefined;
};

export type HistoryStore = StoreApi<HistoryState> & {
  /** Reads the list. */
  readonly refresh: () => void;
  /** Takes over what another tab has changed, and restores what it has overwritten. */
  readonly follow: (event: Pick<StorageEvent, 'key' | 'newValue'>) => Promise<void>;
  /** A conversation with its dishes; `undefined` if it is unknown or cannot be read. */
  readonly read: (id: string) => Promise<Conversation | undefined>;
  /**
   * Ids of conversations whose dish names and ingredients contain each word of the query. Throws if
   * the code for it does not load.
   */
  readonly findInDishes: (query: string) => Promise<ReadonlySet<string>>;
  /** An id that no conversation has. */
  readonly newId: () => string;
  /**
   * Saves an answer: synchronously if the browser has room, so that the page may be left; later if
   * older ones have to make room first.
   *
   * @returns the id, or `undefined` if the browser could not keep it.
   */
  readonly save: (answer: AnswerToSave) => Promise<string | undefined>;
  /** Deletes at once; {@link undoRemove} puts the last one back. True if it is gone. */
  readonly remove: (id: string) => boolean;
  readonly undoRemove: () => Promise<void>;
};

export type HistoryParts = {
  readonly storage: KeyValueStorage;
  readonly random: Random;
  readonly clock: Clock;
  readonly onProblem: (problem: HistoryProblem) => void;
  /** At this many characters in local storage the oldest conversations move to the archive. */
  readonly maxRecentChars?: number;
  /** The archive, two tabs and damaged text: code that most visits do not need. Only tests hand in another. */
  readonly loadUpkeep?: (parts: UpkeepParts) => Promise<HistoryUpkeep>;
};

const loadUpkeepChunk = async (parts: UpkeepParts) => {
  const { createHistoryUpkeep } = await import('./upkeep/history-upkeep.chunk.ts');
  return createHistoryUpkeep(parts);
};

/** The conversations in this browser: the newest in local storage, older ones in the archive. */
export function createHistoryStore(parts: HistoryParts): HistoryStore {
  const { random, clock, onProblem, maxRecentChars = MAX_RECENT_CHARS } = parts;
  const { loadUpkeep = loadUpkeepChunk } = parts;
  let last = 0;
  // Greater with each call, even if the clock is set back: later actions win.
  const now = () => (last = laterThan(clock.now(), last));
  const storage = createHistoryStorage(parts.storage, now);
  const store = createStore<HistoryState>()(() => ({
    entries: [],
    isRead: false,
    removed: undefined,
  }));
  let upkeep: HistoryUpkeep | undefined;

  /** Updates the list from what is stored now; returns the text that could not be read. */
  const list = (): string | undefined => {
    const { records, unreadable } = storage.read();
    const entries = records.flatMap((record) => toEntry(record) ?? []).toReversed();
    store.setState({ entries: upkeep?.withArchived(entries) ?? entries });
    return unreadable;
  };

  const openUpkeep = loadOnce(async () => {
    upkeep = await loadUpkeep({
      storage,
      clock,
      maxRecentChars,
      onChange: () => void list(),
      onProblem,
    });
    return upkeep;
  });

  /** Runs background work. If it fails, everything stays where it is, and the next call tries again. */
  const keepUp = async (work: (upkeep: HistoryUpkeep) => Promise<unknown>) => {
    try {
      await work(await openUpkeep());
      list();
    } catch {
      if (upkeep === undefined && storage.hasArchive()) onProblem('archive-closed');
    }
  };

  const readAll = () => {
    const unreadable = list();
    const isMore = upkeep === undefined && storage.hasArchive();
    if (!isMore) store.setState({ isRead: true });
    else void keepUp((upkeep) => upkeep.readArchive()).then(() => store.setState({ isRead: true }));
    if (unreadable !== undefined) {
      onProblem('damaged');
      void keepUp((upkeep) => upkeep.rescue(unreadable));
    }
  };

  const makeRoomInTime = () => {
    if (storage.text().length > maxRecentChars) void keepUp((upkeep) => upkeep.moveOldest());
  };

  const newId = () =>
    createConversationId(
      random,
      (id) => storage.stored.readOrEmpty().has(id) || upkeep?.isArchived(id) === true,
    );

  return {
    ...store,
    newId,

    refresh: () => {
      readAll();
      makeRoomInTime();
    },

    follow: async (event) => {
      const { key, newValue } = event;
      if (![HISTORY_KEY, ORIGINS_KEY, DELETED_KEY, null].includes(key)) return;
      // Somebody emptied the storage on purpose: nothing is restored.
      if (newValue === null && (key === null || key === HISTORY_KEY)) storage.ownSaves.clear();
      if (newValue === null && (key === null || key === DELETED_KEY)) storage.deleted.clear();
      const before = store.getState().entries;
      // Restores before it updates the list: an entry that vanished for a moment would close its
      // open menu.
      const isTakenIn = await openUpkeep()
        .then((upkeep) => upkeep.follow(event, before))
        .catch(() => true);
      // The tab that saved makes room: two that write at once overwrite each other.
      if (isTakenIn) readAll();
    },

    read: async (id) => {
      const recent = storage.record(id);
      const isArchived = recent
        ? upkeep?.isArchived(id)
        : storage.hasArchive() && !storage.deleted.deletions().has(id);
      if (isArchived) {
        try {
          return await (await openUpkeep()).read(id);
        } catch {
          if (recent === undefined) onProblem('archive-closed');
        }
      }
      return recent && toConversation(recent);
    },

    findInDishes: async (query) => (await openUpkeep()).findInDishes(query),

    save: async ({ id: known, ...answer }) => {
      // If another tab deleted it while it was being written, it becomes a new conversation.
      const id = known === undefined || storage.deleted.deletions().has(known) ? newId() : known;
      const saved = { id, ...answer };
      let failure = storage.save(saved);
      if (failure === 'full') {
        failure = await openUpkeep().then(
          (upkeep) => upkeep.saveWithoutRoom(saved),
          () => 'full' as const,
        );
      }
      if (failure !== undefined) {
        onProblem(failure);
        return undefined;
      }
      list();
      makeRoomInTime();
      return id;
    },

    remove: (id) => {
      // An entry that is listed but stored nowhere is just being restored by another tab; it is
      // marked as deleted all the same.
      const { removed, failure } = storage.remove(id) ??
        upkeep?.remove(id) ?? { failure: storage.deleted.add(id) };
      if (failure !== undefined) {
        onProblem(failure);
        return false;
      }
      store.setState({ removed });
      list();
      // This also loads the code that "Urungkan" needs.
      void keepUp((upkeep) => upkeep.forgetDeleted());
      return true;
    },

    undoRemove: async () => {
      const { removed } = store.getState();
      if (removed === undefined) return;
      try {
        await (await openUpkeep()).putBack(removed);
      } catch {
        onProblem('restore-failed');
        return;
      }
      store.setState({ removed: undefined });
      list();
    },
  };
}
