import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { collectionPlugin } from './build/collection-plugin.ts';
import { compressAssets } from './build/compress-assets.ts';
import { gatewayInDevelopment } from './build/gateway-in-development.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { previousAssets } from './build/previous-assets.ts';
import { priceBookPlugin } from './build/price-book-plugin.ts';
import { retryImports } from './build/retry-imports.ts';

/** One file of the build for all modules whose path holds one of these patterns. */
const oneFile = (name: string, ...paths: readonly string[]) => ({
  name,
  test: new RegExp(paths.join('|'), 'u'),
});

/**
 * What screens load at once, in one file each: thirty files of half a kilobyte cost more time than
 * their bytes do. `npm run check:size` counts what each screen loads.
 */
const FIRST_LOAD = [
  oneFile(
    'page',
    'node_modules/(?:react|wouter|zustand)/(?!.*shallow)',
    'src/web/ui/(?!popover|reading-column|sheet|tool-|download-file|copy-text)',
    'core/load-once',
    'src/web/(?:paths|screens|text|limits|browser-storage|next-turn)',
    'recipe-error',
    'preload-helper',
    'icons/download',
  ),
  oneFile(
    'chat-parts',
    'rupiah',
    'core/recipes/',
    'failure-text',
    'history/(?:conversation|history-st|stored-map|tab-dec|text)',
    'icons/(?:trash|circle-exc|search|book-open|refresh-cw|square\\.)',
  ),
  oneFile('after-start', 'after-start', 'offline/(?:start|keep)-offline', 'cooking-key'),
  oneFile(
    'cookbook-parts',
    'cookbook/(?:use-row-stars|row-star|load-recipe-page|text)',
    'dish/dish-picture',
    'stars/(?:starred-dishes|star-toggle\\.module)',
    'icons/(?:star|chevron-right|message-circle)\\.',
  ),
  // Also needed by what only reads amounts, or only answers of a gateway.
  oneFile('amounts', 'lines/(?:kitchen-units|read-amount)', 'costing/own-prices'),
  oneFile('checks', 'node_modules/valibot/'),
  oneFile(
    'dish-parts',
    'src/web/dish/',
    'kitchen/(?:business-costs|cost-sheet|dish-identity|dish-text|plan-dish|portion-|read-serving|scale-|split-group|write-amount)',
    'planning/(?:go-to-dish|portion-stepper|dish-for-helper|load-price-book|planning-storage|text)',
    '(?:sending|stars|export)/text',
    'save-files',
    'icons/(?:arrow-up|clock|cooking-pot|file-text|flame|map-pin|minus|plus|printer|share-2|shopping-basket|users|wallet)\\.',
  ),
];

/** The static site in `dist/` (the default), or with `--ssr` the gateway in `dist-gateway/`. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    collectionPlugin(),
    priceBookPlugin(),
    ...(isSsrBuild ? [] : [retryImports(), prerenderPlugin(), previousAssets(), compressAssets()]),
    gatewayInDevelopment(),
  ],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist-gateway',
        target: 'node20',
        rolldownOptions: { input: 'src/server/main.ts' },
      }
    : {
        outDir: 'dist',
        // One small style sheet, written into the HTML: nothing waits for it.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
      },
}));
