import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';

test.use({ way: 'static-collection', viewport: { width: 390, height: 844 } });

function shoppingList(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Belanja' });
  return {
    dialog,
    dishes: dialog.getByRole('list', { name: 'Untuk hidangan' }).getByRole('listitem'),
    items: dialog.getByRole('list', { name: /^Yang dibeli/u }).getByRole('listitem'),
    total: dialog.getByText(/Perkiraan belanja/u),
  };
}

async function shop(page: Page) {
  const close = chatScreen(page).sidebar.getByRole('button', { name: 'Tutup riwayat' });
  if (await close.isVisible()) await close.click();
  await chatScreen(page).results.getByRole('button', { name: 'Belanja' }).click();
}

const rupiah = async (page: Page) =>
  Number((await shoppingList(page).total.textContent())?.replaceAll(/\D/gu, ''));

test.beforeEach(async ({ page }) => {
  await openChat(page);
  await chatScreen(page).sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
  await askAndWait(page, 'rendang daging');
});

test('the list opens from the history too, with what is on it or a word that nothing is', async ({
  page,
}) => {
  const fromHistory = async () => {
    await chatScreen(page).openSidebar.click();
    await chatScreen(page).sidebar.getByRole('button', { name: 'Daftar belanja' }).click();
  };
  const { dialog, dishes } = shoppingList(page);
  await fromHistory();
  await expect(dialog.getByText('Belum ada')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup belanja' }).click();
  await shop(page);
  await page.reload();
  await dialog.waitFor({ state: 'detached' });
  await fromHistory();
  await expect(dishes.first()).toContainText('Rendang');
});

test('an answer becomes one list: ticks, what is at home and the dishes survive a reload', async ({
  page,
}) => {
  await shop(page);
  const { dishes, items, dialog } = shoppingList(page);
  await expect(dishes.first()).toContainText('Rendang');
  const onions = items.filter({ hasText: /^bawang merah/iu });
  await expect(onions).toHaveCount(1);
  const before = await rupiah(page);
  expect(before).toBeGreaterThan(10_000);
  await onions.getByRole('checkbox').check();
  expect(await rupiah(page)).toBe(before);
  await onions.getByRole('button', { name: 'Sudah punya bawang merah' }).click();
  expect(await rupiah(page)).toBeLessThan(before);
  await expect(items.first()).toBeVisible();
  const count = await dishes.count();
  await dishes
    .last()
    .getByRole('button', { name: /^Keluarkan/u })
    .click();
  await expect(dishes).toHaveCount(count - 1);
  await page.reload();
  await shop(page);
  await expect(dishes).toHaveCount(count - 1);
  await expect(dialog.getByText('1 hidangan dikeluarkan')).toBeVisible();
  await dialog.getByRole('button', { name: 'Masukkan lagi' }).click();
  await expect(dishes).toHaveCount(count);
  await expect(onions.getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Sudah punya bawang merah' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('it is sent as text, without prices unless requested; emptying it can be undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop(page);
  const { dialog, dishes } = shoppingList(page);
  await dialog.getByRole('button', { name: 'Kirim daftar' }).click();
  const preview = dialog.getByRole('textbox', { name: 'Teks yang dikirim' });
  await expect(preview).toHaveValue(/^\*Daftar belanja\*\nUntuk: /u);
  await expect(preview).not.toHaveValue(/Rp/u);
  await dialog.getByRole('checkbox', { name: 'Dengan harga' }).check();
  await expect(preview).toHaveValue(/Perkiraan: \*Rp/u);
  await dialog.getByRole('button', { name: 'Salin teks' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await preview.inputValue(),
  );

  await page.goBack();
  await expect(dishes.first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Kirim daftar' }).click();
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  await expect(dishes.first()).toBeVisible();
  const count = await dishes.count();
  await dialog.getByRole('button', { name: 'Kosongkan' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await shop(page);
  await expect(dishes).toHaveCount(count);
});

test('a list that joins an earlier one says so, and a new one can be started and undone', async ({
  page,
}) => {
  await shop(page);
  const { dialog, dishes } = shoppingList(page);
  const joined = dialog.getByText(/^Digabung dengan daftar belanja sebelumnya/u);
  await expect(dishes.first()).toBeVisible();
  await expect(joined).toHaveCount(0);
  const earlier = await dishes.count();
  await page.goBack();
  await page.goto('/koleksi/klepon');
  await page.getByRole('button', { name: 'Pilihan untuk Klepon' }).click();
  await page.getByRole('menuitem', { name: 'Belanja hidangan ini' }).click();
  await expect(joined).toHaveText(
    `Digabung dengan daftar belanja sebelumnya: sekarang untuk ${earlier + 1} hidangan.`,
  );
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mulai daftar baru' }).click();
  await expect(dishes).toHaveText([/^Klepon/u]);
  await expect(joined).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(dishes).toHaveCount(earlier + 1);
  await expect(joined).toBeVisible();
});

test('a list of five dishes opens WhatsApp in one message, with prices in several that omit nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['opened'] = String(address);
      return null;
    };
  });
  await openChat(page);
  await askAndWait(page, 'ide jualan takjil');
  await shop(page);
  const { dialog, dishes } = shoppingList(page);
  await expect(dishes).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Kirim daftar' }).click();
  const preview = dialog.getByRole('textbox', { name: 'Teks yang dikirim' });
  const toWhatsapp = dialog.getByRole('button', { name: 'Kirim ke WhatsApp' });
  const press = async () => {
    await toWhatsapp.click();
    const opened = new URL((await page.locator('html').getAttribute('data-opened')) ?? '');
    expect(opened.origin).toBe('https://wa.me');
    return opened.searchParams.get('text') ?? '';
  };
  await expect(toWhatsapp).toHaveText('Kirim ke WhatsApp');
  expect(await press()).toBe(await preview.inputValue());

  await dialog.getByRole('checkbox', { name: 'Dengan harga' }).check();
  await expect(toWhatsapp).toHaveText('Kirim ke WhatsApp (1 dari 2)');
  await expect(dialog.getByText('WhatsApp menerimanya dalam 2 pesan')).toBeVisible();
  const first = await press();
  await expect(dialog.getByText('Pesan 1 dari 2 sudah dibuka di WhatsApp.')).toBeVisible();
  const second = await press();
  await expect(dialog.getByText('Ke-2 pesan sudah dibuka di WhatsApp.')).toBeVisible();
  const lines = [first, second].flatMap((text) => text.split('\n').slice(1));
  const whole = (await preview.inputValue()).split('\n');
  expect(lines.filter((line) => line !== '')).toEqual(whole.filter((line) => line !== ''));
});

test('a message over the open list is visible, read out and leaves the rest free', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await shop(page);
    const { dialog } = shoppingList(page);
    await dialog.getByRole('button', { name: 'Kirim daftar' }).click();
    const copy = dialog.getByRole('button', { name: 'Salin teks' });
    await copy.click();
    const toast = dialog.getByRole('status').filter({ hasText: 'Teksnya sudah disalin.' });
    await expect(copy).toBeFocused();
    // Clicks reach it, and all around it.
    await dialog.getByRole('button', { name: 'Kembali' }).click({ trial: true });
    await dialog.getByRole('button', { name: 'Tutup belanja' }).click({ trial: true });
    await copy.click({ trial: true });
    await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(toast).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Tutup belanja' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('an open list prints in full, without the answer and what is at home', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.reload();
  await shop(page);
  const { dialog } = shoppingList(page);
  await dialog.getByRole('button', { name: 'Sudah punya bawang merah' }).click();
  await dialog.getByRole('button', { name: 'Cetak daftar' }).click();
  expect(await page.title()).toBe('printed');
  const paper = page.locator('body > section');
  await expect(paper).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toContainText('Perkiraan belanja');
  await expect(paper.getByText(/^bawang putih/iu)).toBeVisible();
  await expect(paper.getByText(/^bawang merah/iu)).toHaveCount(0);
  await expect(chatScreen(page).results).toBeHidden();
  await expect(dialog).toBeHidden();
  // A modal dialog would be one page, however long.
  const pdf = (await page.pdf({ format: 'A6' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/gu)?.length).toBeGreaterThan(1);
  await expect(paper).toHaveCount(0);
});

test('a list whose prices are still loading says so on paper, and prints no sum', async ({
  page,
}) => {
  // The prices never come.
  await page.route(/price-book/u, () => {});
  await page.reload();
  await shop(page);
  await expect(shoppingList(page).dialog.getByText('Daftarnya sedang dihitung')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > section');
  await expect(paper).toContainText('Daftarnya sedang dihitung');
  await expect(paper).not.toContainText('Rp');
});

test('it names a dish’s size in units of its yield', async ({ page }) => {
  await askAndWait(page, 'klepon');
  await shop(page);
  const { dishes } = shoppingList(page);
  await expect(dishes.filter({ hasText: /^Klepon \(\d+ butir\)/u })).toHaveCount(1);
});

test('without the price book it says so, and shows its sum once it has loaded', async ({
  page,
  witness,
}) => {
  witness.expectError(/Failed to load resource|ERR_FAILED/u);
  await page.route(/price-book/u, (route) => route.abort());
  await page.reload();
  await shop(page);
  const { dialog, dishes } = shoppingList(page);
  await expect(dialog.getByRole('alert')).toContainText('Daftar harga belum termuat.');
  await expect(dishes.first()).toBeVisible();
});

test('is accessible', async ({ page }) => {
  await shop(page);
  await expect(shoppingList(page).items.first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
