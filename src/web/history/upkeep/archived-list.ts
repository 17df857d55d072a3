import type { ArchivedEntry, HistoryArchive } from './history-archive.ts';
import type { StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';

export type ArchivedList = ReturnType<typeof createArchivedList>;

/** The archive's entries in memory; local storage notes whether there are any. */
export function createArchivedList(storage: HistoryStorage, archive: HistoryArchive) {
  let known: ReadonlyMap<string, ArchivedEntry> = new Map();

  const learn = (entries: readonly ArchivedEntry[]) => {
    const more = new Map(known);
    for (const entry of entries) more.set(entry.id, entry);
    known = new Map([...more].sort(([, a], [, b]) => a.order - b.order));
  };

  /** Entries that the browser lost while the page was open leave the list. */
  const readAgain = async (): Promise<void> => {
    const before = known;
    const entries = await archive.entries();
    // Added here in the meantime.
    const later = [...known.values()].filter(({ id }) => !before.has(id));
    known = new Map();
    learn([...entries, ...later]);
  };

  const put = async (records: readonly StoredRecord[]): Promise<void> => {
    learn(await archive.put(records));
    storage.noteArchive(true);
  };

  return {
    /** Oldest first. */
    entries: (): Iterable<ArchivedEntry> => known.values(),
    has: (id: string): boolean => known.has(id),
    get: (id: string): ArchivedEntry | undefined => known.get(id),
    /** Reads all entries; returns what is wrong with the archive, if anything. */
    async readAll(): Promise<'archive-closed' | 'archive-lost' | undefined> {
      const isExpected = storage.hasArchive();
      try {
        const entries = await archive.entries();
        learn(entries);
        if (isExpected) storage.noteArchive(entries.length > 0);
        return entries.length === 0 && isExpected ? 'archive-lost' : undefined;
      } catch {
        return isExpected ? 'archive-closed' : undefined;
      }
    },

    /**
     * Looks up conversations that left local storage, and returns those found here; none if that
     * fails. Asks the archive whatever local storage says: another tab may have moved them a moment
     * ago.
     */
    find: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set();
      try {
        const entries = await archive.entriesOf(ids);
        if (entries.length > 0) learn(entries);
        return new Set(entries.map(({ id }) => id));
      } catch {
        return new Set();
      }
    },

    readAgain,
    /**
     * Other tabs move conversations into the archive and take them out; this one may not have
     * heard.
     */
    async followTabs(): Promise<void> {
      if (storage.hasArchive() && (await archive.count()) !== known.size) await readAgain();
    },

    /** Keeps conversations, oldest first. Throws if there is no room or no archive. */
    put,

    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await archive.remove(ids);
      const gone = new Set(ids);
      known = new Map([...known].filter(([id]) => !gone.has(id)));
      // Another tab may have put some there that this one does not know of.
      storage.noteArchive((await archive.count()) > 0);
      if (!storage.hasArchive() && (await archive.count()) > 0) storage.noteArchive(true);
    },
  };
}
