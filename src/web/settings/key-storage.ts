import { readItem, type KeyValueStorage } from '../storage/browser-storage.ts';

/** Where the visitor's own Gemini key is stored: in this browser, sent only to Google. */
export const GEMINI_KEY = 'geminiApiKey';

/** The saved key, or `undefined`. Its prefix is not checked: Google has changed it before. */
export function readOwnKey(storage: KeyValueStorage): string | undefined {
  return readItem(storage, GEMINI_KEY).trim() || undefined;
}
