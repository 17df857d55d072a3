import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { axeFindingsIn } from './axe-findings.ts';
import { askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { readHistory, store } from './stored-history.ts';

const PHONE = { width: 390, height: 844 };
const [soto] = SAMPLE_DISHES;

const linkOf = (dish: unknown, form = 'a') =>
  `/hidangan#${form}.${deflateRawSync(JSON.stringify(dish)).toString('base64url')}`;

const article = (page: Page, name = 'Soto Ayam Lamongan') => page.getByRole('article', { name });

async function ask(page: Page, question: string) {
  await openChat(page);
  const close = chatScreen(page).sidebar.getByRole('button', { name: 'Tutup riwayat' });
  if (await close.isVisible()) await close.click();
  await askAndWait(page, question);
}

/** Opens "Bagikan" of the first dish and returns the text that would be sent. */
async function share(page: Page) {
  const name =
    (await chatScreen(page).dishNames.first().textContent())?.replace(/^1\. /u, '') ?? '';
  await page.getByRole('button', { name: `Pilihan untuk ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Bagikan' }).click();
  const dialog = page.getByRole('dialog', { name: `Bagikan: ${name}` });
  const preview = dialog.getByRole('textbox', { name: 'Teks yang dikirim' });
  await expect(preview).toHaveValue(/https?:/u);
  return { dialog, preview, name, text: await preview.inputValue() };
}

test.describe('of the collection', () => {
  test.use({ way: 'static-collection', viewport: PHONE });

  test('a dish is shared as the address of its page', async ({ page, site }) => {
    await ask(page, 'soto ayam lamongan');
    const { text, dialog, preview, name } = await share(page);
    const address = /https?:\S+/u.exec(text)?.[0] ?? '';
    expect(address.startsWith(`${site}/koleksi/`)).toBe(true);
    await dialog.getByRole('radio', { name: 'Teks resep, tanpa harga' }).check();
    await expect(preview).toHaveValue(/\*Bahan\*/u);
    await expect(preview).not.toHaveValue(/Rp/u);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test.describe('in a messenger’s browser', () => {
  test.use({ way: 'static-collection', viewport: PHONE });

  test('that allows neither sharing nor copying, the text is shown for a long press', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await ask(page, 'soto ayam lamongan');
    const { dialog } = await share(page);
    await expect(dialog.getByRole('button', { name: 'Bagikan', exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Salin teks' }).click();
    await expect(
      page.getByText('Browser ini tidak mengizinkan menyalin. Tekan lama teksnya'),
    ).toBeVisible();
  });
});

test.describe('of the AI', () => {
  test.use({ way: 'static-key', viewport: PHONE });

  test('a dish travels in its link to another phone, with all its tools', async ({
    page,
    browser,
    site,
  }) => {
    await ask(page, newQuestion());
    const { text, dialog } = await share(page);
    const address = /https?:\S+/u.exec(text)?.[0] ?? '';
    expect(new URL(address).pathname).toBe('/hidangan');
    await expect(dialog.getByText('Seluruh resepnya ada di dalam tautan ini')).toBeVisible();

    const other = await browser.newContext({ viewport: PHONE, locale: 'id-ID' });
    const phone = await other.newPage();
    const requests: string[] = [];
    phone.on('request', (request) => requests.push(request.url()));
    await phone.goto(address);
    const dish = article(phone);
    await expect(dish).toHaveCSS('border-top-style', 'solid');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Hidangan dari tautan');
    await expect(phone.getByText('Dibagikan lewat tautan')).toBeVisible();
    for (const { step } of soto?.completeRecept ?? []) {
      await expect(dish.getByText(step)).toBeVisible();
    }
    await dish.getByRole('button', { name: 'Hitung jual' }).click();
    const sheet = phone.getByRole('dialog', { name: 'Hitung jual: Soto Ayam Lamongan' });
    await expect(sheet).toBeVisible();
    await phone.keyboard.press('Escape');
    // Leaving its entry in the browser's history takes a moment, when "Back" means that entry.
    await phone.waitForFunction(() => history.state?.sheet === undefined);
    await dish.getByRole('button', { name: 'Mulai masak' }).click();
    await expect(phone.getByRole('dialog', { name: /^Memasak:/u })).toBeVisible();
    await phone.goBack();
    await dish.getByRole('button', { name: /^Pilihan untuk/u }).click();
    await phone.getByRole('menuitem', { name: 'Belanja hidangan ini' }).click();
    await expect(phone.getByRole('dialog', { name: 'Belanja' })).toBeVisible();
    await other.close();
    // Nothing of it leaves the phone, neither in an address nor to another host.
    expect(requests.length).toBeGreaterThan(3);
    const carried = address.slice(address.indexOf('#') + 1);
    for (const url of requests) {
      expect(new URL(url).origin).toBe(site);
      expect(url.split('#')[0]).not.toContain(carried);
    }
  });
});

test.describe('of the AI, too long for a link', () => {
  test.use({ way: 'static-collection', viewport: PHONE });

  test('a dish is offered as text, and says so', async ({ page }) => {
    // Letters without a pattern, which cannot be packed.
    const noise = createHash('shake256', { outputLength: 9_000 }).update('soto').digest('base64');
    const completeRecept = Array.from({ length: 12 }, (_, index) => ({
      number: index + 1,
      step: noise.slice(index * 1_000, (index + 1) * 1_000),
    }));
    const response = [{ ...(soto as Dish), completeRecept }];
    await store(page, {
      isHistoryClosed: true,
      chatHistory: { long: [{ question: 'soto', response }] },
    });
    await page.goto('/start-chat?id=long');
    await page.getByRole('button', { name: 'Pilihan untuk Soto Ayam Lamongan' }).click();
    await page.getByRole('menuitem', { name: 'Bagikan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bagikan: Soto Ayam Lamongan' });
    await expect(dialog.getByText('Resep ini terlalu panjang untuk sebuah tautan')).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    const preview = dialog.getByRole('textbox', { name: 'Teks yang dikirim' });
    await expect(preview).toHaveValue(/\*Bahan\*/u);
    await expect(preview).not.toHaveValue(/https?:/u);
  });
});

test.describe('on the receiving phone', () => {
  test.use({ way: 'static-collection', viewport: PHONE });

  test('it is starred and outlives its link; it is saved only once and opens from the history', async ({
    page,
  }) => {
    await page.goto(linkOf(soto));
    await article(page).getByRole('button', { name: 'Bintang', exact: true }).click();
    await page.goto('/bintang');
    await page.getByRole('link', { name: 'Soto Ayam Lamongan' }).click();
    await expect(article(page)).toBeVisible();

    await page.goto('/');
    await page.goto(linkOf(soto));
    await page.getByRole('button', { name: 'Simpan ke riwayat' }).click();
    const toHistory = page.getByRole('link', { name: 'Buka di riwayat' });
    await expect(toHistory).toBeVisible();
    await page.goto('/');
    await page.goto(linkOf(soto));
    await expect(toHistory).toBeVisible();
    const stored = await readHistory(page);
    expect(Object.values(stored)).toHaveLength(1);
    expect(Object.values(stored)[0]).toMatchObject([{ question: soto?.foodName }]);
    await toHistory.click();
    await expect(chatScreen(page).dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await expect(chatScreen(page).results.getByText('Dari riwayat di perangkat ini')).toBeVisible();
  });

  test('another link in the same tab replaces it, and "back" restores it', async ({ page }) => {
    await page.goto(linkOf(soto));
    await expect(article(page)).toBeVisible();
    await page.evaluate(() => window.location.assign('#a.rusak'));
    await expect(page.getByRole('heading', { name: 'Tautan ini terpotong' })).toBeVisible();
    await expect(article(page)).toHaveCount(0);
    await page.goBack();
    await expect(article(page)).toBeVisible();
    await page.goto(linkOf({ ...soto, foodName: 'Soto Betawi' }));
    await expect(article(page, 'Soto Betawi')).toBeVisible();
  });

  test('its contents are shown as text, never run', async ({ page }) => {
    page.on('dialog', () => expect.soft(false, 'a dialog of a stranger').toBe(true));
    const code = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const hostile = {
      foodName: `Soto ${code}`,
      description: code,
      ingredient: [{ name: code, servingSize: code }],
      completeRecept: [code, 'javascript:alert(3)'],
      tips: code,
      img: 'https://example.com/mata.png',
    };
    await page.goto(linkOf(hostile));
    const dish = page.getByRole('article');
    await expect(dish.getByRole('heading', { level: 2 })).toHaveText(`Soto ${code}`);
    await expect(dish.locator('img, script, iframe, a')).toHaveCount(0);
  });

  const FAULTS = [
    ['half a link', linkOf(soto).slice(0, 200), 'Tautan ini terpotong'],
    ['a link without its content', '/hidangan', 'Tautan ini terpotong'],
    ['a link of a later version', linkOf(soto, 'b'), 'Tautan ini dari Cobek yang lebih baru'],
    ['a bomb', linkOf({ ...soto, tips: '0'.repeat(4_000_000) }), 'Isi tautan ini terlalu besar'],
    ['rubbish', '/hidangan#apa-ini', 'Tidak ada hidangan di tautan ini'],
    ['something else', linkOf([1, 2, 3]), 'Tidak ada hidangan di tautan ini'],
  ] as const;
  test('a link that cannot be shown gets a sentence and a way on', async ({ page }) => {
    for (const [what, address, words] of FAULTS) {
      await test.step(what, async () => {
        await page.goto(address);
        await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(words);
        await page.getByRole('link', { name: 'Cari resep' }).click();
        await expect(chatScreen(page).input).toBeVisible();
      });
    }
  });

  test('is accessible', async ({ page }) => {
    for (const [width, theme] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [linkOf(soto), '/hidangan#b.x']) {
        await page.goto('/');
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindingsIn(page, theme), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
});

test.describe('without a network', () => {
  test.use({ way: 'static-collection', viewport: PHONE, serviceWorkers: 'allow' });

  test('a link opens on a phone that has opened one before', async ({ page, context, witness }) => {
    witness.expectError(/ERR_INTERNET_DISCONNECTED/u);
    await page.goto(linkOf(soto));
    await expect(article(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/hidangan')) !== undefined), {
        timeout: 20_000,
      })
      .toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/bintang')) !== undefined), {
        timeout: 20_000,
      })
      .toBe(true);
    await context.setOffline(true);
    await page.goto('about:blank');
    await page.goto(linkOf({ ...soto, foodName: 'Soto Betawi' }));
    await expect(article(page, 'Soto Betawi')).toBeVisible();
  });
});
