import type { Page } from '@playwright/test';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import {
  ask,
  askAndWait,
  chatScreen,
  newQuestion,
  openChat,
  openOptions,
  saveAsWord,
} from './chat-screen.ts';
import { askInTabs, storedIds } from './busy-tab.ts';
import { expect, test, WAYS } from './fixtures.ts';
import { historyOf, readHistory, readStored, store } from './stored-history.ts';

const QUESTIONS = { SOTO11: 'soto Lamongan', DAGING: 'rendang untuk hajatan', GADO22: 'gado-gado' };

test.use({ viewport: { width: 1280, height: 720 } });

async function openSidebar(page: Page) {
  const { openSidebar: button, sidebar } = chatScreen(page);
  await button.click();
  await expect(sidebar).toBeVisible();
}

/** Deletes a conversation through its options; the sidebar must be open. */
async function remove(page: Page, question: string) {
  const menu = await openOptions(page, question);
  await menu.getByRole('menuitem', { name: 'hapus' }).click();
}

/** Damaged text that was set aside in the archive. */
const keptDamaged = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('cobek');
        opening.addEventListener('error', () => reject(new Error('cobek does not open')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('damaged').objectStore('damaged').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result as string[]);
          });
        });
      }),
  );

for (const way of WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test('an answer is saved in the form of the specification and survives a reload', async ({
      page,
    }) => {
      await openChat(page);
      const asked = newQuestion();
      const id = await askAndWait(page, asked);
      const { dishNames, question, entries, results } = chatScreen(page);
      const shown = await dishNames.allTextContents();
      const origin = await results.getByText(/^(Ditulis AI|Dari koleksi)/u).textContent();

      const stored: unknown = JSON.parse((await readStored(page, 'chatHistory')) ?? '');
      const number = expect.any(Number) as unknown;
      const text = expect.any(String) as unknown;
      const [dish] = (await readHistory(page))[id]?.[0].response ?? [];
      expect(stored).toEqual({
        [id]: [{ question: asked, response: expect.any(Array) as unknown }],
      });
      expect(dish).toMatchObject({
        foodName: text,
        description: text,
        estimatedCostatRupiah: number,
        price: number,
        img: text,
      });
      expect(Number.isInteger(dish?.estimatedCostatRupiah)).toBe(true);
      expect(dish?.completeRecept[0]).toEqual({ number: 1, step: text });
      expect(dish?.ingredient[0]).toEqual({ name: text, servingSize: text });

      await page.reload();
      await expect(question).toHaveText(asked);
      await expect(dishNames).toHaveText(shown);
      await expect(results.getByText(origin ?? '', { exact: true })).toBeVisible();
      await openSidebar(page);
      await expect(entries).toHaveText([asked]);
    });
  });
}

test.describe('the id in the address', () => {
  test('loads its conversation, and another one when it changes', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page, 'SOTO11');
    const { dishNames, question, suggestions, results } = chatScreen(page);
    await expect(question).toHaveText('soto Lamongan');
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    // Its origin is unknown: another version of the product saved it.
    await expect(results.getByText('Dari riwayat di perangkat ini')).toBeVisible();

    await openSidebar(page);
    await chatScreen(page).entries.filter({ hasText: 'rendang' }).click();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);

    await page.goBack();
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await page.goForward();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
    await expect(suggestions).toHaveCount(0);
  });

  test('clears the results when it is absent', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    await openSidebar(page);
    const { results, suggestions, entries } = chatScreen(page);
    await entries.first().click();
    await expect(results).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/start-chat');
    await expect(results).toHaveCount(0);
    await expect(suggestions).toBeVisible();
  });

  test('clears the results when it is unknown', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    const { results, suggestions, suggestedTitles } = chatScreen(page);
    for (const id of ['TIDAKADA', '', '__proto__', 'constructor', '%F0%9F%8D%9C']) {
      await test.step(`"${id}"`, async () => {
        await openChat(page, id);
        await expect(suggestions).toBeVisible();
        await expect(suggestedTitles).toHaveCount(10);
        await expect(results).toHaveCount(0);
      });
    }
  });
});

test.describe('deleting', () => {
  test('the open conversation leads to an empty chat', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page, 'DAGING');
    await openSidebar(page);
    const { results, entries, suggestions } = chatScreen(page);
    await expect(results).toBeVisible();
    await remove(page, 'rendang untuk hajatan');
    await expect(page).toHaveURL('/start-chat');
    await expect(results).toHaveCount(0);
    await expect(suggestions).toBeVisible();
    await expect(entries).toHaveText(['gado-gado', 'soto Lamongan']);
    expect(Object.keys(await readHistory(page))).toEqual(['SOTO11', 'GADO22']);
  });

  test('another conversation leaves the open one alone', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page, 'DAGING');
    await openSidebar(page);
    const { dishNames, entries } = chatScreen(page);
    await remove(page, 'gado-gado');
    await expect(entries).toHaveText(['rendang untuk hajatan', 'soto Lamongan']);
    await expect(page).toHaveURL('/start-chat?id=DAGING');
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
    await page.reload();
    await openSidebar(page);
    await expect(entries).toHaveText(['rendang untuk hajatan', 'soto Lamongan']);
  });

  test('can be undone: the conversation is back in its place', async ({ page }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    await openSidebar(page);
    const { entries, toast, dishNames } = chatScreen(page);
    const before = await readStored(page, 'chatHistory');
    await remove(page, 'rendang untuk hajatan');
    await expect(entries).toHaveCount(2);
    await expect(toast('Percakapan dihapus.')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(entries).toHaveText(['gado-gado', 'rendang untuk hajatan', 'soto Lamongan']);
    await expect(toast('Percakapan dihapus.')).toHaveCount(0);
    expect(await readStored(page, 'chatHistory')).toBe(before);
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
  });

  test('can be undone for six seconds', async ({ page }) => {
    await page.clock.install();
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    await openSidebar(page);
    const { toast } = chatScreen(page);
    await remove(page, 'gado-gado');
    await expect(toast('Percakapan dihapus.')).toBeVisible();
    await page.clock.fastForward(6_000);
    await expect(toast('Percakapan dihapus.')).toHaveCount(0);
  });

  test('the last one leaves "Riwayat tidak ditemukan"', async ({ page }) => {
    await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
    await openChat(page);
    await openSidebar(page);
    await remove(page, 'soto');
    await expect(chatScreen(page).sidebar.getByText('Riwayat tidak ditemukan')).toBeVisible();
    expect(await readStored(page, 'chatHistory')).toBe('{}');
  });
});

test.describe('two tabs', () => {
  test.use({ way: 'static-key' });

  test('lose nothing of each other and show what the other has saved', async ({
    page,
    context,
  }) => {
    await openChat(page);
    const other = await context.newPage();
    await openChat(other);
    await openSidebar(page);
    const first = await askAndWait(other, newQuestion('soto'));
    await expect(chatScreen(page).entries).toHaveCount(1);
    const second = await askAndWait(page, newQuestion('rendang'));
    expect(Object.keys(await readHistory(page))).toEqual([first, second]);
    await openSidebar(other);
    await expect(chatScreen(other).entries).toHaveCount(2);
  });

  test('that ask at the same moment lose no answer, and nothing deleted returns', async ({
    context,
  }) => {
    const { kept, lost, returned } = await askInTabs(context, 2, 30);
    expect(kept).toBe(56);
    expect(lost).toEqual([]);
    expect(returned).toEqual([]);
  });

  test('a menu that is open in one stays open, with its focus, while the other saves', async ({
    page,
    context,
  }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    const other = await context.newPage();
    await openChat(other);
    await openSidebar(page);
    const menu = await openOptions(page, 'gado-gado');
    await askAndWait(other, newQuestion('soto'));
    await askAndWait(other, newQuestion('rawon'));
    await expect(chatScreen(page).entries).toHaveCount(5);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'simpan' })).toBeFocused();
    const button = page.getByRole('button', { name: 'Pilihan untuk gado-gado' });
    const [menuBox, buttonBox] = [await menu.boundingBox(), await button.boundingBox()];
    expect(menuBox?.y).toBeCloseTo((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0), 0);
    await menu.getByRole('menuitem', { name: 'hapus' }).click();
    await expect(chatScreen(page).entries).toHaveCount(4);
  });

  test('a conversation deleted in one disappears from the list of the other', async ({
    page,
    context,
  }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await openChat(page);
    await openSidebar(page);
    const other = await context.newPage();
    await openChat(other);
    await openSidebar(other);
    await remove(other, 'gado-gado');
    await expect(chatScreen(page).entries).toHaveText(['rendang untuk hajatan', 'soto Lamongan']);
  });
});

test.describe('storage that is damaged', () => {
  test('readable entries stay, the text of the others is set aside', async ({ page }) => {
    const history = { ...historyOf({ BAIK11: 'soto' }), RUSAK1: 'bukan percakapan', RUSAK2: [] };
    await store(page, { chatHistory: history });
    await openChat(page);
    await openSidebar(page);
    const { entries, toast } = chatScreen(page);
    await expect(entries).toHaveText(['soto']);
    await expect(toast('Sebagian riwayat rusak dan tidak terbaca.')).toBeVisible();
    await expect.poll(async () => Object.keys(await readHistory(page))).toEqual(['BAIK11']);
    expect(await readStored(page, 'chatHistoryDamaged')).toContain('bukan percakapan');
  });

  test('a truncated history is rescued as far as possible', async ({ page }) => {
    const text = JSON.stringify(historyOf({ SATU11: 'soto', DUA222: 'rendang' }));
    const cut = text.slice(0, text.length - 60);
    await store(page, { chatHistory: cut });
    await openChat(page);
    await openSidebar(page);
    const { entries, dishNames } = chatScreen(page);
    await expect(entries.filter({ hasText: 'soto' })).toHaveCount(1);
    await entries.filter({ hasText: 'soto' }).click();
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    expect(await readStored(page, 'chatHistoryDamaged')).toBe(cut);
  });

  test('the product works with whatever is stored, and sets the text aside', async ({ page }) => {
    for (const text of ['halo, ini bukan JSON', '[1, 2]', '42']) {
      await test.step(text, async () => {
        await store(page, { chatHistory: text });
        await page.evaluate(() => localStorage.removeItem('chatHistoryDamaged'));
        await openChat(page);
        const id = await askAndWait(page, newQuestion());
        expect(Object.keys(await readHistory(page))).toEqual([id]);
        expect(await readStored(page, 'chatHistoryDamaged')).toBe(text);
      });
    }
  });

  test('more than half the room is rescued as well, and the next answer is saved', async ({
    page,
  }) => {
    const [dish] = SAMPLE_DISHES;
    const filling = 'Aduk sampai rata. '.repeat(550);
    const ids = Array.from({ length: 300 }, (_, index) => `A${String(index).padStart(5, '0')}`);
    const history = Object.fromEntries(
      ids.map((id, index) => [
        id,
        [{ question: `soto ${index}`, response: [{ ...dish, description: filling }] }],
      ]),
    );
    const text = JSON.stringify(history);
    expect(text.length).toBeGreaterThan(3_000_000);
    await store(page, { chatHistory: text.slice(0, -40) });
    await openChat(page);
    const { toast, entries, dishNames } = chatScreen(page);
    await expect(toast('Sebagian riwayat rusak dan tidak terbaca.')).toBeVisible();
    // The newest has only a truncated dish: its text is set aside.
    await expect(async () => expect((await storedIds(page)).size).toBe(299)).toPass();
    expect((await keptDamaged(page)).join('')).toContain('soto 299');
    const id = await askAndWait(page, newQuestion());
    expect(await storedIds(page)).toEqual(new Set([...ids.slice(0, -1), id]));
    await page.reload();
    await openSidebar(page);
    await expect(entries.nth(1)).toHaveText('soto 298');
    await entries.nth(1).click();
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
  });

  for (const piece of ['"', '```', '{"A":[']) {
    test(`four million characters of ${piece} do not block the page, and answers are saved`, async ({
      page,
    }) => {
      const text = piece.repeat(4_000_000 / piece.length);
      await store(page, { chatHistory: text });
      await openChat(page);
      const id = await askAndWait(page, newQuestion());
      await expect.poll(async () => Object.keys(await readHistory(page))).toEqual([id]);
      const damaged = await readStored(page, 'chatHistoryDamaged');
      expect(damaged === text || (await keptDamaged(page)).includes(text)).toBe(true);
    });
  }

  test('of another version: more and fewer fields are read', async ({ page }) => {
    const response = [
      {
        foodName: 'Sayur Asem',
        completeRecept: ['Rebus asam.'],
        estimatedCostatRupiah: 'Rp 25.000',
      },
      { tanpaNama: true },
    ];
    await store(page, {
      chatHistory: { LAMA01: [{ question: 'sayur asem', response, bahasa: 'id' }] },
    });
    await openChat(page, 'LAMA01');
    const { dishNames, dishes } = chatScreen(page);
    await expect(dishNames).toHaveText(['1. Sayur Asem']);
    await expect(dishes.first()).toContainText('Rebus asam.');
    await expect(dishes.first()).toContainText('Estimasi biaya yang dikeluarkan: Rp 25.000');
  });
});

test.describe('storage that is full', () => {
  test.use({ way: 'static-key' });

  /** To the last character, in ever smaller pieces. */
  const fillUp = (page: Page) =>
    page.evaluate(() => {
      let filling = '';
      for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          localStorage.setItem('pengisi', filling + 'x'.repeat(size));
          filling += 'x'.repeat(size);
        } catch {
          // Too much: a smaller piece may still fit.
        }
      }
    });

  test('older conversations make room: the answer is saved, nothing older is lost', async ({
    page,
  }) => {
    await store(page, { chatHistory: historyOf(QUESTIONS) });
    await fillUp(page);
    await openChat(page);
    const asked = newQuestion();
    const id = await askAndWait(page, asked);
    const { dishNames, question, entries } = chatScreen(page);
    await page.reload();
    await expect(question).toHaveText(asked);
    await openSidebar(page);
    await expect(entries).toHaveText([
      asked,
      'gado-gado',
      'rendang untuk hajatan',
      'soto Lamongan',
    ]);
    expect(await storedIds(page)).toEqual(new Set([...Object.keys(QUESTIONS), id]));
    await entries.filter({ hasText: 'rendang' }).click();
    await expect(dishNames).toHaveText(['1. Rendang Daging Sapi']);
    await remove(page, 'soto Lamongan');
    await expect(entries).toHaveCount(3);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(entries).toHaveCount(4);
  });

  test('without IndexedDB the answer stays on screen, a message says so, nothing older is lost', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    const history = historyOf(QUESTIONS);
    await store(page, { chatHistory: history });
    await fillUp(page);
    await openChat(page);
    const { dishNames, toast, results } = chatScreen(page);
    await ask(page, newQuestion());
    await expect(dishNames).toHaveText(
      SAMPLE_DISHES.map(({ foodName }, index) => `${index + 1}. ${foodName}`),
    );
    await expect(toast('Penyimpanan browser penuh, jadi jawaban ini belum masuk')).toBeVisible();
    await expect(results.getByText(/^Ditulis AI/u)).toBeVisible();
    await expect(page).toHaveURL('/start-chat');
    expect(await readHistory(page)).toEqual(history);

    // It can still be saved as a document.
    const downloading = page.waitForEvent('download');
    await saveAsWord(page);
    expect((await downloading).suggestedFilename()).toMatch(/^recipe_\w+\.docx$/u);
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
  for (const [way, leave] of Object.entries(ways)) {
    test(`by ${way} keeps the complete dishes`, async ({ page, context, gemini }) => {
      gemini.scenario = 'stalled-midway';
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

test('storage that is switched off: the product works and says that nothing is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openChat(page);
  const { dishNames, toast } = chatScreen(page);
  await ask(page, newQuestion());
  await expect(dishNames.first()).toBeVisible();
  await expect(toast('Browser ini tidak mengizinkan penyimpanan')).toBeVisible();
  await page.getByRole('button', { name: 'mode gelap' }).click();
  await expect(page.getByRole('button', { name: 'mode terang' })).toBeVisible();
});

test.describe('hostile text', () => {
  test.use({ way: 'static-key' });

  test('in every field stays text, on screen, in the sidebar and in storage', async ({
    page,
    gemini,
  }) => {
    gemini.scenario = 'hostile';
    await openChat(page);
    const asked = '<img src=x onerror="window.diserang = true"> "><script>diserang</script>';
    const id = await askAndWait(page, asked);
    const { question, dishes, dishNames, entries } = chatScreen(page);
    const isHarmed = () => page.evaluate(() => 'diserang' in window || 'tercemar' in {});

    await expect(question).toHaveText(asked);
    await expect(dishNames.first()).toHaveText('1. <script>window.diserang = true</script>');
    await expect(dishes).toHaveCount(7);
    await openSidebar(page);
    await expect(entries).toHaveText([asked]);
    await expect(page.locator('main img, main script, main iframe')).toHaveCount(0);
    expect(await isHarmed()).toBe(false);

    await page.goto(`/start-chat?id=${id}`);
    await expect(question).toHaveText(asked);
    await expect(dishes).toHaveCount(7);
    expect(await isHarmed()).toBe(false);
    // A word of hundreds of letters makes nothing wider than the screen.
    const isTooWide = await page.evaluate(
      () =>
        document.querySelector('main ol')!.scrollWidth >
        document.querySelector('main')!.clientWidth,
    );
    expect(isTooWide).toBe(false);
  });
});
