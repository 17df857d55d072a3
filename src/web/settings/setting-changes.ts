import type { Clock } from '#core/outside-world.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { CHANGES_KEY } from '../storage/storage-keys.ts';
import { noteTime, readTime } from './stored-times.ts';

/** Conversations, whose keys begin with "chat", have their own times. */
const isNoted = (key: string) => !key.startsWith('chat') && key !== CHANGES_KEY;

/** The page's storage, which also records when a setting is changed. */
export function notingChanges(
  storage: KeyValueStorage,
  clock: Pick<Clock, 'now'>,
): KeyValueStorage {
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, value) => {
      storage.setItem(key, value);
      if (isNoted(key)) noteChange(storage, key, clock.now());
    },
  };
}

/** If there is no room for the time, the setting counts as old. */
export function noteChange(storage: KeyValueStorage, key: string, at: number): void {
  noteTime(storage, CHANGES_KEY, key, at);
}

/** When a setting was last changed, in milliseconds since the epoch; 0 if unknown. */
export function changedAt(storage: KeyValueStorage, key: string): number {
  return readTime(storage, CHANGES_KEY, key);
}
