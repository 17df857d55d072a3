import { parseJson } from '#core/recipes/unknown-values.ts';
import { readItem, type KeyValueStorage } from './browser-storage.ts';

/**
 * Moves unreadable text to its key with `Damaged` appended, together with earlier text there. Throws
 * if there is no room.
 */
export function setAside(storage: KeyValueStorage, key: string, text: string): void {
  const aside = `${key}Damaged`;
  const before = storage.getItem(aside);
  if (before?.includes(text)) return;
  storage.setItem(aside, before === null ? text : `${before}\n${text}`);
}

/** {@link setAside} for what a key holds, if it is not JSON; call it before writing there. */
export function setAsideUnreadable(storage: KeyValueStorage, key: string): void {
  const text = readItem(storage, key);
  if (text.trim() !== '' && parseJson(text) === undefined) setAside(storage, key, text);
}
