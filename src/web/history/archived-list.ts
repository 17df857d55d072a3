import type { KeyValueStorage } from '../browser-storage.ts';
import type { ArchivedEntry, HistoryArchive } from './history-archive.chunk.ts';
import type { StoredRecord } from './history-storage.ts';

/** Ours: how many conversations the archive held last; without it nobody need open the archive. */
export const ARCHIVED_KEY = 'chatArchived';

export type LoadArchive = () => Promise<HistoryArchive>;

/** What came of opening the archive. */
export type ArchiveProblem = 'archive-closed' | 'archive-lost';

export type ArchivedList = ReturnType<typeof createArchivedList>;

/** The entries of the archive in memory; the archive itself is loaded where there is need of it. */
export function createArchivedList(keyValues: KeyValueStorage, load: LoadArchive) {
  let known: ReadonlyMap<string, ArchivedEntry> = new Map();
  let loading: Promise<HistoryArchive> | undefined;

  const archive = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const readCount = (): number => {
    try {
      return Number(keyValues.getItem(ARCHIVED_KEY)) || 0;
    } catch {
      return 0;
    }
  };

  const writeCount = () => {
    try {
      if (readCount() !== known.size) keyValues.setItem(ARCHIVED_KEY, String(known.size));
    } catch {
      // A count that is not kept costs a look into the archive, and no conversation.
    }
  };

  const learn = (entries: readonly ArchivedEntry[]) => {
    const more = new Map(known);
    for (const entry of entries) more.set(entry.id, entry);
    known = new Map([...more].sort(([, a], [, b]) => a.order - b.order));
    writeCount();
  };

  return {
    /** Oldest first. */
    entries: (): Iterable<ArchivedEntry> => known.values(),
    has: (id: string): boolean => known.has(id),
    isUsed: (): boolean => readCount() > 0,

    /** Reads all entries; what is wrong with the archive where something is. */
    async readAll(): Promise<ArchiveProblem | undefined> {
      const expected = readCount();
      try {
        const entries = await (await archive()).entries();
        if (entries.length > 0 || expected > 0) learn(entries);
        return entries.length === 0 && expected > 0 ? 'archive-lost' : undefined;
      } catch {
        return expected > 0 ? 'archive-closed' : undefined;
      }
    },

    /** Looks up conversations that left local storage; those that came here. Empty where it fails. */
    async find(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0 || readCount() === 0) return new Set();
      try {
        const entries = await (await archive()).entriesOf(ids);
        if (entries.length > 0) learn(entries);
        return new Set(entries.map(({ id }) => id));
      } catch {
        return new Set();
      }
    },

    /** Throws where the archive cannot be opened. */
    read: async (id: string): Promise<StoredRecord | undefined> => (await archive()).read(id),

    /** Keeps conversations, oldest first. Throws where there is no room or no archive. */
    async put(records: readonly StoredRecord[]): Promise<void> {
      learn(await (await archive()).put(records));
    },

    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await (await archive()).remove(ids);
      const gone = new Set(ids);
      known = new Map([...known].filter(([id]) => !gone.has(id)));
      writeCount();
    },

    keepDamaged: async (text: string): Promise<void> => (await archive()).keepDamaged(text),
    wordsAfter: async (id: string) => (await archive()).wordsAfter(id),
  };
}
