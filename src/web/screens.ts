import type { ComponentType } from 'react';
import type { ChatScreenParts } from './chat/chat-screen.tsx';
import type { RecipeScreenParts } from './cookbook/recipe-screen.tsx';
import type { RowStarParts } from './cookbook/use-row-stars.ts';
import { canonicalPath, paths } from './paths.ts';
import type { DishScreenParts } from './shared-dish/dish-screen.tsx';

/** What a screen may need from the page. */
export type ScreenParts = ChatScreenParts & RecipeScreenParts & RowStarParts & DishScreenParts;

/** Everything known about a screen before its code is loaded. */
export type Screen = {
  /** A pattern of wouter's: `/koleksi/:slug` has a parameter. */
  readonly path: string;
  /** Absent if each address of the screen has its own title. */
  readonly title?: string;
  /** Loads the screen's code, a separate chunk. */
  readonly load: (parts: ScreenParts) => Promise<ComponentType>;
  /**
   * The files that `load` imports, only for the build: a prerendered page says at once which chunks it
   * will need.
   */
  readonly sources: readonly string[];
  /**
   * When the JavaScript of the prerendered page starts: a page that is only read can wait until it
   * is painted, so that the two do not collide. It carries the styles of what it shows; all others
   * come with its code.
   */
  readonly start: 'at-once' | 'when-painted';
  /** Whether the service worker keeps it for use without a network. */
  readonly opensOffline: boolean;
  /** Shows only the visitor's own data, so search engines are kept out. */
  readonly isPersonal?: true;
};

/** What a screen with dish cards needs in addition. */
const DISH_KIT = 'src/web/dish-kit.chunk.tsx';

/** Every screen of the product. A new one is a line here and a folder of its own. */
export const screens: readonly Screen[] = [
  {
    path: paths.landing,
    title: 'Cobek — Resep Indonesia untuk usaha kulinermu',
    load: async () => (await import('./landing/landing-page.tsx')).LandingPage,
    sources: import.meta.env.SSR ? ['src/web/landing/landing-page.tsx'] : [],
    start: 'when-painted',
    opensOffline: true,
  },
  {
    path: paths.chat,
    title: 'Cari resep — Cobek',
    load: async (parts) => (await import('./chat/chat-screen.tsx')).createChatScreen(parts),
    sources: import.meta.env.SSR ? ['src/web/chat/chat-screen.tsx'] : [],
    start: 'at-once',
    opensOffline: true,
  },
  // Before the recipes, whose pattern also matches this address.
  {
    path: paths.names,
    title: 'Semua resep A–Z — Cobek',
    load: async (parts) =>
      (await import('./cookbook/name-index-page.tsx')).createNameIndexPage(parts),
    sources: import.meta.env.SSR ? ['src/web/cookbook/name-index-page.tsx'] : [],
    start: 'when-painted',
    opensOffline: true,
  },
  {
    path: paths.recipe(':slug'),
    load: async (parts) => (await import('./cookbook/recipe-screen.tsx')).createRecipeScreen(parts),
    sources: import.meta.env.SSR ? ['src/web/cookbook/recipe-screen.tsx', DISH_KIT] : [],
    start: 'when-painted',
    // Visited pages are cached; the others open from the collection.
    opensOffline: false,
  },
  {
    path: paths.collection,
    title: 'Koleksi resep — Cobek',
    load: async (parts) =>
      (await import('./cookbook/recipe-list-page.tsx')).createRecipeListPage(parts),
    sources: import.meta.env.SSR ? ['src/web/cookbook/recipe-list-page.tsx'] : [],
    start: 'when-painted',
    opensOffline: true,
  },
  {
    path: paths.stars,
    title: 'Bintang — Cobek',
    load: async (parts) => (await import('./stars/stars-screen.tsx')).createStarsScreen(parts),
    sources: import.meta.env.SSR ? ['src/web/stars/stars-screen.tsx', DISH_KIT] : [],
    start: 'at-once',
    opensOffline: true,
    isPersonal: true,
  },
  {
    path: paths.dish,
    title: 'Hidangan — Cobek',
    load: async (parts) => (await import('./shared-dish/dish-screen.tsx')).createDishScreen(parts),
    sources: import.meta.env.SSR ? ['src/web/shared-dish/dish-screen.tsx', DISH_KIT] : [],
    start: 'at-once',
    opensOffline: true,
    isPersonal: true,
  },
];

/** The page for every other address: not a screen, and no code beyond what all pages load. */
export const notFoundPage = {
  path: paths.notFound,
  title: 'Halaman tidak ditemukan — Cobek',
  start: 'when-painted',
} as const satisfies Partial<Screen>;

/** The screen of an address, in any spelling; `undefined` if there is none. */
export function findScreen(pathname: string): Screen | undefined {
  const segments = canonicalPath(pathname).split('/');
  return screens.find(({ path }) => {
    const pattern = path.split('/');
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  });
}
