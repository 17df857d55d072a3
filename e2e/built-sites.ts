import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What `npm run build` has made. */
export const SITE_DIRECTORY = '/tmp/e2e-tree/dist';
export const GATEWAY_FILE = '/tmp/e2e-tree/dist-gateway/main.js';

/** The same site, built with a key of the operator's: the form without any server of ours. */
export const KEY_SITE_DIRECTORY = '/tmp/e2e-tree/dist-key';
export const BUILD_KEY = 'kunci-dalam-bangunan';

/** Stands in the built scripts for the fake Gemini, whose port is known only when it runs. */
export const GEMINI_PLACEHOLDER = 'http://gemini.invalid';

export const PROJECT_ROOT = ROOT;
