import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { Clock, Random } from '#core/outside-world.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { StorageChange } from '../storage/on-storage.ts';
import { DELETED_KEY, HISTORY_KEY, ORIGINS_KEY } from '../storage/storage-keys.ts';
import { createConversationId } from './conversation-id.ts';
import {
  toConversation,
  toEntry,
  type AnswerToSave,
  type Conversation,
  type HistoryEntry,
} from './conversation.ts';
import {
  createHistoryStorage,
  withLateOrigin,
  type HistoryProblem,
  type Removed,
} from './history-storage.ts';
import type { HistoryUpkeep, UpkeepParts } from './upkeep/history-upkeep.chunk.ts';

/**
 * About forty answers. Every save rewrites them all, which took Chromium a whole frame at a million
 * characters.
 */
export const MAX_RECENT_CHARS = 512 * 1024;

/** Keys whose changes in other tabs the history follows. */
export const HISTORY_KEYS = [HISTORY_KEY, ORIGINS_KEY, DELETED_KEY] as const;

type HistoryState = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** False until everything has been read; only then does an empty list mean an empty history. */
  readonly isRead: boolean;
  /** What "Urungkan" would put back. */
  readonly removed: Removed | undefined;
};

export type HistoryStore = StoreApi<HistoryState> & {
  /**
   * Reads the list; rescues damaged text in the background. Resolves once the archive is read too, or
   * does not open.
   */
  readonly refresh: () => Promise<void>;
  /** Takes over another tab's changes, and restores what it overwrote. */
  readonly follow: (event: StorageChange) => Promise<void>;
  /** A conversation with its dishes; `undefined` if it is unknown or cannot be read. */
  readonly read: (id: string) => Promise<Conversation | undefined>;
  /**
   * Ids of conversations whose dish names and ingredients contain each word of the query. Throws if
   * its code does not load.
   */
  readonly findInDishes: (query: string) => Promise<ReadonlySet<string>>;
  /** An unused id. */
  readonly newId: () => string;
  /**
   * Saves an answer: synchronously if the browser has room, so that the page may be left; later if
   * older ones must make room first.
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
  /**
   * The archive, two tabs and damaged text: code that most visits do not need. Only tests replace it,
   * to let it come late or not at all, which an import cannot.
   */
  readonly loadUpkeep?: (parts: UpkeepParts) => Promise<HistoryUpkeep>;
};

const loadUpkeepChunk = async (parts: UpkeepParts) => {
  const { createHistoryUpkeep } = await import('./upkeep/history-upkeep.chunk.ts');
  return createHistoryUpkeep(parts);
};

/** The conversations in this browser: the newest in local storage, older ones in the archive. */
export function createHistoryStore(parts: HistoryParts): HistoryStore {
  const { random, clock, onProblem } = parts;
  const { maxRecentChars = MAX_RECENT_CHARS, loadUpkeep = loadUpkeepChunk } = parts;
  const storage = createHistoryStorage(parts.storage, clock);
  const store = createStore<HistoryState>()(() => ({
    entries: [],
    isRead: false,
    removed: undefined,
  }));
  /** Undefined until it is loaded. */
  let upkeep: HistoryUpkeep | undefined;

  /** Updates the list from what is stored now; returns the unreadable text. */
  const relist = (): string | undefined => {
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
      onChange: () => void relist(),
      onProblem,
    });
    return upkeep;
  });

  const reportClosed = () => {
    if (upkeep === undefined && storage.hasArchive()) onProblem('archive-closed');
  };

  /** Works in the background. If that fails, all stays where it is, and the next call tries again. */
  const runUpkeep = async (work: (upkeep: HistoryUpkeep) => Promise<unknown>) => {
    try {
      await work(await openUpkeep());
      relist();
    } catch {
      reportClosed();
    }
  };

  /** Read once: later changes are this tab's own, or arrive as events. */
  const readArchive = loadOnce(async () => (await openUpkeep()).readArchive());

  const makeRoomIfNeeded = () => {
    if (storage.text().length > maxRecentChars) void runUpkeep((upkeep) => upkeep.moveOldest());
  };

  const readAll = async () => {
    const unreadable = relist();
    if (unreadable !== undefined) {
      onProblem('damaged');
      void runUpkeep((upkeep) => upkeep.rescue(unreadable));
    }
    if (storage.hasArchive()) await readArchive().catch(reportClosed);
    store.setState({ isRead: true });
  };

  const newId = () =>
    createConversationId(
      random,
      (id) => storage.stored.readOrEmpty().has(id) || upkeep?.isArchived(id) === true,
    );

  const follow: HistoryStore['follow'] = async (event) => {
    const { key, newValue } = event;
    // The storage was emptied on purpose: nothing is restored.
    if (newValue === null && (key === null || key === HISTORY_KEY)) storage.ownSaves.clear();
    if (newValue === null && (key === null || key === DELETED_KEY)) storage.deleted.clear();
    const { entries: before, removed } = store.getState();
    if (key === ORIGINS_KEY && removed !== undefined)
      store.setState({ removed: withLateOrigin(removed, newValue) });
    // Restores before updating the list: an entry that vanished for a moment would close its open
    // menu.
    const isTakenIn = await openUpkeep()
      .then((upkeep) => upkeep.follow(event, before))
      .catch(() => true);
    // The tab that saved makes room; two writing at once would overwrite each other.
    if (isTakenIn) await readAll();
  };

  const read: HistoryStore['read'] = async (id) => {
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
  };

  const save: HistoryStore['save'] = async ({ id: known, ...answer }) => {
    // If another tab deleted it while it was being written, it becomes a new conversation.
    const isGone = known === undefined || storage.deleted.deletions().has(known);
    const id = isGone ? newId() : known;
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
    relist();
    makeRoomIfNeeded();
    return id;
  };

  const remove: HistoryStore['remove'] = (id) => {
    let removal = storage.remove(id);
    if (removal === 'unknown' && upkeep !== undefined) removal = upkeep.remove(id);
    // An entry that is listed but stored nowhere is being restored by another tab; it is still
    // marked as deleted.
    if (removal === 'unknown') removal = storage.deleted.add(id) ?? removal;
    if (removal === 'full' || removal === 'blocked') {
      onProblem(removal);
      return false;
    }
    store.setState({ removed: removal === 'unknown' ? undefined : removal });
    relist();
    // This also loads the code that "Urungkan" needs.
    void runUpkeep((upkeep) => upkeep.forgetDeleted());
    return true;
  };

  const undoRemove: HistoryStore['undoRemove'] = async () => {
    const { removed } = store.getState();
    if (removed === undefined) return;
    try {
      await (await openUpkeep()).restore(removed);
    } catch {
      onProblem('restore-failed');
      return;
    }
    store.setState({ removed: undefined });
    relist();
  };

  return {
    ...store,
    newId,
    follow,
    read,
    save,
    remove,
    undoRemove,

    refresh() {
      const reading = readAll();
      makeRoomIfNeeded();
      return reading;
    },

    findInDishes: async (query) => (await openUpkeep()).findInDishes(query),
  };
}
