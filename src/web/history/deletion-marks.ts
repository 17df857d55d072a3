import { attempt, type KeyValueStorage, type WriteFailure } from '../storage/browser-storage.ts';
import { isTime, mergeLatest, timeAfter } from '../storage/latest-marks.ts';
import { DELETED_KEY } from '../storage/storage-keys.ts';
import { createStoredMap, parseMap, type StoredMap } from '../storage/stored-map.ts';

/** Most marks stored; the oldest are forgotten first. */
const MAX_MARKS = 5_000;

/** Milliseconds since the epoch; negative if the deletion was undone at that time. */
type Mark = number;

/**
 * Deletions, merged across tabs: the latest mark of a conversation counts. This tab remembers all
 * marks it has seen, because a tab that has not may overwrite them.
 *
 * @param now milliseconds since the epoch.
 */
export function createDeletionMarks(storage: KeyValueStorage, now: () => number) {
  const stored = createStoredMap(storage, DELETED_KEY);
  let marks: ReadonlyMap<string, Mark> = new Map();
  let learned: StoredMap | undefined;

  const learn = (more: StoredMap) => {
    marks = mergeLatest(marks, readMarks(more), isLater);
  };

  // Losing the marks loses no recipe, so text that cannot be read is dropped.
  const all = () => {
    const map = stored.readOrEmpty();
    if (map !== learned) learn(map);
    learned = map;
    return marks;
  };

  const latest = () =>
    [...marks].toSorted(([, a], [, b]) => Math.abs(a) - Math.abs(b)).slice(-MAX_MARKS);

  const write = () => attempt(() => stored.write(new Map(latest())));

  /** Dates each mark later than the one before and than `after`. */
  const mark = (ids: readonly string[], sign: 1 | -1, after = 0): WriteFailure | undefined => {
    const before = all();
    marks = new Map([
      ...before,
      ...ids.map((id): [string, Mark] => [id, sign * timeAfter(now(), before.get(id), after)]),
    ]);
    const failure = write();
    if (failure !== undefined) marks = before;
    return failure;
  };

  return {
    /** When each conversation was deleted, in milliseconds since the epoch. */
    deletions: (): ReadonlyMap<string, number> =>
      new Map([...all()].filter(([, deletedAt]) => deletedAt > 0)),

    /** Marks as deleted a conversation that was saved at this time, if it is known. */
    add: (id: string, savedAt?: number) => mark([id], 1, savedAt),

    /** Marks these as no longer deleted. */
    undo(ids: readonly string[]): WriteFailure | undefined {
      const deleted = ids.filter((id) => (all().get(id) ?? 0) > 0);
      return deleted.length === 0 ? undefined : mark(deleted, -1);
    },

    /**
     * Writes back what another tab has overwritten.
     *
     * @param seen texts that other tabs have written.
     */
    rewrite(seen: readonly string[] = []): WriteFailure | undefined {
      for (const text of seen) learn(parseMap(text) ?? new Map());
      all();
      const map = stored.readOrEmpty();
      return latest().some(([id, its]) => map.get(id) !== its) ? write() : undefined;
    },

    /** The storage was emptied on purpose. */
    clear() {
      marks = new Map();
    },
  };
}

function readMarks(map: StoredMap): ReadonlyMap<string, Mark> {
  return new Map(
    [...map].flatMap(([id, mark]) => (isTime(mark) && mark !== 0 ? [[id, mark]] : [])),
  );
}

/** Of two marks at the same moment the deletion counts, so that all tabs decide alike. */
function isLater(mark: Mark, other: Mark): boolean {
  return Math.abs(mark) > Math.abs(other) || (mark > 0 && mark === -other);
}
