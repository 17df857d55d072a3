import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expectDishOnScreen, rupiah } from './dish-on-screen.ts';
import { AI_WAYS, expect, test, WAYS, type Way } from './fixtures.ts';
import { dishCalls } from './gemini-calls.ts';
import { historyOf, readHistory, store } from './stored-history.ts';

const ORIGIN: Readonly<Record<Way, string>> = {
  'static-collection': 'Dari koleksi Cobek',
  'gateway-collection': 'Dari koleksi Cobek',
  'static-key': 'Ditulis AI',
  'gateway-key': 'Ditulis AI',
};

for (const way of WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test('a question becomes dishes on the screen, in the history and in the address', async ({
      page,
    }) => {
      await openChat(page);
      const { question, dishes, results, suggestions, toast } = chatScreen(page);
      const asked = newQuestion();
      const id = await askAndWait(page, asked);
      expect(id).toMatch(/^(?=.*[A-Z])[A-Z0-9]{6}$/u);

      const history = await readHistory(page);
      expect(Object.keys(history)).toEqual([id]);
      const kept = history[id]?.[0];
      expect(kept?.question).toBe(asked);
      const response = kept?.response ?? [];
      expect(response.length).toBeGreaterThan(0);

      await expect(question).toHaveText(asked);
      await expect(suggestions).toHaveCount(0);
      await expect(dishes).toHaveCount(response.length);
      for (const [index, dish] of response.entries()) {
        await expectDishOnScreen(dishes.nth(index), dish, index + 1);
      }
      await expect(results.getByText(ORIGIN[way], { exact: true })).toBeVisible();
      await expect(toast(`${response.length} hidangan siap`)).toHaveCount(1);
    });
  });
}

for (const way of AI_WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test('every word that the AI wrote is shown', async ({ page, gemini }) => {
      await openChat(page);
      const { dishes } = chatScreen(page);
      const asked = newQuestion('ide jualan takjil');
      const id = await askAndWait(page, asked);
      await expect(dishes).toHaveCount(SAMPLE_DISHES.length);
      for (const [index, dish] of SAMPLE_DISHES.entries()) {
        await expectDishOnScreen(dishes.nth(index), dish, index + 1);
      }
      // Price and picture are requested and stored, but not shown.
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
      for (const { price } of SAMPLE_DISHES) {
        await expect(page.getByRole('main')).not.toContainText(rupiah(price));
      }
      expect((await readHistory(page))[id]?.[0].response).toEqual(SAMPLE_DISHES);
      expect(dishCalls(gemini)).toHaveLength(1);
      expect(dishCalls(gemini)[0]?.body).toContain(asked);
    });

    test('dishes appear one after another while the rest is being written', async ({
      page,
      gemini,
    }) => {
      gemini.scenario = 'slow';
      await openChat(page);
      const { dishNames, generating } = chatScreen(page);
      // The next dish is written when the one before it is on screen.
      gemini.pause = (dish) => expect(dishNames).toHaveCount(dish - 1);
      await page.evaluate(() => {
        // The screen after every change, so that no step is missed.
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const names = [...document.querySelectorAll('main h2')].map((name) => name.textContent);
          const isBusy = document.querySelector('[aria-busy="true"]') !== null;
          const spoken = /\d+ hidangan siap/u.exec(document.body.textContent)?.[0] ?? '';
          const state = `${names.length} ${isBusy ? 'writing' : 'done'}, ${spoken}`;
          if (seen.at(-1) !== state) seen.push(state);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await askAndWait(page, newQuestion());
      await expect(generating).toHaveCount(0);
      await expect(dishNames).toHaveCount(5);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      for (const count of [1, 2, 3, 4]) {
        expect(seen).toContain(`${count} writing, ${count} hidangan siap`);
      }
      expect(seen.at(-1)).toBe('5 done, 5 hidangan siap');
    });

    test('"Berhenti" keeps the complete dishes and ends the call', async ({ page, gemini }) => {
      gemini.scenario = 'stalled-midway';
      await openChat(page);
      const { stop, dishNames, input, generating, results } = chatScreen(page);
      const asked = newQuestion();
      await ask(page, asked);
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await expect(page).toHaveURL('/start-chat');
      await stop.click();
      await expect(page).toHaveURL(/\?id=/u);
      await expect(generating).toHaveCount(0);
      await expect(stop).toHaveCount(0);
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await expect(results.getByText('Resep yang sudah lengkap tidak hilang.')).toBeVisible();
      await expect(input).toBeEnabled();
      await expect(input).toHaveValue('');
      const [kept] = Object.values(await readHistory(page));
      expect(kept).toEqual([{ question: asked, response: SAMPLE_DISHES.slice(0, 1) }]);
      await expect.poll(() => gemini.runningCalls()).toBe(0);
    });

    test('"Berhenti" before the first dish goes back to the suggestions', async ({
      page,
      gemini,
    }) => {
      gemini.scenario = 'stalled';
      await openChat(page);
      const { stop, suggestions, failure, input } = chatScreen(page);
      await ask(page, newQuestion());
      await stop.click();
      await expect(suggestions).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expect(input).toBeEnabled();
      await expect(input).toHaveValue('');
      expect(await readHistory(page)).toEqual({});
      await expect.poll(() => gemini.runningCalls()).toBe(0);
    });

    test('opening a conversation ends the running answer, and nothing of it arrives late', async ({
      page,
      gemini,
    }) => {
      gemini.scenario = 'slow';
      let goOn = () => {};
      const opened = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      gemini.pause = (dish) => (dish === 1 ? Promise.resolve() : opened);
      await page.setViewportSize({ width: 1280, height: 720 });
      await store(page, { chatHistory: historyOf({ LAMA11: 'rendang lama' }) });
      await openChat(page);
      const { openSidebar, entries, dishNames, question, generating } = chatScreen(page);
      await openSidebar.click();
      await ask(page, newQuestion());
      await expect(dishNames.first()).toBeVisible();
      await entries.filter({ hasText: 'rendang lama' }).click();
      await expect(page).toHaveURL('/start-chat?id=LAMA11');
      goOn();
      await expect(generating).toHaveCount(0);
      await expect(question).toHaveText('rendang lama');
      await expect.poll(() => gemini.runningCalls()).toBe(0);
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await expect(page).toHaveURL('/start-chat?id=LAMA11');
      // The complete dishes are not lost: they are a conversation of their own.
      await expect(entries).toHaveCount(2);
    });

    test('a suggestion fills the input and is sent', async ({ page, gemini }) => {
      gemini.scenario = 'stalled';
      await openChat(page);
      const { suggestedTitles, input, question, generating } = chatScreen(page);
      const title = await suggestedTitles.nth(3).innerText();
      await suggestedTitles.nth(3).click();
      await expect(generating).toBeVisible();
      await expect(input).toHaveValue(title);
      await expect(question).toHaveText(title);
    });

    test('a new chat ends the running answer', async ({ page, gemini }) => {
      gemini.scenario = 'stalled-midway';
      await page.setViewportSize({ width: 1280, height: 720 });
      await openChat(page);
      const { openSidebar, sidebar, dishNames, suggestions, input } = chatScreen(page);
      await openSidebar.click();
      await ask(page, newQuestion());
      await expect(dishNames).toHaveCount(1);
      await sidebar.getByRole('link', { name: 'Percakapan baru' }).click();
      await expect(suggestions).toBeVisible();
      await expect(dishNames).toHaveCount(0);
      await expect(input).toBeEnabled();
      await expect(page).toHaveURL('/start-chat');
      await expect.poll(() => gemini.runningCalls()).toBe(0);
    });

    test('the same question can be asked for another version', async ({ page, gemini }) => {
      await openChat(page);
      const { question } = chatScreen(page);
      const asked = newQuestion();
      const first = await askAndWait(page, asked);
      await page.getByRole('button', { name: 'Buat versi lain' }).click();
      await expect(page).toHaveURL(new RegExp(`id=(?!${first})`, 'u'));
      await expect(question).toHaveText(asked);
      expect(dishCalls(gemini)).toHaveLength(2);
      expect(Object.keys(await readHistory(page))).toHaveLength(2);
    });
  });
}

test.describe('a new question', () => {
  test.use({ way: 'static-key' });

  test('clears the previous results as soon as it is sent', async ({ page, gemini }) => {
    await openChat(page);
    const { dishes, generating, question } = chatScreen(page);
    const first = await askAndWait(page, newQuestion());
    await expect(dishes).toHaveCount(5);
    gemini.scenario = 'stalled';
    const asked = newQuestion('rendang');
    await ask(page, asked);
    await expect(generating).toBeVisible();
    await expect(dishes).toHaveCount(0);
    await expect(question).toHaveText(asked);
    // The conversation that was open is no longer on screen.
    await expect(page).toHaveURL('/start-chat');
    expect(Object.keys(await readHistory(page))).toEqual([first]);
  });

  test('is stored under a new id, after the older ones', async ({ page }) => {
    await openChat(page);
    const first = await askAndWait(page, newQuestion());
    await page.goto('/start-chat');
    const second = await askAndWait(page, newQuestion());
    expect(second).not.toBe(first);
    expect(Object.keys(await readHistory(page))).toEqual([first, second]);
  });

  test('continues while the visitor is on another page, and is saved', async ({ page, gemini }) => {
    gemini.scenario = 'slow';
    await openChat(page);
    const { dishNames } = chatScreen(page);
    await ask(page, newQuestion());
    await expect(dishNames.first()).toBeVisible();
    await page.getByRole('link', { name: 'Cobek, ke halaman depan' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Object.keys(await readHistory(page))).toHaveLength(1);
    // A visitor who has moved on is not pulled back.
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Ayo Mulai' }).click();
    await expect(dishNames).toHaveCount(0);
  });
});

test.describe('whatever form the answer has', () => {
  test.use({ way: 'static-key' });

  // All other forms are tested in `gemini-source.test.ts`; these depend on how a browser reads a
  // stream.
  test('five dishes are five dishes', async ({ page, gemini }) => {
    const { dishNames } = chatScreen(page);
    for (const scenario of ['unary', 'cut-character', 'byte-by-byte', 'never-closes'] as const) {
      await test.step(scenario, async () => {
        gemini.scenario = scenario;
        await openChat(page);
        const id = await askAndWait(page, newQuestion());
        await expect(dishNames).toHaveText(
          SAMPLE_DISHES.map(({ foodName }, index) => `${index + 1}. ${foodName}`),
        );
        expect((await readHistory(page))[id]?.[0].response).toEqual(SAMPLE_DISHES);
      });
    }
  });

  test('wrong types: amounts are read, what cannot be shown is left out', async ({
    page,
    gemini,
  }) => {
    gemini.scenario = 'wrong-types';
    await openChat(page);
    const { dishNames, dishes } = chatScreen(page);
    await askAndWait(page, newQuestion());
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan', '2. Orek Tempe Basah', '3. 2026']);
    await expect(dishes.first()).toContainText('Estimasi biaya yang dikeluarkan: Rp 78.000');
    await expect(dishes.nth(1)).toContainText('Estimasi biaya yang dikeluarkan: Rp 17.500');
  });

  test('a model that is gone is replaced by the next', async ({ page, gemini, witness }) => {
    witness.expectError(/404/u);
    gemini.scenario = 'http-404-model';
    await openChat(page);
    const { results } = chatScreen(page);
    await askAndWait(page, newQuestion());
    await results.getByText('Ditulis AI').click();
    await expect(results.getByText('Modelnya gemini-3.1-flash-lite')).toBeVisible();
  });
});
