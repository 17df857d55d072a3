import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import type { ScenarioName } from '#core/sources/gemini/fixtures/scenarios.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { EXPECTED_ERRORS, expectFailure, SENTENCES } from './failure-on-screen.ts';
import { AI_WAYS, BUILD_KEY, expect, GATEWAY_KEY, test } from './fixtures.ts';
import { dishCalls } from './gemini-calls.ts';
import { expectKeyNowhere } from './key-search.ts';
import { historyOf, readHistory, store } from './stored-history.ts';

/**
 * Behaviours of the AI service and what the visitor sees. All others lead to one of these codes in
 * `gemini-source.test.ts`, and through the gateway in `broken-upstream.test.ts`.
 */
const FAILURES: readonly (readonly [ScenarioName, keyof typeof SENTENCES])[] = [
  ['blocked-prompt', 'blocked'],
  ['empty-list', 'empty'],
  ['zero-bytes', 'empty'],
  ['garbage', 'malformed'],
  ['http-403-referrer', 'not-allowed-here'],
  ['http-404-all', 'model-gone'],
  ['http-429-minute', 'rate-limited'],
  ['http-429-day', 'quota-exhausted'],
  // Nobody but the operator can change that key.
  ['http-400-key', 'model-gone'],
  ['http-503', 'unavailable'],
  ['html-page', 'unavailable'],
];

const INCOMPLETE: readonly (readonly [ScenarioName, string])[] = [
  ['truncated', 'Jawabannya terpotong karena terlalu panjang.'],
  ['safety-midway', 'Layanan AI menghentikan jawabannya.'],
  ['bare-error-midstream', 'Jawabannya berhenti di tengah jalan.'],
];

const KEYS = { 'static-key': BUILD_KEY, 'gateway-key': GATEWAY_KEY } as const;

for (const way of AI_WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test('every failure says what happened, and nothing else changes', async ({
      page,
      gemini,
      witness,
    }) => {
      witness.expectError(EXPECTED_ERRORS);
      const history = historyOf({ LAMA11: 'rendang lama' });
      await store(page, { chatHistory: history });
      await openChat(page);
      // Behind the gateway it is not the visitor's network that breaks.
      const brokenNetwork = way === 'gateway-key' ? 'unavailable' : 'network';
      for (const [scenario, code] of [...FAILURES, ['cut-off-early', brokenNetwork] as const]) {
        await test.step(`${scenario}: ${code}`, async () => {
          gemini.scenario = scenario;
          const asked = newQuestion();
          await ask(page, asked);
          await expectFailure(page, witness, asked, SENTENCES[code]);
          await expect(page).toHaveURL('/start-chat');
          expect(await readHistory(page)).toEqual(history);
          // The service says when to come back; the gateway waits once, and then says it.
          const { failure } = chatScreen(page);
          if (code === 'rate-limited') await expect(failure).toContainText('detik lagi.');
        });
      }
      await expectKeyNowhere(page, KEYS[way], witness);
    });

    test('an answer that breaks off: the complete dishes stay, are saved, and can be asked for again', async ({
      page,
      gemini,
    }) => {
      const { dishNames, failure, question, results } = chatScreen(page);
      for (const [scenario, sentence] of INCOMPLETE) {
        await test.step(scenario, async () => {
          gemini.scenario = scenario;
          const asked = newQuestion();
          await openChat(page);
          const id = await askAndWait(page, asked);
          await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan', '2. Rendang Daging Sapi']);
          await expect(failure).toContainText(sentence);
          await expect(failure).toContainText('Resep yang sudah lengkap tidak hilang.');
          const kept = (await readHistory(page))[id]?.[0].response;
          expect(kept).toEqual(SAMPLE_DISHES.slice(0, 2));

          gemini.scenario = 'whole';
          await failure.getByRole('button', { name: 'Coba lagi' }).click();
          await expect(dishNames).toHaveCount(5);
          await expect(question).toHaveText(asked);
          await expect(failure).toHaveCount(0);
        });
      }

      await test.step('the collection has dishes, too, and Back leads to what had come', async () => {
        gemini.scenario = 'truncated';
        const asked = newQuestion('rendang');
        await openChat(page);
        const id = await askAndWait(page, asked);
        await failure.getByRole('button', { name: 'Cari di koleksi' }).click();
        await expect(page).toHaveURL(new RegExp(`id=(?!${id})`, 'u'));
        await expect(question).toHaveText(asked);
        await expect(results.getByText('Dari koleksi Cobek')).toBeVisible();
        await expect(failure).toHaveCount(0);
        await page.goBack();
        await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan', '2. Rendang Daging Sapi']);
      });
    });

    test('every way to go on after a failure', async ({ page, gemini, witness }) => {
      witness.expectError(EXPECTED_ERRORS);
      await store(page, { chatHistory: historyOf({ LAMA11: 'rendang lama' }) });
      gemini.scenario = 'http-429-day';
      await openChat(page);
      const { failure, question, dishes, dishNames, results } = chatScreen(page);
      const { openSidebar, entries } = chatScreen(page);
      const asked = newQuestion();

      await test.step('"Coba lagi" asks the same question again', async () => {
        await ask(page, asked);
        await expect(failure).toContainText(SENTENCES['quota-exhausted']);
        gemini.scenario = 'whole';
        await failure.getByRole('button', { name: 'Coba lagi' }).click();
        await expect(page).toHaveURL(/\?id=/u);
        await expect(question).toHaveText(asked);
        await expect(dishes).toHaveCount(5);
        await expect(failure).toHaveCount(0);
        expect(dishCalls(gemini).at(-1)?.body).toContain(asked);
      });

      const rendang = newQuestion('rendang');
      await test.step('a failure clears the results on screen', async () => {
        const before = await readHistory(page);
        gemini.scenario = 'http-429-day';
        await ask(page, rendang);
        await expectFailure(page, witness, rendang, SENTENCES['quota-exhausted']);
        await expect(page).toHaveURL('/start-chat');
        expect(await readHistory(page)).toEqual(before);
      });

      await test.step('"Cari di koleksi" answers from the collection', async () => {
        const calls = dishCalls(gemini).length;
        await failure.getByRole('button', { name: 'Cari di koleksi' }).click();
        await expect(page).toHaveURL(/\?id=/u);
        await expect(question).toHaveText(rendang);
        await expect(dishNames.first()).toBeVisible();
        await expect(results.getByText('Dari koleksi Cobek')).toBeVisible();
        expect(dishCalls(gemini)).toHaveLength(calls);
      });

      await test.step('another conversation replaces it', async () => {
        await ask(page, newQuestion());
        await expect(failure).toBeVisible();
        await openSidebar.click();
        await entries.filter({ hasText: 'rendang lama' }).click();
        await expect(results).toBeVisible();
        await expect(failure).toHaveCount(0);
      });
    });
  });
}
