import { askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';

test.use({ way: 'static-key' });

// A4 without its margins, in CSS pixels.
const PAPER = { width: 703, height: 1031 };

test('an answer is printed whole, black on white, from any width and theme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const { sidebar, openSidebar, dishes } = chatScreen(page);
  await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
  await page.getByRole('button', { name: 'mode gelap' }).click();
  await askAndWait(page, 'soto');
  await expect(page.getByRole('region', { name: 'Ringkasan menu' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [page.getByRole('banner'), sidebar, page.locator('form')]) {
    await expect(hidden).toBeHidden();
  }
  for (const name of ['Mulai masak', 'Bintang']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'Ringkasan menu' })).toBeVisible();
  const last = dishes.last();
  await expect(last).toBeVisible();
  // No scrolling box cuts anything off.
  // Measured at once: costs may still arrive and make the page longer.
  const { height, end } = await last.evaluate((element) => ({
    height: document.documentElement.scrollHeight,
    end: element.getBoundingClientRect().bottom + scrollY,
  }));
  // A whole number of pixels.
  expect(height).toBeGreaterThanOrEqual(Math.floor(end));
  const colours = await last.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });

  await test.step('an open history does not cover the first page', async () => {
    await page.emulateMedia({ media: 'screen' });
    await openSidebar.click();
    await expect(sidebar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sidebar).toBeHidden();
    const covering = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { position, display, visibility } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const isSeen = display !== 'none' && visibility === 'visible' && width * height > 0;
          return position === 'fixed' && isSeen;
        }).length,
    );
    expect(covering).toBe(0);
  });

  await test.step('no dish is split between two pages', async () => {
    await page.setViewportSize(PAPER);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(PAPER.width);
    for (const card of await dishes.all()) {
      const { height, breakInside } = await card.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        breakInside: getComputedStyle(element).breakInside,
      }));
      expect(breakInside).toBe('avoid');
      expect(height).toBeLessThanOrEqual(PAPER.height);
    }
  });

  await test.step('nothing below the last dish adds an empty page', async () => {
    const below = await dishes
      .last()
      .evaluate(
        (card) =>
          document.documentElement.scrollHeight - scrollY - card.getBoundingClientRect().bottom,
      );
    expect(below).toBeLessThanOrEqual(1);
  });
});

test('a helper gets a printout without prices', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = document.documentElement.dataset['print'] ?? 'all';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openChat(page);
  await askAndWait(page, 'soto');
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Cetak tanpa harga' }).click();
  expect(await page.title()).toBe('no-prices');
  await page.evaluate(() => (document.documentElement.dataset['print'] = 'no-prices'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Estimasi biaya yang dikeluarkan').first()).toBeHidden();
  await expect(page.getByText('Cara memasak:').first()).toBeVisible();
});
