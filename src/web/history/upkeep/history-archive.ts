import type { Clock } from '#core/outside-world.ts';
import { textOf } from '../../storage/stored-map.ts';
import { toEntry, type StoredRecord } from '../conversation.ts';
import { createArchiveDatabase, type ArchivedEntry } from './archive-database.ts';
import { dishWords } from './dish-words.ts';

export type HistoryArchive = ReturnType<typeof createHistoryArchive>;

/** Entries read in one batch: some milliseconds of work. */
const HEADS_AT_ONCE = 500;
const BODIES_AT_ONCE = 50;
/**
 * An undated conversation counts as older than any dated one: below the first date, in
 * milliseconds.
 */
const FIRST_DATE = 1e11;

/** What is stored of each conversation. */
const STORES = ['heads', 'bodies', 'words'] as const;

/** The archive in IndexedDB. Each call fails if the database cannot be opened. */
export function createHistoryArchive(clock: Clock) {
  const withDatabase = createArchiveDatabase(clock);

  /** All entries, oldest first, read in batches so that the page stays responsive. */
  const entries = (): Promise<readonly ArchivedEntry[]> =>
    withDatabase(async (database) => {
      const all: ArchivedEntry[] = [];
      for (;;) {
        const last = all.at(-1);
        const range = last && IDBKeyRange.lowerBound([last.order, last.id], true);
        const some = await database.getAllFromIndex('heads', 'order', range, HEADS_AT_ONCE);
        all.push(...some);
        if (some.length < HEADS_AT_ONCE) return all;
      }
    });

  return {
    entries,

    /** How many conversations are here. */
    count: (): Promise<number> => withDatabase((database) => database.count('heads')),

    /** Entries of the given conversations that are here. */
    entriesOf: (ids: readonly string[]): Promise<readonly ArchivedEntry[]> =>
      withDatabase(async (database) => {
        const { store } = database.transaction('heads');
        const found = await Promise.all(ids.map((id) => store.get(id)));
        return found.filter((entry) => entry !== undefined);
      }),

    read: (id: string): Promise<StoredRecord | undefined> =>
      withDatabase((database) => database.get('bodies', id)),

    /** All conversations, oldest first, in batches. */
    async *records(): AsyncGenerator<readonly StoredRecord[]> {
      const ids = (await entries()).map(({ id }) => id);
      for (let start = 0; start < ids.length; start += BODIES_AT_ONCE) {
        yield await withDatabase(async (database) => {
          const { store } = database.transaction('bodies');
          const some = ids.slice(start, start + BODIES_AT_ONCE);
          const found = await Promise.all(some.map((id) => store.get(id)));
          return found.filter((record) => record !== undefined);
        });
      }
    },

    /**
     * Keeps conversations, given oldest first, all or none; of one already here, the longer version
     * stays. Once the promise resolves they are on disk.
     */
    put: (records: readonly StoredRecord[]): Promise<readonly ArchivedEntry[]> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
        const heads = transaction.objectStore('heads');
        const bodies = transaction.objectStore('bodies');
        const words = transaction.objectStore('words');
        const undated = await heads
          .index('order')
          .openKeyCursor(IDBKeyRange.upperBound([FIRST_DATE]), 'prev');
        // Read all at once: a transaction that waits on a busy page makes other tabs wait too.
        const before = await Promise.all(
          records.map(({ id }) => Promise.all([bodies.get(id), heads.get(id)])),
        );
        const kept = inOrder(
          records.map((record, index) => {
            const [body, head] = before[index] ?? [];
            return { record: longerOf(record, body), order: head?.order };
          }),
          undated?.key[0] ?? 0,
        );
        const writes = kept.flatMap(({ record, entry }) => [
          heads.put(entry),
          bodies.put(record),
          words.put(dishWords(record.value), record.id),
        ]);
        await Promise.all([transaction.done, ...writes]);
        return kept.map(({ entry }) => entry);
      }),

    remove: (ids: readonly string[]): Promise<void> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(STORES, 'readwrite');
        const deletes = ids.flatMap((id) =>
          STORES.map((name) => transaction.objectStore(name).delete(id)),
        );
        await Promise.all([...deletes, transaction.done]);
      }),

    /** {@link dishWords} by id, in the order of the ids, after this one; empty at the end. */
    wordsAfter: (id: string): Promise<ReadonlyMap<string, string>> =>
      withDatabase(async (database) => {
        const range = IDBKeyRange.lowerBound(id, true);
        const { store } = database.transaction('words');
        const [ids, words] = await Promise.all([
          store.getAllKeys(range, HEADS_AT_ONCE),
          store.getAll(range, HEADS_AT_ONCE),
        ]);
        return new Map(ids.map((key, index) => [key, words[index] ?? '']));
      }),

    keepDamaged: (text: string): Promise<void> =>
      withDatabase(async (database) => {
        await database.add('damaged', text);
      }),
  };
}

type Ordered = {
  readonly record: StoredRecord;
  /** Its previous order in the archive, if it was there. */
  readonly order: number | undefined;
};

/**
 * Gives each readable record its order in the list: by its date, or after the last undated one. Those
 * saved in the same millisecond keep their order.
 */
function inOrder(records: readonly Ordered[], lastUndated: number) {
  let order = lastUndated;
  return records.flatMap(({ record, order: known }) => {
    const entry = toEntry(record);
    if (entry === undefined) return [];
    const own = entry.savedAt ?? known ?? order + 1;
    order = own <= order && order - own < 1 ? order + 0.001 : own;
    return [{ record, entry: { ...entry, order } satisfies ArchivedEntry }];
  });
}

/** Of two versions the longer one: the shorter was saved before the answer ended. */
export function longerOf(record: StoredRecord, before: StoredRecord | undefined): StoredRecord {
  if (before === undefined) return record;
  const isLonger = textOf(record.value).length >= textOf(before.value).length;
  const value = isLonger ? record.value : before.value;
  return { id: record.id, value, origin: record.origin ?? before.origin };
}
