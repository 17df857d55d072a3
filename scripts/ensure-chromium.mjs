import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window comes first: the same engine in three quarters of the processor time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findOnSystem = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path));

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * A Chromium for the browser tests: the system's, else Debian's package if we are root, else
 * Playwright's download.
 *
 * @returns {string | undefined} its path, or `undefined` for the one that Playwright brings.
 */
export function ensureChromium() {
  const found = findOnSystem();
  if (found) return found;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('Installing Chromium for the browser tests …');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
    const installed = findOnSystem();
    if (installed) return installed;
  }
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) return undefined;
  if (run('npx', ['playwright', 'install', 'chromium'])) return undefined;
  console.error('No Chromium: install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
