import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserEngine } from './browser-engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

type FoundEngine =
  | { readonly name: string; readonly start: () => Promise<BrowserEngine> }
  | { readonly name: string; readonly missing: string };

/** The engines besides Chromium, as Debian packages them; a missing one says what to install. */
export function findEngines(): readonly FoundEngine[] {
  return [findFirefox(), findWebKit()];
}

function findFirefox(): FoundEngine {
  const command = inPath('firefox-esr') ?? inPath('firefox');
  if (command === undefined) {
    return { name: 'Firefox', missing: 'Firefox is not tested: firefox-esr is not installed.' };
  }
  return { name: 'Firefox', start: () => startFirefox(command) };
}

function findWebKit(): FoundEngine {
  const driver = inPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  if (driver === undefined || browser === undefined || inPath('xvfb-run') === undefined) {
    const missing = 'WebKit is not tested: webkit2gtk-driver and xvfb are not installed.';
    return { name: 'WebKit', missing };
  }
  return { name: 'WebKit', start: () => startWebKit({ driver, browser }) };
}

const inPath = (command: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((directory) => join(directory, command))
    .find((file) => existsSync(file));

/**
 * It is in a folder named after machine and version: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/`.
 */
const findMiniBrowser = () =>
  listed('/usr/lib', /-linux-gnu/u)
    .flatMap((directory) => listed(directory, /^webkit2?gtk-/u))
    .map((directory) => join(directory, 'MiniBrowser'))
    .find((file) => existsSync(file));

const listed = (directory: string, name: RegExp) =>
  existsSync(directory)
    ? readdirSync(directory)
        .filter((entry) => name.test(entry))
        .map((entry) => join(directory, entry))
    : [];
