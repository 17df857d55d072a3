import { lazy, startTransition, StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { Clock } from '#core/outside-world.ts';
import { App, isChatPath } from './app.tsx';
import { openLocalStorage } from './browser-storage.ts';
import { createStores } from './create-stores.ts';
import { paths } from './paths.ts';
import { readOwnKey } from './settings/key-storage.ts';
import { createSourceChoice, readBuildSettings, readGatewayWriter } from './source-choice.ts';
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
  gatewayWriter: readGatewayWriter(document),
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
  paintTheme: (isDarkMode) => paintTheme(document, isDarkMode),
});

const loadLanding = async () => {
  const { LandingPage } = await import('./landing/landing-page.tsx');
  return { default: LandingPage };
};

/** Loaded once, since the screen keeps its stores. */
let loadingChat: Promise<{ readonly default: ComponentType }> | undefined;
const loadChat = () => {
  loadingChat ??= import('./chat-screen.tsx').then(({ createChatScreen }) => ({
    default: createChatScreen({
      storage,
      clock,
      choose,
      collection,
      isOnline,
      sidebar: stores.sidebar,
      toasts: stores.toasts,
      random: Math.random,
      onLeave: (listener) => {
        window.addEventListener('pagehide', listener);
        document.addEventListener('visibilitychange', () => document.hidden && listener());
      },
      onStorage: (listener) => window.addEventListener('storage', listener),
      // The specification asks for failures in the console; a RecipeError has neither key nor text.
      logError: (what, error) => console.error(what, error),
    }),
  }));
  return loadingChat;
};

const screens = { Landing: lazy(loadLanding), Chat: lazy(loadChat) };

/** The prerendered HTML is the empty screen; what the address asks for comes right after. */
async function start() {
  const { pathname } = window.location;
  // Every change of route starts at the top, "back" included.
  window.history.scrollRestoration = 'manual';
  await pause();
  // Loaded before the page is taken over, so that nothing of it is drawn twice.
  if (isChatPath(pathname)) await loadChat();
  else if (pathname === paths.landing) await loadLanding();
  await pause();
  const root = document.getElementById('root') ?? document.body;
  const app = (
    <StrictMode>
      <Router ssrPath={pathname} ssrSearch="">
        <App stores={stores} screens={screens} year={__BUILD_YEAR__} />
      </Router>
    </StrictMode>
  );
  // The development server writes no HTML beforehand.
  // As a transition, so that React works in slices too.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Starting takes a slow phone a fifth of a second: in parts, so that a touch is heard in between. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Kept for use without a network, once the page itself has everything it needs. */
function keepOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse; the product then simply needs a network.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

await start();
keepOffline();
