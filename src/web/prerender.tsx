import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { App } from './app.tsx';
import type { KeyValueStorage } from './browser-storage.ts';
import type { DishKit } from './dish-kit.ts';
import { createStores } from './create-stores.ts';
import { notFoundPage, screens, type Screen } from './screens.ts';
import type { ChosenSource } from './source-choice.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';

/** A page as HTML before any visitor is known: light, without history, suggestions on their way. */
export type PrerenderedPage = Pick<Screen, 'path' | 'title' | 'start'> &
  Partial<Pick<Screen, 'source' | 'opensOffline'>> & { readonly html: string };

/** Every screen, and the page for addresses without one. */
export async function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  return Promise.all(
    [...screens, notFoundPage].map(async (page) => ({ ...page, html: await writeHtml(page.path) })),
  );
}

async function writeHtml(path: string): Promise<string> {
  const stores = createStores(nobody);
  const loaded = screens.map(async (screen) => [
    screen.path,
    await screen.load({ ...nobody, ...stores }),
  ]);
  const views = Object.fromEntries(await Promise.all(loaded));
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App stores={stores} views={views} year={__BUILD_YEAR__} />
      </Router>
    </StrictMode>,
  );
  return new Response(prelude).text();
}

const emptyStorage: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

const noSource: RecipeSource = {
  findDishes: () => {
    throw new Error('Nothing is asked while HTML is written');
  },
  suggestDishes: () => new Promise(() => {}),
};

const chosen: ChosenSource = { route: 'collection', writer: 'collection', source: noSource };

const nobody = {
  storage: emptyStorage,
  clock: { now: () => 0, setTimer: () => () => {} },
  random: () => 0,
  choose: () => chosen,
  collection: chosen,
  checkKey: () => new Promise<string>(() => {}),
  loadDishKit: () => new Promise<DishKit>(() => {}),
  isOnline: () => true,
  openSettings: () => {},
  onLeave: () => {},
  onStorage: () => {},
  paintTheme: () => {},
  logError: () => {},
  onAnswered: () => {},
};
