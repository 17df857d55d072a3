import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { loadOnce } from '#core/load-once.ts';
import type { Clock } from '#core/outside-world.ts';
import type { HistoryEntry, StoredRecord } from '../conversation.ts';

/** An archived conversation as the list shows it. */
export type ArchivedEntry = HistoryEntry & {
  /** What the list is sorted by: milliseconds since the epoch, or a small number if no date is known. */
  readonly order: number;
};

/**
 * For ten thousand conversations: `heads` is for the list, `bodies` for opening one, `words` for
 * searching the dishes of all.
 */
interface ArchiveSchema extends DBSchema {
  heads: { key: string; value: ArchivedEntry; indexes: { order: [number, string] } };
  bodies: { key: string; value: StoredRecord };
  words: { key: string; value: string };
  /** Unreadable text of `chatHistory` that had no room beside it. */
  damaged: { key: number; value: string };
}

type Database = IDBPDatabase<ArchiveSchema>;

const NAME = 'cobek';
const VERSION = 1;
/** Another tab with another version may block the database, and a browser may never answer. */
const OPENING_MS = 3_000;

/**
 * The archive's database. Each use opens it if it is closed, and fails if that fails.
 */
export function createArchiveDatabase(clock: Clock) {
  const openAnew = () => loadOnce(() => openInTime(clock, forget));
  let open = openAnew();
  const forget = () => {
    open = openAnew();
  };

  return async <Result>(run: (database: Database) => Promise<Result>): Promise<Result> => {
    try {
      return await run(await open());
    } catch (error) {
      // Safari closes the connections of background tabs: reopen once.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      forget();
      return run(await open());
    }
  };
}

/** Fails if the browser refuses, if another tab blocks it, or if the browser never answers. */
function openInTime(clock: Clock, onGone: () => void): Promise<Database> {
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
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimer(() => {
      reject(new DOMException('IndexedDB does not open', 'TimeoutError'));
      // If it opens after all, it is no longer needed and would block others.
      void opening.then(
        (database) => database.close(),
        () => {},
      );
    }, OPENING_MS);
    void opening.then(resolve, reject).finally(cancel);
  });
}
