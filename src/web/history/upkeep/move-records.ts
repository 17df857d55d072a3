import type { WriteFailure } from '../../storage/browser-storage.ts';
import { textOf, type StoredMap } from '../../storage/stored-map.ts';
import { readSavedAt, type StoredRecord } from '../conversation.ts';
import type { HistoryStorage, Neighbours } from '../history-storage.ts';

/**
 * Adds conversations by date, or in place of those with the same id, and removes others, in one
 * write.
 */
export function mergeRecords(
  storage: HistoryStorage,
  records: readonly StoredRecord[],
  withoutIds: readonly string[],
): WriteFailure | undefined {
  return storage.change((map, origins) => {
    for (const id of withoutIds) {
      map.delete(id);
      origins.delete(id);
    }
    for (const { id, origin } of records) {
      if (origin !== undefined && !origins.has(id)) origins.set(id, origin);
    }
    insertByDate(map, records, origins);
  });
}

/** Deterministic, so that two tabs restoring each other's records end with the same order. */
function insertByDate(
  map: Map<string, unknown>,
  records: readonly StoredRecord[],
  origins: StoredMap,
): void {
  const dateOf = (id: string) => readSavedAt(origins.get(id));
  const entries = [...map];
  for (const { id, value } of records) {
    if (map.has(id)) continue;
    const savedAt = dateOf(id) ?? Number.POSITIVE_INFINITY;
    const before = entries.findLastIndex(([other]) => (dateOf(other) ?? 0) <= savedAt);
    entries.splice(before + 1, 0, [id, value]);
  }
  map.clear();
  for (const [id, value] of entries) map.set(id, value);
  for (const { id, value } of records) map.set(id, value);
}

/**
 * The oldest conversations: enough for the rest to take `keptChars`, but hardly more than
 * `mostChars`, and at least one.
 */
export function oldestOver(
  storage: HistoryStorage,
  keptChars: number,
  mostChars: number,
): readonly StoredRecord[] {
  const all = storage.read().records;
  let over = all.reduce((sum, { value }) => sum + textOf(value).length, 0) - keptChars;
  let room = mostChars;
  const kept = all.findIndex(({ value }) => {
    const isKept = over <= 0 || room <= 0;
    over -= textOf(value).length;
    room -= textOf(value).length;
    return isKept;
  });
  return kept === -1 ? all : all.slice(0, kept);
}

/** Restores what was removed between its old neighbours; as the newest if it had none. */
export function restoreRecord(
  storage: HistoryStorage,
  { id, value, origin }: StoredRecord,
  between?: Neighbours,
): WriteFailure | undefined {
  return storage.change((map, origins) => {
    const entries = [...map].filter(([other]) => other !== id);
    const older = entries.findIndex(([other]) => other === between?.older);
    const newer = entries.findIndex(([other]) => other === between?.newer);
    const position = older !== -1 ? older + 1 : newer !== -1 ? newer : between?.position;
    entries.splice(position ?? entries.length, 0, [id, value]);
    map.clear();
    for (const [other, itsValue] of entries) map.set(other, itsValue);
    if (origin !== undefined) origins.set(id, origin);
  });
}

/** Removes archived conversations from local storage; what has changed since stays. */
export function dropRecords(
  storage: HistoryStorage,
  kept: readonly StoredRecord[],
): WriteFailure | undefined {
  const unchanged = kept.filter(
    ({ id, value }) => textOf(storage.record(id)?.value) === textOf(value),
  );
  return mergeRecords(
    storage,
    [],
    unchanged.map(({ id }) => id),
  );
}
