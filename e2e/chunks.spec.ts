import type { Page } from '@playwright/test';
import { SITE_DIRECTORY } from './built-sites.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { startStaticServer } from './static-server.ts';
import { historyOf, store } from './stored-history.ts';

const CHUNK_ERRORS = /net::ERR|dynamically imported|Failed to fetch|could not be found/u;

/** Makes chunks of this name fail until the returned function is called. */
async function breakChunk(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${name}-[\\w-]+\\.js`, 'u');
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const broken = (page: Page) => page.getByRole('alert').filter({ hasText: 'gagal dimuat' });

test('settings that do not load leave the dishes on screen, and load on the next try', async ({
  page,
  witness,
}) => {
  witness.expectError(CHUNK_ERRORS);
  await openChat(page);
  await askAndWait(page, newQuestion());
  const { dishNames } = chatScreen(page);
  const names = await dishNames.allTextContents();
  const mend = await breakChunk(page, 'settings-screen\\.chunk');
  await page.getByRole('button', { name: 'Pengaturan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bagian ini gagal dimuat.');
  await expect(dialog.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  await expect(dishNames).toHaveText(names);

  await dialog.press('Escape');
  await expect(dialog).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Pengaturan' }).click();
  await expect(page.getByRole('dialog', { name: 'Pengaturan' })).toBeVisible();
  await expect(dishNames).toHaveText(names);
});

test('settings that do not load while an answer is written leave it alone', async ({
  page,
  witness,
}) => {
  witness.expectError(CHUNK_ERRORS);
  await openChat(page);
  const mend = await breakChunk(page, 'settings-screen\\.chunk');
  await ask(page, newQuestion());
  await page.getByRole('button', { name: 'Pengaturan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bagian ini gagal dimuat.');
  await expect(chatScreen(page).dishNames.first()).toBeAttached();
  await mend();
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('dialog', { name: 'Pengaturan' })).toBeVisible();
});

test('a chat screen that does not load says so, disappears with its page, and loads on retry', async ({
  page,
  witness,
}) => {
  witness.expectError(CHUNK_ERRORS);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'mode gelap' })).toBeEnabled();
  const mend = await breakChunk(page, 'chat-screen');
  await page.getByRole('link', { name: 'Ayo Mulai' }).click();
  await expect(broken(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cobek, ke halaman depan' }).click();
  await expect(broken(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();

  await page.getByRole('link', { name: 'Ayo Mulai' }).click();
  await expect(broken(page)).toBeVisible();
  await mend();
  await broken(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
});

test('a chat page whose code does not load still hydrates around it', async ({ page, witness }) => {
  witness.expectError(CHUNK_ERRORS);
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  const mend = await breakChunk(page, 'chat-screen');
  await page.goto('/start-chat?id=SATU11');
  await expect(broken(page)).toBeVisible();
  await page.getByRole('button', { name: 'mode gelap' }).click();
  await mend();
  await broken(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(chatScreen(page).question).toHaveText('soto');
});

test('"Coba lagi" requests a collection that did not load', async ({ page, witness }) => {
  witness.expectError(CHUNK_ERRORS);
  await openChat(page);
  await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
  const mend = await breakChunk(page, '_virtual_collection[\\w-]*');
  await ask(page, newQuestion());
  await expect(chatScreen(page).failure).toBeVisible();
  await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(chatScreen(page).dishNames.first()).toBeVisible();
});

for (const path of ['/', '/start-chat']) {
  test(`${path} whose first code fails once reloads itself and hydrates`, async ({
    page,
    witness,
  }) => {
    witness.expectError(CHUNK_ERRORS);
    let failures = 0;
    await page.route(/\/assets\/index-/u, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'mode gelap' })).toBeEnabled();
    await expect(page.locator('#not-started')).toBeHidden();
    expect(failures).toBeGreaterThan(1);
  });

  test(`${path} whose code never loads says so, and stays readable`, async ({ page, witness }) => {
    witness.expectError(CHUNK_ERRORS);
    await page.route(/\/assets\/index-[\w-]+\.js/u, (route) =>
      route.request().resourceType() === 'fetch' ? route.continue() : route.abort(),
    );
    await page.goto(path);
    await expect(broken(page)).toBeVisible();
    await expect(broken(page).getByRole('link', { name: 'Muat ulang' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a recipe whose code does not load stays readable, and a dish being cooked opens again', async ({
  page,
  witness,
}) => {
  witness.expectError(CHUNK_ERRORS);
  const cooking = page.getByRole('dialog', { name: 'Memasak: Soto Betawi' });
  await page.goto('/koleksi/soto-betawi');
  await page.getByRole('button', { name: 'Mulai masak' }).click();
  await expect(cooking).toBeVisible();
  await breakChunk(page, 'recipe-screen');
  await page.reload();
  await expect(page.locator('#not-started')).toBeVisible();
  await expect(cooking.getByText('Langkah 1 dari')).toBeVisible();
});

test('a host that answers any address with the landing page shows the right screen', async ({
  page,
  witness,
}) => {
  const server = await startStaticServer([SITE_DIRECTORY], { fallback: 'only-landing-page' });
  witness.expectHost(server.url);
  try {
    await page.goto(`${server.url}/favicon.svg`);
    const history = JSON.stringify(historyOf({ SATU11: 'soto' }));
    await page.evaluate((value) => localStorage.setItem('chatHistory', value), history);
    for (const [path, heading, address] of [
      ['/start-chat', 'Resep rekomendasi hari ini untuk anda', '/start-chat'],
      ['/START-CHAT/', 'Resep rekomendasi hari ini untuk anda', '/start-chat'],
      ['/start-chat.html?id=SATU11', 'soto', '/start-chat?id=SATU11'],
      ['/index.html', 'Majukan bisnis kulinermu bersama Cobek', '/'],
      ['/resep-yang-tidak-ada', 'Halaman ini tidak ada', '/resep-yang-tidak-ada'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveURL(server.url + address);
        await expect(page.getByRole('button', { name: 'mode gelap' })).toBeEnabled();
        const lines = witness.lines.filter(
          (line) => !line.startsWith('Service Worker registration'),
        );
        expect(lines).toEqual([]);
      });
    }
  } finally {
    await server.close();
  }
});
