import type { StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import type { ArchivedEntry } from './archive-database.ts';
import type { HistoryArchive } from './history-archive.ts';

/**
 * Undeleted entries of the archive, oldest first; empty if it does not open. Without a note in
 * local storage it is not opened at all.
 *
 * @param ids only of these.
 */
export async function keptEntries(
  storage: HistoryStorage,
  archive: Pick<HistoryArchive, 'entries' | 'entriesOf'>,
  ids?: readonly string[],
): Promise<readonly ArchivedEntry[]> {
  if (!storage.hasArchive()) return [];
  const reading = ids === undefined ? archive.entries() : archive.entriesOf(ids);
  return withoutDeleted(storage, await reading.catch(() => []));
}

/** The conversations, oldest first, in batches. Throws if the archive does not open. */
export async function* readKept(
  storage: HistoryStorage,
  archive: Pick<HistoryArchive, 'readAll'>,
): AsyncGenerator<readonly StoredRecord[]> {
  if (!storage.hasArchive()) return;
  for await (const some of archive.readAll()) yield withoutDeleted(storage, some);
}

/** Looks up deletions only now: another tab may delete while the archive is read. */
function withoutDeleted<Kept extends { readonly id: string }>(
  storage: HistoryStorage,
  kept: readonly Kept[],
): readonly Kept[] {
  const deletions = storage.deleted.deletions();
  return kept.filter(({ id }) => !deletions.has(id));
}

/** Keeps conversations: the archive, or its entries in memory. */
type Keeper = {
  put(records: readonly StoredRecord[]): Promise<unknown>;
  remove(ids: readonly string[]): Promise<void>;
};

/**
 * Archives conversations, given oldest first, and notes that the archive holds something.
 *
 * @returns false if they are not archived, because there is no room for them or for the note.
 */
export async function putWithNote(
  storage: HistoryStorage,
  archive: Keeper,
  records: readonly StoredRecord[],
): Promise<boolean> {
  try {
    await archive.put(records);
    storage.noteArchive(true);
    if (storage.hasArchive()) return true;
    // Without room for this note, the archive would never be opened.
    await archive.remove(records.map(({ id }) => id));
    return false;
  } catch {
    return false;
  }
}
