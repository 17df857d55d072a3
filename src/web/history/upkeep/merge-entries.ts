import type { HistoryEntry } from '../conversation.ts';

/**
 * Merges local storage and the archive into one list.
 *
 * @param recent newest first; these win if a conversation is in both places.
 * @param archived oldest first.
 * @param deletions deleted ids, which the archive may still have.
 * @returns newest first. An archived entry comes before a recent one only if its date is later.
 */
export function mergeEntries(
  recent: readonly HistoryEntry[],
  archived: Iterable<HistoryEntry>,
  deletions: ReadonlyMap<string, number>,
): readonly HistoryEntry[] {
  const ids = new Set(recent.map(({ id }) => id));
  const older = [...archived].filter(({ id }) => !ids.has(id) && !deletions.has(id)).toReversed();
  const merged: HistoryEntry[] = [];
  let next = 0;
  for (const entry of recent) {
    for (let other = older[next]; isLater(other, entry); other = older[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(entry);
  }
  return [...merged, ...older.slice(next)];
}

function isLater(one: HistoryEntry | undefined, other: HistoryEntry): one is HistoryEntry {
  return (one?.savedAt ?? 0) > (other.savedAt ?? Number.POSITIVE_INFINITY);
}
