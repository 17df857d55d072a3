import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test as setup } from '@playwright/test';
import {
  BUILD_KEY,
  GATEWAY_FILE,
  GEMINI_PLACEHOLDER,
  KEY_SITE_DIRECTORY,
  PROJECT_ROOT,
  SITE_DIRECTORY,
} from './built-sites.ts';

setup('the site and the gateway are built', () => {
  const made = [join(SITE_DIRECTORY, 'index.html'), GATEWAY_FILE];
  const missing = made.filter((file) => !existsSync(file));
  expect(missing, 'run "npm run build" first').toEqual([]);
});

setup('a site that carries a key is built', () => {
  setup.setTimeout(120_000);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      relative(PROJECT_ROOT, KEY_SITE_DIRECTORY),
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        VITE_GEMINI_API_KEY: BUILD_KEY,
        VITE_GEMINI_BASE_URL: GEMINI_PLACEHOLDER,
      },
    },
  );
  expect(status, stderr).toBe(0);
});
