import type { Page } from '@playwright/test';
import { askInTabs } from './busy-tab.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat, openOptions } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { openSidebar, openWithHistory, QUESTIONS, remove } from './history-screen.ts';
import { historyOf, readHistory, readStored, store } from './stored-history.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('the id in the address decides what is on screen', async ({ page }) => {
  const { entries, dishNames, question, suggestions, suggestedTitles, results } =
    await openWithHistory(page);

  await test.step('clears the results when it is absent', async () => {
    await entries.first().click();
    await expect(results).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/start-chat');
    await expect(results).toHaveCount(0);
    await expect(suggestions).toBeVisible();
  });

  await test.step('loads its conversation, and another one when it changes', async () => {
    await openChat(page, 'SOTO11');
    await expect(question).toHaveText('soto Lamongan');
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    // Its origin is unknown: another version of the product saved it.
    await expect(results.getByText('Dari riwayat di perangkat ini')).toBeVisible();

    await openSidebar(page);
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);

    await page.goBack();
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await page.goForward();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
    await expect(suggestions).toHaveCount(0);
  });

  for (const id of ['TIDAKADA', '__proto__', '%F0%9F%8D%9C']) {
    await test.step(`clears the results when it is unknown: "${id}"`, async () => {
      await openChat(page, id);
      await expect(suggestions).toBeVisible();
      await expect(suggestedTitles).toHaveCount(10);
      await expect(results).toHaveCount(0);
    });
  }
});

test('conversations are deleted and restored', async ({ page }) => {
  await page.clock.install();
  await store(page, { chatHistory: historyOf(QUESTIONS) });
  await openChat(page, 'DAGING');
  await openSidebar(page);
  const { results, entries, suggestions, toast, dishNames, sidebar } = chatScreen(page);
  const before = await readStored(page, 'chatHistory');

  await test.step('deleting the open conversation leads to an empty chat', async () => {
    await expect(results).toBeVisible();
    await remove(page, 'rendang untuk hajatan');
    await expect(page).toHaveURL('/start-chat');
    await expect(results).toHaveCount(0);
    await expect(suggestions).toBeVisible();
    await expect(entries).toHaveText(['gado-gado', 'soto Lamongan']);
    expect(Object.keys(await readHistory(page))).toEqual(['SOTO11', 'GADO22']);
  });

  await test.step('can be undone: the conversation is back in its place', async () => {
    await expect(toast('Percakapan dihapus.')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(entries).toHaveText(['gado-gado', 'rendang untuk hajatan', 'soto Lamongan']);
    await expect(toast('Percakapan dihapus.')).toHaveCount(0);
    expect(await readStored(page, 'chatHistory')).toBe(before);
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
  });

  await test.step('deleting another conversation leaves the open one alone', async () => {
    await remove(page, 'gado-gado');
    await expect(entries).toHaveText(['rendang untuk hajatan', 'soto Lamongan']);
    await expect(page).toHaveURL('/start-chat?id=DAGING');
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
  });

  await test.step('can be undone for six seconds', async () => {
    await expect(toast('Percakapan dihapus.')).toBeVisible();
    await page.clock.fastForward(6_000);
    await expect(toast('Percakapan dihapus.')).toHaveCount(0);
    await page.reload();
    await openSidebar(page);
    await expect(entries).toHaveText(['rendang untuk hajatan', 'soto Lamongan']);
  });

  await test.step('deleting the last one leaves "Riwayat tidak ditemukan"', async () => {
    await remove(page, 'rendang untuk hajatan');
    await expect(entries).toHaveCount(1);
    await remove(page, 'soto Lamongan');
    await expect(sidebar.getByText('Riwayat tidak ditemukan')).toBeVisible();
    expect(await readStored(page, 'chatHistory')).toBe('{}');
  });
});

test.describe('two tabs', () => {
  test.use({ way: 'static-key' });

  test('show what the other has saved and deleted, and lose nothing', async ({ page, context }) => {
    await openWithHistory(page);
    const other = await context.newPage();
    await openChat(other);
    const { entries } = chatScreen(page);
    const newIds: string[] = [];

    await test.step('a menu open in one stays open, with its focus, while the other saves', async () => {
      const menu = await openOptions(page, 'gado-gado');
      newIds.push(await askAndWait(other, newQuestion('soto')));
      newIds.push(await askAndWait(other, newQuestion('rawon')));
      await expect(entries).toHaveCount(5);
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('menuitem', { name: 'simpan' })).toBeFocused();
      const button = page.getByRole('button', { name: 'Pilihan untuk gado-gado' });
      const [menuBox, buttonBox] = [await menu.boundingBox(), await button.boundingBox()];
      expect(menuBox?.y).toBeCloseTo((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0), 0);
      await menu.getByRole('menuitem', { name: 'hapus' }).click();
      await expect(entries).toHaveCount(4);
    });

    await test.step('a conversation deleted in one disappears from the list of the other', async () => {
      await openSidebar(other);
      await expect(chatScreen(other).entries).toHaveCount(4);
      await remove(other, 'soto Lamongan');
      await expect(entries).toHaveCount(3);
      await expect(entries.last()).toHaveText('rendang untuk hajatan');
    });

    await test.step('what one saves is listed after what the other has saved', async () => {
      newIds.push(await askAndWait(page, newQuestion('rendang')));
      expect(Object.keys(await readHistory(page))).toEqual(['DAGING', ...newIds]);
      await expect(chatScreen(other).entries).toHaveCount(4);
    });
  });

  test('that ask at the same moment lose no answer, and nothing deleted returns', async ({
    context,
  }) => {
    const { kept, lost, returned } = await askInTabs(context, 2, 16);
    expect(kept).toBe(30);
    expect(lost).toEqual([]);
    expect(returned).toEqual([]);
  });
});

test.describe('leaving in the middle of an answer', () => {
  test.use({ way: 'static-key' });

  const ways = {
    reload: (page: Page) => page.reload(),
    'another page': (page: Page) => page.goto('/'),
    closing: (page: Page) =>
      Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]),
  };

  test('keeps the complete dishes', async ({ page, context, gemini }) => {
    gemini.scenario = 'stalled-midway';
    for (const [way, leave] of Object.entries(ways)) {
      await test.step(`by ${way}`, async () => {
        await openChat(page);
        const asked = newQuestion();
        await ask(page, asked);
        const { dishNames } = chatScreen(page);
        await expect(dishNames.first()).toBeVisible();
        const shown = await dishNames.allTextContents();
        await leave(page);
        const later = page.isClosed() ? await context.newPage() : page;
        await openChat(later);
        await openSidebar(later);
        const after = chatScreen(later);
        await after.entries.filter({ hasText: asked }).click();
        await expect(after.dishNames).toHaveText(shown);
        await expect(after.failure).toContainText('Resep yang sudah lengkap tidak hilang.');
      });
    }
  });
});
