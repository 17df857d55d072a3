import type { WriteFailure } from '../../storage/browser-storage.ts';
import type { StorageChange } from '../../storage/on-storage.ts';
import { DELETED_KEY, HISTORY_KEY, ORIGINS_KEY } from '../../storage/storage-keys.ts';
import type { HistoryEntry } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import type { ArchivedList } from './archived-list.ts';
import { restoreOverwritten } from './restore-overwritten.ts';

type FollowParts = {
  readonly storage: HistoryStorage;
  readonly archived: ArchivedList;
  /** Makes a change, after making room if necessary. */
  readonly withRoom: (change: () => WriteFailure | undefined) => Promise<WriteFailure | undefined>;
  /** Called when the list may show changes while later ones still wait. */
  readonly onChange: () => void;
};

/**
 * Takes over what other tabs write. Changes that arrive meanwhile are handled together: one at a
 * time, two busy tabs could not keep up.
 */
export function createTabFollower({ storage, archived, withRoom, onChange }: FollowParts) {
  let waiting: StorageChange[] = [];
  let following: Promise<void> | undefined;

  const takeOver = async (changes: readonly StorageChange[], before: readonly HistoryEntry[]) => {
    const textsOf = (name: string) =>
      changes.flatMap(({ key, newValue }) => (key === name && newValue !== null ? [newValue] : []));
    const marks = textsOf(DELETED_KEY);
    await withRoom(() => storage.deleted.rewrite(marks)).catch(() => {});
    await restoreOverwritten(storage, archived, {
      histories: textsOf(HISTORY_KEY),
      origins: textsOf(ORIGINS_KEY),
    });
    const [here, deletions] = [storage.stored.readOrEmpty(), storage.deleted.deletions()];
    const gone = before.filter(({ id }) => !here.has(id) && !deletions.has(id));
    await archived.catchUp(gone.map(({ id }) => id));
  };

  const takeOverAll = async (before: readonly HistoryEntry[]): Promise<void> => {
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      await takeOver(changes, before).catch(() => {});
      if (waiting.length > 0) onChange();
    }
  };

  /**
   * @param before entries of the list as it was until now.
   * @returns false if an earlier call also handled this change, so that nothing is left to do.
   */
  return async function follow(
    change: StorageChange,
    before: readonly HistoryEntry[],
  ): Promise<boolean> {
    waiting.push(change);
    if (following !== undefined) return following.then(() => false);
    following = takeOverAll(before).finally(() => {
      following = undefined;
    });
    await following;
    return true;
  };
}
