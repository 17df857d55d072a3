import type { Page } from '@playwright/test';
import { askAndWait, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The screen with the list of all recipes. */
function listScreen(page: Page) {
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Resep' });
  return {
    heading: main.getByRole('heading', { level: 1, name: 'Koleksi resep' }),
    search: main.getByRole('searchbox', { name: 'Cari di koleksi' }),
    kinds: main.getByRole('navigation', { name: 'Jenis hidangan' }),
    count: list.getByRole('status'),
    order: list.getByRole('combobox', { name: 'Urutkan' }),
    rows: list.locator('li[data-slug]'),
    openFilters: list.getByRole('button', { name: /^Saring/u }),
    sheet: page.getByRole('dialog', { name: 'Saring' }),
    column: main.getByRole('complementary', { name: 'Saring' }),
    giveUp: (label: string) => list.getByRole('button', { name: `Lepas ${label}` }),
  };
}

async function openList(page: Page, address = '/koleksi') {
  await page.goto(address);
  await expect(listScreen(page).order).toBeEnabled();
}

const shownSlugs = (page: Page) =>
  listScreen(page).rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-slug')));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows its first recipes and leads to all of them', async ({ page }) => {
    await page.goto('/koleksi');
    const { heading, rows, count } = listScreen(page);
    await expect(heading).toBeVisible();
    await expect(rows).toHaveCount(24);
    const shown = Number.parseInt(await count.innerText(), 10);
    await page.getByRole('link', { name: 'Semua resep A–Z' }).click();
    await expect(page.getByRole('main').locator('section li a')).toHaveCount(shown);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('filters and search narrow the list, and the address reflects them', async ({ page }) => {
    await openList(page);
    const { kinds, column, count, rows, order, search, giveUp } = listScreen(page);
    await kinds.getByRole('link', { name: /^soto/iu }).click();
    await expect(page).toHaveURL('/koleksi?jenis=soto');
    await expect(rows.first()).toContainText('Soto Ayam');
    await column.locator('summary', { hasText: 'Tanpa' }).click();
    await column.getByRole('checkbox', { name: /^santan/u }).click();
    await expect(page).toHaveURL('/koleksi?jenis=soto&tanpa=santan');
    await expect(rows.filter({ hasText: 'Soto Betawi' })).toHaveCount(0);
    const narrowed = await count.innerText();

    await order.selectOption('Termurah');
    await expect(page).toHaveURL('/koleksi?jenis=soto&tanpa=santan&urut=biaya');
    const costs = (await rows.allInnerTexts()).map((text) =>
      Number(/Rp\s([\d.]+)/u.exec(text)?.[1]?.replaceAll('.', '')),
    );
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    await expect(count).toHaveText(narrowed);

    await search.fill('ayam');
    await expect(page).toHaveURL('/koleksi?cari=ayam&jenis=soto&tanpa=santan&urut=biaya');
    for (const text of await rows.allInnerTexts()) expect(text).toMatch(/soto|coto/iu);

    await giveUp('tanpa santan').click();
    await expect(page).toHaveURL('/koleksi?cari=ayam&jenis=soto&urut=biaya');
  });

  test('a shared address shows the same list', async ({ page, context }) => {
    await openList(page, '/koleksi?cari=ayam&provinsi=jawa-timur,bali&urut=waktu');
    const { rows, count } = listScreen(page);
    await expect(count).not.toHaveText('0 resep');
    await expect(rows.first()).toContainText(/Jawa Timur|Bali/u);
    const other = await context.newPage();
    await openList(other, page.url());
    await expect
      .poll(async () => (await shownSlugs(other)).join() === (await shownSlugs(page)).join())
      .toBe(true);
  });

  test('a malformed address shows what can be understood of it', async ({ page }) => {
    await openList(page, '/koleksi?jenis=soto,%3Cscript%3E&urut=acak&provinsi=__proto__&x=1#y');
    await expect(listScreen(page).rows.first()).toContainText('Soto');
    await expect(listScreen(page).giveUp('soto')).toBeVisible();
  });

  test('"back" undoes a filter, and restores the place in the list', async ({ page }) => {
    await openList(page);
    const { rows, kinds, heading } = listScreen(page);
    const main = page.locator('#main');
    await main.evaluate((element) => element.scrollTo(0, 3_000));
    await expect.poll(() => rows.count()).toBeGreaterThan(24);
    await main.evaluate((element) => element.scrollTo(0, 4_000));
    const row = rows.nth(40);
    const link = row.getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const slug = await row.getAttribute('data-slug');
    const top = (await row.boundingBox())?.y;
    await link.click();
    await expect(page).toHaveURL(`/koleksi/${slug}`);
    await expect(page.getByRole('button', { name: 'Mulai masak' })).toBeEnabled();
    await page.goBack();
    await expect(heading).toBeAttached();
    const again = page.locator(`li[data-slug="${slug}"]`);
    await expect(again).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await again.boundingBox())?.y ?? 0) - (top ?? 0)))
      .toBeLessThan(4);
    await expect(again.getByRole('link')).toBeFocused();

    await main.evaluate((element) => element.scrollTo(0, 0));
    await kinds.getByRole('link', { name: /^sambal/iu }).click();
    await expect(rows.first()).toContainText('Sambal');
    await page.goBack();
    await expect(page).toHaveURL('/koleksi');
    await expect(rows.first()).toContainText('Rendang');
  });

  test('a province of the list of 38 shows its dishes', async ({ page }) => {
    await openList(page);
    await page.getByText('Jelajahi 38 provinsi').click();
    const province = page.getByRole('link', { name: 'Gorontalo', exact: true });
    const counted = await province.locator('xpath=following-sibling::span').innerText();
    await province.click();
    await expect(page).toHaveURL('/koleksi?provinsi=gorontalo');
    await expect(listScreen(page).count).toHaveText(`${counted} resep`);
    for (const text of await listScreen(page).rows.allInnerTexts())
      expect(text).toContain('Gorontalo');
  });

  test('if nothing fits it says what to give up', async ({ page }) => {
    await openList(page, '/koleksi?jenis=minuman&tanpa=gula&pedas=3');
    const { count, rows } = listScreen(page);
    await expect(count).toHaveText('0 resep');
    const way = page.getByRole('link', { name: /^pedas sekali \(jadi \d+ resep\)$/u });
    const would = /jadi (?<count>\d+)/u.exec(await way.innerText())?.groups?.['count'];
    await way.click();
    await expect(rows).toHaveCount(Number(would));
  });

  test('if giving up one is not enough it gives up all', async ({ page }) => {
    await openList(page, '/koleksi?jenis=minuman&tanpa=gula&pedas=3&provinsi=aceh&biaya=4');
    const { count, rows } = listScreen(page);
    await expect(count).toHaveText('0 resep');
    await page.getByRole('link', { name: /^Lepas semua saringan \(\d+ resep\)$/u }).click();
    await expect(page).toHaveURL('/koleksi');
    await expect(rows.first()).toContainText('Rendang');
  });

  test('everything works from the keyboard', async ({ page }) => {
    await openList(page);
    const { search, rows, column } = listScreen(page);
    await search.focus();
    await page.keyboard.type('klepon');
    await expect(rows.first()).toContainText('Klepon');
    const cheap = column.getByRole('checkbox', { name: /^di bawah Rp/u });
    await cheap.focus();
    await page.keyboard.press('Space');
    await expect(cheap).toBeChecked();
    await expect(page).toHaveURL('/koleksi?cari=klepon&biaya=1');
    await rows.first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/koleksi/klepon');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('filters are tried out in a sheet and applied when it closes', async ({ page }) => {
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
  });

  test('leaving a sheet by "back" changes nothing', async ({ page }) => {
    await openList(page);
    const { openFilters, sheet } = listScreen(page);
    await openFilters.click();
    await sheet.getByRole('checkbox', { name: /^sampai 30 menit/u }).click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/koleksi');
    await expect(openFilters).toHaveText('Saring');
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
    // Twice quickly: the last tap counts.
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

  test('a star is taken back, and reported, if its dish does not load', async ({
    page,
    witness,
  }) => {
    witness.expectError(/Failed to load resource|ERR_FAILED/u);
    await openList(page);
    await page.route(/collection-(?:facts|portion)/u, (route) => route.abort());
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
  test('from the landing page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
    await page.getByRole('link', { name: 'Lihat semua resep' }).click();
    await expect(page).toHaveURL('/koleksi');
    await expect(listScreen(page).heading).toBeFocused();
  });

  test('from the empty chat', async ({ page }) => {
    await openChat(page);
    await page.getByRole('link', { name: 'Lihat semua resep' }).click();
    await expect(listScreen(page).rows.first()).toBeVisible();
  });

  test('from an answer of one kind, to all of that kind', async ({ page }) => {
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
