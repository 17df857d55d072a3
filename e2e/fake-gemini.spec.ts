import { expect, test } from '@playwright/test';
import type { Clock, Fetch } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { createFakeFetch } from '#core/sources/gemini/fixtures/fake-fetch.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { SCENARIOS, type ScenarioName } from '#core/sources/gemini/fixtures/scenarios.ts';
import { createGeminiSource } from '#core/sources/gemini/gemini-source.ts';
import { startFakeGemini } from './fake-gemini.ts';

const clock: Clock = {
  now: () => Date.now(),
  setTimer(run, delayMs) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

const STALLED: readonly ScenarioName[] = ['stalled', 'stalled-midway'];

/** Short only where an answer stalls on purpose: machines stall, too. */
const limitsOf = (scenario: ScenarioName) => ({
  firstByteMs: scenario === 'stalled' ? 3_000 : 60_000,
  betweenBytesMs: scenario === 'stalled-midway' ? 3_000 : 60_000,
});

async function ask(scenario: ScenarioName, fetch: Fetch, baseUrl?: string) {
  const models = ['model-satu', 'model-dua'];
  const limits = limitsOf(scenario);
  const source = createGeminiSource({ apiKey: 'kunci', models, fetch, clock, limits, baseUrl });
  const { signal } = new AbortController();
  const answer = source.findDishes(`soto skenario:${scenario}`, { signal });
  const dishes: Dish[] = [];
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done) return { dishes, end: next.value };
      dishes.push(next.value);
    }
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    return { dishes, code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
}

test('every scenario is the same over the wire as in memory', async () => {
  const compare = async (name: ScenarioName) => {
    const gemini = await startFakeGemini();
    const expected = await ask(name, createFakeFetch(clock).fetch);
    expect(await ask(name, fetch, gemini.url), name).toEqual(expected);
    expect(gemini.calls.length, name).toBeGreaterThan(0);
    await gemini.close();
  };
  const names = Object.keys(SCENARIOS) as ScenarioName[];
  await Promise.all(names.filter((name) => !STALLED.includes(name)).map(compare));
  // Once this process is otherwise idle: only the service is to stall.
  await Promise.all(STALLED.map(compare));
});

test('a caller that leaves is noticed', async () => {
  const gemini = await startFakeGemini();
  gemini.scenario = 'stalled-midway';
  const source = createGeminiSource({
    apiKey: 'kunci',
    models: ['model-satu'],
    baseUrl: gemini.url,
    fetch,
    clock,
  });
  const { signal } = new AbortController();
  for await (const dish of source.findDishes('soto', { signal })) {
    expect(dish).toEqual(SAMPLE_DISHES[0]);
    expect(gemini.runningCalls()).toBe(1);
    break;
  }
  await expect.poll(() => gemini.calls[0]?.aborted).toBe(true);
  expect(gemini.runningCalls()).toBe(0);
  await gemini.close();
});

test('a browser may send the headers that Google allows, and no others', async () => {
  const gemini = await startFakeGemini();
  const preflight = (headers: string) =>
    fetch(`${gemini.url}/v1beta/models/m:generateContent`, {
      method: 'OPTIONS',
      headers: { origin: 'https://contoh.id', 'access-control-request-headers': headers },
    });
  const allowed = await preflight('content-type,x-goog-api-key');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://contoh.id');
  const refused = await preflight('content-type,x-server-timeout');
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  await gemini.close();
});

test('titles differ from call to call', async () => {
  const gemini = await startFakeGemini();
  const source = createGeminiSource({
    apiKey: 'kunci',
    models: ['model-satu'],
    baseUrl: gemini.url,
    fetch,
    clock,
  });
  const { signal } = new AbortController();
  const first = await source.suggestDishes(10, { signal });
  expect(first).toHaveLength(10);
  expect(await source.suggestDishes(10, { signal })).not.toEqual(first);
  await gemini.close();
});
