import type { StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import type { ArchivedEntry } from './archive-database.ts';
import type { HistoryArchive } from './history-archive.ts';
import { dropRecords } from './move-records.ts';

export type ArchivedList = ReturnType<typeof createArchivedList>;

/**
 * The archive's entries in memory. Conversations enter and leave the archive only here, because local
 * storage notes whether there are any: without the note, the next visit does not look for them.
 */
export function createArchivedList(storage: HistoryStorage, archive: HistoryArchive) {
  let known: ReadonlyMap<string, ArchivedEntry> = new Map();

  const learn = (entries: readonly ArchivedEntry[]) => {
    const more = new Map(known);
    for (const entry of entries) more.set(entry.id, entry);
    known = new Map([...more].toSorted(([, a], [, b]) => a.order - b.order));
  };

  /** Reads all entries again and drops those no longer in the archive. */
  const readAgain = async (): Promise<readonly ArchivedEntry[]> => {
    const before = known;
    const entries = await archive.entries();
    // Added here in the meantime.
    const later = [...known.values()].filter(({ id }) => !before.has(id));
    known = new Map();
    learn([...entries, ...later]);
    return entries;
  };

  /**
   * Looks up conversations that left local storage and returns those found here; empty on failure.
   * Asks the archive even if local storage says it is empty: another tab may have just moved them.
   */
  const find = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    try {
      const entries = await archive.entriesOf(ids);
      if (entries.length > 0) learn(entries);
      return new Set(entries.map(({ id }) => id));
    } catch {
      return new Set();
    }
  };

  /** Keeps conversations, oldest first. Throws if there is no room or no archive. */
  const put = async (records: readonly StoredRecord[]): Promise<void> => {
    learn(await archive.put(records));
    storage.noteArchive(true);
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    await archive.remove(ids);
    const gone = new Set(ids);
    known = new Map([...known].filter(([id]) => !gone.has(id)));
    if ((await archive.count()) > 0) return storage.noteArchive(true);
    storage.noteArchive(false);
    // Another tab may have put some there just before this note.
    if ((await archive.count()) > 0) storage.noteArchive(true);
  };

  return {
    /** Oldest first. */
    entries: (): Iterable<ArchivedEntry> => known.values(),
    has: (id: string): boolean => known.has(id),
    get: (id: string): ArchivedEntry | undefined => known.get(id),
    find,
    readAgain,

    /** Reads all entries; returns any problem with the archive. */
    async readArchive(): Promise<'archive-closed' | 'archive-lost' | undefined> {
      const isExpected = storage.hasArchive();
      try {
        const { length } = await readAgain();
        if (isExpected) storage.noteArchive(length > 0);
        return length === 0 && isExpected ? 'archive-lost' : undefined;
      } catch {
        return isExpected ? 'archive-closed' : undefined;
      }
    },

    /**
     * Takes over what other tabs moved into the archive or took out of it.
     *
     * @param gone what has left local storage without being deleted, so that it must have moved.
     */
    async catchUp(gone: readonly string[]): Promise<void> {
      await find(gone.filter((id) => !known.has(id)));
      if (storage.hasArchive() && (await archive.count()) !== known.size) await readAgain();
    },

    put,

    /**
     * Keeps conversations only if there is also room for the note.
     *
     * @returns false if they are not in the archive.
     */
    async putIfNoted(records: readonly StoredRecord[]): Promise<boolean> {
      try {
        await put(records);
        if (storage.hasArchive()) return true;
        await remove(records.map(({ id }) => id));
      } catch {
        // There is no room, or no archive.
      }
      return false;
    },

    /**
     * Moves conversations from local storage. Safe to interrupt: each is then in one place or in
     * both, and counts once. Throws if there is no room or no archive.
     *
     * @returns false if they could not leave local storage.
     */
    async move(records: readonly StoredRecord[]): Promise<boolean> {
      await put(records);
      if (dropRecords(storage, records) !== undefined) return false;
      // Now there is room for the note, even on a full disk.
      storage.noteArchive(true);
      return true;
    },

    remove,
  };
}
