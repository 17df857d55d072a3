import type { KeyValueStorage } from './browser-storage.ts';

/**
 * Keeps text that cannot be read under its key with `Damaged` behind it, together with what was kept
 * there before. Throws where there is no room.
 */
export function setAside(storage: KeyValueStorage, key: string, text: string): void {
  const aside = `${key}Damaged`;
  const before = storage.getItem(aside);
  if (before?.includes(text)) return;
  storage.setItem(aside, before === null ? text : `${before}\n${text}`);
}
