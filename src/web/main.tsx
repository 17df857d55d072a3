import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { Clock } from '#core/outside-world.ts';
import { App, isChatPath, loadChatPage, loadLandingPage } from './app.tsx';
import { openLocalStorage } from './browser-storage.ts';
import { createStores } from './create-stores.ts';
import { paths } from './paths.ts';
import { readOwnKey } from './settings/key-storage.ts';
import { createSourceChoice, readBuildSettings } from './source-choice.ts';
import { paintTheme } from './theme/theme-store.ts';
import './theme/tokens.css';
import './theme/base.css';

const storage = openLocalStorage();
const isOnline = () => navigator.onLine;
const fetchInBrowser = (url: string, init?: RequestInit) => window.fetch(url, init);
const clock: Clock = {
  now: () => Date.now(),
  setTimer: (run, delayMs) => {
    const timer = window.setTimeout(run, delayMs);
    return () => window.clearTimeout(timer);
  },
};

const build = readBuildSettings(import.meta.env);
const { choose, collection } = createSourceChoice({
  fetch: fetchInBrowser,
  clock,
  build,
  hasGateway: document.querySelector('meta[name="cobek-gateway"]') !== null,
  isOnline,
  readOwnKey: () => readOwnKey(storage),
});

const stores = createStores({
  storage,
  clock,
  random: Math.random,
  choose,
  collection,
  isOnline,
  checkKey: async (apiKey, signal) => {
    const { checkKey } = await import('#core/sources/gemini/check-key.ts');
    return checkKey({ ...build, apiKey, fetch: fetchInBrowser, clock, signal });
  },
  paintTheme: (isDarkMode) => paintTheme(document, isDarkMode),
  // The specification asks for failures in the console; a RecipeError carries neither key nor text.
  // oxlint-disable-next-line no-console
  logError: (what, error) => console.error(what, error),
});

/** The prerendered HTML is the empty screen; what the address asks for comes right after. */
async function start() {
  const { pathname } = window.location;
  // Loaded before the page is taken over, so that nothing of it is drawn twice.
  if (isChatPath(pathname)) await loadChatPage();
  else if (pathname === paths.landing) await loadLandingPage();
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <StrictMode>
      <Router ssrPath={pathname} ssrSearch="">
        <App stores={stores} year={__BUILD_YEAR__} />
      </Router>
    </StrictMode>,
    { onRecoverableError: (error) => reportError(error) },
  );
}

/** Kept for use without a network, once the page itself has everything it needs. */
function keepOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse; the product then simply needs a network.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

await start();
keepOffline();
