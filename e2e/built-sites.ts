import { join } from 'node:path';

export const PROJECT_ROOT = join(import.meta.dirname, '..');

/** The output of `npm run build`. */
export const SITE_DIRECTORY = join(PROJECT_ROOT, 'dist');
export const GATEWAY_FILE = join(PROJECT_ROOT, 'dist-gateway/main.js');

/** The site built with an operator's key: the setup without a server of ours. */
export const KEY_SITE_DIRECTORY = join(PROJECT_ROOT, 'node_modules/.cache/e2e/static-key');
export const BUILD_KEY = 'kunci-dalam-bangunan';

/** Placeholder in the built scripts for the fake Gemini, whose port is known only at run time. */
export const GEMINI_PLACEHOLDER = 'http://gemini.invalid';
