import type { StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import { mergeRecords } from './move-records.ts';
import { parseMap, textOf, type StoredMap } from '../../stored-map.ts';

type Archived = {
  /** Returns which of these conversations are in the archive. */
  readonly find: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Keeps conversations there, the longer one of two versions; throws if that fails. */
  readonly put: (records: readonly StoredRecord[]) => Promise<void>;
};

/**
 * Restores what another tab has overwritten; called on `storage` events.
 *
 * Two tabs write the same text, and a browser synchronises them late: a tab that reads, changes and
 * writes may overwrite what the other has just saved. Locks do not help, since the read itself is
 * stale. So each tab remembers what it has saved or restored and saves it again if it was
 * overwritten. A deletion is a mark with a time; a conversation that is missing without a mark, and
 * is not in the archive either, was overwritten.
 *
 * @param texts of `chatHistory` and of `chatOrigins` that events brought: the tabs that wrote them may
 *   be closed by now.
 */
export async function healHistory(
  storage: HistoryStorage,
  archived: Archived,
  texts: { readonly histories: readonly string[]; readonly origins: readonly string[] },
): Promise<void> {
  const seen = {
    // Usually the last of them equals what is stored here.
    histories: entriesOf(texts.histories.filter((text) => text !== storage.text())),
    origins: new Map(entriesOf(texts.origins)),
  };
  const missing = findMissing(storage, seen, healDeletions(storage));
  const moved = missing.size === 0 ? new Set<string>() : await archived.find([...missing.keys()]);
  // Another tab may long since have moved what this one wrote.
  if (moved.size > 0) await archived.put([...moved].flatMap((id) => missing.get(id) ?? []));
  for (const id of moved) storage.ownSaves.forget(id);
  // Checked again: much may have happened while the archive was read. Whatever has disappeared
  // since is left to the event it came with: it may have moved.
  const deletions = healDeletions(storage);
  const stillMissing = [...findMissing(storage, seen, deletions).values()].filter(
    ({ id }) => missing.has(id) && !moved.has(id),
  );
  // Deleted while this tab was open, and written back by a tab that had read it before.
  const here = storage.stored.readOrEmpty();
  const returned = [...deletions].flatMap(([id, deletedAt]) =>
    deletedAt >= storage.ownSaves.startedAt && here.has(id) ? [id] : [],
  );
  for (const record of stillMissing) storage.ownSaves.rememberRestored(record);
  if (stillMissing.length === 0 && returned.length === 0) return;
  if (mergeRecords(storage, stillMissing, returned) !== 'full') return;
  mergeRecords(storage, [], returned);
  await archived.put(stillMissing);
}

/** What other tabs have written, and may have overwritten since. */
type Seen = {
  readonly histories: readonly (readonly [string, unknown])[];
  readonly origins: StoredMap;
};

const entriesOf = (texts: readonly string[]) =>
  [...new Set(texts)].flatMap((text) => [...(parseMap(text) ?? [])]);

/** What is deleted and was not saved here since; marked again if another tab overwrote the mark. */
function healDeletions({ deleted, ownSaves }: HistoryStorage): ReadonlyMap<string, number> {
  deleted.rewrite();
  const deletions = deleted.deletions();
  const savedSince = ownSaves
    .all()
    .filter(([id, { at }]) => at >= (deletions.get(id) ?? Number.POSITIVE_INFINITY));
  deleted.undo(savedSince.map(([id]) => id));
  return deleted.deletions();
}

/** What is missing from the history, or shorter there than what this tab has saved. */
function findMissing(
  storage: HistoryStorage,
  seen: Seen,
  deletions: ReadonlyMap<string, number>,
): ReadonlyMap<string, StoredRecord> {
  const missing = new Map<string, StoredRecord>();
  // Parsed once for all of them: it is long.
  const here = new Map(storage.read().records.map((record) => [record.id, record]));
  const find = (id: string) => missing.get(id) ?? here.get(id);
  const restoreIfLost = (record: StoredRecord) => {
    const { id } = record;
    if (!deletions.has(id) && isLessThan(find(id), record)) missing.set(id, record);
  };
  const origins = storage.origins.readOrEmpty();
  for (const [id, value] of seen.histories) restoreIfLost({ id, value, origin: origins.get(id) });
  for (const [id, origin] of seen.origins) {
    const there = find(id);
    if (there !== undefined && there.origin === undefined) missing.set(id, { ...there, origin });
  }
  // Deleted ones are remembered: another tab may undo the deletion with a shorter version.
  for (const [, { record }] of storage.ownSaves.all())
    if (record !== undefined) restoreIfLost(record);
  return missing;
}

/** Nothing, what was kept of an answer before it ended, or an answer whose origin was lost. */
function isLessThan(there: StoredRecord | undefined, record: StoredRecord): boolean {
  return (
    there === undefined ||
    textOf(there.value).length < textOf(record.value).length ||
    (there.origin === undefined && record.origin !== undefined)
  );
}
