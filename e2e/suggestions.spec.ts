import type { Page } from '@playwright/test';
import { SAMPLE_TITLES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, GATEWAY_KEY, test, WAYS } from './fixtures.ts';
import { startGateway } from './gateway-process.ts';
import { titleCalls } from './gemini-calls.ts';
import { historyOf, store } from './stored-history.ts';

const MINUTE_MS = 60_000;

/** Waits for ten titles that differ from the previous ones. */
async function shownTitles(page: Page, before: readonly string[] = []) {
  const { suggestedTitles, loadingSuggestions } = chatScreen(page);
  await expect(suggestedTitles).toHaveCount(10);
  await expect(loadingSuggestions).toHaveCount(0);
  await expect.poll(() => suggestedTitles.allInnerTexts()).not.toEqual(before);
  return suggestedTitles.allInnerTexts();
}

/** What the browser reports about a tab in the foreground or background. */
async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

for (const way of WAYS) {
  test.describe(way, () => {
    test.use({ way });

    test('ten different titles load when the page opens', async ({ page }) => {
      let letIn = () => {};
      const held = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/start-chat', { waitUntil: 'commit' });
      const { suggestions, loadingSuggestions, refresh } = chatScreen(page);
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

    test('"Refresh Rekomendasi" shows other ones', async ({ page }) => {
      await openChat(page);
      const titles = await shownTitles(page);
      await chatScreen(page).refresh.click();
      await shownTitles(page, titles);
    });

    test('clicking a title makes it the question', async ({ page }) => {
      await openChat(page);
      const [title = ''] = await shownTitles(page);
      const { suggestedTitles, question, dishNames, input } = chatScreen(page);
      await suggestedTitles.first().click();
      await expect(page).toHaveURL(/\?id=/u);
      await expect(question).toHaveText(title);
      await expect(input).toHaveValue('');
      // The collection suggests titles that it has.
      const isFromCollection = way.endsWith('-collection');
      if (isFromCollection) await expect(dishNames.first()).toHaveText(`1. ${title}`);
      else await expect(dishNames).toHaveCount(5);
    });

    test('other ones appear after 60 seconds', async ({ page }) => {
      await page.clock.install();
      await openChat(page);
      const titles = await shownTitles(page);
      // This clock keeps running, and a busy machine takes seconds from one line to the next.
      await page.clock.fastForward(MINUTE_MS / 2);
      expect(await shownTitles(page)).toEqual(titles);
      await page.clock.fastForward(MINUTE_MS / 2);
      const next = await shownTitles(page, titles);
      await page.clock.fastForward(MINUTE_MS);
      await shownTitles(page, next);
    });
  });
}

test.describe('when nobody would see them', () => {
  test.use({ way: 'static-key' });

  test('nothing is requested while the tab is hidden; a missed refresh happens at once', async ({
    page,
    gemini,
  }) => {
    await page.clock.install();
    await openChat(page);
    const titles = await shownTitles(page);
    expect(titleCalls(gemini)).toHaveLength(1);
    await setVisibility(page, 'hidden');
    for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(MINUTE_MS);
    expect(await shownTitles(page)).toEqual(titles);
    expect(titleCalls(gemini)).toHaveLength(1);
    await setVisibility(page, 'visible');
    await shownTitles(page, titles);
    expect(titleCalls(gemini)).toHaveLength(2);
  });

  test('nothing is requested while results are on screen', async ({ page, gemini }) => {
    await page.clock.install();
    await openChat(page);
    await shownTitles(page);
    await askAndWait(page, newQuestion());
    const before = titleCalls(gemini).length;
    for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(MINUTE_MS);
    await expect(chatScreen(page).results).toBeVisible();
    expect(titleCalls(gemini)).toHaveLength(before);
  });

  test('nothing is requested when a saved conversation opens', async ({ page, gemini }) => {
    await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
    await openChat(page, 'SATU11');
    await expect(chatScreen(page).results).toBeVisible();
    expect(titleCalls(gemini)).toEqual([]);
  });
});

test.describe('when they are not available', () => {
  /** Nothing that the AI has written: these come from the collection. */
  async function expectTitlesOfCollection(page: Page) {
    const titles = await shownTitles(page);
    const fromAi = titles.filter((title) => SAMPLE_TITLES.includes(title));
    // The collection may have a dish of the same name, but hardly ten of ten.
    expect(fromAi.length).toBeLessThan(8);
    await expect(chatScreen(page).failure).toHaveCount(0);
  }

  test.describe('static-key', () => {
    test.use({ way: 'static-key' });

    for (const scenario of [
      'http-503',
      'http-429-day',
      'garbage',
      'cut-off-early',
      'http-403-no-key',
    ] as const) {
      test(`${scenario}: it is logged, and the collection supplies some`, async ({
        page,
        gemini,
        witness,
      }) => {
        witness.expectError(/Failed to load resource|Suggestions could not be loaded/u);
        gemini.unaryScenario = scenario;
        await openChat(page);
        await expectTitlesOfCollection(page);
        expect(witness.lines.join('\n')).toContain('Suggestions could not be loaded');
      });
    }
  });

  test.describe('gateway-key', () => {
    test.use({ way: 'gateway-key' });

    test('the gateway fails: it is logged, and the collection supplies some', async ({
      page,
      witness,
    }) => {
      witness.expectError(/Failed to load resource|Suggestions could not be loaded/u);
      await page.route('**/api/suggestions', (route) => route.fulfill({ status: 500 }));
      await openChat(page);
      await expectTitlesOfCollection(page);
      expect(witness.lines.join('\n')).toContain('Suggestions could not be loaded');
    });

    test('the AI behind the gateway fails: the page never notices', async ({ page, gemini }) => {
      gemini.unaryScenario = 'http-503';
      const gateway = await startGateway({
        GEMINI_API_KEY: GATEWAY_KEY,
        GOOGLE_GEMINI_BASE_URL: gemini.url,
      });
      try {
        const response = await page.request.get(`${gateway.url}/api/suggestions`);
        expect(response.status()).toBe(200);
        const body = (await response.json()) as { suggestions: unknown[]; source: string };
        expect(body.suggestions).toHaveLength(10);
        expect(body.source).toBe('collection');
      } finally {
        await gateway.close();
      }
    });
  });
});
