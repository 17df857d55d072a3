import { parseMap, textOf, type StoredMap } from '../../storage/stored-map.ts';
import type { StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import type { ArchivedList } from './archived-list.ts';
import { longerOf } from './history-archive.ts';
import { mergeRecords } from './move-records.ts';

/**
 * Restores what another tab has overwritten; called on `storage` events.
 *
 * Two tabs write the same text, and a browser synchronises them late: a tab that reads, changes and
 * writes may overwrite what the other just saved. Locks do not help, since the read itself is stale.
 * So each tab remembers what it saved or restored and saves it again if overwritten. A deletion is a
 * mark with a time; a conversation with no mark that is missing here and in the archive was
 * overwritten.
 *
 * @param texts of `chatHistory` and of `chatOrigins` that events brought: the tabs that wrote them may
 * be closed by now.
 */
export async function restoreOverwritten(
  storage: HistoryStorage,
  archived: ArchivedList,
  texts: { readonly histories: readonly string[]; readonly origins: readonly string[] },
): Promise<void> {
  const { ownSaves, deleted } = storage;
  const seen = {
    // Usually the last of them equals what is stored here.
    histories: parseEntries(texts.histories.filter((text) => text !== storage.text())),
    origins: new Map(parseEntries(texts.origins)),
  };
  renewMarks(storage);
  const missing = findMissing(storage, seen);
  const moved = await archived.find([...missing.keys()]);
  // Another tab has moved these. Of two versions the archive keeps the longer one.
  if (moved.size > 0) await archived.put([...moved].flatMap((id) => missing.get(id) ?? []));
  for (const id of moved) ownSaves.forget(id);
  // Checks again, since reading the archive took time. What disappeared meanwhile is left to its
  // own event: it may have moved.
  renewMarks(storage);
  const lost = [...findMissing(storage, seen).values()].filter(
    ({ id }) => missing.has(id) && !moved.has(id),
  );
  for (const record of lost) ownSaves.rememberRestored(record);
  // Deleted while this tab was open, and written back by a tab that had read it before.
  const here = storage.stored.readOrEmpty();
  const returned = [...deleted.deletions()].flatMap(([id, deletedAt]) =>
    deletedAt >= ownSaves.startedAt && here.has(id) ? [id] : [],
  );
  if (lost.length === 0 && returned.length === 0) return;
  if (mergeRecords(storage, lost, returned) !== 'full') return;
  mergeRecords(storage, [], returned);
  await archived.put(lost);
}

/** What other tabs wrote; it may have been overwritten since. */
type Seen = {
  readonly histories: readonly (readonly [string, unknown])[];
  readonly origins: StoredMap;
};

const parseEntries = (texts: readonly string[]) =>
  [...new Set(texts)].flatMap((text) => [...(parseMap(text) ?? [])]);

/** Rewrites overwritten deletions, except of what this tab saved since. */
function renewMarks({ deleted, ownSaves }: HistoryStorage): void {
  deleted.rewrite();
  const deletions = deleted.deletions();
  const savedSince = ownSaves
    .all()
    .filter(([id, { at }]) => at >= (deletions.get(id) ?? Number.POSITIVE_INFINITY));
  deleted.undo(savedSince.map(([id]) => id));
}

/** What is missing from the history, or shorter there than what this tab saved or saw. */
function findMissing(storage: HistoryStorage, seen: Seen): ReadonlyMap<string, StoredRecord> {
  const missing = new Map<string, StoredRecord>();
  const deletions = storage.deleted.deletions();
  // Parsed once for all of them: it is long.
  const here = new Map(storage.read().records.map((record) => [record.id, record]));
  const find = (id: string) => missing.get(id) ?? here.get(id);
  const restoreIfLost = (record: StoredRecord | undefined) => {
    if (record === undefined || deletions.has(record.id)) return;
    const there = find(record.id);
    if (isLessThan(there, record)) missing.set(record.id, longerOf(record, there));
  };
  const origins = storage.origins.readOrEmpty();
  for (const [id, value] of seen.histories) restoreIfLost({ id, value, origin: origins.get(id) });
  for (const [id, origin] of seen.origins) {
    const there = find(id);
    if (there !== undefined && there.origin === undefined) missing.set(id, { ...there, origin });
  }
  // Includes deleted ones: another tab may undo the deletion with a shorter version.
  for (const [, { record }] of storage.ownSaves.all()) restoreIfLost(record);
  return missing;
}

/**
 * True if the stored record is missing, shorter (saved before the answer ended) or without its
 * origin.
 */
function isLessThan(there: StoredRecord | undefined, record: StoredRecord): boolean {
  return (
    there === undefined ||
    textOf(there.value).length < textOf(record.value).length ||
    (there.origin === undefined && record.origin !== undefined)
  );
}
