import type { ArchivedEntry, HistoryArchive } from './history-archive.ts';
import type { StoredRecord } from './conversation.ts';
import type { HistoryStorage } from './history-storage.ts';

/** The entries of the archive in memory, in step with how many of them local storage knows of. */
export function createArchivedList(storage: HistoryStorage, archive: HistoryArchive) {
  let known: ReadonlyMap<string, ArchivedEntry> = new Map();

  /** Another tab may have put some there of which this one knows nothing. */
  const noteCount = async () => storage.noteArchivedCount(await archive.count());

  const learn = (entries: readonly ArchivedEntry[]) => {
    const more = new Map(known);
    for (const entry of entries) more.set(entry.id, entry);
    known = new Map([...more].sort(([, a], [, b]) => a.order - b.order));
  };

  return {
    /** Oldest first. */
    entries: (): Iterable<ArchivedEntry> => known.values(),
    has: (id: string): boolean => known.has(id),
    /** Local storage learns how many there are: it may have had no room for that. */
    noteCount,

    /** Reads all entries; what is wrong with the archive where something is. */
    async readAll(): Promise<'archive-closed' | 'archive-lost' | undefined> {
      const expected = storage.archivedCount();
      try {
        const entries = await archive.entries();
        learn(entries);
        if (entries.length > 0 || expected > 0) storage.noteArchivedCount(entries.length);
        return entries.length === 0 && expected > 0 ? 'archive-lost' : undefined;
      } catch {
        return expected > 0 ? 'archive-closed' : undefined;
      }
    },

    /** Looks up conversations that left local storage; those that came here. Empty where it fails. */
    find: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0 || storage.archivedCount() === 0) return new Set();
      try {
        const entries = await archive.entriesOf(ids);
        if (entries.length > 0) learn(entries);
        return new Set(entries.map(({ id }) => id));
      } catch {
        return new Set();
      }
    },

    /** Keeps conversations, oldest first. Throws where there is no room or no archive. */
    put: async (records: readonly StoredRecord[]): Promise<void> => {
      learn(await archive.put(records));
      await noteCount();
    },

    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await archive.remove(ids);
      const gone = new Set(ids);
      known = new Map([...known].filter(([id]) => !gone.has(id)));
      await noteCount();
    },
  };
}
