import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../fixtures/manual-clock.ts';
import { checkKey } from './check-key.ts';
import { createFakeFetch } from './fixtures/fake-fetch.ts';
import { BAD_AUTH_KEY, BAD_KEY } from './fixtures/fake-service.ts';
import type { ScenarioName } from './fixtures/scenarios.ts';

function setUp(apiKey = 'AQ.kunci-contoh', scenario: ScenarioName = 'whole') {
  const clock = createManualClock();
  const gemini = createFakeFetch(clock);
  gemini.unaryScenario = scenario;
  const controller = new AbortController();
  const { fetch, calls } = gemini;
  const parts = { apiKey, models: ['satu', 'dua'], fetch, clock, signal: controller.signal };
  return { calls, clock, controller, check: () => checkKey(parts) };
}

describe('a key', () => {
  test('that works needs one small call', async () => {
    const { check, calls } = setUp();
    expect(await check()).toBe('satu');
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0]?.body ?? '').generationConfig.maxOutputTokens).toBeLessThan(50);
    expect(calls[0]?.state).not.toBe('running');
  });

  test('works even if the first model is gone', async () => {
    const { check, calls } = setUp('AQ.kunci-contoh', 'http-404-model');
    expect(await check()).toBe('dua');
    expect(calls).toHaveLength(2);
  });

  test('works even if the answer is blocked or ran out of room', async () => {
    for (const scenario of ['blocked-prompt', 'only-thoughts'] as const) {
      expect(await setUp('AQ.kunci-contoh', scenario).check()).toBe('satu');
    }
  });

  test.each([BAD_KEY, BAD_AUTH_KEY, '', 'kunci dengan spasi', 'kunci🔑'])(
    'that does not work is rejected: %s',
    async (key) => {
      await expect(setUp(key).check()).rejects.toMatchObject({ code: 'key-rejected' });
    },
  );

  test.each<[ScenarioName, string]>([
    ['http-400-location', 'not-allowed-here'],
    ['http-403-disabled', 'key-rejected'],
    ['http-404-all', 'model-gone'],
    ['http-429-day', 'quota-exhausted'],
    ['http-429-minute', 'rate-limited'],
    ['http-503', 'unavailable'],
    ['bare-error-first', 'unavailable'],
    ['html-page', 'unavailable'],
    ['zero-bytes', 'unavailable'],
  ])('%s: %s', async (scenario, code) => {
    await expect(setUp('AQ.kunci-contoh', scenario).check()).rejects.toMatchObject({ code });
  });

  test('is given up after the limit or an abort', async () => {
    const slow = setUp('AQ.kunci-contoh', 'stalled');
    const timeout = expect(slow.check()).rejects.toMatchObject({ code: 'timeout' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    slow.clock.pass(15_000);
    await timeout;
    const left = setUp('AQ.kunci-contoh', 'stalled');
    const reason = new Error('dialog ditutup');
    const aborted = expect(left.check()).rejects.toBe(reason);
    left.controller.abort(reason);
    await aborted;
  });
});
