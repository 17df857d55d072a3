import type { Page } from '@playwright/test';
import { chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { historyOf, readStored, store } from './stored-history.ts';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 15, 15)';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** From here on the page records its background before every frame. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      // Before the first parsed line of the body there is nothing to paint but the canvas.
      if (document.body !== null) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenFrames = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { frames: string[] }).frames)]);

test('light is the default, and every toggle is saved as JSON', async ({ page }) => {
  await page.goto('/');
  expect(await background(page)).toBe(LIGHT);
  expect(await readStored(page, 'isDarkMode')).toBeNull();
  await page.getByRole('button', { name: 'mode gelap' }).click();
  await expect.poll(() => background(page)).toBe(DARK);
  expect(await readStored(page, 'isDarkMode')).toBe('true');
  await page.getByRole('button', { name: 'mode terang' }).click();
  await expect.poll(() => background(page)).toBe(LIGHT);
  expect(await readStored(page, 'isDarkMode')).toBe('false');
});

test('light is the default even where the system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await background(page)).toBe(LIGHT);
});

test('the choice applies to every page', async ({ page, witness }) => {
  witness.expectError(/404/u);
  await page.goto('/');
  await page.getByRole('button', { name: 'mode gelap' }).click();
  await page.getByRole('link', { name: 'Ayo Mulai' }).click();
  await expect(chatScreen(page).suggestions).toBeVisible();
  expect(await background(page)).toBe(DARK);
  for (const path of ['/', '/start-chat', '/tidak-ada']) {
    await page.goto(path);
    expect(await background(page)).toBe(DARK);
    await expect(page.getByRole('button', { name: 'mode terang' })).toBeVisible();
  }
});

test("works without any of the product's code, from what was saved", async ({ page, witness }) => {
  witness.expectError(/net::ERR|dynamically imported/u);
  await store(page, { isDarkMode: true });
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['/', '/start-chat']) {
    await page.goto(path);
    expect(await background(page)).toBe(DARK);
  }
});

for (const way of ['static-collection', 'gateway-key'] as const) {
  test.describe(way, () => {
    test.use({ way });

    for (const [saved, colour] of [
      [true, DARK],
      [false, LIGHT],
    ] as const) {
      test(`no frame is ever in the wrong theme: isDarkMode is ${saved}`, async ({ page }) => {
        await store(page, { isDarkMode: saved, chatHistory: historyOf({ SATU11: 'soto' }) });
        await watchFrames(page);
        for (const path of ['/', '/start-chat', '/start-chat?id=SATU11']) {
          await page.goto(path);
          const name = saved ? 'mode terang' : 'mode gelap';
          await expect(page.getByRole('button', { name })).toBeEnabled();
          expect(await seenFrames(page)).toEqual([colour]);
        }
      });
    }
  });
}

test('any other saved value means light', async ({ page }) => {
  for (const damaged of ['"true"', 'gelap', '1', '{}', '']) {
    await store(page, { isDarkMode: damaged });
    await openChat(page);
    expect(await background(page), damaged).toBe(LIGHT);
  }
  await page.getByRole('button', { name: 'mode gelap' }).click();
  expect(await readStored(page, 'isDarkMode')).toBe('true');
});
