import { parseMap, textOf } from './stored-map.ts';
import type { HistoryStorage, StoredRecord } from './history-storage.ts';

/** Decisions remembered; of more, the oldest are forgotten. */
const MAX_DECISIONS = 200;

/** What this tab has done to a conversation last. */
type Decision = {
  readonly at: number;
  readonly isDeleted: boolean;
  /** What it saved; absent where the archive has it. */
  readonly record?: StoredRecord;
};

/** Says which of these conversations are in the archive. */
export type FindArchived = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export type TabMemory = {
  readonly saved: (id: string) => void;
  readonly removed: (id: string) => void;
  /** Takes a deletion back; with `record` where the conversation was in local storage. */
  readonly undone: (id: string, record?: StoredRecord) => void;
  /**
   * Puts right what another tab has overwritten. Called on every `storage` event.
   *
   * @param seen text of `chatHistory` that the event brought: its writer may be gone by now.
   * @returns true where it has changed something.
   */
  readonly heal: (seen: string | null) => Promise<boolean>;
  /** Everything was cleared on purpose. */
  readonly forget: () => void;
};

/**
 * Two tabs change one text, and a browser brings them in line late: whoever reads, changes and writes
 * may write over what the other has just saved. Locks do not help, since the reading itself is stale.
 * So each tab remembers what it has done and does it again where it was overwritten.
 *
 * A deletion is a mark with a time. A conversation that is missing without a mark, and is not in the
 * archive either, was overwritten.
 */
export function createTabMemory(
  storage: HistoryStorage,
  findArchived: FindArchived,
  now: () => number,
): TabMemory {
  const decisions = new Map<string, Decision>();
  const startedAt = now();
  let last = startedAt;

  const decide = (id: string, decision: Omit<Decision, 'at'>) => {
    last = Math.max(now(), last + 1);
    decisions.delete(id);
    decisions.set(id, { ...decision, at: last });
    const [oldest] = decisions.keys();
    if (decisions.size > MAX_DECISIONS && oldest !== undefined) decisions.delete(oldest);
  };

  /** Marks of deletion as they should be, ours included. */
  const healDeletions = (): ReadonlyMap<string, number> => {
    const deletions = storage.deletions();
    const wronglyMarked: string[] = [];
    for (const [id, { at, isDeleted }] of decisions) {
      const deletedAt = deletions.get(id);
      if (isDeleted && deletedAt === undefined) storage.markDeleted(id, at);
      if (isDeleted || deletedAt === undefined) continue;
      if (deletedAt > at) decisions.delete(id);
      else wronglyMarked.push(id);
    }
    storage.unmarkDeleted(wronglyMarked);
    return storage.deletions();
  };

  /** What is missing from the history, or shorter there than what this tab has saved. */
  const findMissing = (seen: string | null, deletions: ReadonlyMap<string, number>) => {
    const stored = new Map(storage.records().map((record) => [record.id, record]));
    const missing = new Map<string, StoredRecord>();
    for (const [id, value] of parseMap(seen) ?? []) {
      const isNew = !stored.has(id) && !deletions.has(id) && !decisions.has(id);
      if (isNew) missing.set(id, { id, value, origin: undefined });
    }
    for (const [id, { record }] of decisions) {
      if (record === undefined) continue;
      const there = stored.get(id);
      const isShorter =
        there !== undefined && textOf(there.value).length < textOf(record.value).length;
      const hasNoOrigin = there?.origin === undefined && record.origin !== undefined;
      if (there === undefined || isShorter || hasNoOrigin) missing.set(id, record);
    }
    return missing;
  };

  /** What was deleted while this tab is open and is here again, by a tab that had read it before. */
  const findReturned = (deletions: ReadonlyMap<string, number>): readonly string[] =>
    [...deletions].flatMap(([id, deletedAt]) =>
      deletedAt >= startedAt && storage.has(id) ? [id] : [],
    );

  return {
    saved: (id) => {
      const record = storage.record(id);
      if (record !== undefined) decide(id, { isDeleted: false, record });
    },
    removed: (id) => decide(id, { isDeleted: true }),
    undone: (id, record) =>
      decide(id, { isDeleted: false, ...(record === undefined ? {} : { record }) }),
    forget: () => decisions.clear(),

    heal: async (seen) => {
      const missing = findMissing(seen, healDeletions());
      const archived =
        missing.size === 0 ? new Set<string>() : await findArchived([...missing.keys()]);
      for (const id of archived) decisions.delete(id);
      // Looked at again: much may have happened while the archive was asked.
      const deletions = healDeletions();
      const stillMissing = [...findMissing(seen, deletions).values()].filter(
        ({ id }) => !archived.has(id),
      );
      const returned = findReturned(deletions);
      if (stillMissing.length === 0 && returned.length === 0) return false;
      storage.merge(stillMissing, returned);
      return true;
    },
  };
}
