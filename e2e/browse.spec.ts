import { expectSorted } from './expect-sorted.ts';
import { expect, test } from './fixtures.ts';
import { listScreen, openList, shownSlugs } from './list-screen.ts';

const DESKTOP = { width: 1280, height: 800 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows its first recipes and leads to all of them', async ({ page }) => {
    await page.goto('/koleksi');
    const { heading, rows, count } = listScreen(page);
    await expect(heading).toBeVisible();
    await expect(rows).toHaveCount(24);
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    const shown = Number.parseInt(await count.innerText(), 10);
    await page.getByRole('link', { name: 'Semua resep A–Z' }).click();
    await expect(page.getByRole('main').locator('section li a')).toHaveCount(shown);
  });
});

test('in forced colours the chosen kind still differs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/koleksi?jenis=soto');
  const { kinds } = listScreen(page);
  await expect(kinds.getByRole('link', { name: /^soto/iu })).toHaveCSS('outline-style', 'solid');
  await expect(kinds.getByRole('link', { name: /^sup/iu })).toHaveCSS('outline-style', 'none');
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
    expectSorted(costs, 'rising');
    await expect(count).toHaveText(narrowed);

    await search.fill('ayam');
    await expect(page).toHaveURL('/koleksi?cari=ayam&jenis=soto&tanpa=santan&urut=biaya');
    await expect(count).not.toHaveText(narrowed);
    await expect(rows).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: /soto|coto/iu })).toHaveCount(0);

    await giveUp('tanpa santan').click();
    await expect(page).toHaveURL('/koleksi?cari=ayam&jenis=soto&urut=biaya');
  });

  test('a shared address shows the same list, and a malformed one what is readable of it', async ({
    page,
    context,
  }) => {
    await openList(page, '/koleksi?cari=ayam&provinsi=jawa-timur,bali&urut=waktu');
    const { rows, count } = listScreen(page);
    await expect(count).not.toHaveText('0 resep');
    await expect(rows.first()).toContainText(/Jawa Timur|Bali/u);
    const other = await context.newPage();
    await openList(other, page.url());
    await expect
      .poll(async () => (await shownSlugs(other)).join() === (await shownSlugs(page)).join())
      .toBe(true);

    await openList(page, '/koleksi?jenis=soto,%3Cscript%3E&urut=acak&provinsi=__proto__&x=1#y');
    await expect(listScreen(page).rows.first()).toContainText('Soto');
    await expect(listScreen(page).giveUp('soto')).toBeVisible();
  });

  test('the count does not move, however late the menus beside it are parsed', async ({ page }) => {
    const { count } = listScreen(page);
    for (const width of [320, 390, 834, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openList(page);
      const before = await count.boundingBox();
      await count.evaluate((element) => {
        while (element.nextSibling) element.nextSibling.remove();
      });
      expect((await count.boundingBox())?.y, `${width} px`).toBe(before?.y);
    }
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
    const again = page.locator(`[data-slug="${slug}"]`);
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

  test('if nothing matches it says what to give up: one thing, or all if that is not enough', async ({
    page,
  }) => {
    await openList(page, '/koleksi?jenis=minuman&tanpa=gula&pedas=3');
    const { count, rows } = listScreen(page);
    await expect(count).toHaveText('0 resep');
    const way = page.getByRole('link', { name: /^pedas sekali \(jadi \d+ resep\)$/u });
    const would = /jadi (?<count>\d+)/u.exec(await way.innerText())?.groups?.['count'];
    await way.click();
    await expect(rows).toHaveCount(Number(would));

    await openList(page, '/koleksi?jenis=minuman&tanpa=gula&pedas=3&provinsi=aceh&biaya=4');
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
