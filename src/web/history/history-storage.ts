import { attempt, readText, type KeyValueStorage, type WriteFailure } from '../browser-storage.ts';
import { setAside } from '../set-aside.ts';
import {
  parseStoredConversation,
  readSavedAt,
  toEntry,
  type Conversation,
  type HistoryEntry,
  type StoredRecord,
} from './conversation.ts';
import { createDeletionMarks } from './deletion-marks.ts';
import { createStoredMap } from './stored-map.ts';

/** The specification's key: a map of id to a one-element list of {question, response}. */
export const HISTORY_KEY = 'chatHistory';
/** Ours: a map of id to where the answer came from and when. Losing it loses no recipe. */
export const ORIGINS_KEY = 'chatOrigins';

/** Ours: `1` if the archive holds anything. */
const ARCHIVED_KEY = 'chatArchived';

/** What went wrong with the stored history, for a message on the page. */
export type HistoryProblem =
  | WriteFailure
  | 'damaged'
  | 'restore-failed'
  | 'archive-closed'
  | 'archive-lost';

/** What `remove` took out, so that it can be put back in its place. */
export type RemovedConversation = StoredRecord & {
  /** The next older and the next newer one, and the position if neither is there any more. */
  readonly older: string | undefined;
  readonly newer: string | undefined;
  readonly position: number;
};

/**
 * The edge to local storage. Every call reads what is stored now: another tab may have changed it.
 */
export type HistoryStorage = ReturnType<typeof createHistoryStorage>;

/** @param now milliseconds since the epoch. */
export function createHistoryStorage(storage: KeyValueStorage, now: () => number) {
  const stored = createStoredMap(storage, HISTORY_KEY);
  const storedOrigins = createStoredMap(storage, ORIGINS_KEY);
  const deleted = createDeletionMarks(storage, now);

  /** For reading only: if the browser refuses, there is nothing to show. */
  const look = (): ReturnType<typeof stored.read> => {
    try {
      return stored.read();
    } catch {
      return new Map();
    }
  };

  /**
   * Origins hold no recipes: damaged ones may be dropped, and saving does not fail for lack of room
   * for them.
   */
  const changeOrigins = (change: (origins: Map<string, unknown>) => void) =>
    attempt(() => {
      const origins = new Map(storedOrigins.readOrEmpty());
      change(origins);
      storedOrigins.write(origins);
    });

  /** Sets unreadable text aside. Throws if there is no room: then the original stays in place. */
  const keepAside = (unreadable: string) => setAside(storage, HISTORY_KEY, unreadable);

  /** The history as a map that may be changed and written back. */
  const readForChange = (): Map<string, unknown> => {
    const read = stored.read();
    if ('unreadable' in read) {
      keepAside(read.unreadable);
      return new Map();
    }
    const map = new Map(read);
    const damaged = [...map].filter(([, value]) => parseStoredConversation(value) === undefined);
    if (damaged.length === 0) return map;
    // If there is no room to set them aside they stay: deleting must work most of all when storage
    // is full.
    const failure = attempt(() => keepAside(JSON.stringify(Object.fromEntries(damaged))));
    if (failure === undefined) for (const [id] of damaged) map.delete(id);
    return map;
  };

  /** Everything stored that can be read, oldest first. */
  const records = (): readonly StoredRecord[] => {
    const origins = storedOrigins.readOrEmpty();
    return [...stored.readOrEmpty()]
      .filter(([, value]) => parseStoredConversation(value) !== undefined)
      .map(([id, value]) => ({ id, value, origin: origins.get(id) }));
  };

  return {
    /** Newest first, and the text that could not be read, if any. */
    list(): { readonly entries: readonly HistoryEntry[]; readonly unreadable?: string } {
      const map = look();
      if ('unreadable' in map) return { entries: [], ...map };
      const origins = storedOrigins.readOrEmpty();
      const entries: HistoryEntry[] = [];
      const damaged: [string, unknown][] = [];
      for (const [id, value] of map) {
        const entry = toEntry({ id, value, origin: origins.get(id) });
        if (entry === undefined) damaged.push([id, value]);
        else entries.push(entry);
      }
      entries.reverse();
      return damaged.length === 0
        ? { entries }
        : { entries, unreadable: JSON.stringify(Object.fromEntries(damaged)) };
    },

    records,

    /** One conversation as it is stored. */
    record(id: string): StoredRecord | undefined {
      const map = stored.readOrEmpty();
      if (!map.has(id)) return undefined;
      return { id, value: map.get(id), origin: storedOrigins.readOrEmpty().get(id) };
    },

    /** Where an answer came from and when, whether its conversation is stored or not. */
    origin: (id: string): unknown => storedOrigins.readOrEmpty().get(id),

    /** Everything stored, for callers that need more than one entry. */
    map: stored.readOrEmpty,

    has: (id: string): boolean => stored.readOrEmpty().has(id),

    deleted,

    /** Saves a new conversation as the newest, or a known one in its place. */
    save({ id, question, response, origin }: Conversation): WriteFailure | undefined {
      const failure = attempt(() => {
        const map = readForChange();
        map.set(id, [{ question, response }]);
        stored.write(map);
      });
      if (failure === undefined) {
        changeOrigins((origins) => origins.set(id, { ...origin, savedAt: now() }));
      }
      return failure;
    },

    /** Takes a conversation out; `undefined` if it is already gone. */
    remove(id: string): RemovedConversation | WriteFailure | undefined {
      let removed: RemovedConversation | undefined;
      let unmarked: WriteFailure | undefined;
      const failure = attempt(() => {
        const map = readForChange();
        if (!map.has(id)) return;
        unmarked = deleted.add(id, readSavedAt(storedOrigins.readOrEmpty().get(id)));
        const ids = [...map.keys()];
        const position = ids.indexOf(id);
        const [older, newer] = [ids[position - 1], ids[position + 1]];
        const origin = storedOrigins.readOrEmpty().get(id);
        removed = { id, value: map.get(id), origin, older, newer, position };
        map.delete(id);
        stored.write(map);
      });
      if (failure !== undefined) return failure;
      if (removed !== undefined) changeOrigins((origins) => origins.delete(id));
      // Now even a full disk has room for the mark.
      if (unmarked === 'full') deleted.add(id);
      return removed;
    },

    /** The raw `chatHistory`; empty if the browser refuses. */
    text: (): string => readText(storage, HISTORY_KEY),

    /** Changes the history as a whole; what cannot be read is set aside first. */
    change: (run: (map: Map<string, unknown>) => void) =>
      attempt(() => {
        const map = readForChange();
        run(map);
        stored.write(map);
      }),

    /** The map itself, for reading or replacing it as a whole; it throws if the browser refuses. */
    stored,

    changeOrigins,

    setAside: keepAside,

    /** Whether the archive held anything last time: if not, nobody needs to open it. */
    hasArchive: (): boolean => Number(readText(storage, ARCHIVED_KEY)) > 0,

    /** One character either way: once noted, there is always room to note it again. */
    noteArchive(isThere: boolean): void {
      attempt(() => storage.setItem(ARCHIVED_KEY, isThere ? '1' : '0'));
    },
  };
}
