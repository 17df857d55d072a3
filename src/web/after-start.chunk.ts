import { isCooking } from './cook/is-cooking.ts';
import { restoreLostAddress } from './lost-address.ts';
import type { OfflineKeeper } from './offline/keep-offline.ts';
import { startOffline } from './offline/start-offline.ts';
import { paths } from './paths.ts';
import type { ScreenParts } from './screens.ts';
import { openStorage } from './storage/browser-storage.ts';
import { COOKING_KEY } from './storage/storage-keys.ts';
import { tellPage } from './storage/tell-page.ts';

/** What a page does once it is hydrated and everything it shows is loaded. */
export async function afterStart({
  storage,
  loadDishKit,
  toasts,
  onStorage,
}: Pick<ScreenParts, 'storage' | 'loadDishKit' | 'toasts' | 'onStorage'>): Promise<
  OfflineKeeper | undefined
> {
  restoreLostAddress(
    openStorage(() => window.sessionStorage),
    window,
  );
  // A dish may be cooking, here or in another tab: the timers show and ring on every page.
  const showTimers = () => {
    if (!isCooking(storage)) return;
    loadDishKit()
      .then(({ tools }) => tools.cook.preload())
      .catch(() => {});
  };
  showTimers();
  onStorage([COOKING_KEY], showTimers);
  let left: readonly string[] = [];
  window.addEventListener('pagehide', () => {
    left = storedKeys();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp(left));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    return await startOffline(toasts, loadTools);
  } catch {
    // If the browser refuses, the product simply needs a network.
    return undefined;
  }
}

/** Readers of a recipe may cook it without a network. */
const loadTools = async (path: string): Promise<unknown> =>
  path.startsWith(paths.recipe('')) && path !== paths.names
    ? import('./cook/cook-dialog.chunk.tsx')
    : undefined;

/** A page restored by "back" has missed what other tabs changed and removed. */
function catchUp(left: readonly string[]): void {
  // Missed changes are unknown; only the current values can be read.
  for (const key of new Set([...left, ...storedKeys()])) {
    tellPage(key, window.localStorage.getItem(key));
  }
}

/** Empty if the browser refuses. */
function storedKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
