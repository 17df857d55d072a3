import type { Clock } from '#core/outside-world.ts';
import {
  attempt,
  readItem,
  type KeyValueStorage,
  type WriteFailure,
} from '../storage/browser-storage.ts';
import { risingTime } from '../storage/latest-marks.ts';
import { setAside } from '../storage/set-aside.ts';
import { ARCHIVED_KEY, HISTORY_KEY, ORIGINS_KEY } from '../storage/storage-keys.ts';
import { createStoredMap, parseMap, type StoredMap } from '../storage/stored-map.ts';
import {
  isReadable,
  readSavedAt,
  toRecord,
  type Conversation,
  type StoredRecord,
} from './conversation.ts';
import { createDeletionMarks } from './deletion-marks.ts';
import { createOwnSaves } from './own-saves.ts';

/** What went wrong with the stored history, for a message on the page. */
export type HistoryProblem =
  | WriteFailure
  | 'damaged'
  | 'restore-failed'
  | 'archive-closed'
  | 'archive-lost';

/** A deleted conversation as "Urungkan" needs it. */
export type Removed = {
  readonly id: string;
  /** Absent if it is still in the archive. */
  readonly record?: StoredRecord;
  /** Its neighbours in local storage; absent if it was not there, which makes it the newest. */
  readonly between?: Neighbours;
};

/** The next older and newer conversations, and the position if both are gone. */
export type Neighbours = {
  readonly older: string | undefined;
  readonly newer: string | undefined;
  readonly position: number;
};

/** What was deleted, or why nothing was: the browser refused, or nothing here has this id. */
export type Removal = Removed | WriteFailure | 'unknown';

/**
 * The edge to local storage. Every call reads what is stored now: another tab may have changed it.
 */
export type HistoryStorage = ReturnType<typeof createHistoryStorage>;

/** The history in local storage. Each date it gives is later than the one before. */
export function createHistoryStorage(storage: KeyValueStorage, clock: Pick<Clock, 'now'>) {
  const now = risingTime(clock);
  const stored = createStoredMap(storage, HISTORY_KEY);
  const storedOrigins = createStoredMap(storage, ORIGINS_KEY);
  const deleted = createDeletionMarks(storage, now);
  const ownSaves = createOwnSaves(now);

  /** Sets unreadable text aside. Throws if there is no room: then the original stays in place. */
  const keepDamaged = (unreadable: string) => setAside(storage, HISTORY_KEY, unreadable);

  /** The history as a map that can be changed and written back. */
  const readForChange = (): Map<string, unknown> => {
    const read = stored.read();
    if ('unreadable' in read) {
      keepDamaged(read.unreadable);
      return new Map();
    }
    const { readable, unreadable } = splitReadable(read);
    if (unreadable === undefined) return new Map(read);
    // If there is no room to set them aside, they stay where they are: deleting must work on a full disk.
    const failure = attempt(() => keepDamaged(unreadable));
    return new Map(failure === undefined ? readable : read);
  };

  /**
   * Applies a change to the conversations and their origins. Damaged ones are set aside first. If
   * only the origins cannot be written, the change still succeeds: they hold no recipes.
   */
  const change = (
    run: (map: Map<string, unknown>, origins: Map<string, unknown>) => void,
  ): WriteFailure | undefined => {
    const origins = new Map(storedOrigins.readOrEmpty());
    const failure = attempt(() => {
      const map = readForChange();
      run(map, origins);
      stored.write(map);
    });
    if (failure === undefined) attempt(() => storedOrigins.write(origins));
    return failure;
  };

  /** One stored conversation. */
  const record = (id: string): StoredRecord | undefined => {
    const map = stored.readOrEmpty();
    if (!map.has(id)) return undefined;
    return { id, value: map.get(id), origin: storedOrigins.readOrEmpty().get(id) };
  };

  const rememberSaved = (id: string) => ownSaves.rememberSaved(id, record(id));

  return {
    /** `chatHistory` and `chatOrigins` as they are, for code that reads or replaces a whole map. */
    stored,
    origins: storedOrigins,

    deleted,
    ownSaves,
    /** Remembers that this tab saved this, so that it can restore it. */
    rememberSaved,

    /** Everything that can be read, oldest first, and the text of the rest, if any. */
    read(): {
      readonly records: readonly StoredRecord[];
      readonly unreadable?: string | undefined;
    } {
      const map = stored.readOrUnreadable();
      if ('unreadable' in map) return { records: [], ...map };
      const known = storedOrigins.readOrEmpty();
      const { readable, unreadable } = splitReadable(map);
      const records = readable.map(([id, value]) => ({ id, value, origin: known.get(id) }));
      return { records, unreadable };
    },

    record,

    change,

    /** Saves a new conversation as the newest, or a known one in its place. */
    save(conversation: Conversation): WriteFailure | undefined {
      const { id, value, origin } = toRecord(conversation, now());
      const failure = change((map, origins) => {
        map.set(id, value);
        origins.set(id, origin);
      });
      if (failure === undefined) rememberSaved(id);
      return failure;
    },

    /** Deletes a conversation from local storage. */
    remove(id: string): Removal {
      if (!stored.readOrEmpty().has(id)) return 'unknown';
      let removed: Removed | undefined;
      let unmarked: WriteFailure | undefined;
      const failure = change((map, origins) => {
        if (!map.has(id)) return;
        const ids = [...map.keys()];
        const position = ids.indexOf(id);
        const between = { older: ids[position - 1], newer: ids[position + 1], position };
        const record = { id, value: map.get(id), origin: origins.get(id) };
        removed = { id, record, between };
        unmarked = deleted.add(id, readSavedAt(record.origin));
        map.delete(id);
        origins.delete(id);
      });
      if (failure !== undefined) return failure;
      // Now even a full disk has room for the mark.
      if (unmarked === 'full') deleted.add(id);
      return removed ?? 'unknown';
    },

    /** The raw `chatHistory`; empty if the browser refuses. */
    text: (): string => readItem(storage, HISTORY_KEY),

    keepDamaged,

    /** Whether the archive held anything last time: if not, it need not be opened. */
    hasArchive: (): boolean => Number(readItem(storage, ARCHIVED_KEY)) > 0,

    /** `1` and `0` are equally long, so a full disk never refuses to change an existing note. */
    noteArchive(isThere: boolean): void {
      attempt(() => storage.setItem(ARCHIVED_KEY, isThere ? '1' : '0'));
    },
  };
}

/** The readable conversations, and the text of the others, if any. */
function splitReadable(map: StoredMap) {
  const readable: [string, unknown][] = [];
  const damaged: [string, unknown][] = [];
  for (const [id, value] of map) (isReadable(id, value) ? readable : damaged).push([id, value]);
  const unreadable = damaged.length === 0 ? undefined : JSON.stringify(Object.fromEntries(damaged));
  return { readable, unreadable };
}

/**
 * Takes a deleted conversation's origin from a text that another tab wrote: the conversation may
 * arrive and be deleted here before its origin, which holds its date.
 *
 * @param origins text of `chatOrigins`.
 */
export function withLateOrigin(removed: Removed, origins: string | null): Removed {
  const { id, record } = removed;
  if (record === undefined || record.origin !== undefined) return removed;
  const origin = parseMap(origins)?.get(id);
  return origin === undefined ? removed : { ...removed, record: { ...record, origin } };
}
