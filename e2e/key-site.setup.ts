import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { GATEWAY_FILE, KEY_SITE_DIRECTORY, PROJECT_ROOT, SITE_DIRECTORY } from './built-sites.ts';

const SITE_PAGE = join(SITE_DIRECTORY, 'index.html');
const KEY_SITE_PAGE = join(KEY_SITE_DIRECTORY, 'index.html');

setup('the site and the gateway are built', () => {
  const missing = [SITE_PAGE, GATEWAY_FILE].filter((file) => !existsSync(file));
  expect(missing, 'run "npm run build" first').toEqual([]);
});

setup('a site that carries a key is built', () => {
  // `npm run build:tests` has built both; after another build this one is out of date.
  if (writtenAt(KEY_SITE_PAGE) > writtenAt(SITE_PAGE)) return;
  setup.setTimeout(120_000);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT_ROOT, 'scripts/run-typescript.mjs'), 'e2e/build-key-site.ts'],
    { cwd: PROJECT_ROOT, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

const writtenAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
