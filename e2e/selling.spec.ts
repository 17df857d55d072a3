import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { axeFindingsIn } from './axe-findings.ts';
import { askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { keptForOffline } from './kept-offline.ts';
import { readHistory, store } from './stored-history.ts';

const PHONE = { width: 390, height: 844 };

async function closeHistory(page: Page) {
  const close = chatScreen(page).sidebar.getByRole('button', { name: 'Tutup riwayat' });
  if (await close.isVisible()) await close.click();
}

const overviewOf = (page: Page) => page.getByRole('region', { name: 'Ringkasan menu' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Hitung jual: / });
const term = (page: Page, name: string) => sheetOf(page).locator(`dt:text-is("${name}") + dd`);

/** The answer on screen, stored by an earlier visit. */
async function openAnswer(page: Page, dishes: readonly object[] = SAMPLE_DISHES) {
  await store(page, {
    chatHistory: { JUAL11: [{ question: 'ide jualan takjil', response: dishes }] },
  });
  await openChat(page, 'JUAL11');
  await expect(overviewOf(page)).toBeVisible();
}

test.describe('as a newcomer', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  /** From the answer on screen to everything that an owner takes away from it. */
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
    expect(download.suggestedFilename()).toMatch(/^hpp_\w+\.xlsx$/u);
    const book = unzipSync(await readFile(await download.path()));
    expect(Object.keys(book)).toContain('xl/worksheets/sheet2.xml');
    await context.clearPermissions();
    return { profit, list };
  }

  /** Everything that was planned is there: after a reload, and offline. */
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

test('everything is found under the name by which people look for it', async ({ page }) => {
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

test('five dishes fit under the question on one screen of a phone, with price and profit too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAnswer(page);
  await closeHistory(page);
  await expect(overviewOf(page).getByText('Hitungan kami').or(overviewOf(page))).toBeVisible();
  for (const isSelling of [false, true]) {
    if (isSelling) await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
    const question = await chatScreen(page).question.boundingBox();
    const rows = await overviewOf(page).getByRole('row').all();
    expect(rows).toHaveLength(6);
    expect(question?.y).toBeGreaterThanOrEqual(0);
    for (const row of rows) {
      const box = await row.boundingBox();
      expect(box?.y).toBeGreaterThan((question?.y ?? 0) + (question?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
  }
});

test('fifty dishes are compared at 320 px, sorted by keyboard, and a dish leads back to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dishes = Array.from({ length: 50 }, (_, at) => ({
    ...SAMPLE_DISHES[at % SAMPLE_DISHES.length],
    foodName: `Hidangan dengan nama yang panjang sekali nomor ${at + 1}`,
  }));
  await openAnswer(page, dishes);
  await closeHistory(page);
  const overview = overviewOf(page);
  await overview.getByRole('switch', { name: 'Mode jualan' }).click();
  await expect(overview.getByRole('row')).toHaveCount(51);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const width = await overview.getByRole('table').evaluate((table) => table.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);

  const byProfit = overview.getByRole('button', { name: 'Untung' });
  await byProfit.focus();
  await page.keyboard.press('Space');
  await expect(overview.getByRole('columnheader', { name: 'Untung' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const row = overview.getByRole('link', { name: /nomor 42$/u });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#hidangan-42')).toBeFocused();
  await page
    .locator('#hidangan-42')
    .getByRole('button', { name: /^Pilihan untuk/u })
    .click();
  await page.getByRole('menuitem', { name: 'Ke ringkasan menu' }).click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('on a narrow screen no word or sum is broken, and the menu of the answer is inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAnswer(page);
  await closeHistory(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  await overviewOf(page).getByRole('button', { name: 'Untung' }).click();
  expect(await brokenWords(overviewOf(page).getByRole('table'))).toEqual([]);
  // The overview beside the dishes is narrow, too.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await brokenWords(overviewOf(page).getByRole('table'))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });

  await page.getByRole('button', { name: 'Lainnya' }).click();
  const menu = await page.getByRole('menu', { name: 'Lainnya' }).boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');

  await page.getByRole('spinbutton', { name: 'Jumlah porsi' }).first().fill('50');
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  await expect(term(page, 'Untung sekali masak')).toBeVisible();
  expect(await brokenWords(sheetOf(page).locator('dl').last())).toEqual([]);
});

/** Words that span more than one line. */
function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test.describe('a short answer of an AI', () => {
  test.use({ way: 'static-key' });

  test('keeps the room of its overview when it is over', async ({ page, gemini }) => {
    gemini.scenario = 'stalled-midway';
    await page.setViewportSize(PHONE);
    await openChat(page);
    await closeHistory(page);
    const { input, send, stop, dishes } = chatScreen(page);
    await input.fill('ide jualan takjil yang modalnya kecil dan laris');
    await send.click();
    await expect(dishes).toHaveCount(1);
    // An answer that is over before anybody can read reserves nothing.
    await page.waitForTimeout(700);
    // Its final position, not where it is still sliding.
    const top = () => dishes.first().evaluate((card: HTMLElement) => card.offsetTop);
    const before = await top();
    await stop.click();
    await expect(page.getByRole('button', { name: 'Lainnya' })).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test('typing into any field keeps the cursor, and never shows NaN', async ({ page }) => {
  await openAnswer(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('textbox', { name: 'Harga bawang merah' })).toBeVisible();
  const names = [
    'Harga bawang merah',
    'Harga jualmu',
    'Kemasan per porsi',
    'Porsi dijual',
    'Cadangan susut',
  ];
  const typed = [
    '🌶️🍚',
    '1,5.000',
    'Rp',
    '1/2',
    '1e9',
    '-4000',
    '12\n13',
    '1 2 3',
    '٤٢',
    '9'.repeat(20),
  ];
  for (const name of names) {
    const field = sheet.getByRole('textbox', { name, exact: true });
    const before = await field.inputValue();
    for (const words of typed) {
      await field.fill('');
      await field.pressSequentially(words.replace('\n', ' '));
      await expect(field).toBeFocused();
      await expect(sheet).not.toContainText(/NaN|Infinity|undefined/u);
    }
    await field.fill(before === '' ? '7' : before);
  }

  // In the middle of a figure: the cursor stays where it was put.
  const price = sheet.getByRole('textbox', { name: 'Harga bawang merah' });
  await price.fill('45000');
  await price.press('Home');
  await price.press('ArrowRight');
  await price.press('ArrowRight');
  await page.keyboard.type('00');
  expect(await price.inputValue()).toBe('4500000');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  // An input method composes its letters: nothing is replaced while it does.
  const session = await page.context().newCDPSession(page);
  await price.fill('');
  await session.send('Input.imeSetComposition', { text: '4', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '42', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '42rb' });
  await expect(price).toHaveValue('42rb');
  await price.press('Tab');
  await expect(price).toHaveValue('42.000 / kg');
  // Pasted with a line break in it, it becomes one line.
  await price.evaluate((input: HTMLInputElement) => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, '38rb\n/ kg\n');
  });
  await price.press('Tab');
  await expect(price).toHaveValue('38.000 / kg');
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

test.describe('tools', () => {
  const TOOLS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'cost sheet': async (page) => {
      await page.getByRole('button', { name: 'Hitung jual' }).first().click();
      await expect(
        sheetOf(page).getByRole('textbox', { name: 'Harga bawang merah' }),
      ).toBeVisible();
      await sheetOf(page).getByRole('textbox', { name: 'Harga bawang merah' }).fill('mahal');
    },
    shopping: async (page) => {
      await page.getByRole('button', { name: 'Belanja', exact: true }).click();
      await expect(page.getByText(/Perkiraan belanja/u)).toBeVisible();
    },
    sending: async (page) => {
      await page.getByRole('button', { name: 'Bagikan', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'own prices': async (page) => {
      await page.getByRole('button', { name: 'Pengaturan' }).click();
      await page.getByRole('button', { name: 'Isi harga belanjamu' }).click();
      await page.getByRole('combobox', { name: 'Nama bahan' }).fill('ayam');
      await page.getByRole('textbox', { name: 'Harga belanjamu' }).fill('42rb');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Harga ayam' })).toBeVisible();
    },
  };

  for (const [name, open] of Object.entries(TOOLS)) {
    test(`${name}: axe finds nothing in both themes, and nothing is wider than the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openAnswer(page);
      await open(page);
      for (const width of [320, 390, 834, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const findWide = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('dialog[open], dialog[open] *')].flatMap((element) => {
              const { left, right, width: own } = element.getBoundingClientRect();
              const isOut = own > 0 && (left < -0.5 || right > window.innerWidth + 0.5);
              // A row that scrolls sideways continues outside; its own edges do not.
              const row = element.parentElement?.closest('ul') ?? document.body;
              const isPushed = getComputedStyle(row).overflowX === 'auto';
              return isOut && !isPushed && !element.matches('.visually-hidden, svg *')
                ? [`${element.tagName} ${element.textContent.slice(0, 30)} ${left}–${right}`]
                : [];
            }),
          );
        await expect.poll(findWide, { message: `at ${width} px` }).toEqual([]);
        if (width === 320) expect(await axeFindingsIn(page, 'light')).toEqual([]);
        if (width === 1920) expect(await axeFindingsIn(page, 'dark')).toEqual([]);
      }
    });
  }
});
