import { ask, askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { readHistory } from './stored-history.ts';

for (const way of ['static-collection', 'gateway-collection'] as const) {
  test.describe(way, () => {
    test.use({ way });

    test('finds what is meant, and says what can stand in', async ({ page }) => {
      await openChat(page);
      const { dishes, dishNames } = chatScreen(page);

      await test.step('finds what is meant, however it is written', async () => {
        // Many more questions are in `asked-questions.test.ts`.
        await askAndWait(page, 'NASGOR!');
        await expect(dishNames.first()).toHaveText(/nasi goreng/iu);
      });

      await test.step('shows at an ingredient what can stand in for it', async () => {
        await askAndWait(page, 'rendang daging');
        const dish = dishes.first();
        const coconut = dish.locator('summary', { hasText: 'santan kental' });
        await coconut.focus();
        await page.keyboard.press('Enter');
        await expect(dish.getByText('Kalau tidak ada, ganti dengan:')).toBeVisible();
        await expect(dish.getByText(/santan instan/u)).toBeVisible();
        expect((await coconut.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
    });

    test('goes on from the answer on screen', async ({ page }) => {
      await openChat(page);
      const { dishNames, question, results } = chatScreen(page);
      await askAndWait(page, 'ide jualan takjil');
      const shown = await dishNames.allTextContents();
      const titles = shown.map((name) => name.replace(/^\d+\. /u, ''));

      await test.step('with a wish, which its question then says', async () => {
        await ask(page, 'untuk 50 porsi');
        await expect(question).toHaveText('ide jualan takjil, untuk 50 porsi');
        await expect(dishNames).toHaveText(shown);
        const portions = results.getByRole('spinbutton', { name: 'Jumlah porsi' });
        await expect(portions).toHaveValue('50');
      });

      await test.step('with other dishes, for as many', async () => {
        await results.getByRole('button', { name: 'Yang lain' }).click();
        await expect(question).toHaveText(
          `ide jualan takjil, untuk 50 porsi (selain ${titles.join(', ')})`,
        );
        await expect(dishNames).toHaveCount(5);
        for (const name of await dishNames.allTextContents()) {
          expect(titles).not.toContain(name.replace(/^\d+\. /u, ''));
        }
        await expect(results.getByRole('spinbutton', { name: 'Jumlah porsi' })).toHaveValue('50');
      });
    });

    test('is honest about its gaps', async ({ page, witness }) => {
      witness.expectError(/Dishes could not be found/u);
      await openChat(page);
      const { dishNames, failure, nothingFound, results, input } = chatScreen(page);

      await test.step('says honestly when nothing fits and only the nearest is shown', async () => {
        await askAndWait(page, 'sushi');
        const note = results.getByText('Yang persis belum ada. Ini yang paling mirip.');
        await expect(note).toBeVisible();
        await expect(dishNames.first()).toBeVisible();
        await page.reload();
        await expect(note).toBeVisible();
      });

      await test.step('names the foods it left out', async () => {
        await askAndWait(page, 'alergi udang, lauk apa ya');
        const line =
          'Dari koleksi Cobek, semuanya tanpa udang, kepiting, kerang, ebi, rebon, terasi, dan lainnya';
        await expect(results.getByText(line)).toBeVisible();
        await page.reload();
        await expect(results.getByText(line)).toBeVisible();
      });

      await test.step('calmly has no answer to a question that is not about food, and gives the question back', async () => {
        const before = await readHistory(page);
        await ask(page, 'siapa presiden amerika');
        await expect(nothingFound).toContainText('siapa presiden amerika');
        await expect(failure).toHaveCount(0);
        await expect(results).toHaveCount(0);
        await expect(input).toHaveValue('');
        expect(await readHistory(page)).toEqual(before);
        expect(witness.lines.join('\n')).toContain('Dishes could not be found');
        await nothingFound.getByRole('button', { name: 'Ubah pertanyaan' }).click();
        await expect(input).toHaveValue('siapa presiden amerika');
        await expect(input).toBeFocused();
      });
    });
  });
}
