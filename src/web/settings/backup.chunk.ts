import { fieldsOf, parseJson } from '#core/recipes/unknown-values.ts';
import type { Device, KeyValueStorage } from '../storage/browser-storage.ts';
import { DELETED_KEY, HISTORY_KEY } from '../storage/storage-keys.ts';
import { createHistoryArchive, type HistoryArchive } from '../history/upkeep/history-archive.ts';
import { isReadable, type StoredRecord } from '../history/conversation.ts';
import { createHistoryStorage, type HistoryStorage } from '../history/history-storage.ts';
import { mergeRecords } from '../history/upkeep/move-records.ts';
import { keptEntries, putWithNote, readKept } from '../history/upkeep/noted-archive.ts';
import { setAside } from '../storage/set-aside.ts';
import { BackupError, readBackupFile, writeBackupFile, type BackupFault } from './backup-file.ts';
import { BACKUP_KEYS, mergeSetting } from './backup-keys.ts';
import { noteBackup } from './backup-times.ts';
import { changedAt, noteChange } from './setting-changes.ts';

/** Conversations checked, and restored, in one batch. */
const AT_ONCE = 100;

/** One key of local storage, as a backup contains it. */
type BackupSetting = {
  readonly key: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since the epoch; 0 if unknown. */
  readonly at: number;
};

/** What restoring this file would do, before anything has changed. */
export type RestorePlan = {
  readonly file: Blob;
  /** Conversations that it would add. */
  readonly fresh: number;
  readonly known: number;
  /** Deleted here: they stay deleted. */
  readonly deleted: number;
  readonly broken: number;
  /** Settings that would change something here. */
  readonly settings: readonly BackupSetting[];
};

export type BackupParts = Device & { readonly archive?: HistoryArchive };

type Stores = {
  readonly storage: KeyValueStorage;
  readonly history: HistoryStorage;
  readonly archive: HistoryArchive;
};

const open = ({ storage, clock, archive }: BackupParts): Stores => ({
  storage,
  history: createHistoryStorage(storage, clock),
  archive: archive ?? createHistoryArchive(clock),
});

/** Everything but the key, oldest conversations first. Throws if the archive cannot be opened. */
export async function writeBackup(parts: BackupParts): Promise<Blob> {
  const now = parts.clock.now();
  const file = await writeBackupFile(everything(open(parts)), now);
  noteBackup(parts.storage, now);
  return file;
}

async function* everything({ storage, history, archive }: Stores): AsyncGenerator {
  const { records: recent } = history.read();
  const ids = new Set(recent.map(({ id }) => id));
  for await (const some of readKept(history, archive)) {
    yield* some.filter(({ id }) => !ids.has(id));
  }
  yield* recent;
  for (const key of BACKUP_KEYS.keys()) {
    const text = storage.getItem(key);
    if (text !== null) yield { key, text, at: changedAt(storage, key) } satisfies BackupSetting;
  }
}

/** Reads a file and says what a restore would do, or why it is rejected. Changes nothing. */
export async function planRestore(
  parts: BackupParts,
  file: Blob,
): Promise<RestorePlan | BackupFault> {
  const stores = open(parts);
  const counts = { known: 0, deleted: 0, broken: 0 };
  const fresh = new Set<string>();
  const settings: BackupSetting[] = [];
  try {
    for await (const batch of readBatches(file)) {
      const sorted = await sortOut(stores, batch.records);
      counts.deleted += sorted.deleted;
      counts.broken += batch.broken;
      const before = fresh.size;
      for (const { id } of sorted.fresh) fresh.add(id);
      // A duplicate in the file is restored once.
      counts.known += batch.records.length - sorted.deleted - (fresh.size - before);
      for (const setting of batch.settings) {
        if ((await mergedText(stores, setting)) !== undefined) settings.push(setting);
      }
    }
  } catch (error) {
    if (error instanceof BackupError) return error.code;
    throw error;
  }
  return { file, fresh: fresh.size, ...counts, settings };
}

/**
 * Carries out the plan; repeating it changes nothing, and later changes here stay. Throws if the
 * file is no longer readable.
 *
 * @returns conversations and settings for which the browser has no room.
 */
export async function restore(parts: BackupParts, plan: RestorePlan): Promise<number> {
  const stores = open(parts);
  let left = 0;
  for (const setting of plan.settings) {
    if (!(await restoreSetting(stores, setting))) left += 1;
  }
  let isArchiveOpen = true;
  let hasFresh = false;
  try {
    for await (const { records } of readBatches(plan.file)) {
      const { fresh } = await sortOut(stores, records);
      if (fresh.length === 0) continue;
      hasFresh = true;
      isArchiveOpen &&= await putWithNote(stores.history, stores.archive, fresh);
      if (!isArchiveOpen) left += addToRecent(stores.history, fresh);
    }
  } finally {
    // Listeners also look into the archive. Only once, since the list reads all of it.
    if (hasFresh) tellPage(HISTORY_KEY, stores.history.text());
  }
  return left;
}

/** Browsers tell only other tabs, and this page's stores would miss, and overwrite, what was restored. */
function tellPage(key: string, newValue: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** @returns how many did not fit. */
function addToRecent(history: HistoryStorage, records: readonly StoredRecord[]): number {
  if (mergeRecords(history, records, []) === undefined) return 0;
  if (records.length === 1) return 1;
  const half = Math.ceil(records.length / 2);
  // The newer ones first.
  return addToRecent(history, records.slice(half)) + addToRecent(history, records.slice(0, half));
}

async function restoreSetting(stores: Stores, setting: BackupSetting): Promise<boolean> {
  try {
    const text = await mergedText(stores, setting);
    if (text === undefined) return true;
    const { storage } = stores;
    const at = Math.max(changedAt(storage, setting.key), setting.at);
    const here = storage.getItem(setting.key);
    if (here !== null && parseJson(here) === undefined) setAside(storage, setting.key, here);
    storage.setItem(setting.key, text);
    noteChange(storage, setting.key, at);
    tellPage(setting.key, text);
    return true;
  } catch {
    return false;
  }
}

/** The text to store; `undefined` if nothing would change. */
async function mergedText(
  stores: Stores,
  { key, text, at }: BackupSetting,
): Promise<string | undefined> {
  const { storage } = stores;
  // A file neither deletes a conversation that is here, nor restores one that is deleted.
  const incoming = key === DELETED_KEY ? await withoutKnown(stores, text) : text;
  const isNewer = at > changedAt(storage, key);
  return mergeSetting(key, storage.getItem(key), incoming, isNewer);
}

async function withoutKnown(stores: Stores, text: string): Promise<string> {
  const marks = Object.entries(fieldsOf(parseJson(text))).filter(([, mark]) => Number(mark) > 0);
  const known = await findKnown(
    stores,
    marks.map(([id]) => id),
  );
  return JSON.stringify(Object.fromEntries(marks.filter(([id]) => !known.has(id))));
}

/** The given conversations that are here; an archive that does not open counts as empty. */
async function findKnown(
  { history, archive }: Stores,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = history.stored.readOrEmpty();
  const recent = ids.filter((id) => here.has(id));
  const archived = await keptEntries(history, archive, ids);
  return new Set([...recent, ...archived.map(({ id }) => id)]);
}

/** The records that would be new here. */
async function sortOut(stores: Stores, records: readonly StoredRecord[]) {
  const known = await findKnown(
    stores,
    records.map(({ id }) => id),
  );
  const deletions = stores.history.deleted.deletions();
  const absent = records.filter(({ id }) => !known.has(id));
  const fresh = absent.filter(({ id }) => !deletions.has(id));
  return { fresh, deleted: absent.length - fresh.length };
}

/** The contents of a file, in batches of conversations. */
async function* readBatches(file: Blob) {
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
    } else if (typeof id === 'string' && isReadable(id, value)) batch.records.push(record);
    else batch.broken += 1;
    if (batch.records.length < AT_ONCE) continue;
    yield batch;
    batch = begin();
  }
  yield batch;
}
