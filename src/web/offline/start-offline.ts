import { text } from '../text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { keepOffline, type OfflineKeeper } from './keep-offline.ts';

/** Shortest time between checks for a newer version when a tab returns to the front. */
const LOOK_MS = 60 * 60 * 1_000;

/** The router's calls on `history`; each may show another screen. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'];

/** As far as browsers report it: Firefox and Safari do not describe the connection. */
type Connection = { readonly saveData?: boolean; readonly type?: string };

/** The only address that may be loaded as code; the page's policy allows no other. */
const WORKER = '/service-worker.js';

type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): void;
};

/** Browsers with Trusted Types refuse a plain string as the address of code. */
function trustWorker(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === WORKER ? url : null),
  });
}

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1_000);
};

/**
 * {@link keepOffline} with the browser around it.
 *
 * @param loadTools loads what a screen needs beyond what it shows.
 */
export async function startOffline(
  toasts: ToastStore,
  loadTools: (path: string) => Promise<unknown>,
): Promise<OfflineKeeper> {
  const { connection } = navigator as { readonly connection?: Connection };
  // A page is still hydrating, and starting the worker would compete for the processor.
  await new Promise<void>((resolve) => whenIdle(() => resolve()));
  trustWorker();
  const keeper = await keepOffline({
    workers: navigator.serviceWorker,
    offerNewVersion: (accept) =>
      toasts.show({
        message: text.newVersion,
        action: { label: text.broken.reload, run: accept },
        stays: true,
      }),
    reload: () => window.location.reload(),
    whenIdle,
    isMetered: () => connection?.saveData === true || connection?.type === 'cellular',
  });

  const keepShown = () => {
    const { pathname } = window.location;
    keeper.keepPage(pathname, () => loadTools(pathname));
  };
  keepShown();
  for (const navigation of NAVIGATIONS) window.addEventListener(navigation, keepShown);

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_MS) return;
    lookedAt = Date.now();
    keeper.lookForNewVersion();
  });
  return keeper;
}
