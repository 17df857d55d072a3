import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { askAndWait, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { keptForOffline } from './kept-offline.ts';
import { closeHistory, openAnswer, overviewOf, PHONE, sheetOf, term } from './selling-screen.ts';
import { readHistory } from './stored-history.ts';

test.describe('as a newcomer', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  /** From the answer on screen to everything an owner takes from it. */
  async function plan(page: Page, context: BrowserContext, price: string) {
    const overview = overviewOf(page);
    await overview.getByRole('spinbutton', { name: 'Jumlah porsi' }).fill('50');
    const selling = overview.getByRole('switch', { name: 'Mode jualan' });
    if ((await selling.getAttribute('aria-checked')) === 'false') await selling.click();
    await page.getByRole('button', { name: 'Hitung jual' }).first().click();
    const own = sheetOf(page)
      .getByRole('textbox', { name: /^Harga gula/u })
      .first();
    await own.fill(price);
    await expect(term(page, 'Untung per porsi')).toHaveText(/Rp/u);
    const profit = await term(page, 'Untung sekali masak').innerText();
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Belanja', exact: true }).click();
    const shopping = page.getByRole('dialog', { name: 'Belanja' });
    await shopping.getByRole('button', { name: 'Kirim daftar' }).click();
    const message = shopping.getByRole('textbox', { name: 'Teks yang dikirim' });
    await expect(message).toHaveValue(/^\*Daftar belanja\*/u);
    const list = await message.inputValue();
    await page.keyboard.press('Escape');
    if (await shopping.isVisible()) await page.keyboard.press('Escape');
    await expect(shopping).toHaveCount(0);

    await page.getByRole('button', { name: 'Lainnya' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Simpan ke Excel' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^hpp-[\w-]+\.xlsx$/u);
    const book = unzipSync(await readFile(await download.path()));
    expect(Object.keys(book)).toContain('xl/worksheets/sheet2.xml');
    await context.clearPermissions();
    return { profit, list };
  }

  /** The whole plan is still there: after a reload, and offline. */
  async function expectPlanned(page: Page, written: string, profit: string) {
    await closeHistory(page);
    await expect(overviewOf(page).getByRole('spinbutton')).toHaveValue('50');
    await expect(overviewOf(page).getByRole('columnheader')).toHaveText([
      'Hidangan',
      'Modal',
      'Jual',
      'Untung',
    ]);
    await page.getByRole('button', { name: 'Hitung jual' }).first().click();
    await expect(
      sheetOf(page)
        .getByRole('textbox', { name: /^Harga gula/u })
        .first(),
    ).toHaveValue(written);
    await expect(term(page, 'Untung sekali masak')).toHaveText(profit);
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toHaveCount(0);
  }

  test('a dish dearer than the market is named, and takes the usual price at a tap', async ({
    page,
  }) => {
    await openChat(page);
    await closeHistory(page);
    await askAndWait(page, 'es teler');
    const overview = overviewOf(page);
    const remark = overview.getByText(/^Harga pasarnya lebih rendah dari saran: Es Teler Rp/u);
    await expect(remark).toHaveCount(0);
    await overview.getByRole('switch', { name: 'Mode jualan' }).click();
    await expect(remark).toBeVisible();
    await page.getByRole('button', { name: 'Hitung jual' }).first().click();
    const take = sheetOf(page).getByRole('button', { name: /^Pakai Rp/u });
    const price = (await take.innerText()).replace('Pakai ', '');
    await take.click();
    await expect(term(page, 'Harga jual')).toContainText(price);
    await expect(take).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(remark).toHaveCount(0);
  });

  test('from a question to profit, list and file; it survives a reload and works the same offline', async ({
    page,
    context,
    witness,
  }) => {
    witness.expectError(/net::ERR_INTERNET_DISCONNECTED/u);
    await openChat(page);
    await closeHistory(page);
    await askAndWait(page, 'ide jualan takjil');
    const { profit, list } = await plan(page, context, '42rb');
    await page.reload();
    await expectPlanned(page, '42.000 / kg', profit);

    // What was used is cached for offline use, and so is the rest.
    await keptForOffline(page);
    await context.setOffline(true);
    await page.goto('/start-chat');
    await closeHistory(page);
    await askAndWait(page, 'ide jualan takjil');
    const offline = await plan(page, context, '21rb');
    expect(offline.list).toContain(list.split('\n')[0]);
    await page.reload();
    await expectPlanned(page, '21.000 / kg', offline.profit);
    expect(Object.keys(await readHistory(page))).toHaveLength(2);
    await context.setOffline(false);
  });
});

test('everything is found under the name that people look for', async ({ page }) => {
  await openAnswer(page);
  const overview = overviewOf(page);
  await expect(overview.getByRole('table')).toBeVisible();
  await expect(overview.getByRole('columnheader')).toHaveText(['Hidangan', 'Modal']);
  await expect(overview.getByRole('spinbutton', { name: 'Jumlah porsi' })).toBeVisible();
  await expect(overview.getByRole('button', { name: 'Kurangi porsi' })).toBeVisible();
  await expect(overview.getByRole('button', { name: 'Tambah porsi' })).toBeVisible();
  await overview.getByRole('switch', { name: 'Mode jualan' }).click();
  for (const name of ['Hidangan', 'Modal', 'Jual', 'Untung']) {
    await expect(overview.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }

  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 2, name: /Soto Ayam Lamongan/u }),
  });
  await expect(card.getByRole('button', { name: 'Mulai masak' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Bintang' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await card.getByRole('button', { name: 'Pilihan untuk Soto Ayam Lamongan' }).click();
  await expect(page.getByRole('menu', { name: 'Pilihan untuk Soto Ayam Lamongan' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', { name: 'Belanja', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bagikan', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Lainnya' }).click();
  for (const name of ['Simpan ke Word', 'Simpan ke Excel', 'Cetak', 'Salin teks']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Hitung jual' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hitung jual: Soto Ayam Lamongan' });
  for (const food of ['ayam kampung', 'bawang merah', 'kunyit', 'serai']) {
    await expect(sheet.getByRole('textbox', { name: `Harga ${food}` })).toBeEditable();
  }
  for (const name of [
    'Bahan',
    'Kemasan',
    'Gas',
    'Upah',
    'Cadangan susut',
    'HPP per porsi',
    'Harga jual',
    'Untung per porsi',
    'Untung sekali masak',
    'Food cost',
  ]) {
    await expect(
      sheet.getByRole('term').filter({ hasText: new RegExp(`^${name}$`, 'u') }),
    ).toHaveCount(1);
    await expect(term(page, name)).not.toBeEmpty();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Belanja', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Belanja' })).toContainText(
    'Yang secukupnya belum termasuk: koya.',
  );
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Mulai masak' }).click();
  await expect(page.getByRole('dialog', { name: 'Memasak: Soto Ayam Lamongan' })).toBeVisible();
});

test('own prices are a list in the settings, and other tabs follow', async ({ page, context }) => {
  await openAnswer(page);
  const cost = overviewOf(page).getByRole('row').nth(1).getByRole('cell');
  await expect(page.getByText(/Hitungan kami: Rp/u).first()).toBeVisible();
  const before = await cost.innerText();
  const other = await context.newPage();
  await openChat(other, 'JUAL11');
  await expect(other.getByText(/Hitungan kami: Rp/u).first()).toBeVisible();

  await page.getByRole('button', { name: 'Pengaturan' }).click();
  const settings = page.getByRole('dialog', { name: 'Pengaturan' });
  await settings.getByRole('button', { name: 'Isi harga belanjamu' }).click();
  await settings.getByRole('combobox', { name: 'Nama bahan' }).fill('Ayam kampung');
  await settings.getByRole('textbox', { name: 'Harga belanjamu' }).fill('150rb / ekor');
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('textbox', { name: 'Harga ayam kampung' })).toHaveValue(
    '150.000 / ekor',
  );
  await expect(cost).not.toHaveText(before);
  await expect(overviewOf(other).getByRole('row').nth(1).getByRole('cell')).not.toHaveText(before);

  const downloading = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Simpan ke CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('harga-cobek.csv');
  const file = (await readFile(await download.path())).toString('utf8');
  expect(file).toBe('\uFEFFbahan;harga;per\r\nayam kampung;150000;1 ekor\r\n');

  await settings.getByRole('button', { name: 'Pakai lagi harga pasar ayam kampung' }).click();
  await expect(cost).toHaveText(before);
  await settings.getByLabel('Berkas harga').setInputFiles({
    name: 'harga.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${file}bawang merah;murah;kg\r\n`),
  });
  await expect(settings.getByText(/1 harga diambil\. 1 baris dilewati/u)).toBeVisible();
  await expect(settings.getByText(/Baris 3 \(bawang merah murah kg\)/u)).toBeVisible();
  await expect(cost).not.toHaveText(before);
  await settings.getByRole('button', { name: 'Urungkan' }).click();
  await expect(cost).toHaveText(before);
});

test('cost, price and profit of a dish stand below each other on a phone, beside each other elsewhere', async ({
  page,
}) => {
  await openAnswer(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  const sums = page.locator('dl[data-prices]').first().locator('dd');
  await expect(sums).toHaveCount(3);
  const distinct = (side: 'top' | 'right') =>
    sums.evaluateAll(
      (all, of) => new Set(all.map((one) => Math.round(one.getBoundingClientRect()[of]))).size,
      side,
    );
  await page.setViewportSize(PHONE);
  expect(await distinct('right')).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await distinct('top')).toBe(1);
});
