import type { ToastStore } from '../ui/toast-store.ts';
import { text } from '../text.ts';
import { keepOffline, type OfflineKeeper } from './keep-offline.ts';

/** How often a tab that comes back to the front looks for a newer version. */
const LOOK_MS = 60 * 60 * 1_000;

/** What the router does with an address; each of them may show another screen. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'];

/** As far as browsers report it: Firefox and Safari say nothing about the connection. */
type Connection = { readonly saveData?: boolean; readonly type?: string };

/** The one address that may become code; the policy of the page allows no other. */
const WORKER = '/service-worker.js';

type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): void;
};

/** Where a browser knows Trusted Types, it takes no plain text for an address of code unless asked. */
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

/** {@link keepOffline} with the browser around it. */
export async function startOffline(toasts: ToastStore): Promise<OfflineKeeper> {
  const { connection } = navigator as { readonly connection?: Connection };
  // A page is still hydrating, and the worker's start would compete for the processor.
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

  const keepShown = () => keeper.keepPage(window.location.pathname);
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
