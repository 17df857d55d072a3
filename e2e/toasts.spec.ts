import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const RECIPE = '/koleksi/soto-betawi';

/** Any message would do; this one shows whenever code is missing. */
const say = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));

for (const name of ['Pengaturan', 'Hitung jual', 'Mulai masak']) {
  test(`what is said while "${name}" is open is inside it and can be pressed; "Back" closes it`, async ({
    page,
  }) => {
    await page.goto(RECIPE);
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = page.locator('dialog[open]');
    const region = dialog.locator('> [role=status]');
    // Screen readers announce only what appears in an existing region.
    await expect(region).toBeEmpty();
    await say(page);
    await expect(region).toHaveText(/gagal dimuat/u);
    await region.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(region).toBeEmpty();

    await say(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(RECIPE);
    await expect(opener).toBeFocused();
    const toast = page.getByRole('status').filter({ hasText: 'gagal dimuat' });
    await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(toast).toHaveCount(0);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
]) {
  test(`what is said while a sheet is open covers none of its choices: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(RECIPE);
    await page.getByRole('button', { name: 'Hitung jual', exact: true }).click();
    await say(page);
    const dialog = page.locator('dialog[open]');
    const toast = dialog.locator('> [role=status] > div');
    await expect(toast).toBeInViewport({ ratio: 1 });
    const said = await toast.boundingBox();
    const sheet = await dialog.boundingBox();
    const head = await dialog.locator('header').first().boundingBox();
    const isBeside =
      viewport.width > 800
        ? (said?.x ?? 0) + (said?.width ?? 0) <= (sheet?.x ?? 0)
        : // Three lines reach into its head.
          (said?.y ?? 0) + (said?.height ?? 0) <= (head?.y ?? 0) + (head?.height ?? 0);
    expect(isBeside).toBe(true);
    // A tap on it is not beside the sheet.
    await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`what was said before a sheet opened stays clear of it: ${viewport.height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(RECIPE);
    await page.getByRole('button', { name: /^Pilihan untuk/u }).click();
    await page.getByRole('menuitem', { name: 'Kartu resep (Word)' }).click();
    await expect(page.getByText('Kartu resep sudah diunduh.')).toBeVisible();
    await page.getByRole('button', { name: 'Hitung jual', exact: true }).click();
    const dialog = page.locator('dialog[open]');
    // The sheet gives way once it has heard that something is said.
    await expect
      .poll(async () => {
        const said = await dialog.locator('> [role=status] > div').boundingBox();
        const sheet = await dialog.boundingBox();
        return (sheet?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? Infinity);
      })
      .toBeGreaterThanOrEqual(8);
  });
}
