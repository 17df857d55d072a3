import type { WriteFailure } from '../../browser-storage.ts';
import type { ArchivedList } from './archived-list.ts';
import type { HistoryEntry } from '../conversation.ts';
import { DELETED_KEY } from '../deletion-marks.ts';
import { healHistory } from './heal-history.ts';
import { HISTORY_KEY, ORIGINS_KEY, type HistoryStorage } from '../history-storage.ts';

/** What another tab has written to a key of local storage. */
export type TabChange = Pick<StorageEvent, 'key' | 'newValue'>;

export type FollowParts = {
  readonly storage: HistoryStorage;
  readonly archived: ArchivedList;
  /** Makes a change, after making room for it if there is none. */
  readonly withRoom: (change: () => WriteFailure | undefined) => Promise<WriteFailure | undefined>;
  /** Called when the list may show changes while later ones still wait. */
  readonly onChange: () => void;
};

/**
 * Takes over what other tabs write. Changes that arrive meanwhile wait and are handled together: two
 * busy tabs would send each other more than one of them can follow.
 */
export function createTabFollower(parts: FollowParts) {
  const { storage, archived, withRoom, onChange } = parts;
  let waiting: TabChange[] = [];
  let following: Promise<void> | undefined;

  const takeOver = async (changes: readonly TabChange[], before: readonly HistoryEntry[]) => {
    const textsOf = (name: string) =>
      changes.flatMap(({ key, newValue }) => (key === name && newValue !== null ? [newValue] : []));
    const marks = textsOf(DELETED_KEY);
    await withRoom(() => storage.deleted.rewrite(marks)).catch(() => {});
    await healHistory(storage, archived, {
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
   * @returns false if another call handled the change along with its own: nothing is left to do then.
   */
  return async function heal(change: TabChange, before: readonly HistoryEntry[]): Promise<boolean> {
    waiting.push(change);
    if (following !== undefined) return following.then(() => false);
    following = takeOverAll(before).finally(() => {
      following = undefined;
    });
    await following;
    return true;
  };
}
