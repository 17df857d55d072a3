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
export async function undeletedEntries(
  storage: HistoryStorage,
  archive: HistoryArchive,
  ids?: readonly string[],
): Promise<readonly ArchivedEntry[]> {
  if (!storage.hasArchive()) return [];
  const reading = ids === undefined ? archive.entries() : archive.entriesOf(ids);
  return withoutDeleted(storage, await reading.catch(() => []));
}

/** The conversations, oldest first, in batches. Throws if the archive does not open. */
export async function* undeletedConversations(
  storage: HistoryStorage,
  archive: HistoryArchive,
): AsyncGenerator<readonly StoredRecord[]> {
  if (!storage.hasArchive()) return;
  for await (const some of archive.records()) yield withoutDeleted(storage, some);
}

/** Looks up deletions only now: another tab may delete while the archive is read. */
function withoutDeleted<Kept extends { readonly id: string }>(
  storage: HistoryStorage,
  kept: readonly Kept[],
): readonly Kept[] {
  const deletions = storage.deleted.deletions();
  return kept.filter(({ id }) => !deletions.has(id));
}
