import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expectDishOnScreen, rupiah } from './dish-on-screen.ts';
import { AI_WAYS, expect, MOVING, test, type Way, WAYS } from './fixtures.ts';
import { dishCalls } from './gemini-calls.ts';
import { openSidebar } from './history-screen.ts';
import { expectStoredForm, historyOf, readHistory, readStored, store } from './stored-history.ts';

test.use(MOVING);

const ORIGIN: Readonly<Record<Way, string>> = {
  'static-collection': 'Dari koleksi Cobek',
  'gateway-collection': 'Dari koleksi Cobek',
  'static-key': 'Ditulis AI',
  'gateway-key': 'Ditulis AI',
};

for (const way of WAYS) {
  test.describe(way, () => {
    test.use({ way, viewport: { width: 1280, height: 720 } });

    test('a question becomes dishes on screen, in the history and in the address', async ({
      page,
      gemini,
    }) => {
      await openChat(page);
      const { question, dishes, dishNames, results, suggestions, toast } = chatScreen(page);
      const { entries } = chatScreen(page);
      const asked = newQuestion();
      const id = await askAndWait(page, asked);
      expect(id).toMatch(/^(?=.*[A-Z])[A-Z0-9]{6}$/u);
      const stored = JSON.parse((await readStored(page, 'chatHistory')) ?? '') as object;
      expect(Object.keys(stored)).toEqual([id]);
      const response = (await readHistory(page))[id]?.[0].response ?? [];

      await test.step('is saved in the form of the contract', () => {
        expectStoredForm(Object.values(stored)[0], asked);
      });

      await test.step('every word of it is shown', async () => {
        await expect(question).toHaveText(asked);
        await expect(suggestions).toHaveCount(0);
        await expect(dishes).toHaveCount(response.length);
        for (const [index, dish] of response.entries()) {
          await expectDishOnScreen(dishes.nth(index), dish, index + 1);
        }
        await expect(results.getByText(ORIGIN[way], { exact: true })).toBeVisible();
        await expect(toast(`${response.length} hidangan siap`)).toHaveCount(1);
      });

      await test.step('it is what the source wrote; price and picture are not shown', async () => {
        await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
        if (way.endsWith('-collection')) return;
        for (const { price } of SAMPLE_DISHES) {
          await expect(page.getByRole('main')).not.toContainText(rupiah(price));
        }
        expect(response).toEqual(SAMPLE_DISHES);
        expect(dishCalls(gemini)).toHaveLength(1);
        expect(dishCalls(gemini)[0]?.body).toContain(asked);
      });

      await test.step('survives a reload', async () => {
        const shown = await dishNames.allTextContents();
        await page.reload();
        await expect(question).toHaveText(asked);
        await expect(dishNames).toHaveText(shown);
        await expect(results.getByText(ORIGIN[way], { exact: true })).toBeVisible();
        await openSidebar(page);
        await expect(entries).toHaveText([asked]);
      });
    });
  });
}

for (const way of AI_WAYS) {
  test.describe(way, () => {
    test.use({ way, viewport: { width: 1280, height: 720 } });

    test('dishes appear one after another while the rest is being written, and there is another version', async ({
      page,
      gemini,
    }) => {
      gemini.scenario = 'slow';
      await openChat(page);
      const { dishNames, generating, question } = chatScreen(page);
      const asked = newQuestion();
      // The next dish is written when the previous one is on screen.
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
      const first = await askAndWait(page, asked);
      await expect(generating).toHaveCount(0);
      await expect(dishNames).toHaveCount(5);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      for (const count of [1, 2, 3, 4]) {
        expect(seen).toContain(`${count} writing, ${count} hidangan siap`);
      }
      expect(seen.at(-1)).toBe('5 done, 5 hidangan siap');

      await test.step('the same question can be asked for another version', async () => {
        gemini.scenario = 'whole';
        await page.getByRole('button', { name: 'Buat versi lain' }).click();
        await expect(page).toHaveURL(new RegExp(`id=(?!${first})`, 'u'));
        await expect(question).toHaveText(asked);
        expect(dishCalls(gemini)).toHaveLength(2);
        expect(Object.keys(await readHistory(page))).toHaveLength(2);
      });
    });

    test('a running answer ends with its call, and its complete dishes are kept', async ({
      page,
      gemini,
    }) => {
      await store(page, { chatHistory: historyOf({ LAMA11: 'rendang lama' }) });
      await openChat(page);
      const { stop, suggestions, suggestedTitles, failure, input, question } = chatScreen(page);
      const { dishNames, generating, results, sidebar, entries } = chatScreen(page);
      const expectNoCall = () => expect.poll(() => gemini.runningCalls()).toBe(0);
      await openSidebar(page);

      let title = '';
      await test.step('a suggestion fills the input and is sent', async () => {
        gemini.scenario = 'stalled';
        title = await suggestedTitles.nth(3).innerText();
        await suggestedTitles.nth(3).click();
        await expect(generating).toBeVisible();
        await expect(input).toHaveValue(title);
        await expect(question).toHaveText(title);
      });

      await test.step('"Berhenti" before the first dish goes back to the suggestions, and the question to the input', async () => {
        await stop.click();
        await expect(suggestions).toBeVisible();
        await expect(failure).toHaveCount(0);
        await expect(input).toBeEnabled();
        await expect(input).toHaveValue(title);
        expect(Object.keys(await readHistory(page))).toEqual(['LAMA11']);
        await expectNoCall();
      });

      await test.step('"Berhenti" keeps the complete dishes and ends the call', async () => {
        gemini.scenario = 'stalled-midway';
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
        const kept = Object.values(await readHistory(page)).at(-1);
        expect(kept).toEqual([{ question: asked, response: SAMPLE_DISHES.slice(0, 1) }]);
        await expectNoCall();
      });

      await test.step('a new chat ends it', async () => {
        await ask(page, newQuestion());
        await expect(dishNames).toHaveCount(1);
        await sidebar.getByRole('link', { name: 'Percakapan baru' }).click();
        await expect(suggestions).toBeVisible();
        await expect(dishNames).toHaveCount(0);
        await expect(input).toBeEnabled();
        await expect(page).toHaveURL('/start-chat');
        await expectNoCall();
      });

      await test.step('opening a conversation ends it, and nothing of it arrives late', async () => {
        gemini.scenario = 'slow';
        let goOn = () => {};
        const opened = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        gemini.pause = (dish) => (dish === 1 ? Promise.resolve() : opened);
        await expect(entries).toHaveCount(3);
        await ask(page, newQuestion());
        await expect(dishNames.first()).toBeVisible();
        await entries.filter({ hasText: 'rendang lama' }).click();
        await expect(page).toHaveURL('/start-chat?id=LAMA11');
        goOn();
        await expect(generating).toHaveCount(0);
        await expect(question).toHaveText('rendang lama');
        await expectNoCall();
        await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
        await expect(page).toHaveURL('/start-chat?id=LAMA11');
        // The complete dishes are not lost: they are a separate conversation.
        await expect(entries).toHaveCount(4);
      });
    });
  });
}

test.describe('static-key', () => {
  test.use({ way: 'static-key' });

  test('a new question replaces the previous one, and goes on without its page', async ({
    page,
    gemini,
  }) => {
    await openChat(page);
    const { dishes, dishNames, generating, question } = chatScreen(page);
    const first = await askAndWait(page, newQuestion());
    await expect(dishes).toHaveCount(5);
    let dishesWritten = 0;
    gemini.scenario = 'slow';
    gemini.pause = (dish) => expect.poll(() => dishesWritten >= dish).toBe(true);

    await test.step('clears the previous results as soon as it is sent', async () => {
      const asked = newQuestion('rendang');
      await ask(page, asked);
      await expect(generating).toBeVisible();
      await expect(dishes).toHaveCount(0);
      await expect(question).toHaveText(asked);
      // The previously open conversation is no longer on screen.
      await expect(page).toHaveURL('/start-chat');
      expect(Object.keys(await readHistory(page))).toEqual([first]);
    });

    await test.step('goes on while the visitor is on another page, and is saved after the older one', async () => {
      dishesWritten = 1;
      await expect(dishNames.first()).toBeVisible();
      await page.getByRole('link', { name: 'Cobek, ke halaman depan' }).click();
      await expect(page).toHaveURL('/');
      dishesWritten = SAMPLE_DISHES.length;
      await expect.poll(async () => Object.keys(await readHistory(page))).toHaveLength(2);
      const [older, newer] = Object.keys(await readHistory(page));
      expect(older).toBe(first);
      expect(newer).not.toBe(first);
      // A visitor who has moved on is not pulled back.
      await expect(page).toHaveURL('/');
      await page.getByRole('link', { name: 'Ayo Mulai' }).click();
      await expect(dishNames).toHaveCount(0);
    });
  });

  // `gemini-source.test.ts` tests all other forms, byte by byte too; these depend on how a browser
  // reads a stream.
  test('five dishes are five dishes, in whatever form they come', async ({
    page,
    gemini,
    witness,
  }) => {
    const { dishNames, dishes, results } = chatScreen(page);
    for (const scenario of ['unary', 'cut-character', 'never-closes'] as const) {
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

    await test.step('wrong types: amounts are read, unreadable fields are left out', async () => {
      gemini.scenario = 'wrong-types';
      await openChat(page);
      await askAndWait(page, newQuestion());
      await expect(dishNames).toHaveText([
        '1. Soto Ayam Lamongan',
        '2. Orek Tempe Basah',
        '3. 2026',
      ]);
      await expect(dishes.first()).toContainText('Estimasi biaya yang dikeluarkan: Rp 78.000');
      await expect(dishes.nth(1)).toContainText('Estimasi biaya yang dikeluarkan: Rp 17.500');
    });

    await test.step('the model that is gone is replaced by the next', async () => {
      witness.expectError(/404/u);
      gemini.scenario = 'http-404-model';
      await openChat(page);
      await askAndWait(page, newQuestion());
      await results.getByText('Ditulis AI').click();
      await expect(results.getByText('Modelnya gemini-3.1-flash-lite')).toBeVisible();
    });
  });
});
