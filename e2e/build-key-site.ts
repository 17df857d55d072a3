import { relative } from 'node:path';
import { build } from 'vite';
import { BUILD_KEY, GEMINI_PLACEHOLDER, KEY_SITE_DIRECTORY, PROJECT_ROOT } from './built-sites.ts';

// Builds the site for an operator with a key but no server. In the same process as
// `scripts/build.mjs` it takes a third of the time, because the collection is already read.
process.env['VITE_GEMINI_API_KEY'] = BUILD_KEY;
process.env['VITE_GEMINI_BASE_URL'] = GEMINI_PLACEHOLDER;
await build({
  root: PROJECT_ROOT,
  logLevel: 'error',
  build: { outDir: relative(PROJECT_ROOT, KEY_SITE_DIRECTORY), emptyOutDir: true },
});
