import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GEMINI_PLACEHOLDER, KEY_SITE_DIRECTORY, SITE_DIRECTORY } from './built-sites.ts';
import { askAndWait, chatScreen, newQuestion, untilHydrated } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { keptForOffline, notKept, untilKept } from './kept-offline.ts';
import { startStaticServer, type RunningServer } from './static-server.ts';

// Two builds that differ: without a key, and with one.
const BUILD_A = SITE_DIRECTORY;
const BUILD_B = KEY_SITE_DIRECTORY;

const CHUNK_ERRORS = /404|net::ERR|dynamically imported|Failed to fetch|CSP|Content Security/u;

const entryOf = (page: Page) =>
  page.evaluate(() => /\/assets\/index-[\w-]+\.js/u.exec(document.body.innerHTML)?.[0]);

let server: RunningServer | undefined;

test.afterEach(() => server?.close());

test('every page hydrates when requests alternate between two builds', async ({
  page,
  gemini,
  witness,
}) => {
  witness.expectError(CHUNK_ERRORS);
  // The newer build also has the files of the older one.
  let turn = 0;
  server = await startStaticServer(
    () => {
      turn += 1;
      return turn % 2 === 0 ? [BUILD_A] : [BUILD_B, BUILD_A];
    },
    { replace: { text: GEMINI_PLACEHOLDER, by: gemini.url } },
  );
  witness.expectHost(server.url);
  for (let load = 0; load < 6; load += 1) {
    for (const path of ['/start-chat', '/']) {
      await page.goto(server.url + path);
      await untilHydrated(page);
      // Each visit is by a different visitor.
      await page.evaluate(() => sessionStorage.clear());
    }
  }
});

test.describe('under a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a deploy under an open tab is offered, and changes nothing until it is accepted', async ({
    page,
    gemini,
    witness,
  }) => {
    witness.expectError(CHUNK_ERRORS);
    let directory = BUILD_A;
    server = await startStaticServer(() => [directory], {
      replace: { text: GEMINI_PLACEHOLDER, by: gemini.url },
    });
    witness.expectHost(server.url);
    await page.goto(`${server.url}/start-chat`);
    await untilHydrated(page);
    await untilKept(page, '/start-chat');
    await askAndWait(page, newQuestion());
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    const before = await entryOf(page);
    // Loaded before the deploy: a failed load afterwards would show its message over the offer.
    await keptForOffline(page);

    directory = BUILD_B;
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const offer = chatScreen(page).toast('Cobek versi baru sudah siap.');
    await expect(offer).toBeVisible();
    // Files that the server no longer has are still cached for this tab.
    await page.getByRole('button', { name: 'Pengaturan' }).click();
    await expect(page.getByRole('dialog', { name: 'Pengaturan' })).toBeVisible();
    await page.getByRole('dialog').press('Escape');
    expect(await entryOf(page)).toBe(before);

    await offer.getByRole('button', { name: 'Muat ulang' }).click();
    await expect.poll(() => entryOf(page).catch(() => before)).not.toBe(before);
    await untilHydrated(page);
    await expect(chatScreen(page).dishNames.first()).toBeVisible();
  });

  test('a page of the next build opens offline under the worker of this one', async ({
    page,
    context,
    gemini,
    witness,
  }) => {
    witness.expectError(CHUNK_ERRORS);
    // Nothing was asked, so the recipes are not cached.
    witness.expectError(/could not be loaded/u);
    let directory = BUILD_A;
    server = await startStaticServer(() => [directory], {
      replace: { text: GEMINI_PLACEHOLDER, by: gemini.url },
    });
    witness.expectHost(server.url);
    await page.goto(`${server.url}/start-chat`);
    await untilHydrated(page);
    await untilKept(page, '/start-chat');
    const before = await entryOf(page);

    directory = BUILD_B;
    await page.reload();
    await untilHydrated(page);
    const after = (await entryOf(page)) ?? '';
    expect(after).not.toBe(before);
    await untilKept(page, after);
    await context.setOffline(true);
    await page.reload();
    await untilHydrated(page);
  });

  test('what was cached on demand outlives its builds', async ({ page, witness }, {
    outputDir,
  }) => {
    witness.expectError(CHUNK_ERRORS);
    // Later builds that differ only in their worker.
    await mkdir(outputDir, { recursive: true });
    server = await startStaticServer([outputDir, BUILD_A]);
    witness.expectHost(server.url);
    await page.goto(server.url);
    await untilHydrated(page);
    // Before its worker is ready, the settings cannot offer anything.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByRole('button', { name: 'Pengaturan' }).click();
    const section = page.getByRole('region', { name: 'Tanpa internet' });
    await section.getByRole('button', { name: 'Simpan seluruh koleksi di perangkat ini' }).click();
    await expect(section.getByText('Seluruh koleksi sudah tersimpan')).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('dialog').press('Escape');

    const worker = await readFile(join(BUILD_A, 'service-worker.js'), 'utf8');
    const caches = () => page.evaluate(async () => (await window.caches.keys()).join());
    const version = (await caches()).replace('cobek-', '');
    for (const build of ['second', 'third']) {
      const next = worker.replaceAll(version, build);
      await writeFile(join(outputDir, 'service-worker.js'), next);
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      // The next worker has a cache before the page is loaded again.
      const isLoadedAgain = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Muat ulang' }).click();
      await isLoadedAgain;
      await expect.poll(caches).toContain(build);
      await untilHydrated(page);
      await untilKept(page, '/');
    }
    await expect.poll(caches).toBe('cobek-second,cobek-third');

    // Not tested offline: the browser's own cache would hide what is lost.
    expect(await notKept(page)).toEqual([]);
  });
});
