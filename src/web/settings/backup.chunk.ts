import type { StoredRecord } from '../history/conversation.ts';
import { createHistoryStorage, type HistoryStorage } from '../history/history-storage.ts';
import { createArchivedList } from '../history/upkeep/archived-list.ts';
import { createHistoryArchive, type HistoryArchive } from '../history/upkeep/history-archive.ts';
import { mergeRecords } from '../history/upkeep/move-records.ts';
import type { Device } from '../storage/browser-storage.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';
import { tellPage } from '../storage/tell-page.ts';
import {
  backupEntries,
  findKnown,
  readBatches,
  type BackupSetting,
  type BackupStores,
} from './backup-contents.ts';
import { BackupError, writeBackupFile, type BackupFault } from './backup-file.ts';
import { noteBackup } from './backup-times.ts';
import { mergedText, restoreSetting } from './restore-setting.ts';

/** What restoring this file would do, before anything has changed. */
export type RestorePlan = {
  readonly file: Blob;
  /** Conversations that it would add. */
  readonly fresh: number;
  readonly known: number;
  /** Ids of those deleted here: they stay deleted unless the visitor wants them back. */
  readonly deleted: readonly string[];
  readonly broken: number;
  /** Settings that would change something here. */
  readonly settings: readonly BackupSetting[];
};

export type BackupParts = Device & {
  /** As in `UpkeepParts`. */
  readonly archive?: HistoryArchive;
};

const open = ({ storage, clock, archive }: BackupParts): BackupStores => ({
  storage,
  history: createHistoryStorage(storage, clock),
  archive: archive ?? createHistoryArchive(clock),
});

/** Everything but the key, oldest conversations first. Throws if the archive cannot be opened. */
export async function writeBackup(parts: BackupParts): Promise<Blob> {
  const now = parts.clock.now();
  const file = await writeBackupFile(backupEntries(open(parts)), now);
  noteBackup(parts.storage, now);
  return file;
}

/** Reads a file and says what a restore would do, or why it is rejected. Changes nothing. */
export async function planRestore(
  parts: BackupParts,
  file: Blob,
): Promise<RestorePlan | BackupFault> {
  const stores = open(parts);
  const counts = { known: 0, broken: 0 };
  const deleted = new Set<string>();
  const fresh = new Set<string>();
  const settings: BackupSetting[] = [];
  try {
    for await (const batch of readBatches(file)) {
      const sorted = await selectNew(stores, batch.records);
      for (const { id } of sorted.deleted) deleted.add(id);
      counts.broken += batch.broken;
      const before = fresh.size;
      for (const { id } of sorted.fresh) fresh.add(id);
      // A duplicate in the file is restored once.
      counts.known += batch.records.length - sorted.deleted.length - (fresh.size - before);
      for (const setting of batch.settings) {
        if ((await mergedText(stores, setting)) !== undefined) settings.push(setting);
      }
    }
  } catch (error) {
    if (error instanceof BackupError) return error.code;
    throw error;
  }
  return { file, fresh: fresh.size, ...counts, deleted: [...deleted], settings };
}

/**
 * Carries out the plan; repeating it changes nothing, and later changes here stay. Throws if the
 * file is no longer readable.
 *
 * @param withDeleted whether what was deleted here comes back, too.
 * @returns conversations and settings for which the browser has no room.
 */
export async function restore(
  parts: BackupParts,
  plan: RestorePlan,
  withDeleted = false,
): Promise<number> {
  const stores = open(parts);
  let left = 0;
  for (const setting of plan.settings) {
    if (!(await restoreSetting(stores, setting))) left += 1;
  }
  if (withDeleted && stores.history.deleted.undo(plan.deleted) !== undefined)
    left += plan.deleted.length;
  const archived = createArchivedList(stores.history, stores.archive);
  let isArchiveOpen = true;
  // What was deleted is still in the archive for a while: it then shows again without being added.
  let isListChanged = withDeleted;
  try {
    for await (const { records } of readBatches(plan.file)) {
      const { fresh } = await selectNew(stores, records);
      if (fresh.length === 0) continue;
      isListChanged = true;
      isArchiveOpen &&= await archived.putIfNoted(fresh);
      if (!isArchiveOpen) left += addToRecent(stores.history, fresh);
    }
  } finally {
    // Listeners also look into the archive. Only once, since the list reads all of it.
    if (isListChanged) tellPage(HISTORY_KEY, stores.history.text());
  }
  return left;
}

/** @returns how many did not fit. */
function addToRecent(history: HistoryStorage, records: readonly StoredRecord[]): number {
  if (mergeRecords(history, records, []) === undefined) return 0;
  if (records.length === 1) return 1;
  const half = Math.ceil(records.length / 2);
  // The newer ones first.
  return addToRecent(history, records.slice(half)) + addToRecent(history, records.slice(0, half));
}

/** The records that would be new here. */
async function selectNew(stores: BackupStores, records: readonly StoredRecord[]) {
  const known = await findKnown(
    stores,
    records.map(({ id }) => id),
  );
  const deletions = stores.history.deleted.deletions();
  const absent = records.filter(({ id }) => !known.has(id));
  return {
    fresh: absent.filter(({ id }) => !deletions.has(id)),
    deleted: absent.filter(({ id }) => deletions.has(id)),
  };
}
