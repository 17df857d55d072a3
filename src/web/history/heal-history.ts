import type { StoredRecord } from './conversation.ts';
import type { HistoryStorage } from './history-storage.ts';
import { mergeRecords } from './move-records.ts';
import { parseMap, textOf } from './stored-map.ts';
import type { TabDecisions } from './tab-decisions.ts';

/** Says which of these conversations are in the archive. */
type FindArchived = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Puts right what another tab has overwritten; called on every `storage` event.
 *
 * Two tabs change one text, and a browser brings them in line late: a tab that reads, changes and
 * writes may write over what the other has just saved. Locks do not help, since the reading itself is
 * stale. So each tab remembers what it has done and does it again where it was overwritten. A deletion
 * is a mark with a time; a conversation that is missing without a mark, and is not in the archive
 * either, was overwritten.
 *
 * @param seen text of `chatHistory` that the event brought: its writer may be gone by now.
 */
export async function healHistory(
  storage: HistoryStorage,
  decisions: TabDecisions,
  findArchived: FindArchived,
  seen: string | null,
): Promise<void> {
  const missing = findMissing(storage, decisions, seen, healDeletions(storage, decisions));
  const archived = missing.size === 0 ? new Set<string>() : await findArchived([...missing.keys()]);
  for (const id of archived) decisions.forget(id);
  // Looked at again: much may have happened while the archive was asked.
  const deletions = healDeletions(storage, decisions);
  const stillMissing = findMissing(storage, decisions, seen, deletions);
  // Deleted while this tab is open, and here again by a tab that had read it before.
  const returned = [...deletions].flatMap(([id, deletedAt]) =>
    deletedAt >= decisions.startedAt && storage.has(id) ? [id] : [],
  );
  const records = [...stillMissing.values()].filter(({ id }) => !archived.has(id));
  if (records.length > 0 || returned.length > 0) mergeRecords(storage, records, returned);
}

/** Marks of deletion as they should be, those of this tab included. */
function healDeletions(
  storage: HistoryStorage,
  decisions: TabDecisions,
): ReadonlyMap<string, number> {
  const deletions = storage.deletions();
  const wronglyMarked: string[] = [];
  for (const [id, { at, isDeleted }] of decisions.all()) {
    const deletedAt = deletions.get(id);
    if (isDeleted && deletedAt === undefined) storage.markDeleted(id, at);
    if (isDeleted || deletedAt === undefined) continue;
    if (deletedAt > at) decisions.forget(id);
    else wronglyMarked.push(id);
  }
  storage.unmarkDeleted(wronglyMarked);
  return storage.deletions();
}

/** What is missing from the history, or shorter there than what this tab has saved. */
function findMissing(
  storage: HistoryStorage,
  decisions: TabDecisions,
  seen: string | null,
  deletions: ReadonlyMap<string, number>,
): ReadonlyMap<string, StoredRecord> {
  const missing = new Map<string, StoredRecord>();
  for (const [id, value] of parseMap(seen) ?? []) {
    const isKnown = storage.has(id) || deletions.has(id) || decisions.get(id) !== undefined;
    if (!isKnown) missing.set(id, { id, value, origin: undefined });
  }
  for (const [id, { record }] of decisions.all()) {
    if (record === undefined) continue;
    const there = storage.record(id);
    const isShorter =
      there !== undefined && textOf(there.value).length < textOf(record.value).length;
    const hasNoOrigin = there?.origin === undefined && record.origin !== undefined;
    if (there === undefined || isShorter || hasNoOrigin) missing.set(id, record);
  }
  return missing;
}
