import type { Page } from '@playwright/test';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { storedIds } from './busy-tab.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat, saveAsWord } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { openSidebar, QUESTIONS, remove } from './history-screen.ts';
import { historyOf, readHistory, readStored, store } from './stored-history.ts';

test.use({ viewport: { width: 1280, height: 720 } });

/** Damaged text set aside in the archive. */
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

// `history-storage.test.ts` and `rescue-history.test.ts` read every other kind of damage.
test('a damaged history is read as far as possible, and the rest is set aside', async ({
  page,
}) => {
  const { entries, toast, dishNames, dishes } = chatScreen(page);

  await test.step('readable entries stay, the text of the others is set aside', async () => {
    const history = { ...historyOf({ BAIK11: 'soto' }), RUSAK1: 'bukan percakapan', RUSAK2: [] };
    await store(page, { chatHistory: history });
    await openChat(page);
    await openSidebar(page);
    await expect(entries).toHaveText(['soto']);
    await expect(toast('Sebagian riwayat rusak dan tidak terbaca.')).toBeVisible();
    await expect.poll(async () => Object.keys(await readHistory(page))).toEqual(['BAIK11']);
    expect(await readStored(page, 'chatHistoryDamaged')).toContain('bukan percakapan');
  });

  await test.step('a truncated history is rescued as far as possible', async () => {
    const text = JSON.stringify(historyOf({ SATU11: 'soto', DUA222: 'rendang' }));
    const cut = text.slice(0, text.length - 60);
    await store(page, { chatHistory: cut, chatHistoryDamaged: '' });
    await openChat(page);
    await openSidebar(page);
    await expect(entries.filter({ hasText: 'soto' })).toHaveCount(1);
    await entries.filter({ hasText: 'soto' }).click();
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    expect(await readStored(page, 'chatHistoryDamaged')).toContain(cut);
  });

  await test.step('the product works with anything stored, and sets the text aside', async () => {
    await store(page, { chatHistory: 'halo, ini bukan JSON', chatHistoryDamaged: '' });
    await openChat(page);
    const id = await askAndWait(page, newQuestion());
    expect(Object.keys(await readHistory(page))).toEqual([id]);
    expect(await readStored(page, 'chatHistoryDamaged')).toContain('halo, ini bukan JSON');
  });

  await test.step('of another version: more and fewer fields are read', async () => {
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
    await expect(dishNames).toHaveText(['1. Sayur Asem']);
    await expect(dishes.first()).toContainText('Rebus asam.');
    await expect(dishes.first()).toContainText('Estimasi biaya yang dikeluarkan: Rp 25.000');
  });
});

test('a damaged history of more than half the room is also rescued, and the next answer is saved', async ({
  page,
}) => {
  test.slow();
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

test('four million quotation marks do not block the page, and answers are saved', async ({
  page,
}) => {
  const text = '"'.repeat(4_000_000);
  await store(page, { chatHistory: text });
  await openChat(page);
  const id = await askAndWait(page, newQuestion());
  await expect.poll(async () => Object.keys(await readHistory(page))).toEqual([id]);
  const damaged = await readStored(page, 'chatHistoryDamaged');
  expect(damaged === text || (await keptDamaged(page)).includes(text)).toBe(true);
});

test.describe('storage that is full', () => {
  test.use({ way: 'static-key' });
  // Ten megabytes are written to a disk, which is slow where much else is tested.
  test.slow();

  /** To the last character, in ever smaller pieces. */
  const fillUp = (page: Page) =>
    page.evaluate(() => {
      let filling = '';
      for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          localStorage.setItem('pengisi', filling + 'x'.repeat(size));
          filling += 'x'.repeat(size);
        } catch {
          // Too much, but a smaller piece may still fit.
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
