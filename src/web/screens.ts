import type { ComponentType } from 'react';
import type { ChatScreenParts } from './chat-screen.tsx';
import type { RecipeScreenParts } from './cookbook/recipe-screen.tsx';
import { canonicalPath, paths } from './paths.ts';
import type { DishScreenParts } from './shared-dish/dish-screen.tsx';
import type { StarsScreenParts } from './stars/stars-screen.tsx';

/** What a screen may need of the world around it. */
export type ScreenParts = ChatScreenParts & RecipeScreenParts & StarsScreenParts & DishScreenParts;

/** All that is known of a screen before its code is loaded. */
export type Screen = {
  /** A pattern of wouter's: `/koleksi/:slug` has a parameter. */
  readonly path: string;
  /** Absent where each address of the screen has its own: the screen itself says it. */
  readonly title?: string;
  /** Loads the screen's code: a chunk of its own. */
  readonly load: (parts: ScreenParts) => Promise<ComponentType>;
  /** The file that `load` imports: a prerendered page says at once which chunk it will need. */
  readonly source: string;
  /**
   * When the JavaScript of the prerendered page starts: a page that is only read can wait until it
   * is painted, so that the two do not meet.
   */
  readonly start: 'at-once' | 'when-painted';
  /** Whether the service worker keeps it for use without a network. */
  readonly opensOffline: boolean;
  /**
   * How much of the style sheet its HTML carries: all of it, or what the HTML shows, and the rest
   * comes with its JavaScript.
   */
  readonly styles: 'all' | 'shown';
};

/** Every screen of the product. A new one is a line here and a folder of its own. */
export const screens: readonly Screen[] = [
  {
    path: paths.landing,
    title: 'Cobek — Resep Indonesia untuk usaha kulinermu',
    load: async () => (await import('./landing/landing-page.tsx')).LandingPage,
    source: 'src/web/landing/landing-page.tsx',
    start: 'when-painted',
    opensOffline: true,
    styles: 'all',
  },
  {
    path: paths.chat,
    title: 'Cari resep — Cobek',
    load: async (parts) => (await import('./chat-screen.tsx')).createChatScreen(parts),
    source: 'src/web/chat-screen.tsx',
    start: 'at-once',
    opensOffline: true,
    styles: 'all',
  },
  // Before the recipes, whose pattern fits its address too.
  {
    path: paths.names,
    title: 'Semua resep A–Z — Cobek',
    load: async () => (await import('./cookbook/name-index-page.tsx')).NameIndexPage,
    source: 'src/web/cookbook/name-index-page.tsx',
    start: 'when-painted',
    opensOffline: true,
    styles: 'shown',
  },
  {
    path: paths.recipe(':slug'),
    load: async (parts) => (await import('./cookbook/recipe-screen.tsx')).createRecipeScreen(parts),
    source: 'src/web/cookbook/recipe-screen.tsx',
    start: 'when-painted',
    // Visited ones are kept, and the collection opens the others.
    opensOffline: false,
    styles: 'shown',
  },
  {
    path: paths.collection,
    title: 'Koleksi resep — Cobek',
    load: async () => (await import('./cookbook/recipe-list-page.tsx')).RecipeListPage,
    source: 'src/web/cookbook/recipe-list-page.tsx',
    start: 'when-painted',
    opensOffline: true,
    styles: 'shown',
  },
  {
    path: paths.stars,
    title: 'Bintang — Cobek',
    load: async (parts) => (await import('./stars/stars-screen.tsx')).createStarsScreen(parts),
    source: 'src/web/stars/stars-screen.tsx',
    start: 'at-once',
    opensOffline: true,
    styles: 'shown',
  },
  {
    path: paths.dish,
    title: 'Hidangan — Cobek',
    load: async (parts) => (await import('./shared-dish/dish-screen.tsx')).createDishScreen(parts),
    source: 'src/web/shared-dish/dish-screen.tsx',
    start: 'at-once',
    opensOffline: true,
    styles: 'shown',
  },
];

/** The page for every other address: no screen of its own, and no code beyond what all pages load. */
export const notFoundPage = {
  path: '/404',
  title: 'Halaman tidak ditemukan — Cobek',
  start: 'when-painted',
  styles: 'all',
} as const satisfies Partial<Screen>;

/** The screen of an address, in whatever spelling; `undefined` where there is none. */
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
