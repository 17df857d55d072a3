import { expect, test } from './fixtures.ts';

test('the landing page says what the product does, shows a chef and leads to the chat', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('it says what the product does and for whom', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Majukan bisnis kulinermu bersama Cobek' }),
    ).toBeVisible();
    const paragraph = page.getByText('Resep yang inovatif memberi pelangganmu pengalaman berkesan');
    await expect(paragraph).toBeVisible();
    await expect(paragraph).toContainText('cerita tentang usahamu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  });

  await test.step('it shows a chef', async () => {
    const chef = page.getByRole('img', { name: /^Juru masak/u });
    await expect(chef).toBeVisible();
    // If the file did not load, only its description would be shown.
    await expect
      .poll(() => chef.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the one call to action leads to the chat', async () => {
    const call = page.getByRole('main').getByRole('link', { name: 'Ayo Mulai' });
    await expect(call).toHaveCount(1);
    await call.click();
    await expect(page).toHaveURL('/start-chat');
    await expect(
      page.getByRole('heading', { name: 'Resep rekomendasi hari ini untuk anda' }),
    ).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  });
});
