import { afterEach, describe, expect, test } from 'vitest';
import type { Clock } from '#core/outside-world.ts';
import { createGeminiSource } from '#core/sources/gemini/gemini-source.ts';
import { eventually } from './fixtures/eventually.ts';
import { eventNames } from './fixtures/read-events.ts';
import {
  startScriptedGemini,
  type ScriptedGemini,
  type GeminiCall,
} from './fixtures/scripted-gemini.ts';
import { dishNamed } from './fixtures/scripted-source.ts';
import { askAt, runTestGateway, TEST_KEY, type TestGateway } from './fixtures/test-gateway.ts';
import { createUpstreamFetch } from './upstream/upstream-fetch.ts';

/** Words known only to the upstream or the visitor. */
const UPSTREAM_WORDS = 'kata-kata-hulu';
const QUESTION = 'soto rahasia nenek';

/** Limits and pauses of seconds are tenths of a second here, long enough for a busy machine. */
const SPEED = 30;
const fastClock: Clock = {
  now: () => performance.now() * SPEED,
  setTimer(run, delayMs) {
    const timer = setTimeout(run, delayMs / SPEED);
    return () => clearTimeout(timer);
  },
};

const opened: { gateway: TestGateway; gemini: ScriptedGemini }[] = [];

afterEach(async () => {
  for (const { gateway, gemini } of opened.splice(0)) {
    await gateway.stop();
    gemini.close();
  }
});

async function against(answer: (call: GeminiCall) => void) {
  const gemini = await startScriptedGemini(answer);
  const gateway = await runTestGateway({
    createGemini: createGeminiSource,
    environment: { GOOGLE_GEMINI_BASE_URL: gemini.url },
    fetch: createUpstreamFetch(),
    clock: fastClock,
  });
  opened.push({ gateway, gemini });
  return { gateway, gemini };
}

/** A refusal that quotes the whole request, as some services do. */
const refusal =
  (code: number, status: string, details: readonly object[] = []) =>
  ({ response, key, body }: GeminiCall) => {
    const message = `${UPSTREAM_WORDS}: API key ${key} said ${body}`;
    response.writeHead(code, { 'content-type': 'application/json', 'x-words': UPSTREAM_WORDS });
    response.end(JSON.stringify({ error: { code, status, message, details } }));
  };

const dailyQuota = {
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }],
};
const retryIn48 = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '48s' };
const keyInvalid = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'API_KEY_INVALID',
};

type Failure = readonly [string, (call: GeminiCall) => void, readonly string[]];

const FAILURES: readonly Failure[] = [
  ['400 for the key', refusal(400, 'INVALID_ARGUMENT', [keyInvalid]), ['error: key-rejected']],
  ['400 for the request', refusal(400, 'INVALID_ARGUMENT'), ['error: key-rejected']],
  ['401', refusal(401, 'UNAUTHENTICATED'), ['error: key-rejected']],
  ['403', refusal(403, 'PERMISSION_DENIED'), ['error: key-rejected']],
  ['404 for every model', refusal(404, 'NOT_FOUND'), ['error: model-gone']],
  ['429 for now', refusal(429, 'RESOURCE_EXHAUSTED', [retryIn48]), ['error: rate-limited']],
  ['429 for today', refusal(429, 'RESOURCE_EXHAUSTED', [dailyQuota]), ['error: quota-exhausted']],
  ['500 in a row', refusal(500, 'INTERNAL'), ['error: unavailable']],
  ['503 in a row', refusal(503, 'UNAVAILABLE'), ['error: unavailable']],
  ['504 in a row', refusal(504, 'DEADLINE_EXCEEDED'), ['error: unavailable']],
  [
    'a web page',
    ({ response, key }) => void response.end(`<html>${UPSTREAM_WORDS} ${key}`),
    ['error: unavailable'],
  ],
  [
    'garbage',
    ({ response, key }) => void response.end(`${UPSTREAM_WORDS} ${key}\n\n\u0000\u0001`),
    ['error: malformed'],
  ],
  ['silence', () => undefined, ['error: timeout']],
  ['silence after a dish', (call) => call.dish(dishNamed('Soto')), ['Soto', 'end: interrupted']],
  ['a reset at once', (call) => call.reset(), ['error: network']],
  [
    'a reset after a dish',
    (call) => {
      call.dish(dishNamed('Soto'));
      setTimeout(() => call.reset(), 50);
    },
    ['Soto', 'end: interrupted'],
  ],
];

describe('a broken upstream', () => {
  test.each(FAILURES)('%s is reported in our words and reveals nothing', async (_, fail, names) => {
    const { gateway, gemini } = await against(fail);
    const response = await askAt(gateway.url, QUESTION);
    const headers = JSON.stringify([...response.headers]);
    const body = response.clone().text();
    expect(await eventNames(response)).toEqual(names);
    const others = await Promise.all(
      ['/api/suggestions', '/metrics', '/healthz', '/'].map(async (path) => {
        const other = await fetch(`${gateway.url}${path}`);
        return JSON.stringify([...other.headers]) + (await other.text());
      }),
    );
    await eventually(() => gateway.log.text()).toContain('question');
    const everything = [headers, await body, ...others, gateway.log.text()].join('\n');
    expect(gemini.calls[0]?.key).toBe(TEST_KEY);
    for (const secret of [TEST_KEY, UPSTREAM_WORDS, QUESTION, 'systemInstruction']) {
      expect(everything).not.toContain(secret);
    }
    await eventually(() => gemini.dishCalls.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test('an upstream that cannot be reached is a network failure', async () => {
    const { gateway, gemini } = await against(() => undefined);
    gemini.close();
    expect(await eventNames(await askAt(gateway.url, QUESTION))).toEqual(['error: network']);
    expect(gateway.log.text()).toContain('ECONNREFUSED');
    expect(gateway.log.text()).not.toContain(TEST_KEY);
  });

  test('a passing problem is retried after a pause', async () => {
    let calls = 0;
    const { gateway } = await against((call) => {
      calls += 1;
      if (calls < 3) return refusal(503, 'UNAVAILABLE')(call);
      call.dish(dishNamed('Soto'));
      call.end();
    });
    expect(await eventNames(await askAt(gateway.url, QUESTION))).toEqual(['Soto', 'end']);
  });

  test('a missing model is called only once', async () => {
    const { gateway, gemini } = await against((call) => {
      if (call.model === 'gemini-3.5-flash-lite') return refusal(404, 'NOT_FOUND')(call);
      call.dish(dishNamed('Soto'));
      call.end();
    });
    for (const question of ['soto', 'rawon']) {
      expect(await eventNames(await askAt(gateway.url, question))).toEqual(['Soto', 'end']);
    }
    expect(gemini.dishCalls.map(({ model }) => model)).toEqual([
      'gemini-3.5-flash-lite',
      'gemini-3.1-flash-lite',
      'gemini-3.1-flash-lite',
    ]);
  });

  test('tokens and their cost are counted', async () => {
    const { gateway } = await against((call) => {
      call.dish(dishNamed('Soto'));
      call.end();
    });
    await eventNames(await askAt(gateway.url, QUESTION));
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain('direction="input"} 300');
    expect(metrics).toContain('direction="output"} 100');
    expect(metrics).toMatch(/cobek_cost_dollars_total\{model="gemini-3.5-flash-lite"\} 0\.00034/u);
  });

  test('the upstream call ends when the visitor leaves', async () => {
    const { gateway, gemini } = await against((call) => call.dish(dishNamed('Soto')));
    const leaving = new AbortController();
    await askAt(gateway.url, QUESTION, { signal: leaving.signal });
    await eventually(() => gemini.dishCalls.length).toBe(1);
    leaving.abort();
    await eventually(() => gemini.dishCalls[0]?.isClosed).toBe(true);
  });
});
