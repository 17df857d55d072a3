import { readItem, type KeyValueStorage } from '../storage/browser-storage.ts';
import { GEMINI_KEY } from '../storage/storage-keys.ts';

/** The saved key, or `undefined`. Its prefix is not checked: Google has changed it before. */
export function readOwnKey(storage: KeyValueStorage): string | undefined {
  return readItem(storage, GEMINI_KEY).trim() || undefined;
}
