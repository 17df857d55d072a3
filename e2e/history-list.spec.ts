import type { Page } from '@playwright/test';
import { chatScreen, openChat, openOptions } from './chat-screen.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { openWithHistory } from './history-screen.ts';
import { historyOf, readHistory, store } from './stored-history.ts';

test.use({ ...MOVING, viewport: { width: 1280, height: 720 } });

const buttonOf = (page: Page, question: string) =>
  page.getByRole('button', { name: `Pilihan untuk ${question}`, exact: true });

test('the list leads to every conversation and to a new one', async ({ page }) => {
  const { sidebar, entries, dishNames, results, suggestions } = await openWithHistory(page);

  await test.step('is titled "Riwayat" and links every question to its conversation', async () => {
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

  await test.step('opens a conversation and marks it', async () => {
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(page).toHaveURL('/start-chat?id=DAGING');
    await expect(dishNames).toContainText(['Rendang Daging Sapi']);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('rendang untuk hajatan');
    // Here it is not an overlay, so it stays.
    await expect(sidebar).toBeVisible();
  });

  await test.step('starts a new chat', async () => {
    await expect(results).toBeVisible();
    const newChat = sidebar.getByRole('link', { name: 'Percakapan baru' });
    await expect(newChat).toHaveAttribute('href', '/start-chat');
    await newChat.click();
    await expect(page).toHaveURL('/start-chat');
    await expect(results).toHaveCount(0);
    await expect(suggestions).toBeVisible();
  });
});

test('the search slides in, finds and forgets', async ({ page }) => {
  const { sidebar, entries } = await openWithHistory(page);
  const toggle = sidebar.getByRole('button', { name: 'Cari riwayat' });
  const search = sidebar.getByPlaceholder('cari riwayat di sini ...');

  await test.step('slides in and out over 400 ms', async () => {
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

  await test.step('takes the focus when it opens, and forgets its text when it closes', async () => {
    await toggle.click();
    await expect(search).toBeFocused();
    await page.keyboard.type('gado');
    await expect(entries).toHaveCount(1);
    await toggle.click();
    await expect(entries).toHaveCount(3);
    await expect(search).toBeHidden();
  });

  await test.step('finds a part of the question, regardless of case', async () => {
    await toggle.click();
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
});

test('a thousand conversations are a list that grows as it is scrolled', async ({ page }) => {
  test.setTimeout(180_000);
  const many = Array.from({ length: 1000 }, (_, index) => [`RIW${index}`, `soto ke-${index}`]);
  await store(page, { chatHistory: historyOf(Object.fromEntries(many)) });
  await openChat(page);
  const { openSidebar, sidebar, entries } = chatScreen(page);
  await openSidebar.click();

  /** Scrolls to the end again each time the list grows. */
  const scrollUntil = (isDone: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          // As far as it goes: with only the last question in view, the list's end is below it.
          await entries.last().evaluate((entry) => entry.scrollIntoView());
          return isDone();
        },
        // Each growth is a frame or two, but on a busy machine a dozen of them took 20 s.
        { intervals: [50], timeout: 60_000 },
      )
      .toBe(true);

  await test.step('shows the rest on scrolling', async () => {
    await expect(entries.first()).toHaveText('soto ke-999');
    await scrollUntil(async () => (await entries.count()) > 100);
  });

  await test.step('is searched to its end', async () => {
    await sidebar.getByRole('button', { name: 'Cari riwayat' }).click();
    await sidebar.getByRole('searchbox').fill('ke-70');
    await expect(entries).toHaveCount(11);
    await sidebar.getByRole('searchbox').fill('ke-7');
    await expect(entries.first()).toHaveText('soto ke-799');
  });

  await test.step('the options of its last entry are entirely visible', async () => {
    await scrollUntil(() => buttonOf(page, 'soto ke-7').isVisible());
    const menu = await openOptions(page, 'soto ke-7');
    await expect(menu.getByRole('menuitem', { name: 'hapus' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('menuitem', { name: 'simpan' })).toBeInViewport({ ratio: 1 });
  });
});

test('the options of an entry open and close by mouse and keyboard', async ({ page }) => {
  const { input } = await openWithHistory(page);
  const button = buttonOf(page, 'gado-gado');

  await test.step('are "simpan" and "hapus", open for one entry at a time', async () => {
    await openOptions(page, 'soto Lamongan');
    const menu = await openOptions(page, 'gado-gado');
    await expect(page.getByRole('menu')).toHaveCount(1);
    await expect(page.getByRole('menu')).toHaveAccessibleName('Pilihan untuk gado-gado');
    await expect(menu.getByRole('menuitem')).toHaveText(['simpan', 'hapus']);
  });

  await test.step('close on a second click of their button', async () => {
    await button.click();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  await test.step('stay while the mouse is on them and close when it leaves', async () => {
    const menu = await openOptions(page, 'gado-gado');
    await menu.getByRole('menuitem', { name: 'simpan' }).hover();
    await menu.getByRole('menuitem', { name: 'hapus' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(900, 500, { steps: 5 });
    await expect(menu).toBeHidden();
  });

  await test.step('close on Escape, and the focus returns to their button', async () => {
    const menu = await openOptions(page, 'gado-gado');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('close when the focus leaves', async () => {
    const menu = await openOptions(page, 'gado-gado');
    await input.focus();
    await expect(menu).toBeHidden();
  });

  await test.step('open and are chosen from by keyboard', async () => {
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
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 720 }, hasTouch: true });

  test('options open on a tap, stay, and close on a tap outside', async ({ page }) => {
    const { sidebar } = await openWithHistory(page);
    await buttonOf(page, 'gado-gado').tap();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await sidebar.getByRole('heading', { name: 'Riwayat', exact: true }).tap();
    await expect(menu).toBeHidden();
    await expect(sidebar).toBeVisible();
  });
});
