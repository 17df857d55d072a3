import type { Clock } from '#core/outside-world.ts';
import { type Conversation, type HistoryEntry, toConversation, toEntry } from '../conversation.ts';
import type { HistoryProblem, HistoryStorage, Removal, Removed } from '../history-storage.ts';
import { createArchiveMover } from './archive-mover.ts';
import { createArchivedList } from './archived-list.ts';
import { createDishSearch } from './dish-search.ts';
import { createHistoryArchive, longerOf, type HistoryArchive } from './history-archive.ts';
import { mergeEntries } from './merge-entries.ts';
import { restoreRecord } from './move-records.ts';
import { storeRescued } from './store-rescued.ts';
import { createTabFollower } from './tab-follower.ts';

/** Far longer than any tab offers "Urungkan", even one that hears of the deletion late. */
const UNDO_MS = 60 * 60 * 1000;

export type UpkeepParts = {
  readonly storage: HistoryStorage;
  readonly clock: Clock;
  /** At this many characters in local storage the oldest conversations move. */
  readonly maxRecentChars: number;
  /** Replaced where a test lets one of two tabs die at any step: they share one IndexedDB. */
  readonly archive?: HistoryArchive | undefined;
  /** Called when the list no longer matches what is stored. */
  readonly onChange: () => void;
  readonly onProblem: (problem: HistoryProblem) => void;
};

/** What a history needs besides reading and writing: the archive, other tabs, damaged text. */
export type HistoryUpkeep = ReturnType<typeof createHistoryUpkeep>;

export function createHistoryUpkeep(parts: UpkeepParts) {
  const { storage, clock, maxRecentChars, onChange, onProblem } = parts;
  const archive = parts.archive ?? createHistoryArchive(clock);
  const archived = createArchivedList(storage, archive);
  // Creates the note now: on a full disk it can be changed, but not created.
  storage.noteArchive(storage.hasArchive());
  const mover = createArchiveMover({ storage, archived, clock, maxRecentChars, onMoved: onChange });
  const { withRoom, moveOldest, saveWithoutRoom } = mover;
  let rescuing: string | undefined;

  /** What this tab saved, oldest first: it stays listed even if another tab overwrites it. */
  const overwritten = (): readonly HistoryEntry[] =>
    storage.ownSaves
      .all()
      .flatMap(([id, { record }]) =>
        record === undefined || archived.has(id) ? [] : (toEntry(record) ?? []),
      );

  /** Erases deleted conversations from the archive once no tab can undo that. */
  const forgetDeleted = (): Promise<void> => {
    const before = clock.now() - UNDO_MS;
    const deleted = [...storage.deleted.deletions()].filter(
      ([id, at]) => at < before && archived.has(id),
    );
    return archived.remove(deleted.map(([id]) => id));
  };

  return {
    isArchived: archived.has,
    moveOldest,
    saveWithoutRoom,
    follow: createTabFollower({ storage, archived, withRoom, onChange }),
    forgetDeleted,
    findInDishes: createDishSearch({ storage, archive, archived: archived.entries }),

    /** All conversations by date: recent, archived, and still to be restored. */
    withArchived: (recent: readonly HistoryEntry[]) =>
      mergeEntries(
        // Leaves out a copy without a date if the archive has the one with it.
        recent.filter(({ id, savedAt }) => savedAt !== undefined || !archived.has(id)),
        [...archived.entries(), ...overwritten()],
        storage.deleted.deletions(),
      ),

    async readArchive(): Promise<void> {
      const problem = await archived.readArchive();
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

    /** Deletes a conversation that is not in local storage. */
    remove(id: string): Removal {
      const record = storage.ownSaves.get(id)?.record;
      if (!archived.has(id) && record === undefined) return 'unknown';
      const failure = storage.deleted.add(id, archived.get(id)?.savedAt);
      if (failure !== undefined) return failure;
      return archived.has(id) || record === undefined ? { id } : { id, record };
    },

    /** Restores what was deleted; into the archive if local storage has no room. */
    async restore({ id, record, between }: Removed): Promise<void> {
      const failure = await withRoom(() => storage.deleted.undo([id]));
      if (failure !== undefined) throw new Error(`Not undone: ${failure}`);
      if (record !== undefined && restoreRecord(storage, record, between) !== undefined) {
        await archived.put([record]);
      }
      storage.rememberSaved(id);
    },

    /** Saves what is still readable of a damaged history. */
    async rescue(unreadable: string): Promise<void> {
      if (rescuing === unreadable) return;
      rescuing = unreadable;
      try {
        const { rescueHistory } = await import('./rescue-history.chunk.ts');
        await storeRescued({ storage, archive }, unreadable, await rescueHistory(unreadable));
      } finally {
        rescuing = undefined;
      }
    },
  };
}
