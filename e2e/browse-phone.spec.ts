import type { Page } from '@playwright/test';
import { askAndWait, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { listScreen, openList } from './list-screen.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('filters are tried out in a sheet and applied when it closes, not by "back"', async ({
    page,
  }) => {
    await openList(page);
    const { openFilters, sheet, count, rows, column } = listScreen(page);
    await expect(column).toBeHidden();
    await openFilters.click();
    await sheet.getByRole('checkbox', { name: /^sampai 30 menit/u }).click();
    await sheet.getByRole('checkbox', { name: /^tidak pedas/u }).click();
    const show = sheet.getByRole('button', { name: /^Lihat \d+ resep$/u });
    const would = /\d+/u.exec(await show.innerText())?.[0];
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/koleksi?waktu=1&pedas=0');
    await expect(count).toHaveText(`${would} resep`);
    await expect(openFilters).toHaveText('Saring (2)');
    await page.goBack();
    await expect(page).toHaveURL('/koleksi');
    await expect(rows.first()).toContainText('Rendang');

    await openFilters.click();
    await sheet.getByRole('checkbox', { name: /^sampai 30 menit/u }).click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/koleksi');
    await expect(openFilters).toHaveText('Saring');
  });

  test('on the smallest phone the sheet is still headed in one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openList(page);
    const { openFilters, sheet } = listScreen(page);
    await openFilters.click();
    const heading = await sheet.getByRole('heading', { name: 'Saring' }).boundingBox();
    expect(heading?.width).toBeGreaterThan(heading?.height ?? Infinity);
  });

  test('a dish is starred in its row, and stays so', async ({ page, context }) => {
    await openList(page);
    const star = (of: Page) => of.getByRole('button', { name: 'Bintang Rendang Daging' });
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('starredDishes')))
      .toContain('"rendang-daging":');
    const other = await context.newPage();
    await openList(other);
    await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
    await other.goto('/koleksi/rendang-daging');
    const onPage = other.getByRole('button', { name: 'Bintang', exact: true });
    await expect(onPage).toHaveAttribute('aria-pressed', 'true');
    // Twice quickly; the last tap counts.
    await star(page).click();
    await star(page).click();
    await star(page).click();
    await expect(onPage).toHaveAttribute('aria-pressed', 'false');
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a dish is starred wherever it is listed: among similar ones and from A to Z', async ({
    page,
  }) => {
    const star = (name: string) => page.getByRole('button', { name: `Bintang ${name}` });
    await page.goto('/koleksi/soto-betawi');
    const related = page.getByRole('navigation', { name: 'Resep lain yang mirip' });
    const name = await related.getByRole('listitem').first().getByRole('link').innerText();
    await star(name).click();
    await expect(star(name)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('starredDishes')))
      .toContain(`"foodName":"${name}"`);
    await page.goto('/koleksi/a-z');
    await star('Abon Sapi').click();
    await expect(star('Abon Sapi')).toHaveAttribute('aria-pressed', 'true');
    // Hundreds of others are rendered only when scrolled near.
    await expect(star(name)).toHaveCount(0);
    await page.getByRole('link', { name }).scrollIntoViewIfNeeded();
    await expect(star(name)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(star('Abon Sapi')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a star is removed, and reported, if its dish does not load', async ({ page, witness }) => {
    witness.expectError(/Failed to load resource|ERR_FAILED/u);
    await openList(page);
    await page.route(/collection-(?:facts|shard)/u, (route) => route.abort());
    const star = page.getByRole('button', { name: 'Bintang Rendang Daging' });
    await star.click();
    await expect(page.getByText('Bintang ini belum tersimpan')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('a reload in the middle of the list stays there', async ({ page }) => {
    await openList(page);
    const { rows, order } = listScreen(page);
    await page.evaluate(() => window.scrollTo(0, 2_600));
    await expect.poll(() => rows.count()).toBeGreaterThan(24);
    await page.evaluate(() => window.scrollTo(0, 3_600));
    const inSight = () =>
      rows.evaluateAll((all) =>
        all.find((row) => row.getBoundingClientRect().bottom > 0)?.getAttribute('data-slug'),
      );
    const slug = await inSight();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain(`"${slug}"`);
    await page.reload();
    await expect(order).toBeEnabled();
    await expect.poll(inSight).toBe(slug);
  });
});

test('a search that fails to load says so, still finds names, and loads on retry', async ({
  page,
  context,
  witness,
}) => {
  witness.expectError(/Failed to load|Failed to fetch|net::ERR/u);
  await context.route('**/bundled-finder*', (route) => route.abort());
  await openList(page);
  const { search, rows } = listScreen(page);
  await search.fill('soto bet');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Soto Betawi');
  const note = page.getByText('jadi baru nama yang dicari');
  await expect(note).toBeVisible();
  await context.unroute('**/bundled-finder*');
  await page
    .getByRole('region', { name: 'Resep' })
    .getByRole('button', { name: 'Coba lagi' })
    .click();
  await expect(note).toBeHidden();
  await search.fill('lauk tanpa cabai');
  await expect(rows.first()).toBeVisible();
});

test.describe('ways into the list', () => {
  test('from the landing page, from the empty chat, and from an answer of one kind to all of that kind', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
    await page.getByRole('link', { name: 'Lihat semua resep' }).click();
    await expect(page).toHaveURL('/koleksi');
    await expect(listScreen(page).heading).toBeFocused();

    await openChat(page);
    await page.getByRole('link', { name: 'Lihat semua resep' }).click();
    await expect(listScreen(page).rows.first()).toBeVisible();

    await openChat(page);
    await askAndWait(page, 'soto');
    await page.getByRole('link', { name: 'Lihat semua soto' }).click();
    await expect(page).toHaveURL('/koleksi?jenis=soto');
    await expect(listScreen(page).rows.first()).toContainText('Soto');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the list that was visited opens again, and can be searched if it was searched before', async ({
    page,
    context,
    witness,
  }) => {
    witness.expectError(/net::ERR_INTERNET_DISCONNECTED/u);
    await openList(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const { search, rows, count } = listScreen(page);
    const all = await count.innerText();
    await search.fill('takjil');
    // Names come first, and none of them contains the word; then the search's results.
    await expect(count).not.toHaveText(all);
    await expect(count).not.toHaveText('0 resep');
    const found = await count.innerText();
    await context.setOffline(true);
    await openList(page, '/koleksi?cari=takjil');
    await expect(count).toHaveText(found);
    await expect(rows.first()).toBeVisible();
  });
});
