import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { App } from './app.tsx';
import type { KeyValueStorage } from './browser-storage.ts';
import { createChatScreen } from './chat-screen.tsx';
import { createStores } from './create-stores.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { text } from './text.ts';
import type { ChosenSource } from './source-choice.ts';
import './theme/tokens.css';
import './theme/base.css';

/** A page as HTML before any visitor is known: light, without history, suggestions on their way. */
export type PrerenderedPage = { readonly title: string; readonly html: string };

/** @param path one of `/`, `/start-chat`, or any other for the page that is not there. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const stores = createStores(nobody);
  const screens = { Landing: LandingPage, Chat: createChatScreen({ ...nobody, ...stores }) };
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App stores={stores} screens={screens} year={__BUILD_YEAR__} />
      </Router>
    </StrictMode>,
  );
  const titles: Record<string, string> = {
    '/': text.pageTitle.landing,
    '/start-chat': text.pageTitle.chat,
  };
  return {
    title: titles[path] ?? text.pageTitle.notFound,
    html: await new Response(prelude).text(),
  };
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
  isOnline: () => true,
  onLeave: () => {},
  onStorage: () => {},
  paintTheme: () => {},
  logError: () => {},
};
