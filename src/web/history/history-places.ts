import { createStore } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { Clock, Random } from '#core/outside-world.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { createConversationId } from './conversation-id.ts';
import { toEntry, type HistoryEntry } from './conversation.ts';
import { createHistoryStorage, type HistoryProblem, type Removed } from './history-storage.ts';
import type { HistoryUpkeep, UpkeepParts } from './upkeep/history-upkeep.chunk.ts';

/**
 * About forty answers. Every save rewrites them all, which took Chromium a whole frame at a million
 * characters.
 */
export const MAX_RECENT_CHARS = 512 * 1024;

export type HistoryState = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** False until everything has been read; only then does an empty list mean an empty history. */
  readonly isRead: boolean;
  /** What "Urungkan" would put back. */
  readonly removed: Removed | undefined;
};

export type HistoryParts = {
  readonly storage: KeyValueStorage;
  readonly random: Random;
  readonly clock: Clock;
  readonly onProblem: (problem: HistoryProblem) => void;
  /** At this many characters in local storage the oldest conversations move to the archive. */
  readonly maxRecentChars?: number;
  /** The archive, two tabs and damaged text: code that most visits do not need. Only tests replace it. */
  readonly loadUpkeep?: (parts: UpkeepParts) => Promise<HistoryUpkeep>;
};

const loadUpkeepChunk = async (parts: UpkeepParts) => {
  const { createHistoryUpkeep } = await import('./upkeep/history-upkeep.chunk.ts');
  return createHistoryUpkeep(parts);
};

/**
 * The two places of the history, local storage and the archive, and the list of both: all that the
 * history remembers between calls.
 */
export type HistoryPlaces = ReturnType<typeof createHistoryPlaces>;

export function createHistoryPlaces(parts: HistoryParts) {
  const { random, clock, onProblem, maxRecentChars = MAX_RECENT_CHARS } = parts;
  const { loadUpkeep = loadUpkeepChunk } = parts;
  const storage = createHistoryStorage(parts.storage, clock);
  const store = createStore<HistoryState>()(() => ({
    entries: [],
    isRead: false,
    removed: undefined,
  }));
  let upkeep: HistoryUpkeep | undefined;

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

  const runUpkeep = async (work: (upkeep: HistoryUpkeep) => Promise<unknown>) => {
    try {
      await work(await openUpkeep());
      relist();
    } catch {
      if (upkeep === undefined && storage.hasArchive()) onProblem('archive-closed');
    }
  };

  return {
    storage,
    store,
    onProblem,

    /** The code for the archive, several tabs and damaged text, if it is loaded. */
    loadedUpkeep: () => upkeep,
    openUpkeep,

    /** Updates the list from what is stored now; returns the unreadable text. */
    relist,

    /** Runs background work. If it fails, everything stays where it is, and the next call tries again. */
    runUpkeep,

    /** Moves the oldest conversations to the archive in the background, if there are many. */
    makeRoomInTime: () => {
      if (storage.text().length > maxRecentChars) void runUpkeep((upkeep) => upkeep.moveOldest());
    },

    /** An unused id. */
    newId: () =>
      createConversationId(
        random,
        (id) => storage.stored.readOrEmpty().has(id) || upkeep?.isArchived(id) === true,
      ),
  };
}
