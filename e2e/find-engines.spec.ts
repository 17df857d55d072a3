import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PROJECT_ROOT } from './built-sites.ts';

const MISSING = [
  'Firefox is not tested: firefox-esr is not installed.',
  'WebKit is not tested: webkit2gtk-driver and xvfb are not installed.',
];

test('npm run test:browsers names a missing engine once and does not fail', () => {
  const runner = join(PROJECT_ROOT, 'node_modules/@playwright/test/cli.js');
  const words = ['test', '--project', 'engines', '--no-deps', '--pass-with-no-tests', '--list'];
  // In a separate run with an empty PATH.
  const { TEST_WORKER_INDEX: _, ...environment } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [runner, ...words, '--reporter=list'], {
    cwd: PROJECT_ROOT,
    env: { ...environment, PATH: join(PROJECT_ROOT, 'e2e') },
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => line.includes('is not tested'))).toEqual(MISSING);
  expect(status).toBe(0);
});
