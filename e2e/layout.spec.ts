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

for (const path of ['/', '/start-chat', NOWHERE]) {
  test(`${path} has its top bar, its background and its footer`, async ({ page, witness }) => {
    witness.expectError(/404/u);
    await page.setViewportSize(WIDE);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === NOWHERE ? 404 : 200);
    const isChat = path === '/start-chat';
    const footer = page.getByRole('contentinfo');

    await test.step('the background is #ffffff, and #0f0f0f in dark mode', async () => {
      const background = () => styleOf(page, 'body', 'background-color');
      const toDark = page.getByTitle('mode gelap', { exact: true });
      const toLight = page.getByTitle('mode terang', { exact: true });
      expect(await background()).toBe('rgb(255, 255, 255)');
      // The toggle's title names the mode it switches to.
      await expect(toLight).toHaveCount(0);
      await toDark.click();
      await expect.poll(background).toBe('rgb(15, 15, 15)');
      await expect(toDark).toHaveCount(0);
      await toLight.click();
      await expect.poll(background).toBe('rgb(255, 255, 255)');
      await expect(toDark).toBeVisible();
    });

    await test.step('the bar is sticky and has the button for the sidebar on the chat page only', async () => {
      expect(await styleOf(page, 'header >> nth=0', 'position')).toBe(isChat ? 'sticky' : 'static');
      if (isChat) expect(await styleOf(page, 'header >> nth=0', 'top')).toBe('0px');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(chatScreen(page).openSidebar).toBeVisible({ visible: isChat });
    });

    await test.step('the footer shows year, owner and version, except on the chat page', async () => {
      await expect(page.getByText('Asisten ini bisa keliru. Periksa lagi informasi')).toBeVisible();
      if (isChat) {
        await expect(page.getByText('Version 1')).toHaveCount(0);
        await expect(footer).toHaveCount(0);
      } else {
        await expect(footer).toContainText(`© ${new Date().getFullYear()} Cobek`);
        await expect(footer).toContainText('Version 1');
        await expect(footer).toContainText('Asisten ini bisa keliru');
      }
    });

    if (path === NOWHERE) {
      await test.step('an address that does not exist says so and leads home', async () => {
        await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible();
        await expect(page).toHaveTitle('Halaman tidak ditemukan — Cobek');
        await page.getByRole('link', { name: 'Kembali ke halaman depan' }).click();
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle('Cobek — Resep Indonesia untuk usaha kulinermu');
        await page.goBack();
        await expect(page).toHaveURL(NOWHERE);
      });
    }

    await test.step('the logo leads to the landing page', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Cobek, ke halaman depan' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
    });
  });
}

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

test.describe('scrolling', () => {
  const bodyOverflow = (page: Page) => styleOf(page, 'body', 'overflow-y');
  /** What scrolls vertically at a width, by path. */
  const LANDING = { 390: 'auto', 800: 'auto', 801: 'hidden', 1280: 'hidden' };
  const CHAT = { 390: 'hidden', 800: 'hidden', 801: 'hidden', 1280: 'hidden' };

  test('up to 800 px the landing page scrolls, the chat page never', async ({ page, witness }) => {
    witness.expectError(/404/u);
    for (const [path, overflows] of [
      ['/', LANDING],
      [NOWHERE, LANDING],
      ['/start-chat', CHAT],
    ] as const) {
      await page.goto(path);
      for (const [width, overflow] of Object.entries(overflows)) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width: Number(width), height: 600 });
          await expect.poll(() => bodyOverflow(page)).toBe(overflow);
          if (path !== '/start-chat') return;
          // Whatever the style says, the wheel scrolls only what scrolls inside the page.
          await page.mouse.move(Number(width) - 100, 300);
          await page.mouse.wheel(0, 400);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        });
      }
    }
  });

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

  test('every change of route starts at the top, and shows or hides the footer', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const scrollY = () => page.evaluate(() => window.scrollY);
    const scrollDown = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(scrollY).toBeGreaterThan(100);
    };

    // A link followed before hydration loads the next page, and the browser decides where "back"
    // then leads.
    await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
    await scrollDown();
    await page.getByRole('link', { name: 'Ayo Mulai' }).click();
    await expect(chatScreen(page).suggestions).toBeVisible();
    await expect(footer).toHaveCount(0);
    await expect.poll(scrollY).toBe(0);

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
    await expect(footer).toBeVisible();
    await expect.poll(scrollY).toBe(0);

    await scrollDown();
    await page.goForward();
    await expect(chatScreen(page).suggestions).toBeVisible();
    await expect.poll(scrollY).toBe(0);
  });
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

test('at a pixel ratio below 1 the body is padded', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [deviceScaleFactor, isPadded] of [
    [0.5, true],
    [0.9, true],
    [1, false],
    [2, false],
  ] as const) {
    const metrics = { ...WIDE, deviceScaleFactor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    for (const path of ['/', '/start-chat']) {
      await test.step(`${path} at ${deviceScaleFactor}`, async () => {
        await page.goto(path);
        expect(await page.evaluate(() => devicePixelRatio)).toBeCloseTo(deviceScaleFactor, 5);
        const left = Number.parseFloat(await styleOf(page, 'body', 'padding-left'));
        const right = Number.parseFloat(await styleOf(page, 'body', 'padding-right'));
        expect(left > 0).toBe(isPadded);
        expect(right).toBe(left);
      });
    }
  }
});

test('from 834 px ingredients and steps are side by side, and the composer is as wide as the answer', async ({
  page,
}) => {
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  await page.setViewportSize({ width: 1920, height: 800 });
  await openChat(page, 'SATU11');
  // Both at once: a new card is still moving.
  const tops = () =>
    chatScreen(page)
      .dishes.first()
      .evaluate((card) =>
        [...card.querySelectorAll('ul, ol')].map((list) => list.getBoundingClientRect().top),
      );
  const edges = () =>
    page.evaluate(() =>
      ['[aria-busy]', 'div:has(> textarea)'].map((selector) => {
        const { left, right } = document.querySelector(`main ${selector}`)!.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
  for (const width of [1920, 1280, 834, 833, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      const [ofIngredients, ofSteps] = await tops();
      expect(ofSteps).toBeGreaterThan(0);
      expect(ofIngredients === ofSteps).toBe(width >= 834);
      const [ofAnswer, ofComposer] = await edges();
      expect(ofComposer).toEqual(ofAnswer);
    });
  }
});
