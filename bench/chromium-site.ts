import { spawn } from 'node:child_process';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

/** The built product, served without a key, and a browser to open it with. */
export type Site = { readonly url: string; readonly browser: Browser; close(): Promise<void> };

/** The browser that `CHROMIUM_PATH` names, or the installed one; it loads nothing of its own. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

export async function openSite(): Promise<Site> {
  const gateway = spawn(process.execPath, ['dist-gateway/main.js'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Far above what a benchmark asks, so that the limit is not measured.
    env: { PORT: '0', RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  const kill = () => void gateway.kill();
  process.once('exit', kill);
  const greeting = await new Promise<string>((resolve, reject) => {
    gateway.stdout.once('data', (said: Buffer) => resolve(said.toString()));
    gateway.once('exit', () => reject(new Error('the gateway does not start: npm run build?')));
  });
  const browser = await launchChromium();
  return {
    url: /http:\/\/\S+/u.exec(greeting)?.[0] ?? '',
    browser,
    async close() {
      await browser.close();
      process.off('exit', kill);
      kill();
    },
  };
}

/** The browser's other process reads it from memory; the disk takes longer. */
const SETTLING_MS = 1_000;

/** A new visitor whose local storage holds this history from an earlier visit. */
export async function visitorWith(
  { browser, url }: Site,
  chatHistory: Readonly<Record<string, unknown>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  const text = JSON.stringify(chatHistory);
  const page = await context.newPage();
  await page.goto(`${url}/empty-page`);
  await page.evaluate((value) => localStorage.setItem('chatHistory', value), text);
  // Chromium writes it in the background, and a page closed too early loses it.
  for (let written = -1; written !== text.length;) {
    const other = await context.newPage();
    await other.goto(`${url}/empty-page`);
    written = await other.evaluate(() => localStorage.getItem('chatHistory')?.length ?? 0);
    await other.close();
  }
  await page.waitForTimeout(SETTLING_MS);
  await page.close();
  return context;
}

/** From a simple generator, so that every run has the same words. */
const RANDOM_MODULUS = 2_147_483_647;

const WORDS =
  'bawang serai lengkuas daun jeruk kunyit santan kelapa merica ketumbar kemiri jahe kencur tempe tahu ' +
  'ayam sapi udang tumis rebus goreng kukus panggang harum empuk matang gurih pedas manis segar kental api kecil sedang besar';

/** A dish of ordinary length, about 1.3 KB, with its own words. */
export function dishNamed(foodName: string) {
  const words = WORDS.split(' ');
  let seed = 7;
  for (const character of foodName) {
    seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % RANDOM_MODULUS;
  }
  const phrase = (length: number) =>
    Array.from({ length }, () => {
      seed = (seed * 48_271) % RANDOM_MODULUS;
      return words[seed % words.length];
    }).join(' ');
  return {
    foodName,
    description: phrase(10),
    completeRecept: Array.from({ length: 6 }, (_, index) => ({
      number: index + 1,
      step: phrase(13),
    })),
    ingredient: Array.from({ length: 10 }, () => ({ name: phrase(3), servingSize: '2 sdm' })),
    estimatedCostatRupiah: 45_000,
    price: 15_000,
    img: '',
  };
}
