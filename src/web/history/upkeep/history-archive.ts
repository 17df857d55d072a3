import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Clock } from '#core/outside-world.ts';
import { type HistoryEntry, toEntry, type StoredRecord } from '../conversation.ts';
import { dishWords } from './dish-words.ts';
import { textOf } from '../../stored-map.ts';

/** An archived conversation as the list shows it. */
export type ArchivedEntry = HistoryEntry & {
  /** Place in the list: milliseconds since the epoch, or a small number if no date is known. */
  readonly order: number;
};

/**
 * `heads` holds what the list needs of ten thousand conversations, `bodies` what opening one needs,
 * `words` what a search in the dishes needs of all.
 */
interface ArchiveSchema extends DBSchema {
  heads: { key: string; value: ArchivedEntry; indexes: { order: [number, string] } };
  bodies: { key: string; value: StoredRecord };
  words: { key: string; value: string };
  /** Text of `chatHistory` that could not be read and had no room beside it. */
  damaged: { key: number; value: string };
}

export type HistoryArchive = {
  /** All entries, oldest first, read in batches so that the page stays responsive. */
  readonly entries: () => Promise<readonly ArchivedEntry[]>;
  /** How many conversations are here. */
  readonly count: () => Promise<number>;
  /** Entries of those of these conversations that are here. */
  readonly entriesOf: (ids: readonly string[]) => Promise<readonly ArchivedEntry[]>;
  readonly read: (id: string) => Promise<StoredRecord | undefined>;
  /** All conversations, oldest first, in batches. */
  readonly readAll: () => AsyncIterable<readonly StoredRecord[]>;
  /**
   * Keeps conversations, given oldest first, all or none; of one that is here already, the longer
   * version is kept. Once the promise resolves they are on disk.
   */
  readonly put: (records: readonly StoredRecord[]) => Promise<readonly ArchivedEntry[]>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** {@link dishWords} by id, in the order of the ids, after this one; empty at the end. */
  readonly wordsAfter: (id: string) => Promise<ReadonlyMap<string, string>>;
  readonly keepDamaged: (text: string) => Promise<void>;
};

const NAME = 'cobek';
const VERSION = 1;
/** Another tab with another version may block the database, and a browser may never answer. */
const OPENING_MS = 3_000;
/** Entries read in one batch: some milliseconds of work. */
const HEADS_AT_ONCE = 500;
const BODIES_AT_ONCE = 50;
/**
 * An undated conversation counts as older than any dated one: below the first date, in
 * milliseconds.
 */
const FIRST_DATE = 1e11;

/**
 * The archive in IndexedDB. Each call opens the database if it is closed, and fails if that fails.
 */
export function createHistoryArchive(clock: Clock): HistoryArchive {
  let opening: Promise<IDBPDatabase<ArchiveSchema>> | undefined;

  const forget = () => {
    opening = undefined;
  };

  const open = () => {
    opening ??= openInTime(clock, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };

  /** Safari closes the connections of tabs in the background; then it is opened once more. */
  const withDatabase = async <Result>(
    run: (database: IDBPDatabase<ArchiveSchema>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await run(await open());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      forget();
      return run(await open());
    }
  };

  const entries = () =>
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

    count: () => withDatabase((database) => database.count('heads')),

    entriesOf: (ids) =>
      withDatabase(async (database) => {
        const { store } = database.transaction('heads');
        const found = await Promise.all(ids.map((id) => store.get(id)));
        return found.filter((entry) => entry !== undefined);
      }),

    read: (id) => withDatabase((database) => database.get('bodies', id)),

    async *readAll() {
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

    put: (records) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['heads', 'bodies', 'words'], 'readwrite', {
          durability: 'strict',
        });
        const heads = transaction.objectStore('heads');
        const undated = await heads
          .index('order')
          .openKeyCursor(IDBKeyRange.upperBound([FIRST_DATE]), 'prev');
        let order = undated?.key[0] ?? 0;
        const bodies = transaction.objectStore('bodies');
        // Read all at once: a transaction that waits for its turn on a busy page makes other tabs
        // wait, too.
        const before = await Promise.all(
          records.map(({ id }) => Promise.all([bodies.get(id), heads.get(id)])),
        );
        const entries: ArchivedEntry[] = [];
        const writes: Promise<unknown>[] = [transaction.done];
        for (const [index, record] of records.entries()) {
          const [body, head] = before[index] ?? [];
          const kept = longerOf(record, body);
          const entry = toEntry(kept);
          if (entry === undefined) continue;
          const place = entry.savedAt ?? head?.order ?? order + 1;
          // Saved in the same millisecond: they still keep their order.
          order = place <= order && order - place < 1 ? order + 0.001 : place;
          entries.push({ ...entry, order });
          writes.push(
            heads.put({ ...entry, order }),
            bodies.put(kept),
            transaction.objectStore('words').put(dishWords(kept.value), kept.id),
          );
        }
        await Promise.all(writes);
        return entries;
      }),

    remove: (ids) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['heads', 'bodies', 'words'], 'readwrite');
        const deletes = ids.flatMap((id) =>
          (['heads', 'bodies', 'words'] as const).map((name) =>
            transaction.objectStore(name).delete(id),
          ),
        );
        await Promise.all([...deletes, transaction.done]);
      }),

    wordsAfter: (id) =>
      withDatabase(async (database) => {
        const range = IDBKeyRange.lowerBound(id, true);
        const { store } = database.transaction('words');
        const [ids, words] = await Promise.all([
          store.getAllKeys(range, HEADS_AT_ONCE),
          store.getAll(range, HEADS_AT_ONCE),
        ]);
        return new Map(ids.map((key, index) => [key, words[index] ?? '']));
      }),

    keepDamaged: (text) =>
      withDatabase(async (database) => {
        await database.add('damaged', text);
      }),
  };
}

/** One tab may archive an answer that was saved before its end, and another the whole of it. */
export function longerOf(record: StoredRecord, before: StoredRecord | undefined): StoredRecord {
  if (before === undefined) return record;
  const isLonger = textOf(record.value).length >= textOf(before.value).length;
  const value = isLonger ? record.value : before.value;
  return { id: record.id, value, origin: record.origin ?? before.origin };
}

/** Fails if the browser refuses, if another tab blocks it, or if the browser never answers. */
async function openInTime(clock: Clock, onGone: () => void): Promise<IDBPDatabase<ArchiveSchema>> {
  const opening = openDB<ArchiveSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('heads', { keyPath: 'id' }).createIndex('order', ['order', 'id']);
      database.createObjectStore('bodies', { keyPath: 'id' });
      database.createObjectStore('words');
      database.createObjectStore('damaged', { autoIncrement: true });
    },
    // A newer version in another tab wants to upgrade it; this tab must not block that.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
  let cancel = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    cancel = clock.setTimer(
      () => reject(new DOMException('IndexedDB does not open', 'TimeoutError')),
      OPENING_MS,
    );
  });
  // If it opens after all, nobody needs it any more, and it would block others.
  opening.then(
    (database) => void tooLate.catch(() => database.close()),
    () => {},
  );
  return Promise.race([opening, tooLate]).finally(cancel);
}
