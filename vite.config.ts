import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { collectionPlugin } from './build/collection-plugin.ts';
import { compressAssets } from './build/compress-assets.ts';
import { firstLoad } from './build/first-load.ts';
import { gatewayInDevelopment } from './build/gateway-in-development.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { previousAssets } from './build/previous-assets.ts';
import { priceBookPlugin } from './build/price-book-plugin.ts';
import { retryImports } from './build/retry-imports.ts';

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
        rolldownOptions: {
          // Writing a page for each recipe takes most of the build, which `npm start` need not say.
          checks: { bundlerTimings: false },
          output: { codeSplitting: firstLoad(import.meta.dirname) },
        },
      },
}));
