import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { closeHistory, overviewOf, PHONE } from './selling-screen.ts';

test.use({ way: 'static-collection', viewport: PHONE });

const RECIPE = `*Bolu Pisang Bu Siti* (10 porsi)

*Bahan:*
• 250 g tepung terigu
• 3 butir telur
• 200 g gula pasir
Garam secukupnya

*Cara membuat:*
1. Kocok telur dan gula.
2. Kukus 30 menit.`;

const form = (page: Page) => page.getByRole('dialog', { name: 'Resepmu sendiri' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const card = (page: Page, name: string) =>
  chatScreen(page).dishes.filter({ has: page.getByRole('heading', { level: 2, name }) });

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Tulis resepmu sendiri' }).click();
  await expect(form(page)).toBeVisible();
  // It adds its entry to the browser's history a moment after it appears.
  await page.waitForFunction(() => (window.history.state as { sheet?: string } | null)?.sheet);
}

test.beforeEach(async ({ page }) => {
  await openChat(page);
  await closeHistory(page);
  await openForm(page);
});

test('a recipe pasted from WhatsApp is costed, survives a reload, is edited, and is an ordinary dish', async ({
  page,
}) => {
  await field(page, 'Bahan').fill(RECIPE);
  await form(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/start-chat\?id=\w+$/u);
  const bolu = card(page, 'Bolu Pisang Bu Siti');
  await expect(bolu.getByText(/4 dari 4 bahan terhitung/u)).toBeVisible();
  await expect(bolu.getByText(/Estimasi biaya yang dikeluarkan: Rp/u)).toBeVisible();
  await expect(chatScreen(page).results.getByText('Resepmu sendiri')).toBeVisible();

  await page.reload();
  await expect(bolu.getByText(/bahan terhitung/u)).toBeVisible();
  await expect(overviewOf(page).getByRole('spinbutton', { name: 'Jumlah porsi' })).toHaveValue(
    '10',
  );

  await bolu.getByRole('button', { name: 'Pilihan untuk Bolu Pisang Bu Siti' }).click();
  await page.getByRole('menuitem', { name: 'Ubah resep' }).click();
  await expect(field(page, 'Nama hidangan')).toHaveValue('Bolu Pisang Bu Siti');
  await field(page, 'Nama hidangan').fill('Bolu Kukus');
  await field(page, 'Jadi berapa').fill('20');
  await form(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(chatScreen(page).question).toHaveText('Bolu Kukus');
  await expect(overviewOf(page).getByRole('spinbutton', { name: 'Jumlah porsi' })).toHaveValue(
    '20',
  );
  await expect(chatScreen(page).dishNames).toHaveText('1. Bolu Kukus');

  await chatScreen(page).openSidebar.click();
  await expect(chatScreen(page).entries).toHaveText(['Bolu Kukus']);
  await page.keyboard.press('Escape');
  const changed = card(page, 'Bolu Kukus');
  await changed.getByRole('button', { name: 'Mulai masak' }).click();
  const cooking = page.getByRole('dialog', { name: 'Memasak: Bolu Kukus' });
  await expect(cooking).toBeVisible();
});

test('what is missing is named beside its field, and Back keeps the text', async ({ page }) => {
  await field(page, 'Bahan').fill('250 g tepung terigu');
  await form(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(field(page, 'Nama hidangan')).toBeFocused();
  await expect(field(page, 'Nama hidangan')).toHaveAccessibleDescription(
    'Beri nama hidangannya dulu, ya.',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/start-chat$/u);
  await page.reload();
  await openForm(page);
  await expect(field(page, 'Bahan')).toHaveValue('250 g tepung terigu');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tulis resepmu sendiri' })).toBeFocused();
});

test('an own recipe is found in the cookbook’s search, above the others', async ({ page }) => {
  await field(page, 'Nama hidangan').fill('Kentang Mustofa Bu Tuti');
  await field(page, 'Jadi berapa').fill('8 porsi');
  await field(page, 'Bahan').fill('Kentang 2kg potong dadu\nMinyak 1 ltr buat goreng');
  await form(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/start-chat\?id=\w+$/u);
  await page.goto('/koleksi');
  const search = page.getByRole('searchbox', { name: 'Cari di koleksi' });
  const own = page.getByRole('list', { name: 'Resepmu sendiri' });
  await expect(page.getByRole('button', { name: 'mode gelap' })).toBeEnabled();
  await expect(own).toHaveCount(0);

  await test.step('and all are on a shelf that unfolds', async () => {
    const shelf = page.locator('summary', { hasText: 'Resepmu sendiri' });
    await shelf.click();
    await expect(own.getByRole('listitem')).toHaveText(/Kentang Mustofa Bu Tuti/u);
    expect(await axeFindings(page)).toEqual([]);
    await shelf.click();
    await expect(own).toHaveCount(0);
  });
  await search.fill('kentang');
  await expect(own.getByRole('listitem')).toHaveText(/Kentang Mustofa Bu Tuti.*resepmu/u);
  await own.getByRole('link').click();
  await expect(page).toHaveURL(/\/start-chat\?id=\w+$/u);
  await expect(card(page, 'Kentang Mustofa Bu Tuti')).toBeVisible();
});
