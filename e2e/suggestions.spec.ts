import type { Page } from '@playwright/test';
import { SAMPLE_TITLES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, GATEWAY_KEY, test, WAYS } from './fixtures.ts';
import { titleCalls } from './gemini-calls.ts';
import { startGateway } from './start-gateway.ts';

const MINUTE_MS = 60_000;

/** Waits for ten titles that differ from the previous ones. */
async function shownTitles(page: Page, before: readonly string[] = []) {
  const { suggestedTitles, loadingSuggestions } = chatScreen(page);
  await expect(suggestedTitles).toHaveCount(10);
  await expect(loadingSuggestions).toHaveCount(0);
  await expect.poll(() => suggestedTitles.allInnerTexts()).not.toEqual(before);
  return suggestedTitles.allInnerTexts();
}

/** The visibility that the browser reports for a tab. */
async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

const NOT_LOADED = 'Suggestions could not be loaded';
const ERRORS = new RegExp(`Failed to load resource|${NOT_LOADED}`, 'u');

/** No titles by the AI: these come from the collection. */
async function expectTitlesOfCollection(page: Page, before: readonly string[] = []) {
  const titles = await shownTitles(page, before);
  const fromAi = titles.filter((title) => SAMPLE_TITLES.includes(title));
  // The collection may have a dish of the same name, but hardly ten of ten.
  expect(fromAi.length).toBeLessThan(8);
  await expect(chatScreen(page).failure).toHaveCount(0);
  return titles;
}

for (const way of WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test('ten suggestions come with the page, others by the button and by the minute, and one becomes the question', async ({
      page,
    }) => {
      let letIn = () => {};
      const held = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.clock.install();
      await page.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/start-chat', { waitUntil: 'commit' });
      const { suggestions, loadingSuggestions, refresh, suggestedTitles } = chatScreen(page);

      await test.step('ten different titles load when the page opens', async () => {
        await expect(
          suggestions.getByRole('heading', { name: 'Resep rekomendasi hari ini untuk anda' }),
        ).toBeVisible();
        await expect(loadingSuggestions).toBeVisible();
        await expect(refresh).toBeDisabled();
        letIn();
        const titles = await shownTitles(page);
        expect(new Set(titles).size).toBe(10);
        await expect(refresh).toBeEnabled();
      });

      await test.step('other ones appear after 60 seconds', async () => {
        const titles = await shownTitles(page);
        // This clock keeps running, and a busy machine takes seconds between lines.
        await page.clock.fastForward(MINUTE_MS / 2);
        expect(await shownTitles(page)).toEqual(titles);
        await page.clock.fastForward(MINUTE_MS / 2);
        const next = await shownTitles(page, titles);
        await page.clock.fastForward(MINUTE_MS);
        await shownTitles(page, next);
      });

      await test.step('"Refresh Rekomendasi" shows other ones', async () => {
        const titles = await shownTitles(page);
        await refresh.click();
        await shownTitles(page, titles);
      });

      await test.step('clicking a title makes it the question', async () => {
        const [title = ''] = await shownTitles(page);
        const { question, dishNames, input } = chatScreen(page);
        await suggestedTitles.first().click();
        await expect(page).toHaveURL(/\?id=/u);
        await expect(question).toHaveText(title);
        await expect(input).toHaveValue('');
        // The collection suggests titles that it has.
        const isFromCollection = way.endsWith('-collection');
        if (isFromCollection) await expect(dishNames.first()).toHaveText(`1. ${title}`);
        else await expect(dishNames).toHaveCount(5);
      });
    });
  });
}

test.describe('static-key', () => {
  test.use({ way: 'static-key' });

  test('nothing is requested while nobody would see it', async ({ page, gemini }) => {
    const passThreeMinutes = async () => {
      for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(MINUTE_MS);
    };
    await page.clock.install();
    await openChat(page);
    const titles = await shownTitles(page);
    expect(titleCalls(gemini)).toHaveLength(1);

    await test.step('while the tab is hidden; a missed refresh happens at once', async () => {
      await setVisibility(page, 'hidden');
      await passThreeMinutes();
      expect(await shownTitles(page)).toEqual(titles);
      expect(titleCalls(gemini)).toHaveLength(1);
      await setVisibility(page, 'visible');
      await shownTitles(page, titles);
      expect(titleCalls(gemini)).toHaveLength(2);
    });

    const id = await askAndWait(page, newQuestion());
    const before = titleCalls(gemini).length;

    await test.step('while results are on screen', async () => {
      await passThreeMinutes();
      await expect(chatScreen(page).results).toBeVisible();
      expect(titleCalls(gemini)).toHaveLength(before);
    });

    await test.step('when a saved conversation opens', async () => {
      await openChat(page, id);
      await expect(chatScreen(page).results).toBeVisible();
      expect(titleCalls(gemini)).toHaveLength(before);
    });
  });

  test('a failing AI is logged, and the collection supplies some', async ({
    page,
    gemini,
    witness,
  }) => {
    witness.expectError(ERRORS);
    const logged = () => witness.lines.filter((line) => line.includes(NOT_LOADED)).length;
    let titles: readonly string[] = [];
    for (const scenario of [
      'http-503',
      'http-429-day',
      'garbage',
      'cut-off-early',
      'http-403-no-key',
    ] as const) {
      await test.step(scenario, async () => {
        gemini.unaryScenario = scenario;
        const before = logged();
        if (titles.length === 0) await openChat(page);
        else await chatScreen(page).refresh.click();
        titles = await expectTitlesOfCollection(page, titles);
        expect(logged()).toBeGreaterThan(before);
      });
    }
  });
});

test.describe('gateway-key', () => {
  test.use({ way: 'gateway-key' });

  test('a failing gateway is logged, and the collection supplies some; the page never notices a failing AI behind it', async ({
    page,
    gemini,
    witness,
  }) => {
    await test.step('the gateway fails', async () => {
      witness.expectError(ERRORS);
      await page.route('**/api/suggestions', (route) => route.fulfill({ status: 500 }));
      await openChat(page);
      await expectTitlesOfCollection(page);
      expect(witness.lines.join('\n')).toContain(NOT_LOADED);
    });

    await test.step('the AI behind the gateway fails', async () => {
      gemini.unaryScenario = 'http-503';
      const gateway = await startGateway({
        GEMINI_API_KEY: GATEWAY_KEY,
        GOOGLE_GEMINI_BASE_URL: gemini.url,
      });
      try {
        const response = await fetch(`${gateway.url}/api/suggestions`);
        expect(response.status).toBe(200);
        const body = (await response.json()) as { suggestions: unknown[]; source: string };
        expect(body.suggestions).toHaveLength(10);
        expect(body.source).toBe('collection');
      } finally {
        await gateway.close();
      }
    });
  });
});
