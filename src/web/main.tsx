import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { loadOnce } from '#core/load-once.ts';
import type { Clock } from '#core/outside-world.ts';
import { App } from './app.tsx';
import { isCooking } from './cook/is-cooking.ts';
import { createStores } from './create-stores.ts';
import { nextTurn } from './next-turn.ts';
import { canonicalPath } from './paths.ts';
import { findScreen, notFoundPage, screens, type ScreenParts } from './screens.ts';
import { readOwnKey } from './settings/key-storage.ts';
import { notingChanges } from './settings/setting-changes.ts';
import { createSourceChoice, readBuildSettings, readGatewaySource } from './source-choice.ts';
import { openStorage } from './storage/browser-storage.ts';
import { onStorage } from './storage/on-storage.ts';
import { text } from './text.ts';
import { paintTheme } from './theme/theme-store.ts';
import { lazyPart } from './ui/lazy-part.tsx';
import { brokenScreen } from './ui/load-failure.tsx';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';

const isOnline = () => navigator.onLine;
const fetchInBrowser = (url: string, init?: RequestInit) => window.fetch(url, init);
const clock: Clock = {
  now: () => Date.now(),
  setTimer: (run, delayMs) => {
    const timer = window.setTimeout(run, delayMs);
    return () => window.clearTimeout(timer);
  },
};
const storage = notingChanges(
  openStorage(() => window.localStorage),
  clock,
);

const build = readBuildSettings(import.meta.env);
const { choose, collection } = createSourceChoice({
  fetch: fetchInBrowser,
  clock,
  build,
  gatewaySource: readGatewaySource(document),
  isOnline,
  readOwnKey: () => readOwnKey(storage),
});

const stores = createStores({
  storage,
  clock,
  checkKey: async (apiKey, signal) => {
    const { checkKey } = await import('#core/sources/gemini/check-key.ts');
    return checkKey({ ...build, apiKey, fetch: fetchInBrowser, clock, signal });
  },
  paintTheme,
  isHistoryClosed: 'historyClosed' in document.documentElement.dataset,
});

const root = document.getElementById('root') ?? document.body;

const wasCooking = isCooking(storage);
const parts: ScreenParts = {
  ...stores,
  served: {
    address: window.location.pathname,
    page: root.dataset['page'],
    readData: () => document.getElementById('page-data')?.textContent ?? '',
  },
  storage,
  clock,
  choose,
  collection,
  isOnline,
  loadDishKit: loadOnce(async () => {
    const { startDishKit } = await import('./dish-kit.chunk.tsx');
    return startDishKit({ ...parts, wasCooking }, stores.tools);
  }),
  openSettings: () => stores.settings.setState({ isOpen: true }),
  random: Math.random,
  onLeave: (listener) => {
    window.addEventListener('pagehide', listener);
    document.addEventListener('visibilitychange', () => document.hidden && listener());
  },
  onStorage,
  // The contract wants failures in the console; a RecipeError contains no key and no question.
  logError: (what, error) => console.error(what, error),
  onUsed: () => void cacheEverything(),
};

/** Each loaded once, since a screen keeps its stores. */
const loads = Object.fromEntries(
  screens.map((screen) => [screen.path, loadOnce(() => screen.load(parts))]),
);
const views = Object.fromEntries(
  Object.entries(loads).map(([path, load]) => [path, lazyPart(load, brokenScreen)]),
);

/** The prerendered HTML is the empty screen; what the address asks for comes right after. */
async function start() {
  const { pathname, search, hash } = window.location;
  const screen = findScreen(pathname);
  const path = screen === undefined ? pathname : canonicalPath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
  // Some static hosts answer any address with the landing page, and the development server with none.
  const isOfThisScreen =
    parts.served.page === path ||
    // For a missing recipe the server sent the 404 page; the recipe's screen says the same.
    (parts.served.page === notFoundPage.path && screen?.title === undefined);
  // Every change of route starts at the top, even "back".
  window.history.scrollRestoration = 'manual';
  // Starting blocks a slow phone for 200 ms: earlier touches are answered first.
  await nextTurn();
  // Loaded before hydration, so that nothing is drawn twice. If that fails, everything around the
  // screen hydrates and the screen reports it; a recipe already readable stays.
  const load = loads[screen?.path ?? '']?.();
  const hasFailed = await load?.then(
    () => false,
    () => true,
  );
  if (hasFailed && isOfThisScreen && parts.served.readData() !== '') {
    document.getElementById('not-started')?.removeAttribute('hidden');
    return;
  }
  await nextTurn();
  const app = (
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App stores={stores} views={views} year={__BUILD_YEAR__} />
      </Router>
    </StrictMode>
  );
  // As a transition, so that React works in slices.
  if (isOfThisScreen) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

window.addEventListener('vite:preloadError', () => {
  // The failed part reports itself; if the server has a newer build, only a reload helps.
  if (!isOnline()) return;
  const { reload, part } = text.broken;
  stores.toasts.show({ message: part, action: { label: reload, run: () => location.reload() } });
});

const offlineKeeper = start()
  .then(() => import('./after-start.chunk.ts'))
  .then(
    ({ afterStart }) => afterStart(parts),
    () => undefined,
  );

async function cacheEverything(): Promise<void> {
  (await offlineKeeper)?.keepAll();
}
