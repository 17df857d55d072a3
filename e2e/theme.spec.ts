import type { Page } from '@playwright/test';
import { chatScreen, openChat } from './chat-screen.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { historyOf, readStored, store } from './stored-history.ts';

test.use(MOVING);

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 15, 15)';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** From now the page records its background before every frame. */
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

test('light is the default, even if the system is dark; every toggle is saved and applies to every page', async ({
  page,
  witness,
}) => {
  witness.expectError(/404/u);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await background(page)).toBe(LIGHT);
  expect(await readStored(page, 'isDarkMode')).toBeNull();

  await test.step('every toggle is saved as JSON', async () => {
    await page.getByRole('button', { name: 'mode gelap' }).click();
    await expect.poll(() => background(page)).toBe(DARK);
    expect(await readStored(page, 'isDarkMode')).toBe('true');
    await page.getByRole('button', { name: 'mode terang' }).click();
    await expect.poll(() => background(page)).toBe(LIGHT);
    expect(await readStored(page, 'isDarkMode')).toBe('false');
  });

  await test.step('the choice applies to every page', async () => {
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

    test('no frame is ever in the wrong theme', async ({ page }) => {
      await watchFrames(page);
      for (const [saved, colour] of [
        [true, DARK],
        [false, LIGHT],
      ] as const) {
        await store(page, { isDarkMode: saved, chatHistory: historyOf({ SATU11: 'soto' }) });
        for (const path of ['/', '/start-chat', '/start-chat?id=SATU11']) {
          await test.step(`${path}, isDarkMode is ${saved}`, async () => {
            await page.goto(path);
            const name = saved ? 'mode terang' : 'mode gelap';
            await expect(page.getByRole('button', { name })).toBeEnabled();
            expect(await seenFrames(page)).toEqual([colour]);
          });
        }
      }
    });
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
