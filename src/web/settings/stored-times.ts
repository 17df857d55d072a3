import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { attempt, readStored, type KeyValueStorage } from '../storage/browser-storage.ts';

/** When something last happened, in milliseconds since the epoch; 0 if never or unknown. */
export function readTime(storage: KeyValueStorage, key: string, event: string): number {
  const at = fieldsOf(readStored(storage, key))[event];
  return typeof at === 'number' ? at : 0;
}

/**
 * Records under a key when something happened; nothing else depends on it.
 *
 * @returns false if the browser has no room for that.
 */
export function noteTime(
  storage: KeyValueStorage,
  key: string,
  event: string,
  at: number,
): boolean {
  const times = { ...fieldsOf(readStored(storage, key)), [event]: at };
  return attempt(() => storage.setItem(key, JSON.stringify(times))) === undefined;
}
