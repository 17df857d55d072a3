import { fieldsOf, parseJson } from '#core/recipes/unknown-values.ts';
import { setAsideUnreadable } from '../storage/set-aside.ts';
import { DELETED_KEY } from '../storage/storage-keys.ts';
import { tellPage } from '../storage/tell-page.ts';
import { findKnown, type BackupSetting, type BackupStores } from './backup-contents.ts';
import { mergeSetting } from './backup-keys.ts';
import { changedAt, noteChange } from './setting-changes.ts';

/** False if the browser has no room for it. */
export async function restoreSetting(
  stores: BackupStores,
  setting: BackupSetting,
): Promise<boolean> {
  try {
    const text = await mergedText(stores, setting);
    if (text === undefined) return true;
    const { storage } = stores;
    const at = Math.max(changedAt(storage, setting.key), setting.at);
    setAsideUnreadable(storage, setting.key);
    storage.setItem(setting.key, text);
    noteChange(storage, setting.key, at);
    tellPage(setting.key, text);
    return true;
  } catch {
    return false;
  }
}

/** The text to store; `undefined` if nothing would change. */
export async function mergedText(
  stores: BackupStores,
  { key, text, at }: BackupSetting,
): Promise<string | undefined> {
  const { storage } = stores;
  // A file neither deletes a conversation that is here, nor restores one that is deleted.
  const incoming = key === DELETED_KEY ? await withoutKnown(stores, text) : text;
  const isNewer = at > changedAt(storage, key);
  return mergeSetting(key, storage.getItem(key), incoming, isNewer);
}

async function withoutKnown(stores: BackupStores, text: string): Promise<string> {
  const marks = Object.entries(fieldsOf(parseJson(text))).filter(([, mark]) => Number(mark) > 0);
  const known = await findKnown(
    stores,
    marks.map(([id]) => id),
  );
  return JSON.stringify(Object.fromEntries(marks.filter(([id]) => !known.has(id))));
}
