import type { Page } from '@playwright/test';
import { chatScreen, openChat, openOptions } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { historyOf, readHistory, store } from './stored-history.ts';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 390, height: 720 };

/** Oldest first; the sidebar lists the newest first. */
const QUESTIONS = { SOTO11: 'soto Lamongan', DAGING: 'rendang untuk hajatan', GADO22: 'gado-gado' };

async function openWithHistory(page: Page, id?: string) {
  await store(page, { chatHistory: historyOf(QUESTIONS) });
  await openChat(page, id);
  const screen = chatScreen(page);
  if (page.viewportSize()?.width !== NARROW.width) await screen.openSidebar.click();
  await expect(screen.sidebar).toBeVisible();
  return screen;
}

test.describe('the list', () => {
  test.use({ viewport: WIDE });

  test('is titled "Riwayat" and links every question to its conversation', async ({ page }) => {
    const { sidebar, entries } = await openWithHistory(page);
    await expect(sidebar.getByRole('heading', { name: 'Riwayat', exact: true })).toBeVisible();
    await expect(entries).toHaveText(['gado-gado', 'rendang untuk hajatan', 'soto Lamongan']);
    const addresses = await entries.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual([
      '/start-chat?id=GADO22',
      '/start-chat?id=DAGING',
      '/start-chat?id=SOTO11',
    ]);
  });

  test('opens a conversation and marks it', async ({ page }) => {
    const { sidebar, entries, dishNames } = await openWithHistory(page);
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(page).toHaveURL('/start-chat?id=DAGING');
    await expect(dishNames).toContainText(['Rendang Daging Sapi']);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('rendang untuk hajatan');
    // On a wide screen it is not an overlay and stays.
    await expect(sidebar).toBeVisible();
  });

  test('says "Riwayat tidak ditemukan" while it is empty', async ({ page }) => {
    await openChat(page);
    const { openSidebar, sidebar } = chatScreen(page);
    await openSidebar.click();
    await expect(sidebar.getByText('Riwayat tidak ditemukan')).toBeVisible();
  });

  test('starts a new chat', async ({ page }) => {
    const { sidebar, results, suggestions } = await openWithHistory(page, 'SOTO11');
    await expect(results).toBeVisible();
    const newChat = sidebar.getByRole('link', { name: 'Percakapan baru' });
    await expect(newChat).toHaveAttribute('href', '/start-chat');
    await newChat.click();
    await expect(page).toHaveURL('/start-chat');
    await expect(results).toHaveCount(0);
    await expect(suggestions).toBeVisible();
  });

  test('shows a thousand conversations, the rest on scrolling', async ({ page }) => {
    const many = Array.from({ length: 1000 }, (_, index) => [`RIW${index}`, `soto ke-${index}`]);
    await store(page, { chatHistory: historyOf(Object.fromEntries(many)) });
    await openChat(page);
    const { openSidebar, sidebar, entries } = chatScreen(page);
    await openSidebar.click();
    await expect(entries.first()).toHaveText('soto ke-999');
    await expect(async () => {
      await entries.last().scrollIntoViewIfNeeded();
      expect(await entries.count()).toBeGreaterThan(100);
    }).toPass();
    await sidebar.getByRole('button', { name: 'Cari riwayat' }).click();
    await sidebar.getByRole('searchbox').fill('ke-7');
    await expect(entries.first()).toHaveText('soto ke-799');
    await sidebar.getByRole('searchbox').fill('ke-70');
    await expect(entries).toHaveCount(11);
  });
});

test.describe('search', () => {
  test.use({ viewport: WIDE });

  test('finds a part of the question, regardless of case', async ({ page }) => {
    const { sidebar, entries } = await openWithHistory(page);
    await sidebar.getByRole('button', { name: 'Cari riwayat' }).click();
    const search = sidebar.getByPlaceholder('cari riwayat di sini ...');
    await search.fill('LAMON');
    await expect(entries).toHaveText(['soto Lamongan']);
    await search.fill('ndang UNTUK');
    await expect(entries).toHaveText(['rendang untuk hajatan']);
    await search.fill('bakso');
    await expect(entries).toHaveCount(0);
    await expect(sidebar.getByText('Riwayat tidak ditemukan')).toBeVisible();
    await search.fill('');
    await expect(entries).toHaveCount(3);
  });

  test('slides in and out over 400 ms', async ({ page }) => {
    const { sidebar } = await openWithHistory(page);
    const toggle = sidebar.getByRole('button', { name: 'Cari riwayat' });
    const panel = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
    // Clicked and observed in one step, so that a busy machine does not miss it.
    const pressAndTime = () =>
      toggle.evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const moving = document.getElementById(button.getAttribute('aria-controls') ?? '');
        const animations = moving?.getAnimations() ?? [];
        return [...new Set(animations.map(({ effect }) => effect?.getTiming().duration))];
      });
    await expect(panel).toBeHidden();
    for (const isOpen of [true, false]) {
      expect(await pressAndTime()).toEqual([400]);
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
      await expect.poll(() => panel.evaluate((element) => element.getAnimations())).toEqual([]);
      await expect(panel).toBeVisible({ visible: isOpen });
    }
  });

  test('takes the focus when it opens, and forgets its text when it closes', async ({ page }) => {
    const { sidebar, entries } = await openWithHistory(page);
    const toggle = sidebar.getByRole('button', { name: 'Cari riwayat' });
    await toggle.click();
    await expect(sidebar.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('gado');
    await expect(entries).toHaveCount(1);
    await toggle.click();
    await expect(entries).toHaveCount(3);
    await expect(sidebar.getByRole('searchbox')).toBeHidden();
  });
});

test.describe('options of an entry', () => {
  test.use({ viewport: WIDE });

  const buttonOf = (page: Page, question: string) =>
    page.getByRole('button', { name: `Pilihan untuk ${question}` });

  test('are "simpan" and "hapus"', async ({ page }) => {
    await openWithHistory(page);
    const menu = await openOptions(page, 'gado-gado');
    await expect(menu.getByRole('menuitem')).toHaveText(['simpan', 'hapus']);
  });

  test('are open for one entry at a time', async ({ page }) => {
    await openWithHistory(page);
    await openOptions(page, 'soto Lamongan');
    await openOptions(page, 'gado-gado');
    await expect(page.getByRole('menu')).toHaveCount(1);
    await expect(page.getByRole('menu')).toHaveAccessibleName('Pilihan untuk gado-gado');
  });

  test('stay while the mouse is on them and close when it leaves', async ({ page }) => {
    await openWithHistory(page);
    const menu = await openOptions(page, 'gado-gado');
    await menu.getByRole('menuitem', { name: 'simpan' }).hover();
    await menu.getByRole('menuitem', { name: 'hapus' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(900, 500, { steps: 5 });
    await expect(menu).toBeHidden();
  });

  test('close on Escape, and the focus returns to their button', async ({ page }) => {
    await openWithHistory(page);
    const menu = await openOptions(page, 'gado-gado');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(buttonOf(page, 'gado-gado')).toBeFocused();
  });

  test('close when the focus leaves', async ({ page }) => {
    await openWithHistory(page);
    const menu = await openOptions(page, 'gado-gado');
    await chatScreen(page).input.focus();
    await expect(menu).toBeHidden();
  });

  test('open and are chosen from by keyboard', async ({ page }) => {
    await openWithHistory(page);
    await buttonOf(page, 'rendang untuk hajatan').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'simpan' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'hapus' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'simpan' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect
      .poll(async () => Object.keys(await readHistory(page)))
      .toEqual(['SOTO11', 'GADO22']);
  });

  test('close on a second click of their button', async ({ page }) => {
    await openWithHistory(page);
    const menu = await openOptions(page, 'gado-gado');
    await buttonOf(page, 'gado-gado').click();
    await expect(menu).toBeHidden();
  });

  test('of the last entry in a long list are entirely visible', async ({ page }) => {
    const many = Array.from({ length: 30 }, (_, index) => [`RIW${index}`, `soto ke-${index}`]);
    await store(page, { chatHistory: historyOf(Object.fromEntries(many)) });
    await openChat(page);
    await chatScreen(page).openSidebar.click();
    // The list grows when its end scrolls into view.
    await expect(async () => {
      await page.locator('#history li').last().scrollIntoViewIfNeeded();
      await expect(buttonOf(page, 'soto ke-0')).toBeInViewport({ timeout: 500 });
    }).toPass();
    const menu = await openOptions(page, 'soto ke-0');
    await expect(menu.getByRole('menuitem', { name: 'hapus' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('menuitem', { name: 'simpan' })).toBeInViewport({ ratio: 1 });
  });

  test.describe('by touch', () => {
    test.use({ viewport: NARROW, hasTouch: true });

    test('open on a tap, stay, and close on a tap outside', async ({ page }) => {
      const { sidebar } = await openWithHistory(page);
      await buttonOf(page, 'gado-gado').tap();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      await sidebar.getByRole('heading', { name: 'Riwayat', exact: true }).tap();
      await expect(menu).toBeHidden();
      await expect(sidebar).toBeVisible();
    });
  });
});

test.describe('open and closed', () => {
  test('starts open at 800 px and below, closed above', async ({ page }) => {
    for (const [width, isOpen] of [
      [320, true],
      [800, true],
      [801, false],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await openChat(page);
      await expect(chatScreen(page).sidebar).toBeVisible({ visible: isOpen });
    }
  });

  test('once closed on a phone it stays closed on this device until it is opened again', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await openChat(page);
    const { sidebar, openSidebar } = chatScreen(page);
    await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
    await page.reload();
    await expect(openSidebar).toBeEnabled();
    await expect(sidebar).toBeHidden();
    await openSidebar.click();
    await page.reload();
    await expect(sidebar).toBeVisible();
  });

  test('an empty one says what will be there, and leads to the first question', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await openChat(page);
    const { sidebar } = chatScreen(page);
    await expect(sidebar.getByText('Riwayat tidak ditemukan')).toBeVisible();
    await expect(sidebar.getByText('Setiap jawaban tersimpan di sini')).toBeVisible();
    await sidebar.getByRole('button', { name: 'Mulai cari resep' }).click();
    await expect(sidebar).toBeHidden();
  });

  test('is decided again when the width crosses 800 px', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openChat(page);
    const { sidebar } = chatScreen(page);
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 800, height: 720 });
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 801, height: 720 });
    await expect(sidebar).toBeHidden();
  });

  test('the button in the top bar opens it and disappears, the one in the sidebar closes it', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await openChat(page);
    const { openSidebar, sidebar } = chatScreen(page);
    await expect(openSidebar).toHaveAttribute('aria-expanded', 'false');
    await openSidebar.click();
    await expect(sidebar).toBeVisible();
    await expect(openSidebar).toBeHidden();
    await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
    await expect(sidebar).toBeHidden();
    await expect(openSidebar).toBeFocused();
  });

  test('is at most 300 px wide and takes its room from the chat on a wide screen', async ({
    page,
  }) => {
    for (const width of [1280, 801, 800, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await openChat(page);
      const { openSidebar, sidebar } = chatScreen(page);
      if (width > 800) await openSidebar.click();
      const sidebarWidth = () =>
        sidebar.evaluate((element) => element.getBoundingClientRect().width);
      await expect.poll(sidebarWidth).toBe(300);
      const mainLeft = await page
        .getByRole('main')
        .evaluate((element) => element.getBoundingClientRect().left);
      expect(mainLeft).toBe(width > 800 ? 300 : 0);
    }
  });

  test('cannot be reached by keyboard while it is closed', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    const { sidebar } = chatScreen(page);
    await expect(sidebar).toBeHidden();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('aside'))).toBeNull();
    }
  });
});

test.describe('as an overlay', () => {
  test.use({ viewport: NARROW });

  test('closes when an entry is opened', async ({ page }) => {
    const { sidebar, entries, dishNames } = await openWithHistory(page);
    await entries.filter({ hasText: 'soto' }).click();
    await expect(sidebar).toBeHidden();
    await expect(dishNames).toContainText(['Soto Ayam Lamongan']);
  });

  test('closes when a new chat starts', async ({ page }) => {
    const { sidebar } = await openWithHistory(page);
    await sidebar.getByRole('link', { name: 'Percakapan baru' }).click();
    await expect(sidebar).toBeHidden();
  });

  test('closes on a tap beside it', async ({ page }) => {
    const { sidebar, input } = await openWithHistory(page);
    await page.mouse.click(360, 400);
    await expect(sidebar).toBeHidden();
    await input.click();
    await expect(input).toBeFocused();
  });

  test('closes on Escape, after the options that are open over it', async ({ page }) => {
    const { sidebar } = await openWithHistory(page);
    const menu = await openOptions(page, 'gado-gado');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    const toggle = page.getByRole('banner').locator('[aria-controls="history"]');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar).toBeHidden();
  });

  test('closes when the focus moves to what it covers', async ({ page }) => {
    const { sidebar, input } = await openWithHistory(page);
    await input.focus();
    await expect(sidebar).toBeHidden();
    await expect(input).toBeFocused();
  });

  test('covers the page and is opened again from the top bar', async ({ page }) => {
    const { sidebar, openSidebar } = await openWithHistory(page);
    await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
    await expect(sidebar).toBeHidden();
    await openSidebar.click();
    await expect(sidebar).toBeVisible();
  });
});
