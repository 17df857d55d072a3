import { readText } from './browser-storage.ts';
import { COOKING_KEY } from './cook/cooking-key.ts';
import type { OfflineKeeper } from './offline/keep-offline.ts';
import { startOffline } from './offline/start-offline.ts';
import type { ScreenParts } from './screens.ts';

/** What a page does once it is alive and has everything that it shows. */
export async function afterStart({
  storage,
  loadDishKit,
  toasts,
}: Pick<ScreenParts, 'storage' | 'loadDishKit' | 'toasts'>): Promise<OfflineKeeper | undefined> {
  // A pot may be on the stove: its timers are seen and heard on whichever page is opened.
  if (readText(storage, COOKING_KEY) !== '') loadDishKit().catch(() => {});
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    return await startOffline(toasts);
  } catch {
    // A browser may refuse; the product then simply needs a network.
    return undefined;
  }
}

/** A page that "back" brings back as it was has heard nothing of other tabs in the meantime. */
function catchUp(): void {
  // What came and went is not known, only what is stored now.
  for (const [key, newValue] of Object.entries(window.localStorage)) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}
