import type { Page } from '@playwright/test';
import type { ScenarioName } from '#core/sources/gemini/fixtures/scenarios.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { AI_WAYS, BUILD_KEY, expect, GATEWAY_KEY, test, type Witness } from './fixtures.ts';
import { startFakeGemini } from './fake-gemini.ts';
import { startGateway } from './gateway-process.ts';
import { dishCalls } from './gemini-calls.ts';
import { expectKeyNowhere } from './key-search.ts';
import { historyOf, readHistory, store } from './stored-history.ts';

const SENTENCES = {
  blocked: 'Layanan AI menolak menjawab pertanyaan ini. Coba tulis dengan kata lain.',
  empty: 'Belum ada hidangan untuk pertanyaan itu.',
  malformed: 'Jawabannya tidak bisa dibaca. Coba lagi',
  network: 'Internet terputus sebelum jawabannya datang. Periksa sambungan, lalu coba lagi.',
  timeout: 'Jawabannya lama sekali. Coba lagi, ya.',
  'rate-limited': 'Sedang banyak pertanyaan masuk. Tunggu sebentar, lalu coba lagi.',
  'quota-exhausted': 'Jatah AI hari ini sudah habis. Coba lagi besok, atau cari di koleksi',
  unavailable: 'Layanannya sedang sibuk. Coba beberapa menit lagi, ya.',
  'key-rejected': 'Kunci Gemini',
  'model-gone': 'Model AI yang dipakai sudah tidak tersedia. Cari di koleksi dulu, ya.',
  'not-allowed-here': 'Layanan ini tidak bisa dipakai dari sini.',
  offline: 'Tidak ada internet. Coba lagi setelah tersambung, ya.',
} as const;

/** Behaviours of the AI service, by what the visitor is shown. */
const FAILURES: readonly (readonly [keyof typeof SENTENCES, readonly ScenarioName[]])[] = [
  ['blocked', ['blocked-prompt', 'blocked-answer', 'recitation']],
  ['empty', ['empty-list', 'empty-parts', 'zero-bytes', 'only-thoughts']],
  ['malformed', ['prose', 'garbage']],
  ['network', ['cut-off-early']],
  ['not-allowed-here', ['http-400-location', 'http-403-referrer']],
  ['model-gone', ['http-404-all']],
  ['rate-limited', ['http-429-minute', 'http-429-bare']],
  ['quota-exhausted', ['http-429-day']],
  [
    'key-rejected',
    [
      'http-400-key',
      'http-400-expired-bare',
      'http-401',
      'http-403-no-key',
      'http-403-disabled',
      'http-403-leaked',
    ],
  ],
  ['unavailable', ['http-500', 'http-503', 'http-504']],
  [
    'unavailable',
    [
      'http-400-request',
      'http-404-page',
      'http-503-html',
      'html-page',
      'error-event-first',
      'bare-error-first',
    ],
  ],
];

const INCOMPLETE: readonly (readonly [ScenarioName, string])[] = [
  ['truncated', 'Jawabannya terpotong karena terlalu panjang.'],
  ['safety-midway', 'Layanan AI menghentikan jawabannya.'],
  ['no-finish', 'Jawabannya berhenti di tengah jalan.'],
  ['error-midstream', 'Jawabannya berhenti di tengah jalan.'],
  ['bare-error-midstream', 'Jawabannya berhenti di tengah jalan.'],
];

const KEYS = { 'static-key': BUILD_KEY, 'gateway-key': GATEWAY_KEY } as const;

/** The gateway asks up to three times if the service has a passing problem. */
const PATIENCE_MS = 12_000;

/** The browser itself logs refused requests; the product logs failures. */
const EXPECTED_ERRORS = /Failed to load resource|net::ERR|Dishes could not be found/u;

/** Everything that holds after any failure. */
async function expectFailure(
  page: Page,
  witness: Witness,
  asked: string,
  sentence: string,
): Promise<void> {
  const { failure, results, input, send, suggestions, generating } = chatScreen(page);
  await expect(failure).toContainText(sentence, { timeout: PATIENCE_MS });
  await expect(failure).toContainText(asked);
  // A rejected key would be rejected again, so the way on leads to the settings.
  const wayOn = sentence === SENTENCES['key-rejected'] ? 'Buka Pengaturan' : 'Coba lagi';
  await expect(failure.getByRole('button', { name: wayOn })).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Cari di koleksi' })).toBeVisible();
  await expect(results).toHaveCount(0);
  await expect(generating).toHaveCount(0);
  await expect(suggestions).toBeVisible();
  await expect(input).toHaveValue('');
  await expect(input).toBeEnabled();
  await expect(send).toBeEnabled();
  expect(witness.lines.join('\n')).toContain('Dishes could not be found');
}

for (const way of AI_WAYS) {
  test.describe(way, () => {
    test.use({ way });

    for (const [code, scenarios] of FAILURES) {
      test(`${code}: says what happened, and nothing else changes (${scenarios.join(', ')})`, async ({
        page,
        gemini,
        witness,
      }) => {
        witness.expectError(EXPECTED_ERRORS);
        const history = historyOf({ LAMA11: 'rendang lama' });
        await store(page, { chatHistory: history });
        await openChat(page);
        for (const scenario of scenarios) {
          await test.step(scenario, async () => {
            gemini.scenario = scenario;
            const asked = newQuestion();
            await ask(page, asked);
            await expectFailure(page, witness, asked, SENTENCES[code]);
            await expect(page).toHaveURL('/start-chat');
            expect(await readHistory(page)).toEqual(history);
          });
        }
        await expectKeyNowhere(page, KEYS[way], witness);
      });
    }

    test('an answer that breaks off: the complete dishes stay, are saved, and can be asked for again', async ({
      page,
      gemini,
    }) => {
      await openChat(page);
      const { dishNames, failure, question } = chatScreen(page);
      for (const [scenario, sentence] of INCOMPLETE) {
        await test.step(scenario, async () => {
          gemini.scenario = scenario;
          const asked = newQuestion();
          await page.goto('/start-chat');
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
    });

    test('"Coba lagi" asks the same question again', async ({ page, gemini, witness }) => {
      witness.expectError(EXPECTED_ERRORS);
      gemini.scenario = 'http-429-day';
      await openChat(page);
      const { failure, question, dishNames } = chatScreen(page);
      const asked = newQuestion();
      await ask(page, asked);
      await expect(failure).toContainText(SENTENCES['quota-exhausted']);
      gemini.scenario = 'whole';
      await failure.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page).toHaveURL(/\?id=/u);
      await expect(question).toHaveText(asked);
      await expect(dishNames).toHaveCount(5);
      await expect(failure).toHaveCount(0);
      expect(dishCalls(gemini).at(-1)?.body).toContain(asked);
    });

    test('"Cari di koleksi" answers from the collection', async ({ page, gemini, witness }) => {
      witness.expectError(EXPECTED_ERRORS);
      gemini.scenario = 'http-429-day';
      await openChat(page);
      const { failure, question, results, dishNames } = chatScreen(page);
      const asked = newQuestion('rendang');
      await ask(page, asked);
      const calls = dishCalls(gemini).length;
      await failure.getByRole('button', { name: 'Cari di koleksi' }).click();
      await expect(page).toHaveURL(/\?id=/u);
      await expect(question).toHaveText(asked);
      await expect(dishNames.first()).toBeVisible();
      await expect(results.getByText('Dari koleksi Cobek')).toBeVisible();
      expect(dishCalls(gemini)).toHaveLength(Math.max(1, calls));
    });

    test('a failure clears the results on screen', async ({ page, gemini, witness }) => {
      witness.expectError(EXPECTED_ERRORS);
      await openChat(page);
      const { dishes } = chatScreen(page);
      const id = await askAndWait(page, newQuestion());
      await expect(dishes).toHaveCount(5);
      gemini.scenario = 'http-429-day';
      const asked = newQuestion();
      await ask(page, asked);
      await expectFailure(page, witness, asked, SENTENCES['quota-exhausted']);
      await expect(page).toHaveURL('/start-chat');
      expect(Object.keys(await readHistory(page))).toEqual([id]);
    });

    test('a failure disappears with the next question and with another conversation', async ({
      page,
      gemini,
      witness,
    }) => {
      witness.expectError(EXPECTED_ERRORS);
      await store(page, { chatHistory: historyOf({ LAMA11: 'rendang lama' }) });
      await openChat(page);
      const { failure, openSidebar, entries, results } = chatScreen(page);
      gemini.scenario = 'http-429-day';
      await ask(page, newQuestion());
      await expect(failure).toBeVisible();
      await openSidebar.click();
      await entries.first().click();
      await expect(results).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
}

test.describe('static-key', () => {
  test.use({ way: 'static-key' });

  test('a silent service is given up after 15 seconds', async ({ page, gemini, witness }) => {
    witness.expectError(EXPECTED_ERRORS);
    gemini.scenario = 'stalled';
    await page.clock.install();
    await openChat(page);
    await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
    const asked = newQuestion();
    await ask(page, asked);
    await expect.poll(() => gemini.runningCalls()).toBe(1);
    await page.clock.fastForward(10_000);
    await expect(chatScreen(page).generating).toBeVisible();
    await page.clock.fastForward(5_000);
    await expectFailure(page, witness, asked, SENTENCES.timeout);
    await expect.poll(() => gemini.runningCalls()).toBe(0);
  });

  test('a service that falls silent halfway is given up after 20 seconds', async ({
    page,
    gemini,
  }) => {
    gemini.scenario = 'stalled-midway';
    await page.clock.install();
    await openChat(page);
    const { dishNames, generating, failure } = chatScreen(page);
    await ask(page, newQuestion());
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await page.clock.fastForward(15_000);
    await expect(generating).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(failure).toContainText('Jawabannya berhenti di tengah jalan.');
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await expect(page).toHaveURL(/\?id=/u);
  });

  test('says when to come back, if the service said so', async ({ page, gemini, witness }) => {
    witness.expectError(EXPECTED_ERRORS);
    gemini.scenario = 'http-429-minute';
    await openChat(page);
    await ask(page, newQuestion());
    await expect(chatScreen(page).failure).toContainText('Kira-kira 3 detik lagi.');
  });

  test('a connection that breaks leaves the dishes on screen', async ({ page, witness }) => {
    witness.expectError(/net::ERR/u);
    const gemini = await startFakeGemini();
    gemini.scenario = 'stalled-midway';
    // Called instead of the one that the site was built with, until it breaks.
    await page.route('**/*streamGenerateContent*', (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: `${gemini.url}${pathname}${search}` });
    });
    await openChat(page);
    const { dishNames, failure } = chatScreen(page);
    await ask(page, newQuestion());
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await gemini.close();
    await expect(failure).toContainText('Jawabannya berhenti di tengah jalan.');
    await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await expect(page).toHaveURL(/\?id=/u);
  });

  test('a network that disappears while waiting is called that', async ({
    page,
    context,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    // No worker caches the files here, so the collection's own cannot load either.
    witness.expectError(/could not be loaded/u);
    await page.route('**/*streamGenerateContent*', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await openChat(page);
    const asked = newQuestion();
    await ask(page, asked);
    await expectFailure(page, witness, asked, SENTENCES.offline);
  });

  test('a code file that does not load is a failure like any other', async ({ page, witness }) => {
    witness.expectError(EXPECTED_ERRORS);
    // Also when it is requested a second time, under another address.
    const code = /\/gemini-source[^/]*\.js/u;
    await page.route(code, (route) => route.abort());
    witness.expectError(/Suggestions could not be loaded|dynamically imported module/u);
    await openChat(page);
    const asked = newQuestion();
    await ask(page, asked);
    await expectFailure(page, witness, asked, SENTENCES.network);
    await page.unroute(code);
    await chatScreen(page).failure.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(chatScreen(page).dishNames).toHaveCount(5);
  });
});

test.describe('gateway-key', () => {
  test.use({ way: 'gateway-key' });

  test('the gateway gives up a silent service, too', async ({ page, context, gemini, witness }) => {
    witness.expectError(EXPECTED_ERRORS);
    const other = await context.newPage();
    await openChat(page);
    await openChat(other);
    const asked = newQuestion('skenario:stalled');
    await ask(page, asked);
    await ask(other, newQuestion('skenario:stalled-midway'));
    await expect(chatScreen(other).dishNames).toHaveText(['1. Soto Ayam Lamongan']);
    await expect(chatScreen(page).failure).toContainText(SENTENCES.timeout, { timeout: 20_000 });
    await expect(chatScreen(other).failure).toContainText('Jawabannya berhenti di tengah jalan.', {
      timeout: 25_000,
    });
    await expect(other).toHaveURL(/\?id=/u);
    await expect.poll(() => gemini.runningCalls()).toBe(0);
  });

  test('a gateway that cannot be reached is a network failure', async ({ page, witness }) => {
    witness.expectError(EXPECTED_ERRORS);
    await openChat(page);
    await page.route('**/api/dishes', (route) => route.abort());
    const asked = newQuestion();
    await ask(page, asked);
    await expectFailure(page, witness, asked, SENTENCES.network);
  });

  test('asking too often is answered with the time to wait, and others are not affected', async ({
    page,
    gemini,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    const gateway = await startGateway({
      GEMINI_API_KEY: GATEWAY_KEY,
      GOOGLE_GEMINI_BASE_URL: gemini.url,
      RATE_LIMIT_PER_MINUTE: '1',
    });
    try {
      // This gateway's page, under the address that the test allows.
      await page.route('**/api/dishes', async (route) => {
        const response = await fetch(`${gateway.url}/api/dishes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: route.request().postData(),
        });
        await route.fulfill({
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          body: await response.text(),
        });
      });
      await openChat(page);
      await askAndWait(page, newQuestion());
      const asked = newQuestion();
      await ask(page, asked);
      await expectFailure(page, witness, asked, SENTENCES['rate-limited']);
      await expect(chatScreen(page).failure).toContainText(/Kira-kira \d+ detik lagi\./u);
    } finally {
      await gateway.close();
    }
  });

  test("the gateway's key is in nothing that it prints or serves", async ({
    page,
    gemini,
    sites,
    way,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => bodies.push(response.text().catch(() => '')));
    gemini.scenario = 'http-400-key';
    await openChat(page);
    await ask(page, newQuestion());
    await expect(chatScreen(page).failure).toBeVisible();
    gemini.scenario = 'whole';
    await askAndWait(page, newQuestion());
    for (const body of await Promise.all(bodies)) expect(body).not.toContain(GATEWAY_KEY);
    const site = await sites.open(way);
    expect(site.output?.()).toContain('question failed');
    expect(site.output?.()).not.toContain(GATEWAY_KEY);
    await expectKeyNowhere(page, GATEWAY_KEY, witness);
  });
});

test.describe('gateway-collection', () => {
  test.use({ way: 'gateway-collection' });

  test('an answer that breaks off is not called the work of an AI, now or when reopened', async ({
    page,
  }) => {
    await page.route('**/api/dishes', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `event: dish\ndata: ${JSON.stringify(SAMPLE_DISHES[0])}\n\n`,
      }),
    );
    await openChat(page);
    const { dishNames, results } = chatScreen(page);
    await askAndWait(page, newQuestion());
    await expect(results.getByRole('alert')).toContainText('Jawabannya berhenti di tengah jalan.');
    for (const isOpenedAgain of [false, true]) {
      if (isOpenedAgain) await page.reload();
      await expect(dishNames).toHaveText([`1. ${SAMPLE_DISHES[0]?.foodName}`]);
      await expect(results.getByText('Dari koleksi Cobek', { exact: true })).toBeVisible();
      await expect(results).not.toContainText('AI');
    }
  });

  test('a failure mentions neither an AI nor another place to look', async ({ page, witness }) => {
    witness.expectError(EXPECTED_ERRORS);
    const replies = [
      { status: 503, json: { code: 'unavailable' } },
      { status: 403, json: { code: 'not-allowed-here' } },
      { status: 429, json: { code: 'rate-limited', retryAfterSeconds: 7 } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi gratis</h1>' },
      { status: 200, contentType: 'text/event-stream', body: 'event: dish\ndata: {{{\n\n' },
    ];
    const { failure } = chatScreen(page);
    await openChat(page);
    for (const reply of replies) {
      await page.route('**/api/dishes', (route) => route.fulfill(reply), { times: 1 });
      const asked = newQuestion();
      await ask(page, asked);
      await expect(failure).toContainText(asked);
      await expect(failure).not.toContainText(/\bAI\b|koleksi/u);
      await expect(failure.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    }
  });
});
