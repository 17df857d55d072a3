import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { RecipePage } from '#core/sources/collection/recipe-page.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { App } from './app.tsx';
import { text } from './cookbook/text.ts';
import { createStores } from './create-stores.ts';
import { createDishKit } from './dish-kit.chunk.tsx';
import { paths } from './paths.ts';
import { notFoundPage, screens, type Screen } from './screens.ts';
import type { ChosenSource } from './source-choice.ts';
import type { KeyValueStorage } from './storage/browser-storage.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';

/** A page as HTML before any visitor is known: light, without history, suggestions still loading. */
export type PrerenderedPage = Pick<Screen, 'path' | 'start'> &
  Partial<Pick<Screen, 'sources' | 'opensOffline' | 'isPersonal'>> & {
    readonly title: string;
    readonly html: string;
    /** For a recipe's page. */
    readonly recipe?: RecipePage;
  };

/** The only screen with many pages. */
const RECIPES = paths.recipe(':slug');

/**
 * Every page of every screen, and the page for addresses without one.
 *
 * @param recipes of the collection, each with its own page.
 */
export async function prerenderPages(
  recipes: readonly RecipePage[],
): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const screen of [...screens, notFoundPage]) {
    if (screen.path === RECIPES && 'load' in screen) {
      for (const recipe of recipes) pages.push(await prerenderRecipe(screen, recipe));
    } else {
      pages.push({ title: '', ...screen, html: await writeHtml(screen, screen.path) });
    }
  }
  return pages;
}

async function prerenderRecipe(screen: Screen, recipe: RecipePage): Promise<PrerenderedPage> {
  const { foodName, slug = '' } = recipe.dish;
  const path = paths.recipe(slug);
  const html = await writeHtml(screen, path, JSON.stringify(recipe));
  return { ...screen, path, title: text.title(foodName), html, recipe };
}

async function writeHtml(screen: Partial<Screen>, path: string, data = ''): Promise<string> {
  const stores = createStores(stubbedParts);
  const served = { address: path, page: path, readData: () => data };
  const loadDishKit = async () => createDishKit({ ...stubbedParts, ...stores });
  const view = await screen.load?.({ ...stubbedParts, ...stores, loadDishKit, served });
  // Synchronously: nothing is awaited, and hundreds of streams would take seconds.
  return renderToString(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App
          stores={stores}
          views={view === undefined || screen.path === undefined ? {} : { [screen.path]: view }}
          year={__BUILD_YEAR__}
        />
      </Router>
    </StrictMode>,
  );
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

const chosen: ChosenSource = { route: 'collection', name: 'collection', source: noSource };

/** What the page hands to its screens, for no visitor in particular. */
const stubbedParts = {
  storage: emptyStorage,
  clock: { now: () => 0, setTimer: () => () => {} },
  random: () => 0,
  choose: () => chosen,
  collection: chosen,
  checkKey: () => new Promise<string>(() => {}),
  isOnline: () => true,
  openSettings: () => {},
  onLeave: () => {},
  onStorage: () => {},
  paintTheme: () => {},
  isHistoryClosed: false,
  logError: () => {},
  onUsed: () => {},
};
