import { isReadable, type StoredRecord } from '../history/conversation.ts';
import type { HistoryStorage } from '../history/history-storage.ts';
import type { HistoryArchive } from '../history/upkeep/history-archive.ts';
import { undeletedEntries, undeletedConversations } from '../history/upkeep/undeleted-entries.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { readBackupFile } from './backup-file.ts';
import { BACKUP_KEYS } from './backup-keys.ts';
import { changedAt } from './setting-changes.ts';

/** Conversations checked, and restored, in one batch. */
const AT_ONCE = 100;

/** Where everything is that a backup holds. */
export type BackupStores = {
  readonly storage: KeyValueStorage;
  readonly history: HistoryStorage;
  readonly archive: HistoryArchive;
};

/** One key of local storage, as a backup contains it. */
export type BackupSetting = {
  readonly key: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since the epoch; 0 if unknown. */
  readonly at: number;
};

/** The given conversations that are here; an archive that does not open counts as empty. */
export async function findKnown(
  { history, archive }: BackupStores,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = history.stored.readOrEmpty();
  const recent = ids.filter((id) => here.has(id));
  const archived = await undeletedEntries(history, archive, ids);
  return new Set([...recent, ...archived.map(({ id }) => id)]);
}

/** All of it, oldest conversations first. */
export async function* backupEntries({ storage, history, archive }: BackupStores): AsyncGenerator {
  const { records: recent } = history.read();
  const ids = new Set(recent.map(({ id }) => id));
  for await (const some of undeletedConversations(history, archive)) {
    yield* some.filter(({ id }) => !ids.has(id));
  }
  yield* recent;
  for (const key of BACKUP_KEYS.keys()) {
    const text = storage.getItem(key);
    if (text !== null) yield { key, text, at: changedAt(storage, key) } satisfies BackupSetting;
  }
}

/** An answer is nested six deep; a browser fails to copy thousands of levels, and the archive with them. */
const MAX_DEPTH = 100;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** The contents of a file, in batches of conversations. */
export async function* readBatches(file: Blob) {
  const begin = () => ({
    records: [] as StoredRecord[],
    settings: [] as BackupSetting[],
    broken: 0,
  });
  let batch = begin();
  for await (const { id, value, origin, key, text, at } of readBackupFile(file)) {
    const record = { id: String(id), value, origin };
    if (typeof key === 'string' && typeof text === 'string') {
      // A key of a later version is unknown here, but not damaged.
      const setting = { key, text, at: typeof at === 'number' ? at : 0 };
      if (BACKUP_KEYS.has(key)) batch.settings.push(setting);
    } else if (typeof id === 'string' && isReadable(id, value) && !isDeeperThan(MAX_DEPTH, record))
      batch.records.push(record);
    else batch.broken += 1;
    if (batch.records.length < AT_ONCE) continue;
    yield batch;
    batch = begin();
  }
  yield batch;
}
