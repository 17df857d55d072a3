import { attempt, type KeyValueStorage, type WriteFailure } from '../browser-storage.ts';
import { markedAt, mergeLatest } from '../latest-marks.ts';
import { createStoredMap, parseMap, type StoredMap } from '../stored-map.ts';

/**
 * Ours: a map of id to the time of its deletion in milliseconds since the epoch, so that nothing
 * brings it back. A negative time means that the deletion was undone then.
 */
export const DELETED_KEY = 'chatDeleted';

/** Most marks remembered; beyond it the oldest are forgotten. */
const MAX_MARKS = 5_000;

type Mark = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** False if the deletion was undone. */
  readonly isDeleted: boolean;
};

/**
 * What is deleted. The latest mark of a conversation counts, whichever tab made it. This tab
 * remembers every mark it has seen, since a tab that has not seen them may overwrite them.
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
    [...marks]
      .toSorted(([, one], [, other]) => one.at - other.at)
      .slice(-MAX_MARKS)
      .map(([id, mark]) => [id, toStored(mark)] as const);

  const write = () => attempt(() => stored.write(new Map(latest())));

  /** Later than the previous mark and than `after`, even if the clock was set back. */
  const change = (
    ids: readonly string[],
    isDeleted: boolean,
    after = 0,
  ): WriteFailure | undefined => {
    const before = all();
    marks = new Map([
      ...before,
      ...ids.map((id): [string, Mark] => [
        id,
        { at: Math.max(now(), (before.get(id)?.at ?? 0) + 1, after + 1), isDeleted },
      ]),
    ]);
    const failure = write();
    if (failure !== undefined) marks = before;
    return failure;
  };

  /** When each conversation was deleted, in milliseconds since the epoch. */
  const deletions = (): ReadonlyMap<string, number> =>
    new Map([...all()].flatMap(([id, { at, isDeleted }]) => (isDeleted ? [[id, at]] : [])));

  return {
    deletions,

    /** Marks a conversation as deleted that was saved at this time, if that is known. */
    add: (id: string, savedAt?: number) => change([id], true, savedAt),

    /** Marks these as no longer deleted. */
    undo(ids: readonly string[]): WriteFailure | undefined {
      const deleted = ids.filter((id) => all().get(id)?.isDeleted);
      return deleted.length === 0 ? undefined : change(deleted, false);
    },

    /** Writes back what another tab has overwritten. */
    heal(seen: readonly string[] = []): WriteFailure | undefined {
      for (const text of seen) learn(parseMap(text) ?? new Map());
      all();
      const map = stored.readOrEmpty();
      return latest().some(([id, mark]) => map.get(id) !== mark) ? write() : undefined;
    },

    /** The storage was emptied on purpose. */
    clear() {
      marks = new Map();
    },
  };
}

function readMarks(map: StoredMap): ReadonlyMap<string, Mark> {
  const marks = [...map].map(([id, mark]): [string, Mark] => [
    id,
    { at: markedAt(mark), isDeleted: Number(mark) > 0 },
  ]);
  return new Map(marks.filter(([, { at }]) => at > 0));
}

const toStored = ({ at, isDeleted }: Mark): number => (isDeleted ? at : -at);

/** If two happen at the same moment, all tabs decide alike: the deletion wins. */
function isLater(mark: Mark, other: Mark): boolean {
  return mark.at > other.at || (mark.at === other.at && mark.isDeleted && !other.isDeleted);
}
