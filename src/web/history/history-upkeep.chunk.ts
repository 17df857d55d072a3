import type { Clock } from '#core/outside-world.ts';
import { createArchivedList } from './archived-list.ts';
import { type Conversation, type HistoryEntry, toConversation, toEntry } from './conversation.ts';
import { createDishSearch } from './dish-search.ts';
import { healHistory } from './heal-history.ts';
import { createHistoryArchive } from './history-archive.ts';
import {
  type HistoryStorage,
  type RemovedConversation,
  type WriteFailure,
} from './history-storage.ts';
import type { HistoryProblem } from './history-store.ts';
import { mergeEntries } from './merge-entries.ts';
import {
  dropRecords,
  oldestOver,
  replaceInPlace,
  replaceUnreadable,
  restoreRecord,
} from './move-records.ts';
import type { TabDecisions } from './tab-decisions.ts';

/** Left in local storage when the oldest conversations have moved. */
const KEPT_RECENT_CHARS = 768 * 1024;
/** Most characters moved in one go: some milliseconds of work. */
const MOVED_AT_ONCE_CHARS = 512 * 1024;

export type UpkeepParts = {
  readonly storage: HistoryStorage;
  readonly decisions: TabDecisions;
  readonly clock: Clock;
  /** Something is stored elsewhere now than the list says. */
  readonly onChange: () => void;
  readonly onProblem: (problem: HistoryProblem) => void;
};

/** What a history needs beside reading and writing: the archive, other tabs, damaged text. */
export type HistoryUpkeep = ReturnType<typeof createHistoryUpkeep>;

export function createHistoryUpkeep(parts: UpkeepParts) {
  const { storage, decisions, clock, onChange, onProblem } = parts;
  const archive = createHistoryArchive(clock);
  const archived = createArchivedList(storage, archive);
  const search = createDishSearch({ storage, archive, archived: archived.entries });
  let moving: Promise<void> | undefined;
  let rescuing: string | undefined;

  /** Interrupted at any point, a conversation is there once or twice, and counts once. */
  const moveUntil = async (keptChars: number): Promise<void> => {
    for (;;) {
      const oldest = oldestOver(storage, keptChars, MOVED_AT_ONCE_CHARS);
      if (oldest.length === 0) return;
      await archived.put(oldest);
      if (dropRecords(storage, oldest) !== undefined) return;
      await archived.noteCount();
      onChange();
    }
  };

  /** What this tab saved and another may have overwritten, oldest first: still there, and listed. */
  const overwritten = (): readonly HistoryEntry[] =>
    decisions
      .all()
      .flatMap(([id, { record }]) =>
        record === undefined || archived.has(id) ? [] : (toEntry(record) ?? []),
      );

  /** What was deleted leaves the disk as soon as it cannot come back. */
  const forgetDeleted = (exceptId?: string): Promise<void> =>
    archived.remove(
      [...storage.deletions().keys()].filter((id) => archived.has(id) && id !== exceptId),
    );

  return {
    isArchived: archived.has,
    forgetDeleted,
    findInDishes: (query: string) => search.find(query),

    /** The list of what is recent, with what is archived or has yet to be put back behind it. */
    withArchived: (recent: readonly HistoryEntry[]) =>
      mergeEntries(recent, [...archived.entries(), ...overwritten()], storage.deletions()),

    async readArchive(): Promise<void> {
      const problem = await archived.readAll();
      if (problem !== undefined) onProblem(problem);
      onChange();
      await forgetDeleted();
    },

    /** Throws where the archive cannot be opened. */
    async read(id: string): Promise<Conversation | undefined> {
      const record = await archive.read(id);
      return record && toConversation(record);
    },

    /** Marks as deleted what local storage does not hold just now; `undefined` where it is unknown. */
    remove(id: string): RemovedConversation | { readonly id: string } | WriteFailure | undefined {
      const record = decisions.get(id)?.record;
      if (!archived.has(id) && record === undefined) return undefined;
      const failure = storage.markDeleted(id, clock.now());
      if (failure !== undefined) return failure;
      if (archived.has(id) || record === undefined) return { id };
      const newest = { older: undefined, newer: undefined, position: Number.POSITIVE_INFINITY };
      return { ...record, ...newest };
    },

    /** Puts back what was taken out of local storage; into the archive where there is no room. */
    async putBack(removed: RemovedConversation): Promise<WriteFailure | undefined> {
      const failure = restoreRecord(storage, removed);
      if (failure !== 'full') return failure;
      return archived.put([removed]).then(
        () => undefined,
        () => failure,
      );
    },

    /** @param before entries of the list as it was until now. */
    async heal(seen: string | null, before: readonly HistoryEntry[]): Promise<void> {
      await healHistory(storage, decisions, archived.find, seen);
      const deletions = storage.deletions();
      // What has left local storage without a mark has moved to the archive.
      await archived.find(
        before.flatMap(({ id }) =>
          storage.has(id) || archived.has(id) || deletions.has(id) ? [] : [id],
        ),
      );
    },

    /** Moves the oldest to the archive. Without one everything stays where it is. */
    moveOldest(): Promise<void> {
      moving ??= moveUntil(KEPT_RECENT_CHARS).finally(() => {
        moving = undefined;
      });
      return moving;
    },

    /** Saves where there is no room: older ones move first; what finds none even so follows them. */
    async saveWithoutRoom(saved: Conversation): Promise<WriteFailure | undefined> {
      try {
        for (let kept = storage.size() / 2; kept >= 1; kept /= 2) {
          if (kept > storage.size()) continue;
          await moveUntil(kept);
          const failure = storage.save(saved);
          if (failure !== 'full') return failure;
        }
        const { id, question, response, origin } = saved;
        const value = [{ question, response }];
        await archived.put([{ id, value, origin: { ...origin, savedAt: clock.now() } }]);
        // Without room to note that there is an archive, nobody would look there.
        return storage.archivedCount() === 0 ? 'full' : undefined;
      } catch {
        return 'full';
      }
    },

    async rescue(unreadable: string): Promise<void> {
      if (rescuing === unreadable) return;
      rescuing = unreadable;
      try {
        const { rescueHistory } = await import('./rescue-history.chunk.ts');
        const { records, rest } = await rescueHistory(unreadable);
        // Another tab, or a question asked meanwhile, may have been first: this adds what they lack.
        if (replaceUnreadable(storage, unreadable, records) !== 'full') return;
        const isKept = await archive.keepDamaged(unreadable).then(
          () => true,
          () => false,
        );
        replaceInPlace(storage, unreadable, records, isKept ? '' : rest);
      } finally {
        rescuing = undefined;
      }
    },
  };
}
