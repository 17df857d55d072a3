import type { Page } from '@playwright/test';
import { BAD_AUTH_KEY, BAD_KEY } from '#core/sources/gemini/fixtures/fake-service.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import type { FakeGemini } from './fake-gemini.ts';
import { expect, test, type Witness } from './fixtures.ts';
import { dishCalls } from './gemini-calls.ts';
import { expectKeyNowhere } from './key-search.ts';
import { readStored, store } from './stored-history.ts';

const GOOGLE = 'https://generativelanguage.googleapis.com';
const OWN_KEY = 'AQ.kunci-pengunjung_123';

/** The page's calls to Google go to the fake; nothing leaves this machine. */
async function answerForGoogle(page: Page, gemini: FakeGemini, witness: Witness) {
  witness.expectHost(GOOGLE);
  await page.route(`${GOOGLE}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await fetch(`${gemini.url}${pathname}${search}`, {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(request.method() === 'POST' ? { body: request.postData() ?? '' } : {}),
    });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}

function settings(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Pengaturan' });
  return {
    dialog,
    open: page.getByRole('button', { name: 'Pengaturan' }),
    key: dialog.getByLabel('Kunci API Gemini'),
    save: dialog.getByRole('button', { name: 'Simpan dan periksa' }),
    remove: dialog.getByRole('button', { name: 'Hapus kunci' }),
    close: dialog.getByRole('button', { name: 'Tutup pengaturan' }),
    result: dialog.locator('form').getByRole('status'),
  };
}

async function saveKey(page: Page, key: string) {
  const { open, dialog, key: input, save } = settings(page);
  await open.click();
  await expect(dialog).toBeVisible();
  await input.fill(key);
  await save.click();
}

for (const way of ['static-collection', 'gateway-key', 'static-key'] as const) {
  test.describe(way, () => {
    test.use({ way });

    test('an own key that works answers the next question, until it is removed', async ({
      page,
      gemini,
      witness,
    }) => {
      await answerForGoogle(page, gemini, witness);
      await openChat(page);
      await saveKey(page, ` ${OWN_KEY} `);
      const { result, key, close, remove, dialog, open } = settings(page);
      await expect(result).toContainText('Kuncinya berfungsi.');
      await expect(key).toHaveValue('');
      await expect(dialog).toContainText('Kuncimu sudah tersimpan.');
      expect(await readStored(page, 'geminiApiKey')).toBe(OWN_KEY);
      await close.click();
      await expect(dialog).toHaveCount(0);

      const { results, dishNames } = chatScreen(page);
      await askAndWait(page, newQuestion());
      await expect(dishNames).toHaveCount(5);
      await expect(results.getByText('Ditulis AI dengan kuncimu', { exact: true })).toBeVisible();
      expect(dishCalls(gemini).map(({ headers }) => headers['x-goog-api-key'])).toEqual([OWN_KEY]);
      await expectKeyNowhere(page, OWN_KEY, witness);

      // It survives a reload, and so does the note on the answer's origin.
      await page.reload();
      await expect(results.getByText(/^Ditulis AI dengan kuncimu/u)).toBeVisible();

      await open.click();
      await remove.click();
      await expect(result).toContainText('Kunci sudah dihapus dari browser ini.');
      await expect(remove).toHaveCount(0);
      expect(await readStored(page, 'geminiApiKey')).toBeNull();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await askAndWait(page, newQuestion());
      await expect(results.getByText(/^Ditulis AI dengan kuncimu/u)).toHaveCount(0);
      const withOwnKey = dishCalls(gemini).filter(
        ({ headers }) => headers['x-goog-api-key'] === OWN_KEY,
      );
      expect(withOwnKey).toHaveLength(1);
    });
  });
}

test.describe('the own key', () => {
  test('that stops working is reported, with what to do', async ({ page, gemini, witness }) => {
    witness.expectError(/Failed to load resource|could not be (?:found|loaded)/u);
    await answerForGoogle(page, gemini, witness);
    await store(page, { geminiApiKey: BAD_KEY });
    await openChat(page);
    await ask(page, newQuestion());
    await expect(chatScreen(page).failure).toContainText('di Pengaturan');
    await expect(chatScreen(page).failure).toContainText('Kunci Gemini');
    await chatScreen(page).failure.getByRole('button', { name: 'Buka Pengaturan' }).click();
    await expect(settings(page).dialog).toBeVisible();
    await expectKeyNowhere(page, BAD_KEY, witness);
  });

  // The page itself checks a key with Google, whatever serves the page.
  test('is saved only if Google accepts it, and stays in its field otherwise', async ({
    page,
    gemini,
    witness,
  }) => {
    witness.expectError(/Failed to load resource/u);
    await answerForGoogle(page, gemini, witness);
    await page.goto('/');
    const { open, dialog, key, result, remove } = settings(page);
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    };
    const expectNotSaved = async () => expect(await readStored(page, 'geminiApiKey')).toBeNull();

    await test.step('is shown as dots until the visitor asks to see it', async () => {
      await open.click();
      await key.fill(OWN_KEY);
      await expect(key).toHaveAttribute('type', 'password');
      await dialog.getByRole('button', { name: 'Tampilkan kunci' }).click();
      await expect(key).toHaveAttribute('type', 'text');
      await dialog.getByRole('button', { name: 'Sembunyikan kunci' }).click();
      await expect(key).toHaveAttribute('type', 'password');
      await expectNotSaved();
      await close();
    });

    await test.step('that is empty is not saved', async () => {
      await saveKey(page, '   ');
      await expect(result).toContainText('Tempel dulu kuncinya, baru disimpan.');
      await expectNotSaved();
      await close();
    });

    await test.step('with letters that no header can carry is rejected, not thrown', async () => {
      await saveKey(page, 'kunci–dengan–tanda–pisah');
      await expect(result).toContainText('Google menolak kunci ini.');
      expect(gemini.calls).toEqual([]);
      await close();
    });

    for (const badKey of [BAD_KEY, BAD_AUTH_KEY]) {
      await test.step(`that Google rejects is reported as rejected: ${badKey}`, async () => {
        await saveKey(page, badKey);
        await expect(result).toContainText('Google menolak kunci ini.');
        await expectNotSaved();
        await close();
        await expectKeyNowhere(page, badKey, witness);
      });
    }

    await test.step('that cannot be checked now is not saved, stays in its field, and gets a reason', async () => {
      gemini.unaryScenario = 'http-503';
      await saveKey(page, OWN_KEY);
      await expect(result).toContainText('Kuncinya belum bisa diperiksa, jadi belum disimpan.');
      await expect(result).toContainText('Layanannya sedang sibuk.');
      await expect(remove).toHaveCount(0);
      await expect(key).toHaveValue(OWN_KEY);
      await expectNotSaved();
    });
  });
});

test.describe('a backup', () => {
  test('takes everything but the key to another device, without duplicates', async ({
    page,
    browser,
    site,
  }) => {
    await store(page, { ownPrices: { beras: 14_000 } });
    await openChat(page);
    const asked = newQuestion();
    await askAndWait(page, asked);
    await settings(page).open.click();

    await test.step('a file of another kind changes nothing and says so', async () => {
      const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('foto') };
      await page.getByLabel('Berkas cadangan').setInputFiles(picture);
      await expect(settings(page).dialog).toContainText('Berkas ini bukan cadangan Cobek.');
    });

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Simpan cadangan' }).click();
    const file = await (await downloading).path();
    await expect(settings(page).dialog).toContainText('Cadangan sudah disimpan.');

    const elsewhere = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
    const other = await elsewhere.newPage();
    await openChat(other);
    const { dialog } = settings(other);
    const choose = async (expected: string) => {
      await settings(other).open.click();
      await other.getByLabel('Berkas cadangan').setInputFiles(file);
      await expect(dialog).toContainText(expected);
    };
    const restore = async (expected: string, name: string | RegExp) => {
      await choose(expected);
      const confirm = dialog.getByRole('button', { name });
      // Out of view, it would seem that choosing the file was enough.
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await confirm.click();
      await expect(dialog).toContainText('Selesai dipulihkan.');
      const reload = dialog.getByRole('button', { name: 'Muat ulang' });
      await expect(reload).toBeInViewport({ ratio: 1 });
      // The history behind the dialog already shows it.
      await expect(other.locator('#history')).toContainText(asked);
      await expect(dialog).toContainText('1 jawaban');
      await reload.click();
      await expect(dialog).toHaveCount(0);
    };
    await restore('Ada 1 jawaban di cadangan ini, semuanya baru', 'Pulihkan sekarang');
    await choose('semuanya sudah ada');
    await expect(dialog.getByRole('button', { name: 'Pulihkan sekarang' })).toHaveCount(0);
    await other.reload();
    const { entries, openSidebar, dishNames, sidebar } = chatScreen(other);
    await openSidebar.click();
    await sidebar.getByRole('button', { name: /^Pilihan/u }).click();
    await other.getByRole('menuitem', { name: 'hapus' }).click();
    await expect(entries).toHaveCount(0);
    await other.reload();
    await restore('semuanya sudah kamu hapus', 'Kembalikan 1 yang kamu hapus');
    await openSidebar.click();
    await expect(entries).toHaveText([asked]);
    await entries.click();
    await expect(dishNames.first()).toBeVisible();
    expect(await readStored(other, 'ownPrices')).toBe('{"beras":14000}');
    await elsewhere.close();
  });
});

test.describe('the dialog', () => {
  test('opens from every page, keeps the focus inside, is sent with Enter, and closes by button, Escape and a click beside it', async ({
    page,
    gemini,
    witness,
  }) => {
    witness.expectError(/404/u);
    await answerForGoogle(page, gemini, witness);
    const { open, dialog, close, key, result } = settings(page);
    // A closed dialog disappears a moment before the page hears of it; nobody reopens it that fast.
    const isGone = () => expect(page.locator('dialog')).toHaveCount(0);
    for (const path of ['/tidak-ada', '/start-chat', '/']) {
      await page.goto(path);
      await open.click();
      await expect(dialog).toBeVisible();
      await close.click();
      await isGone();
    }
    await open.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await isGone();
    await expect(open).toBeFocused();
    await open.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 300);
    await isGone();

    await open.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      // After the last button the focus goes to the browser, never to the page underneath.
      const isUnderneath = await page.evaluate(
        () => document.activeElement?.closest('#root > div > :not(dialog)') !== null,
      );
      expect(isUnderneath).toBe(false);
    }
    await key.fill(OWN_KEY);
    await key.press('Enter');
    await expect(result).toContainText('Kuncinya berfungsi.');
  });
});

test.describe('on a recipe page', () => {
  test.use({ way: 'static-collection' });

  test('"Back" closes the settings, once, and leaves nothing behind', async ({ page }) => {
    await page.goto('/koleksi');
    await page.goto('/koleksi/soto-betawi');
    const { open, dialog, close } = settings(page);
    for (const leave of [async () => page.goBack(), async () => close.click()]) {
      await open.click();
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/soto-betawi$/u);
    }
    await page.goBack();
    await expect(page).toHaveURL(/koleksi$/u);
  });
});
