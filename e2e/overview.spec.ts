import type { Locator } from '@playwright/test';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { chatScreen } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { useOwnFont } from './own-font.ts';
import { closeHistory, openAnswer, overviewOf, PHONE, sheetOf, term } from './selling-screen.ts';

test('five dishes fit under the question on one screen of a phone, with price and profit too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAnswer(page);
  await closeHistory(page);
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

test('beside the dishes an overview that is too long fades out, and is whole at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openAnswer(page);
  await closeHistory(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  const scroller = overviewOf(page).locator('..');
  const fade = await scroller.evaluate((box) => {
    const { maskImage, paddingBlockEnd } = getComputedStyle(box);
    return {
      isFading: maskImage.includes('gradient'),
      padding: Number.parseFloat(paddingBlockEnd),
    };
  });
  expect(fade).toEqual({ isFading: true, padding: 24 });
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  const [box, composer] = await Promise.all([
    scroller.boundingBox(),
    page.locator('form').boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(composer?.y ?? 0);
});

test('on a narrow screen no word or sum is broken, and the menu of the answer is inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAnswer(page);
  await closeHistory(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  await overviewOf(page).getByRole('button', { name: 'Untung' }).click();
  await useOwnFont(page);
  expect(await brokenWords(overviewOf(page).getByRole('table'))).toEqual([]);
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  await sheetOf(page)
    .getByRole('textbox', { name: /^Harga jual per / })
    .fill('500');
  await page.keyboard.press('Escape');
  await expect(overviewOf(page).getByText(/^rugi/u)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await brokenWords(overviewOf(page).getByRole('table'))).toEqual([]);
  // The overview beside the dishes is also narrow.
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

test('dishes cooked together share wages, even after a reload and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAnswer(page);
  await closeHistory(page);
  const overview = overviewOf(page);
  await overview.getByRole('switch', { name: 'Mode jualan' }).click();
  await expect(overview.getByRole('switch', { name: 'Dimasak bersama' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  await sheetOf(page).getByRole('textbox', { name: 'Upah sekali masak' }).fill('100rb');
  await expect(term(page, 'Upah')).toHaveText(/100\.000$/u);
  await page.keyboard.press('Escape');
  const together = overview.getByRole('switch', { name: 'Dimasak bersama' });
  await together.focus();
  await page.keyboard.press('Space');
  await expect(together).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await closeHistory(page);
  await expect(together).toHaveAttribute('aria-checked', 'true');
  await expect(overview.getByText('Upah dibagi rata ke 5 hidangan.')).toBeVisible();
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  await expect(term(page, 'Upah')).toHaveText(/20\.000$/u);
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
