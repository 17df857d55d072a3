import { chatScreen, openChat, openOptions } from './chat-screen.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { openWithHistory, QUESTIONS } from './history-screen.ts';
import { historyOf, store } from './stored-history.ts';

test.use(MOVING);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('its buttons open and close it, and it is out of reach while closed', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    const { openSidebar, sidebar } = chatScreen(page);

    await test.step('cannot be reached by keyboard while it is closed', async () => {
      await expect(sidebar).toBeHidden();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('aside'))).toBeNull();
      }
    });

    await test.step('the button in the top bar opens it and disappears, the one inside closes it', async () => {
      await expect(openSidebar).toHaveAttribute('aria-expanded', 'false');
      await openSidebar.click();
      await expect(sidebar).toBeVisible();
      await expect(openSidebar).toBeHidden();
      await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
      await expect(sidebar).toBeHidden();
      await expect(openSidebar).toBeFocused();
    });

    await test.step('is decided again when the width crosses 800 px', async () => {
      await page.setViewportSize({ width: 800, height: 720 });
      await expect(sidebar).toBeVisible();
      await page.setViewportSize({ width: 801, height: 720 });
      await expect(sidebar).toBeHidden();
    });
  });
});

test('starts open at 800 px and below, 300 px wide; above it takes its room from the chat', async ({
  page,
}) => {
  for (const [width, isOpen] of [
    [320, true],
    [800, true],
    [801, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await openChat(page);
    const { openSidebar, sidebar } = chatScreen(page);
    await expect(sidebar).toBeVisible({ visible: isOpen });
    if (!isOpen) await openSidebar.click();
    const sidebarWidth = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(sidebarWidth).toBe(300);
    const mainLeft = await page
      .getByRole('main')
      .evaluate((element) => element.getBoundingClientRect().left);
    expect(mainLeft, `at ${width} px`).toBe(isOpen ? 0 : 300);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 720 } });

  test('an empty one leads to the first question; once closed, it stays closed on this device', async ({
    page,
  }) => {
    await openChat(page);
    const { sidebar, openSidebar } = chatScreen(page);

    await test.step('an empty one says what will be there, and leads to the first question', async () => {
      await expect(sidebar.getByText('Riwayat tidak ditemukan')).toBeVisible();
      await expect(sidebar.getByText('Setiap jawaban tersimpan di sini')).toBeVisible();
      await sidebar.getByRole('button', { name: 'Mulai cari resep' }).click();
      await expect(sidebar).toBeHidden();
    });

    await test.step('once closed it stays closed until reopened', async () => {
      await openSidebar.click();
      await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
      await page.reload();
      await expect(openSidebar).toBeEnabled();
      await expect(sidebar).toBeHidden();
      await openSidebar.click();
      await page.reload();
      await expect(sidebar).toBeVisible();
    });
  });

  test('it is an overlay that closes by itself', async ({ page }) => {
    const { sidebar, openSidebar, entries, dishNames, input } = await openWithHistory(page);
    const openAgain = async () => {
      await openSidebar.click();
      await expect(sidebar).toBeVisible();
    };

    await test.step('on a tap beside it', async () => {
      await page.mouse.click(360, 400);
      await expect(sidebar).toBeHidden();
      await input.click();
      await expect(input).toBeFocused();
    });

    await test.step('when the focus moves to what it covers', async () => {
      await openAgain();
      await input.focus();
      await expect(sidebar).toBeHidden();
      await expect(input).toBeFocused();
    });

    await test.step('on Escape, after the options open over it', async () => {
      await openAgain();
      const menu = await openOptions(page, 'gado-gado');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      const toggle = page.getByRole('banner').locator('[aria-controls="history"]');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(sidebar).toBeHidden();
    });

    await test.step('by its button, and is reopened from the top bar', async () => {
      await openAgain();
      await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
      await expect(sidebar).toBeHidden();
      await openAgain();
    });

    await test.step('when an entry is opened', async () => {
      await entries.filter({ hasText: 'soto' }).click();
      await expect(sidebar).toBeHidden();
      await expect(dishNames).toContainText(['Soto Ayam Lamongan']);
    });

    await test.step('when a new chat starts', async () => {
      await openAgain();
      await sidebar.getByRole('link', { name: 'Percakapan baru' }).click();
      await expect(sidebar).toBeHidden();
    });
  });
});
