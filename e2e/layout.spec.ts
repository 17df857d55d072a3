import type { Page } from '@playwright/test';
import { askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { historyOf, store } from './stored-history.ts';

const NARROW = { width: 390, height: 600 };
const WIDE = { width: 1280, height: 720 };
/** An address that the product does not have. */
const NOWHERE = '/resep-yang-tidak-ada';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('top bar', () => {
  test('the logo leads to the landing page from everywhere', async ({ page, witness }) => {
    witness.expectError(/404/u);
    for (const path of ['/start-chat', NOWHERE, '/']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Cobek, ke halaman depan' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
    }
  });

  test('the toggle is titled by the mode that it switches to', async ({ page }) => {
    await page.goto('/');
    const toDark = page.getByTitle('mode gelap', { exact: true });
    const toLight = page.getByTitle('mode terang', { exact: true });
    await expect(toLight).toHaveCount(0);
    await toDark.click();
    await expect(toDark).toHaveCount(0);
    await toLight.click();
    await expect(toDark).toBeVisible();
  });

  test('the bar is sticky on the chat page only', async ({ page, witness }) => {
    witness.expectError(/404/u);
    await page.goto('/start-chat');
    expect(await styleOf(page, 'header >> nth=0', 'position')).toBe('sticky');
    expect(await styleOf(page, 'header >> nth=0', 'top')).toBe('0px');
    for (const path of ['/', NOWHERE]) {
      await page.goto(path);
      expect(await styleOf(page, 'header >> nth=0', 'position')).toBe('static');
    }
  });

  test('the button for the sidebar is on the chat page only', async ({ page, witness }) => {
    witness.expectError(/404/u);
    await page.setViewportSize(WIDE);
    await page.goto('/start-chat');
    await expect(chatScreen(page).openSidebar).toBeVisible();
    for (const path of ['/', NOWHERE]) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(chatScreen(page).openSidebar).toHaveCount(0);
    }
  });
});

test('on a wide screen nothing reaches below the window, not even what is visually hidden', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const path of ['/', '/koleksi', '/koleksi/soto-betawi', '/koleksi/a-z', '/bintang']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(), path).toBe(0);
  }
  await openChat(page);
  await askAndWait(page, 'soto');
  expect(await overflow(), '/start-chat').toBe(0);
});

test.describe('footer', () => {
  test('shows year, owner, version and the warning, except on the chat page', async ({
    page,
    witness,
  }) => {
    witness.expectError(/404/u);
    for (const path of ['/', NOWHERE]) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Cobek`);
      await expect(footer).toContainText('Version 1');
      await expect(footer).toContainText('Asisten ini bisa keliru. Periksa lagi informasi');
    }
    await page.goto('/start-chat');
    await expect(chatScreen(page).send).toBeEnabled();
    await expect(page.getByText('Version 1')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('comes and goes with the route, without a page load', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ayo Mulai' }).click();
    await expect(page).toHaveURL('/start-chat');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('the warning is at the end of the chat page', async ({ page }) => {
    await openChat(page);
    await expect(page.getByText('Asisten ini bisa keliru')).toBeVisible();
  });
});

test.describe('scrolling', () => {
  const bodyOverflow = (page: Page) => styleOf(page, 'body', 'overflow-y');

  for (const [width, landing] of [
    [390, 'auto'],
    [800, 'auto'],
    [801, 'hidden'],
    [1280, 'hidden'],
  ] as const) {
    test(`at ${width} px the landing page is ${landing}, the chat page hidden`, async ({
      page,
      witness,
    }) => {
      witness.expectError(/404/u);
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/');
      expect(await bodyOverflow(page)).toBe(landing);
      await page.goto(NOWHERE);
      expect(await bodyOverflow(page)).toBe(landing);
      await page.goto('/start-chat');
      expect(await bodyOverflow(page)).toBe('hidden');
      // Whatever the style says: the wheel scrolls only what scrolls inside the page.
      await page.mouse.move(width - 100, 300);
      await page.mouse.wheel(0, 400);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('everything on a wide landing page can be reached in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/');
    const start = page.getByRole('link', { name: 'Ayo Mulai' });
    await start.scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(page).toHaveURL('/start-chat');
  });

  test('every change of route starts at the top', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/');
    const scrollY = () => page.evaluate(() => window.scrollY);
    const scrollDown = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(scrollY).toBeGreaterThan(100);
    };

    // A link that is followed before hydration loads the next page, and where "back" then leads is
    // up to the browser.
    await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
    await scrollDown();
    await page.getByRole('link', { name: 'Ayo Mulai' }).click();
    await expect(chatScreen(page).suggestions).toBeVisible();
    await expect.poll(scrollY).toBe(0);

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
    await expect.poll(scrollY).toBe(0);

    await scrollDown();
    await page.goForward();
    await expect(chatScreen(page).suggestions).toBeVisible();
    await expect.poll(scrollY).toBe(0);
  });

  test('another conversation starts at its top, below the bar', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await store(page, { chatHistory: historyOf({ SATU11: 'soto', DUA222: 'rendang' }) });
    await openChat(page, 'SATU11');
    const { openSidebar, entries, question, dishNames } = chatScreen(page);
    await openSidebar.click();
    const save = page.getByRole('button', { name: 'Lainnya' });
    await save.scrollIntoViewIfNeeded();
    await expect(question).not.toBeInViewport();
    // The bar stays while the results scroll.
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(dishNames).toContainText(['Rendang Daging Sapi']);
    await expect(question).toBeInViewport({ ratio: 1 });
  });
});

test.describe('side padding', () => {
  for (const [ratio, isPadded] of [
    [0.5, true],
    [0.9, true],
    [1, false],
    [2, false],
  ] as const) {
    test.describe(`at a pixel ratio of ${ratio}`, () => {
      test.use({ deviceScaleFactor: ratio });

      test(`the body is ${isPadded ? '' : 'not '}padded`, async ({ page }) => {
        for (const path of ['/', '/start-chat']) {
          await page.goto(path);
          const left = Number.parseFloat(await styleOf(page, 'body', 'padding-left'));
          const right = Number.parseFloat(await styleOf(page, 'body', 'padding-right'));
          expect(left > 0).toBe(isPadded);
          expect(right).toBe(left);
        }
      });
    });
  }
});

test('ingredients and steps are side by side from 834 px on', async ({ page }) => {
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  for (const [width, isSideBySide] of [
    [833, false],
    [834, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openChat(page, 'SATU11');
    // Both at once: a new card is still moving.
    const tops = await chatScreen(page)
      .dishes.first()
      .evaluate((card) =>
        [...card.querySelectorAll('ul, ol')].map((list) => list.getBoundingClientRect().top),
      );
    expect(tops).toHaveLength(2);
    expect(tops[0] === tops[1], `at ${width} px`).toBe(isSideBySide);
  }
});

test('the composer is as wide as the answer above it', async ({ page }) => {
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  for (const width of [390, 834, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openChat(page, 'SATU11');
    const edges = await page.evaluate(() =>
      ['[aria-busy]', 'div:has(> textarea)'].map((selector) => {
        const { left, right } = document.querySelector(`main ${selector}`)!.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
    expect(edges[1], `at ${width} px`).toEqual(edges[0]);
  }
});

test('the background is #ffffff in light mode and #0f0f0f in dark mode', async ({
  page,
  witness,
}) => {
  witness.expectError(/404/u);
  const background = () => styleOf(page, 'body', 'background-color');
  for (const path of ['/', '/start-chat', NOWHERE]) {
    await page.goto(path);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.getByRole('button', { name: 'mode gelap' }).click();
    await expect.poll(background).toBe('rgb(15, 15, 15)');
    await page.getByRole('button', { name: 'mode terang' }).click();
    await expect.poll(background).toBe('rgb(255, 255, 255)');
  }
});

test('an address that does not exist says so and leads home', async ({ page, witness }) => {
  witness.expectError(/404/u);
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible();
  await expect(page).toHaveTitle('Halaman tidak ditemukan — Cobek');
  await page.getByRole('link', { name: 'Kembali ke halaman depan' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Cobek — Resep Indonesia untuk usaha kulinermu');
});
