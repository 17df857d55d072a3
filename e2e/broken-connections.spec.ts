import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { EXPECTED_ERRORS, expectFailure, SENTENCES } from './failure-on-screen.ts';
import { startFakeGemini } from './fake-gemini.ts';
import { expect, GATEWAY_KEY, test } from './fixtures.ts';
import { expectKeyNowhere } from './key-search.ts';
import { startGateway } from './start-gateway.ts';

test.describe('static-key', () => {
  test.use({ way: 'static-key' });

  // `broken-upstream.test.ts` tests with a fast clock how long the gateway waits.
  test('a silent service is given up, whether silent from the start or halfway', async ({
    page,
    gemini,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    await page.clock.install();
    await openChat(page);
    const { dishNames, generating, failure, suggestedTitles } = chatScreen(page);
    await expect(suggestedTitles).toHaveCount(10);

    await test.step('from the start: after 15 seconds', async () => {
      gemini.scenario = 'stalled';
      const asked = newQuestion();
      await ask(page, asked);
      await expect.poll(() => gemini.runningCalls()).toBe(1);
      await page.clock.fastForward(10_000);
      await expect(generating).toBeVisible();
      await page.clock.fastForward(5_000);
      await expectFailure(page, witness, asked, SENTENCES.timeout);
      await expect.poll(() => gemini.runningCalls()).toBe(0);
    });

    await test.step('halfway: after 20 seconds', async () => {
      gemini.scenario = 'stalled-midway';
      await ask(page, newQuestion());
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await page.clock.fastForward(15_000);
      await expect(generating).toBeVisible();
      await page.clock.fastForward(5_000);
      await expect(failure).toContainText('Jawabannya berhenti di tengah jalan.');
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await expect(page).toHaveURL(/\?id=/u);
    });
  });

  test('a network that fails before, during and after an answer', async ({
    page,
    context,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    // No worker caches the files here, so the collection's own cannot load either.
    witness.expectError(/could not be loaded|dynamically imported module/u);
    const calls = '**/*streamGenerateContent*';
    // Also on the second request, under another address.
    const code = /\/gemini-source[^/]*\.js/u;
    await page.route(code, (route) => route.abort());
    await openChat(page);
    const { dishNames, failure } = chatScreen(page);

    await test.step('a code file that does not load is an ordinary failure', async () => {
      const asked = newQuestion();
      await ask(page, asked);
      await expectFailure(page, witness, asked, SENTENCES.network);
      await page.unroute(code);
      await failure.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(dishNames).toHaveCount(5);
    });

    await test.step('a connection that breaks leaves the dishes on screen', async () => {
      const gemini = await startFakeGemini();
      gemini.scenario = 'stalled-midway';
      // Called in place of the one the site was built with, until it breaks.
      await page.route(calls, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `${gemini.url}${pathname}${search}` });
      });
      await ask(page, newQuestion());
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await gemini.close();
      await expect(failure).toContainText('Jawabannya berhenti di tengah jalan.');
      await expect(dishNames).toHaveText(['1. Soto Ayam Lamongan']);
      await expect(page).toHaveURL(/\?id=/u);
      await page.unroute(calls);
    });

    await test.step('a network that disappears while waiting is reported as such', async () => {
      await page.route(calls, async (route) => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      const asked = newQuestion();
      await ask(page, asked);
      await expectFailure(page, witness, asked, SENTENCES.offline);
      await context.setOffline(false);
      await expect(page.getByText('Sudah tersambung lagi. Cari lagi?')).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
});

test.describe('gateway-key', () => {
  test.use({ way: 'gateway-key' });

  test('a gateway keeps its key to itself, and says when it is unreachable or gets too many questions', async ({
    page,
    gemini,
    sites,
    way,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    witness.expectError(/could not be loaded|dynamically imported module/u);
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => bodies.push(response.text().catch(() => '')));
    await openChat(page);
    const { failure } = chatScreen(page);

    await test.step("the gateway's key is in nothing that it prints or serves", async () => {
      gemini.scenario = 'http-400-key';
      await ask(page, newQuestion());
      await expect(failure).toBeVisible();
      gemini.scenario = 'whole';
      await askAndWait(page, newQuestion());
      for (const body of await Promise.all(bodies)) expect(body).not.toContain(GATEWAY_KEY);
      const site = await sites.open(way);
      expect(site.output?.()).toContain('question failed');
      expect(site.output?.()).not.toContain(GATEWAY_KEY);
      await expectKeyNowhere(page, GATEWAY_KEY, witness);
    });

    await test.step('a gateway that cannot be reached is a network failure without the collection', async () => {
      await page.route('**/api/dishes', (route) => route.abort());
      // Also on the second request, under another address.
      const collection = /\/collection-source[^/]*\.js/u;
      await page.route(collection, (route) => route.abort());
      const asked = newQuestion();
      await ask(page, asked);
      await expectFailure(page, witness, asked, SENTENCES.network);
      await page.unroute(collection);
    });

    await test.step('and otherwise the collection answers, and says so', async () => {
      const { results, dishNames } = chatScreen(page);
      await askAndWait(page, newQuestion('rendang'));
      await expect(dishNames.first()).toContainText('Rendang');
      const said = 'AI-nya tidak bisa dihubungi, jadi ini dari koleksi Cobek.';
      await expect(results.getByText(said)).toBeVisible();
      await expect(results.getByText('Dari koleksi Cobek', { exact: true })).toBeVisible();
      await page.unroute('**/api/dishes');
    });

    await test.step('too many questions are answered with the time to wait', async () => {
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
        await askAndWait(page, newQuestion());
        const asked = newQuestion();
        await ask(page, asked);
        await expectFailure(page, witness, asked, SENTENCES['rate-limited']);
        await expect(failure).toContainText(/Kira-kira \d+ detik lagi\./u);
      } finally {
        await gateway.close();
      }
    });
  });
});

test.describe('gateway-collection', () => {
  test.use({ way: 'gateway-collection' });

  test('without an AI neither half an answer nor a failure mentions one', async ({
    page,
    witness,
  }) => {
    witness.expectError(EXPECTED_ERRORS);
    witness.expectError(/Suggestions could not be loaded/u);
    const { dishNames, results, failure } = chatScreen(page);
    await openChat(page);

    await test.step('an answer that breaks off, now and when reopened', async () => {
      const reply = {
        contentType: 'text/event-stream',
        body: `event: dish\ndata: ${JSON.stringify(SAMPLE_DISHES[0])}\n\n`,
      };
      await page.route('**/api/dishes', (route) => route.fulfill(reply), { times: 1 });
      await askAndWait(page, newQuestion());
      await expect(results.getByRole('alert')).toContainText(
        'Jawabannya berhenti di tengah jalan.',
      );
      for (const isOpenedAgain of [false, true]) {
        if (isOpenedAgain) await page.reload();
        await expect(dishNames).toHaveText([`1. ${SAMPLE_DISHES[0]?.foodName}`]);
        await expect(results.getByText('Dari koleksi Cobek', { exact: true })).toBeVisible();
        await expect(results).not.toContainText('AI');
      }
    });

    await test.step('a failure, without the collection on this device', async () => {
      const collection = /\/collection-source[^/]*\.js/u;
      await page.route(collection, (route) => route.abort());
      const busy = { status: 503, json: { code: 'unavailable' } };
      await page.route('**/api/dishes', (route) => route.fulfill(busy), { times: 1 });
      const asked = newQuestion();
      await ask(page, asked);
      await expect(failure).toContainText(asked);
      await expect(failure).not.toContainText(/\bAI\b|koleksi/u);
      await expect(failure.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      await page.unroute(collection);
    });

    await test.step('a dead network that the browser believes is alive', async () => {
      await page.route('**/api/**', (route) => route.abort());
      await askAndWait(page, newQuestion('rendang'));
      await expect(dishNames.first()).toContainText('Rendang');
      await expect(results.getByText('Dari koleksi Cobek', { exact: true })).toBeVisible();
      await ask(page, 'qwertyuiop');
      await expect(chatScreen(page).nothingFound).toContainText('qwertyuiop');
      await page.unroute('**/api/**');
    });

    const replies = [
      { status: 503, json: { code: 'unavailable' } },
      { status: 403, json: { code: 'not-allowed-here' } },
      { status: 429, json: { code: 'rate-limited', retryAfterSeconds: 7 } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi gratis</h1>' },
      { status: 200, contentType: 'text/event-stream', body: 'event: dish\ndata: {{{\n\n' },
    ];
    for (const reply of replies) {
      await test.step(`answered on this device: ${reply.status} ${reply.body ?? reply.json.code}`, async () => {
        await page.route('**/api/dishes', (route) => route.fulfill(reply), { times: 1 });
        await askAndWait(page, newQuestion('rendang'));
        await expect(dishNames.first()).toContainText('Rendang');
        await expect(results).not.toContainText('AI');
      });
    }
  });
});
