import type { Page } from '@playwright/test';
import { axeFindingsIn } from './axe-findings.ts';
import { askAndWait, chatScreen, openChat, openOptions } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';

test.use({ way: 'static-collection', viewport: { width: 390, height: 844 } });

const card = (page: Page, name: string) =>
  chatScreen(page).dishes.filter({ has: page.getByRole('heading', { level: 2, name }) });
const star = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'Bintang', exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Bintang' });

async function closeSidebar(page: Page) {
  const close = chatScreen(page).sidebar.getByRole('button', { name: 'Tutup riwayat' });
  if (await close.isVisible()) await close.click();
}

async function openStars(page: Page) {
  const { sidebar, openSidebar } = chatScreen(page);
  if (!(await sidebar.isVisible())) await openSidebar.click();
  await sidebar.getByRole('link', { name: 'Bintang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bintang' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await openChat(page);
  await closeSidebar(page);
  await askAndWait(page, 'soto ayam');
  await star(page, 'Soto Ayam Lamongan').click();
});

test('a starred dish outlives its deleted conversation, and opens with all its tools', async ({
  page,
}) => {
  await expect(star(page, 'Soto Ayam Lamongan')).toHaveAttribute('aria-pressed', 'true');
  await chatScreen(page).openSidebar.click();
  const menu = await openOptions(page, 'soto ayam');
  await menu.getByRole('menuitem', { name: 'hapus' }).click();
  await expect(chatScreen(page).entries).toHaveCount(0);
  await openStars(page);
  await list(page).getByRole('link', { name: 'Soto Ayam Lamongan' }).click();
  const dish = page.getByRole('article', { name: 'Soto Ayam Lamongan' });
  await expect(dish.getByRole('heading', { name: 'Cara memasak:' })).toBeVisible();
  await expect(dish.getByText(/bahan terhitung/u)).toBeVisible();
  await dish.getByRole('button', { name: 'Mulai masak' }).click();
  const cooking = page.getByRole('dialog', { name: 'Memasak: Soto Ayam Lamongan' });
  await expect(cooking).toBeVisible();
  // It adds its entry to the browser's history a moment after it appears.
  await page.waitForFunction(() => (window.history.state as { sheet?: string } | null)?.sheet);
  await page.goBack();
  await expect(cooking).toHaveCount(0);
  await dish.getByRole('button', { name: 'Hitung jual' }).click();
  await expect(page.getByRole('dialog', { name: 'Hitung jual: Soto Ayam Lamongan' })).toBeVisible();
});

test('a star is also set in the overview’s row, next to price and profit; everything works by keyboard', async ({
  page,
}) => {
  const overview = page.getByRole('region', { name: 'Ringkasan menu' });
  const inRow = overview.getByRole('button', { name: 'Bintang Soto Ayam Lamongan' });
  await expect(inRow).toHaveAttribute('aria-pressed', 'true');
  await overview.getByRole('switch', { name: 'Mode jualan' }).click();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await inRow.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await inRow.click();
  await expect(star(page, 'Soto Ayam Lamongan')).toHaveAttribute('aria-pressed', 'false');
  await expect(inRow).toBeFocused();

  const toggle = star(page, 'Soto Ayam Lamongan');
  await toggle.focus();
  for (const [key, isStarred] of [
    ['Enter', 'true'],
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute('aria-pressed', isStarred);
  }
  await openStars(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Belum ada bintang.')).toBeVisible();
});

test('dishes of all answers are searched by name and ingredient; removing a star can be undone', async ({
  page,
}) => {
  await askAndWait(page, 'rendang daging');
  await chatScreen(page).dishes.first().getByRole('button', { name: 'Bintang' }).click();
  await openStars(page);
  const rows = list(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Rendang');
  const search = page.getByRole('searchbox', { name: 'Cari di bintang' });
  await search.fill('LAMONGAN');
  await expect(rows).toHaveCount(1);
  await search.fill('kerupuk udang');
  await expect(rows).toHaveText([/Soto Ayam Lamongan/u]);
  await search.fill('tidak ada');
  await expect(page.getByText('Tidak ada hidangan berbintang yang cocok.')).toBeVisible();
  await search.fill('');
  await rows.getByRole('button', { name: 'Lepas bintang Soto Ayam Lamongan' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(rows).toHaveCount(2);
});

test('starred dishes become one menu, with the tools of an answer', async ({ page }) => {
  await askAndWait(page, 'rendang daging');
  await chatScreen(page).dishes.first().getByRole('button', { name: 'Bintang' }).click();
  await openStars(page);
  await page.getByRole('button', { name: 'Gabung jadi satu menu' }).click();
  const open = page.getByRole('button', { name: 'Buka menu' });
  await expect(open).toBeDisabled();
  for (const choice of await list(page).getByRole('checkbox').all()) await choice.check();
  await expect(page.getByText('2 hidangan dipilih.')).toBeVisible();
  expect(await axeFindingsIn(page, 'light')).toEqual([]);
  await open.click();
  await expect(chatScreen(page).dishes).toHaveCount(2);
  const overview = page.getByRole('region', { name: 'Ringkasan menu' });
  await overview.getByRole('switch', { name: 'Mode jualan' }).click();
  await overview.getByRole('button', { name: 'Hitung paket' }).click();
  await expect(page.getByRole('dialog', { name: 'Hitung paket' })).toBeVisible();
  await page.reload();
  await expect(chatScreen(page).question).toHaveText('Menu: Rendang Daging, Soto Ayam Lamongan');
});

test('removing a star on its dish’s page leaves the dish on screen', async ({ page }) => {
  await openStars(page);
  await list(page).getByRole('link').click();
  const dish = page.getByRole('article', { name: 'Soto Ayam Lamongan' });
  const toggle = dish.getByRole('button', { name: 'Bintang', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(dish).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Hidangan ini tidak ada di daftar bintangmu' }),
  ).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('stars open, even after a reload', async ({ page, context, witness }) => {
    witness.expectError(/ERR_INTERNET_DISCONNECTED/u);
    await openStars(page);
    await list(page).getByRole('link').click();
    await expect(page.getByRole('article', { name: 'Soto Ayam Lamongan' })).toBeVisible();
    const isKept = (path: string) =>
      expect
        .poll(() => page.evaluate(async (at) => (await caches.match(at)) !== undefined, path), {
          timeout: 20_000,
        })
        .toBe(true);
    await isKept('/hidangan');
    await isKept('/bintang');
    await context.setOffline(true);
    await page.reload();
    const dish = page.getByRole('article', { name: 'Soto Ayam Lamongan' });
    await expect(dish.getByRole('heading', { name: 'Cara memasak:' })).toBeVisible();
    await page.getByRole('link', { name: 'Semua bintang' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('two tabs keep the stars of both', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(star(other, 'Soto Ayam Lamongan')).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('button', { name: 'Bintang', exact: true }).first().click();
  const first = chatScreen(page).dishes.first().getByRole('button', { name: 'Bintang' });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await openStars(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});

test('is accessible', async ({ page }) => {
  for (const [width, theme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const check = async () => {
      expect(await axeFindingsIn(page, theme)).toEqual([]);
      const isTooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main')].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      );
      expect(isTooWide).toBe(false);
    };
    await openStars(page);
    await expect(list(page)).toBeVisible();
    await expect(list(page)).toHaveCSS('list-style-type', 'none');
    await check();
    await list(page).getByRole('link').click();
    await expect(page.getByRole('article')).toBeVisible();
    await check();
    await page.goto('/start-chat');
  }
});
