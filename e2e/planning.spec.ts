import type { Page } from '@playwright/test';
import { ask, askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expectSorted } from './expect-sorted.ts';
import { expect, test } from './fixtures.ts';
import { closeHistory, overviewOf, PHONE, sheetOf, term } from './selling-screen.ts';

/** From an answer to a decision, as a stall owner would do it. */
function planning(page: Page) {
  const overview = overviewOf(page);
  const sheet = sheetOf(page);
  return {
    overview,
    portions: overview.getByRole('spinbutton', { name: 'Jumlah porsi' }),
    selling: overview.getByRole('switch', { name: 'Mode jualan' }),
    rows: overview.getByRole('row'),
    columns: overview.getByRole('columnheader'),
    sheet,
    term: (name: string) => term(page, name),
    openSheet: async (position = 0) => {
      await page.getByRole('button', { name: 'Hitung jual' }).nth(position).click();
      await expect(sheet).toBeVisible();
    },
  };
}

for (const width of [320, 390, 1280]) {
  test(`cards keep their height when the prices arrive, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/price-book/u, async (route) => {
      await isReleased;
      await route.continue();
    });
    await openChat(page);
    await askAndWait(page, 'ide jualan takjil');
    const costs = chatScreen(page).dishes.locator('footer');
    const heights = () => costs.evaluateAll((all) => all.map((one) => one.clientHeight));
    await expect(costs).toHaveCount(5);
    const before = await heights();
    release();
    await expect(page.getByText(/bahan terhitung/u)).toHaveCount(5);
    expect(await heights()).toEqual(before);
  });
}

test('an answer becomes a decision, and everything is still there after a reload', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openChat(page);
  const { overview, portions, selling, rows, columns, sheet, term, openSheet } = planning(page);
  await closeHistory(page);
  await askAndWait(page, 'ide jualan takjil');

  // One phone screen holds the overview of five dishes.
  await expect(rows).toHaveCount(6);
  const box = await overview.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(columns).toHaveText(['Hidangan', 'Modal']);
  await expect(page.getByText('Untung per porsi')).toHaveCount(0);

  await selling.click();
  await expect(columns).toHaveText(['Hidangan', 'Modal', 'Jual', 'Untung']);
  await portions.fill('50');
  await expect(page.getByRole('spinbutton', { name: /^Porsi / }).first()).toHaveValue('50');

  await openSheet();
  const hpp = await term('HPP per porsi').innerText();
  const price = sheet.getByRole('textbox', { name: /^Harga gula merah/ }).first();
  await price.fill('42rb');
  await expect(price).toBeFocused();
  await expect(term('HPP per porsi')).not.toHaveText(hpp);
  await sheet.getByRole('textbox', { name: /^Kemasan per / }).fill('500');
  await expect(term('Kemasan')).toHaveText('Rp 25.000');
  const profit = await term('Untung per porsi').innerText();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hitung jual' }).first()).toBeFocused();

  // Wide enough that the history leaves the overview visible.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(portions).toHaveValue('50');
  await expect(columns).toHaveText(['Hidangan', 'Modal', 'Jual', 'Untung']);
  await openSheet();
  await expect(term('Untung per porsi')).toHaveText(profit);
  await expect(sheet.getByRole('textbox', { name: /^Harga gula merah/ }).first()).toHaveValue(
    '42.000 / kg',
  );
  // "Back" closes a tool and leaves the page where it is.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\?id=/u);
});

test('dishes become a box for the price in the question, which is kept with the answer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openChat(page);
  const { overview } = planning(page);
  await closeHistory(page);
  await askAndWait(page, 'katering nasi kotak 100 orang budget 25rb per kotak');
  const open = overview.getByRole('button', { name: 'Hitung paket' });
  const remark = overview.getByText(/^Satu paket berisi .+ Rp.25\.000/u);
  await expect(remark).toBeVisible();

  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Hitung paket' });
  const figure = (name: string) => sheet.locator(`dt:text-is("${name}") + dd`);
  await expect(sheet.getByRole('textbox', { name: 'Jumlah paket' })).toHaveValue('100');
  await expect(figure('Harga jual per paket')).toHaveText(/25\.000\s*dari pertanyaanmu$/u);
  const whole = await figure('HPP per paket').innerText();
  const first = sheet.getByRole('checkbox').first();
  await first.uncheck();
  await expect(figure('HPP per paket')).not.toHaveText(whole);
  await sheet.getByRole('textbox', { name: 'Kemasan per paket' }).fill('1500');
  await expect(figure('Kemasan')).toHaveText('Rp 150.000');
  const profit = await figure('Untung semua paket').innerText();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(remark).not.toContainText('kelima hidangan ini');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await open.click();
  await expect(first).not.toBeChecked();
  await expect(figure('Untung semua paket')).toHaveText(profit);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\?id=/u);
});

test('an overview of one dish has its spare room below it, not between its lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await openChat(page);
  const { overview, selling } = planning(page);
  await askAndWait(page, 'klepon');
  const above = await selling.boundingBox();
  const below = await overview.getByRole('table').boundingBox();
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(16);
});

test('rows are sorted by keyboard, and lead to their dish', async ({ page }) => {
  await openChat(page);
  const { overview, rows, columns } = planning(page);
  await askAndWait(page, 'ide jualan takjil');
  const cells = rows.locator('td');
  const costs = async () =>
    (await cells.allInnerTexts()).map((cell) => Number(cell.replaceAll(/\D/gu, '')));
  await expect(cells).toHaveText(Array.from({ length: 5 }, () => /\d/u));
  await overview.getByRole('button', { name: 'Modal' }).focus();
  await page.keyboard.press('Enter');
  await expect(columns.nth(1)).toHaveAttribute('aria-sort', 'descending');
  expectSorted(await costs(), 'falling');
  await page.keyboard.press('Enter');
  await expect(columns.nth(1)).toHaveAttribute('aria-sort', 'ascending');
  expectSorted(await costs(), 'rising');

  const last = overview.getByRole('link').last();
  const name = (await last.innerText()).replace(/^\d+\s*/u, '');
  await last.press('Enter');
  await expect(page.locator('li:focus')).toContainText(name);
  await expect(page.locator('li:focus')).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('without prices everything else works, and the tool says what is missing', async ({
  page,
  witness,
}) => {
  witness.expectError(/Failed to load resource/u);
  await page.route(/price-book/u, (route) => route.abort());
  await openChat(page);
  const { portions, sheet, openSheet } = planning(page);
  await askAndWait(page, 'ide jualan takjil');
  await portions.fill('50');
  await expect(page.getByRole('spinbutton', { name: /^Porsi / }).first()).toHaveValue('50');
  await openSheet();
  await expect(sheet.getByText('Daftar harga belum termuat')).toBeVisible();
  await page.unroute(/price-book/u);
  await sheet.getByRole('button', { name: 'Muat daftar harga' }).click();
  await expect(sheet.getByRole('textbox', { name: /^Harga gula merah/ }).first()).toBeVisible();
});

test.describe('while the AI writes', () => {
  test.use({ way: 'static-key' });

  test('rows appear with their dishes, and sorting waits for the last', async ({
    page,
    gemini,
  }) => {
    gemini.scenario = 'stalled-midway';
    await openChat(page);
    const { overview, rows } = planning(page);
    await ask(page, 'ide jualan takjil');
    await expect(rows).toHaveCount(2);
    await expect(overview.getByRole('button', { name: 'Modal' })).toBeDisabled();
    await chatScreen(page).stop.click();
    await expect(rows).toHaveCount(2);
  });

  test('the computed cost is beside the estimate, and the lines add up to it', async ({ page }) => {
    await openChat(page);
    const { sheet, term, openSheet } = planning(page);
    await askAndWait(page, 'ide jualan');
    const [first] = await page.getByText('Estimasi biaya yang dikeluarkan:').all();
    await expect(first ?? page.locator('body')).toHaveText(/Rp.78\.000/u);
    await expect(page.getByText(/Hitungan kami: Rp/u).first()).toBeVisible();
    await openSheet();
    await expect(sheet.getByText(/bahan terhitung/u)).toBeVisible();
    const sums = await sheet.locator('li > p:nth-of-type(2)').allInnerTexts();
    const total = sums.reduce((sum, figure) => sum + Number(figure.replaceAll(/\D/gu, '')), 0);
    expect(Number((await term('Bahan').innerText()).replaceAll(/\D/gu, ''))).toBe(total);
  });
});
