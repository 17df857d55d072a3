import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { attempt, type KeyValueStorage, type WriteFailure } from '../storage/browser-storage.ts';
import { markedAt } from '../storage/latest-marks.ts';
import { setAside } from '../storage/set-aside.ts';
import { STARS_KEY } from '../storage/storage-keys.ts';
import { createStoredMap, type StoredMap } from '../storage/stored-map.ts';

/** Most removed stars remembered; the oldest are forgotten first. */
const MAX_REMOVED = 1_000;

export type StarredDish = {
  /** The identity of the dish. */
  readonly id: string;
  readonly at: number;
  readonly dish: Dish;
};

/** The edge to local storage. Text that cannot be read is set aside with the next change. */
export function createStarStorage(storage: KeyValueStorage) {
  const stored = createStoredMap(storage, STARS_KEY);
  return {
    read: stored.readOrEmpty,
    write: (marks: StoredMap): WriteFailure | undefined =>
      attempt(() => {
        const before = stored.read();
        // Without room it throws, and the text stays in place.
        if ('unreadable' in before) setAside(storage, STARS_KEY, before.unreadable);
        stored.write(withoutOldMarks(marks));
      }),
  };
}

export function hasStar(marks: StoredMap, identity: string): boolean {
  return fieldsOf(marks.get(identity))['dish'] !== undefined;
}

/** A starred dish; `undefined` if it is not starred or cannot be read. */
export function findStarredDish(marks: StoredMap, identity: string): Dish | undefined {
  return parseDish(fieldsOf(marks.get(identity))['dish']);
}

/** The dishes that can be read, newest star first. */
export function readStarredDishes(marks: StoredMap): readonly StarredDish[] {
  return [...marks]
    .flatMap(([id, mark]) => {
      const dish = findStarredDish(marks, id);
      return dish === undefined ? [] : [{ id, at: markedAt(mark), dish }];
    })
    .toSorted((a, b) => b.at - a.at);
}

function withoutOldMarks(marks: StoredMap): StoredMap {
  const removed = [...marks].filter(([identity]) => !hasStar(marks, identity));
  if (removed.length <= MAX_REMOVED) return marks;
  const oldest = removed
    .toSorted(([, a], [, b]) => markedAt(a) - markedAt(b))
    .slice(0, removed.length - MAX_REMOVED);
  const kept = new Map(marks);
  for (const [identity] of oldest) kept.delete(identity);
  return kept;
}
