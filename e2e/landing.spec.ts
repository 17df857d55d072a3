import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('the landing page says what the product does and for whom', async ({ page }) => {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Majukan bisnis kulinermu bersama Cobek' }),
  ).toBeVisible();
  const paragraph = page.getByText('Resep yang inovatif memberi pelangganmu pengalaman berkesan');
  await expect(paragraph).toBeVisible();
  await expect(paragraph).toContainText('cerita tentang usahamu');
});

test('the landing page shows a chef', async ({ page }) => {
  const chef = page.getByRole('img', { name: /^Juru masak/u });
  await expect(chef).toBeVisible();
  // If the file did not load, only its description would be shown.
  await expect
    .poll(() => chef.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the one call to action leads to the chat', async ({ page }) => {
  const call = page.getByRole('main').getByRole('link', { name: 'Ayo Mulai' });
  await expect(call).toHaveCount(1);
  await call.click();
  await expect(page).toHaveURL('/start-chat');
  await expect(
    page.getByRole('heading', { name: 'Resep rekomendasi hari ini untuk anda' }),
  ).toBeVisible();
});

test('pages are in Indonesian and say so', async ({ page }) => {
  for (const path of ['/', '/start-chat']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  }
});
