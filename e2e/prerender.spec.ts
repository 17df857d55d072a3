import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_DIRECTORY } from './built-sites.ts';
import { chatScreen, openChat } from './chat-screen.ts';
import { expect, MOVING, SERVERS, test, WAYS } from './fixtures.ts';
import { historyOf, store } from './stored-history.ts';

test.use(MOVING);

/** Adds up the layout shifts since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              readonly value: number;
              readonly hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later all earlier entries have been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const way of WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test.describe('with everything that belongs to a visit', () => {
      test.use({ serviceWorkers: 'allow' });

      test('every page hydrates without a message on the console', async ({ page, witness }) => {
        await store(page, { chatHistory: historyOf({ SATU11: 'soto' }), isDarkMode: true });
        await rememberHeader(page);
        for (const path of ['/', '/start-chat', '/start-chat/', '/start-chat?id=SATU11']) {
          await page.goto(path);
          await expect(page.getByRole('button', { name: 'mode terang' })).toBeEnabled();
          expect(await hasKeptHeader(page), `${path}: prerendered elements live on`).toBe(true);
        }
        // A failed hydration or a violated security policy would be logged.
        expect(witness.lines).toEqual([]);
      });
    });
  });
}

for (const way of SERVERS) {
  test.describe(way, () => {
    test.use({ way });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('both pages can be read and lead to each other', async ({ page }) => {
        await page.goto('/');
        await expect(page).toHaveTitle('Cobek — Resep Indonesia untuk usaha kulinermu');
        await expect(
          page.getByRole('heading', { name: 'Majukan bisnis kulinermu bersama Cobek' }),
        ).toBeVisible();
        await expect(page.getByText('Resep yang inovatif memberi')).toBeVisible();
        await expect(page.getByRole('img', { name: /^Juru masak/u })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText('Version 1');
        await page.getByRole('link', { name: 'Ayo Mulai' }).click();

        await expect(page).toHaveURL('/start-chat');
        await expect(page).toHaveTitle('Cari resep — Cobek');
        await expect(
          page.getByRole('heading', { name: 'Resep rekomendasi hari ini untuk anda' }),
        ).toBeVisible();
        await expect(page.getByText('Resep rekomendasi sedang aku cari dulu yah')).toBeVisible();
        await page.getByRole('link', { name: 'Cobek, ke halaman depan' }).click();
        await expect(page).toHaveURL('/');
      });
    });

    test('no text can become markup or code', async ({ page, witness }) => {
      witness.expectError(/requires 'TrustedHTML' assignment/u);
      for (const path of ['/', '/start-chat']) {
        await page.goto(path);
        const refused = await page.evaluate(() => {
          const nameOf = (work: () => void) => {
            try {
              work();
              return 'done';
            } catch (error) {
              return (error as Error).name;
            }
          };
          return [
            nameOf(() => {
              document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>';
            }),
            nameOf(() => void document.createRange().createContextualFragment('<b>')),
          ];
        });
        expect(refused).toEqual(['TypeError', 'TypeError']);
      }
    });

    test('nothing moves while a page loads, on a phone and on a desktop', async ({ page }) => {
      await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
      await paintWholePages(page);
      const { suggestedTitles, results, send } = chatScreen(page);
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 720 },
      ]) {
        await page.setViewportSize(viewport);

        await page.goto('/');
        await expect(page.getByRole('button', { name: 'mode gelap' })).toBeEnabled();
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), `/ at ${viewport.width} px`).toBe(0);

        await page.goto('/start-chat');
        await expect(suggestedTitles).toHaveCount(10);
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), `/start-chat at ${viewport.width} px`).toBe(0);

        await page.goto('/start-chat?id=SATU11');
        await expect(results).toBeAttached();
        await expect(send).toBeEnabled();
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), `/start-chat?id= at ${viewport.width} px`).toBe(0);

        await page.goto('/koleksi');
        await expect(page.getByRole('combobox', { name: 'Urutkan' })).toBeEnabled();
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), `/koleksi at ${viewport.width} px`).toBe(0);
      }
    });
  });
}

/**
 * Lets the browser paint a page only once it has read all of it. A busy one paints between two
 * lines, and the next line moves what is there, whatever the product does.
 */
async function paintWholePages(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.head === null) return;
      observer.disconnect();
      // What it expects never comes, so it ends with the page.
      const link = document.createElement('link');
      Object.assign(link, { rel: 'expect', href: '#after-the-end', blocking: 'render' });
      document.head.append(link);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Keeps a reference to a prerendered element before any of the product's code runs. */
async function rememberHeader(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerendered: document.querySelector('header') });
    });
  });
}

const hasKeptHeader = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { prerendered: Element }).prerendered ===
      document.querySelector('header'),
  );

test('a saved conversation opens without a flash of the empty screen', async ({ page }) => {
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  await page.addInitScript(() => {
    let sawSuggestions = false;
    const look = () => {
      const heading = document.querySelector('#suggestions-heading');
      if (heading !== null && heading.checkVisibility({ visibilityProperty: true })) {
        sawSuggestions = true;
      }
      Object.assign(window, { sawSuggestions });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openChat(page, 'SATU11');
  await expect(chatScreen(page).results).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { sawSuggestions: boolean }).sawSuggestions),
  ).toBe(false);
});

test('a font too late for the first paint is not named a second time', async () => {
  const assets = join(SITE_DIRECTORY, 'assets');
  const sheet = /style-[\w-]+\.css/u.exec(readFileSync(join(SITE_DIRECTORY, 'index.html'), 'utf8'));
  expect(readFileSync(join(assets, sheet?.[0] ?? ''), 'utf8')).not.toContain('@font-face');
  for (const page of ['index.html', 'koleksi.html', 'koleksi/soto-betawi/index.html']) {
    expect(readFileSync(join(SITE_DIRECTORY, page), 'utf8'), page).toContain('@font-face');
  }
});

test.describe('the sidebar of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Otherwise it would be a first visit's largest paint.
  test('shows its placeholder at once', async ({ page, witness }) => {
    witness.expectError(/Failed to load resource|ERR_FAILED/u);
    await page.route('**/assets/*.js', (route) => route.abort());
    const hint = page.getByText('Setiap jawaban tersimpan di sini');
    await page.goto('/start-chat');
    await expect(hint).toBeVisible();
    await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
    await page.goto('/start-chat');
    await expect(hint).toBeHidden();
  });
});
