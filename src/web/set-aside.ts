import type { KeyValueStorage } from './browser-storage.ts';

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
