import type { Clock } from '#core/outside-world.ts';
import type { WriteFailure } from '../browser-storage.ts';
import { createArchivedList } from './archived-list.ts';
import {
  type Conversation,
  type HistoryEntry,
  type StoredRecord,
  toConversation,
  toEntry,
} from './conversation.ts';
import { DELETED_KEY } from './deletion-marks.ts';
import { createDishSearch } from './dish-search.ts';
import { healHistory } from './heal-history.ts';
import { createHistoryArchive, longerOf, type HistoryArchive } from './history-archive.ts';
import {
  HISTORY_KEY,
  ORIGINS_KEY,
  type HistoryProblem,
  type HistoryStorage,
  type RemovedConversation,
} from './history-storage.ts';
import { mergeEntries } from './merge-entries.ts';
import {
  dropRecords,
  oldestOver,
  replaceInPlace,
  replaceUnreadable,
  restoreRecord,
} from './move-records.ts';
import type { TabDecisions } from './tab-decisions.ts';

/** Share of local storage's limit that is still used once the oldest conversations have moved. */
const KEPT_SHARE = 0.75;
/** Most that moves in one step, as a share of the same limit: a few milliseconds of work. */
const MOVED_AT_ONCE_SHARE = 0.5;

/** Far longer than "Urungkan" is offered in any tab, even one that hears of the deletion late. */
const UNDO_MS = 60 * 60 * 1000;

/** What another tab has written to a key of local storage. */
type Change = Pick<StorageEvent, 'key' | 'newValue'>;

export type UpkeepParts = {
  readonly storage: HistoryStorage;
  readonly decisions: TabDecisions;
  readonly clock: Clock;
  /** At this many characters in local storage the oldest conversations move. */
  readonly maxRecentChars: number;
  readonly archive?: HistoryArchive | undefined;
  /** Called when something is stored elsewhere than the list says. */
  readonly onChange: () => void;
  readonly onProblem: (problem: HistoryProblem) => void;
};

/** What a history needs besides reading and writing: the archive, other tabs, damaged text. */
export type HistoryUpkeep = ReturnType<typeof createHistoryUpkeep>;

export function createHistoryUpkeep(parts: UpkeepParts) {
  const { storage, decisions, clock, maxRecentChars, onChange, onProblem } = parts;
  const archive = parts.archive ?? createHistoryArchive(clock);
  const archived = createArchivedList(storage, archive);
  // While there is room, long before a full disk makes it matter.
  storage.noteArchive(storage.hasArchive());
  let moving: Promise<void> | undefined;
  let rescuing: string | undefined;
  let waiting: Change[] = [];
  let healing: Promise<void> | undefined;

  /** If interrupted at any point, a conversation is there once or twice, and counts once. */
  const move = async (records: readonly StoredRecord[]): Promise<WriteFailure | undefined> => {
    await archived.put(records);
    const failure = dropRecords(storage, records);
    if (failure !== undefined) return failure;
    // Now even a full disk has room for this note.
    storage.noteArchive(true);
    onChange();
    return undefined;
  };

  /** First those that are in both places: another tab may have put back what had moved. */
  const moveUntil = async (keptChars: number): Promise<void> => {
    const twice = storage.read().records.filter(({ id }) => archived.has(id));
    if (twice.length > 0 && (await move(twice)) !== undefined) return;
    for (;;) {
      const oldest = oldestOver(storage, keptChars, maxRecentChars * MOVED_AT_ONCE_SHARE);
      if (oldest.length === 0 || (await move(oldest)) !== undefined) return;
    }
  };

  /** If there is no room for a change, conversations make room. Throws if they cannot move. */
  const withRoom = async (change: () => WriteFailure | undefined) => {
    const failure = change();
    if (failure !== 'full') return failure;
    await moveUntil(storage.text().length / 2);
    return change();
  };

  /**
   * What this tab saved and another may have overwritten, oldest first: still stored, and listed.
   */
  const overwritten = (): readonly HistoryEntry[] =>
    decisions
      .all()
      .flatMap(([id, { record }]) =>
        record === undefined || archived.has(id) ? [] : (toEntry(record) ?? []),
      );

  /** What was deleted leaves the disk with the next deletion or visit, once no tab can undo it. */
  const forgetDeleted = (): Promise<void> => {
    const before = clock.now() - UNDO_MS;
    const deleted = [...storage.deleted.deletions()].filter(
      ([id, at]) => at < before && archived.has(id),
    );
    return archived.remove(deleted.map(([id]) => id));
  };

  const healOnce = async (changes: readonly Change[], before: readonly HistoryEntry[]) => {
    const textsOf = (name: string) =>
      changes.flatMap(({ key, newValue }) => (key === name && newValue !== null ? [newValue] : []));
    const marks = textsOf(DELETED_KEY);
    await withRoom(() => storage.deleted.heal(marks)).catch(() => {});
    await healHistory(storage, decisions, archived, {
      histories: textsOf(HISTORY_KEY),
      origins: textsOf(ORIGINS_KEY),
    });
    const [here, deletions] = [storage.stored.readOrEmpty(), storage.deleted.deletions()];
    // What has left local storage without a mark has moved to the archive.
    await archived.find(
      before.flatMap(({ id }) =>
        here.has(id) || archived.has(id) || deletions.has(id) ? [] : [id],
      ),
    );
    await archived.followTabs();
  };

  const healAll = async (before: readonly HistoryEntry[]): Promise<void> => {
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      await healOnce(changes, before).catch(() => {});
      if (waiting.length > 0) onChange();
    }
  };

  return {
    isArchived: archived.has,
    forgetDeleted,
    findInDishes: createDishSearch({ storage, archive, archived: archived.entries }),

    /** The list of the recent ones, followed by those that are archived or still to be put back. */
    withArchived: (recent: readonly HistoryEntry[]) =>
      mergeEntries(
        // Put back by a tab that did not know its date; the archive does.
        recent.filter(({ id, savedAt }) => savedAt !== undefined || !archived.has(id)),
        [...archived.entries(), ...overwritten()],
        storage.deleted.deletions(),
      ),

    async readArchive(): Promise<void> {
      const problem = await archived.readAll();
      if (problem !== undefined) onProblem(problem);
      onChange();
      await forgetDeleted();
    },

    /** Keeps the longer one of two versions. Throws if the archive cannot be opened. */
    async read(id: string): Promise<Conversation | undefined> {
      const [recent, older] = [storage.record(id), await archive.read(id)];
      const record = recent === undefined ? older : longerOf(recent, older);
      if (record === undefined && archived.has(id)) {
        await archived.readAgain();
        onProblem('archive-lost');
        onChange();
      }
      return record && toConversation(record);
    },

    /**
     * Marks as deleted what local storage does not hold right now; `undefined` if it is unknown.
     */
    remove(id: string): RemovedConversation | { readonly id: string } | WriteFailure | undefined {
      const record = decisions.get(id)?.record;
      if (!archived.has(id) && record === undefined) return undefined;
      const failure = storage.deleted.add(id, archived.get(id)?.savedAt);
      if (failure !== undefined) return failure;
      if (archived.has(id) || record === undefined) return { id };
      const newest = { older: undefined, newer: undefined, position: Number.POSITIVE_INFINITY };
      return { ...record, ...newest };
    },

    /** Puts back what was deleted; into the archive if local storage has no room. */
    async putBack(removed: RemovedConversation | { readonly id: string }): Promise<void> {
      const failure = await withRoom(() => storage.deleted.takeBack([removed.id]));
      if (failure !== undefined) throw new Error(`Not taken back: ${failure}`);
      if (!('value' in removed)) return;
      if (restoreRecord(storage, removed) !== undefined) await archived.put([removed]);
    },

    /**
     * Takes over what another tab has written. Changes that arrive meanwhile wait and are handled
     * together: two busy tabs would send each other more than one of them can follow.
     *
     * @param before entries of the list as it was until now.
     * @returns false if another call handled them along with its own: nothing is left to do then.
     */
    async heal(change: Change, before: readonly HistoryEntry[]): Promise<boolean> {
      waiting.push(change);
      if (healing !== undefined) return healing.then(() => false);
      healing = healAll(before).finally(() => {
        healing = undefined;
      });
      await healing;
      return true;
    },

    /** Moves the oldest to the archive. Without an archive everything stays where it is. */
    moveOldest(): Promise<void> {
      moving ??= moveUntil(maxRecentChars * KEPT_SHARE).finally(() => {
        moving = undefined;
      });
      return moving;
    },

    /**
     * Saves when there is no room: older ones move first; what still does not fit moves after them.
     */
    async saveWithoutRoom(saved: Conversation): Promise<WriteFailure | undefined> {
      try {
        for (let kept = storage.text().length / 2; kept >= 1; kept /= 2) {
          if (kept > storage.text().length) continue;
          await moveUntil(kept);
          const failure = storage.save(saved);
          if (failure !== 'full') return failure;
        }
        const { id, question, response, origin } = saved;
        const value = [{ question, response }];
        await archived.put([{ id, value, origin: { ...origin, savedAt: clock.now() } }]);
        if (storage.hasArchive()) return undefined;
        // Without room for this note the archive would never be opened.
        await archived.remove([id]);
        return 'full';
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
        // Another tab, or a question asked in the meantime, may have been first: this adds what is
        // missing.
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
