import { createStore, type StoreApi } from 'zustand/vanilla';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage, WriteFailure } from '../storage/browser-storage.ts';
import { timeAfter, mergeLatest } from '../storage/latest-marks.ts';
import type { StorageChange } from '../storage/on-storage.ts';
import { parseMap, type StoredMap } from '../storage/stored-map.ts';
import { createStarStorage } from './starred-dishes.ts';

export type StarState = {
  /** The latest mark of each dish, by identity. */
  readonly marks: StoredMap;
};

export type StarStore = StoreApi<StarState> & {
  readonly star: (dish: Dish) => void;
  /** Removes a star, by the identity of its dish. */
  readonly unstar: (identity: string) => void;
  /** Takes over another tab's changes, and restores what it overwrote. */
  readonly follow: (change: Pick<StorageChange, 'newValue'>) => void;
};

type StarParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** The browser could not keep a star; nothing has changed. */
  readonly onFailure: (failure: WriteFailure) => void;
};

/** The starred dishes of this device. */
export function createStarStore({ storage, clock, onFailure }: StarParts): StarStore {
  const stored = createStarStorage(storage);
  const store = createStore<StarState>()(() => ({ marks: stored.read() }));
  /** Marks that this tab made: a tab that read before them may overwrite them. */
  let ownMarks: StoredMap = new Map();

  const setMark = (identity: string, star: { readonly dish?: Dish }) => {
    const marks = stored.read();
    const at = timeAfter(clock.now(), marks.get(identity));
    const mark = new Map([[identity, { at, ...star }]]);
    const changed = mergeLatest(marks, mark);
    const failure = stored.write(changed);
    if (failure !== undefined) return onFailure(failure);
    ownMarks = mergeLatest(ownMarks, mark);
    store.setState({ marks: changed });
  };

  return {
    ...store,
    star: (dish) => setMark(dishIdentity(dish), { dish }),
    unstar: (identity) => setMark(identity, {}),

    follow: ({ newValue }) => {
      // Emptied on purpose: nothing brings it back.
      if (newValue === null) ownMarks = new Map();
      const marks = stored.read();
      const seen = parseMap(newValue) ?? new Map();
      const merged = mergeLatest(mergeLatest(marks, seen), ownMarks);
      const isAsStored = [...merged].every(([identity, mark]) => marks.get(identity) === mark);
      // Without room it is tried again at the next change.
      if (!isAsStored) stored.write(merged);
      store.setState({ marks: merged });
    },
  };
}
