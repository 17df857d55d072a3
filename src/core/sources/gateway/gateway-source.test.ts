import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../fixtures/manual-clock.ts';
import type { Fetch } from '../../outside-world.ts';
import { encodeDishEvent, type DishEvent } from '../../protocol/dish-events.ts';
import type { AnswerEnd, SourceName } from '../../recipes/answer-end.ts';
import { MAX_DISHES_PER_ANSWER, type Dish } from '../../recipes/dish.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { randomCuts } from '../../streaming/fixtures/random-cuts.ts';
import {
  scriptedResponse,
  type Reply,
  type ReplyStep,
} from '../../streaming/fixtures/scripted-response.ts';
import { SAMPLE_DISHES, SAMPLE_TITLES } from '../gemini/fixtures/sample-dishes.ts';
import type { Answer } from '../recipe-source.ts';
import { describeRecipeSource } from '../source-contract.ts';
import { createGatewaySource } from './gateway-source.ts';

/** Text or bytes to send, or a step of another kind. */
type Part = string | Uint8Array | ReplyStep;

const END: AnswerEnd = { source: 'gemini', model: 'model-satu', complete: true };
const dish = (index: number) => sse({ type: 'dish', dish: SAMPLE_DISHES[index] as Dish });
const end = (how: AnswerEnd = END) => sse({ type: 'end', end: how });

function sse(event: DishEvent): string {
  const { event: name, data } = encodeDishEvent(event);
  return `event: ${name}\ndata: ${data}\n\n`;
}

const reset: ReplyStep = { reset: true };
const silence: ReplyStep = { silence: true };
const send = (part: Part): ReplyStep =>
  typeof part === 'string' || part instanceof Uint8Array ? { send: part } : part;

const DEFAULTS = { status: 200, contentType: 'text/event-stream' };

type Facts = Partial<Reply> & { readonly sourceName?: SourceName };

function setUp(parts: readonly Part[], facts: Facts = {}, retryAfter?: string) {
  const { sourceName = 'gemini', ...answered } = facts;
  const clock = createManualClock();
  const requests: { url: string; init: RequestInit }[] = [];
  const state = { running: 0 };
  const source = createGatewaySource({
    sourceName,
    clock,
    fetch: async (url, init = {}) => {
      requests.push({ url, init });
      state.running += 1;
      const reply = { ...DEFAULTS, ...answered, steps: parts.map(send) };
      const response = scriptedResponse(reply, clock, init.signal, () => (state.running -= 1));
      if (retryAfter !== undefined) response.headers.set('retry-after', retryAfter);
      return response;
    },
  });
  return { source, clock, requests, state };
}

const neverAborted = () => new AbortController().signal;

async function outcomeOf(answer: Answer) {
  const dishes: Dish[] = [];
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done) return { dishes, end: next.value };
      dishes.push(next.value);
    }
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    const { code, retryAfterSeconds, status } = error;
    return { dishes, failure: { code, retryAfterSeconds, status } };
  }
}

const ask = (...setup: Parameters<typeof setUp>) =>
  outcomeOf(setUp(...setup).source.findDishes('soto', { signal: neverAborted() }));

describe('an answer', () => {
  const steps = [...SAMPLE_DISHES.map((_, index) => dish(index)), end()];

  test('is read dish by dish, wherever its bytes are cut', async () => {
    const bytes = new TextEncoder().encode(`: halo\n\n${steps.join('')}`);
    const expected = { dishes: SAMPLE_DISHES, end: END };
    expect(await ask(steps)).toEqual(expected);
    expect(await ask([bytes])).toEqual(expected);
    for (const seed of [1, 2, 3, 4]) {
      expect(await ask(randomCuts(bytes, seed, seed * 9))).toEqual(expected);
    }
    expect(await ask(randomCuts(bytes, 1, 1))).toEqual(expected);
  });

  test('passes on that it is incomplete or only near', async () => {
    const truncated: AnswerEnd = { ...END, complete: false, reason: 'truncated' };
    expect(await ask([dish(0), end(truncated)])).toEqual({
      dishes: [SAMPLE_DISHES[0]],
      end: truncated,
    });
    expect(await ask([dish(0), end({ ...END, nearest: true })])).toMatchObject({
      end: { nearest: true },
    });
  });

  test('skips unknown events and unreadable dishes', async () => {
    const odd = 'event: kabar\ndata: {}\n\nevent: dish\ndata: {"price":1}\n\ndata: halo\n\n';
    expect(await ask([dish(0), odd, dish(1), end()])).toEqual({
      dishes: SAMPLE_DISHES.slice(0, 2),
      end: END,
    });
  });

  test('stays whole when the connection ends badly after its end', async () => {
    expect(await ask([dish(0), end(), reset])).toEqual({ dishes: [SAMPLE_DISHES[0]], end: END });
  });

  test('is left once it has the most dishes allowed', async () => {
    const many = Array.from({ length: MAX_DISHES_PER_ANSWER + 1 }, () => dish(0));
    const { dishes, end: told } = (await ask([...many, end()])) as {
      dishes: Dish[];
      end: AnswerEnd;
    };
    expect(dishes).toHaveLength(MAX_DISHES_PER_ANSWER);
    expect(told).toMatchObject({ complete: false, reason: 'truncated' });
  });
});

describe('an answer that breaks off', () => {
  test.each<[string, Part[], string]>([
    ['closed without an end', [dish(0)], 'interrupted'],
    ['reset', [dish(0), reset], 'interrupted'],
    ['cut inside a dish', [dish(0), dish(1).slice(0, -40)], 'interrupted'],
    ['an error', [dish(0), sse({ type: 'error', code: 'unavailable' })], 'interrupted'],
    ['a refusal', [dish(0), sse({ type: 'error', code: 'blocked' })], 'blocked'],
  ])('keeps its whole dishes: %s', async (_, steps, reason) => {
    expect(await ask(steps)).toEqual({
      dishes: [SAMPLE_DISHES[0]],
      end: { source: 'gemini', complete: false, reason },
    });
  });

  test('names no AI as its source if the gateway has none', async () => {
    expect(await ask([dish(0)], { sourceName: 'collection' })).toMatchObject({
      end: { source: 'collection', complete: false },
    });
  });

  test.each<[string, Part[], string]>([
    ['closed without an end', [': halo\n\n'], 'network'],
    ['no bytes', [], 'network'],
    ['reset', [reset], 'network'],
    ['an end without dishes', [end()], 'empty'],
  ])('is a failure without one: %s', async (_, steps, code) => {
    expect(await ask(steps)).toMatchObject({ dishes: [], failure: { code } });
  });

  test('an error event is what it says', async () => {
    const error = sse({ type: 'error', code: 'rate-limited', retryAfterSeconds: 7 });
    expect(await ask([error])).toMatchObject({
      failure: { code: 'rate-limited', retryAfterSeconds: 7 },
    });
  });

  test('a lost network behind the gateway is not the visitor’s', async () => {
    expect(await ask([sse({ type: 'error', code: 'network' })])).toMatchObject({
      failure: { code: 'unavailable' },
    });
  });

  test('an event that never ends is dropped', async () => {
    const flood = Array.from({ length: 40 }, () => `data: ${'x'.repeat(60_000)}\n`);
    expect(await ask([dish(0), ...flood, end()])).toMatchObject({ end: { reason: 'interrupted' } });
    expect(await ask([...flood, end()])).toMatchObject({ failure: { code: 'malformed' } });
  });
});

describe('a refusal', () => {
  const contentType = 'application/json';

  test('is what its body says', async () => {
    const steps = ['{"code":"invalid-question"}'];
    expect(await ask(steps, { status: 422, contentType })).toMatchObject({
      failure: { code: 'invalid-question', status: 422 },
    });
  });

  test.each([
    ['{"code":"rate-limited"}', '7', 7],
    ['{"code":"rate-limited","retryAfterSeconds":9}', '7', 9],
    ['', '7', 7],
    ['<html>', 'Fri, 21 Nov 2026 10:00:00 GMT', undefined],
  ])('says when to ask again: %s', async (body, retryAfter, retryAfterSeconds) => {
    expect(await ask([body], { status: 429, contentType }, retryAfter)).toEqual({
      dishes: [],
      failure: { code: 'rate-limited', status: 429, retryAfterSeconds },
    });
  });

  test.each([
    [500, ['<html>Bad gateway</html>']],
    [502, [reset]],
    [404, []],
    [413, ['{"code":42}']],
    [503, ['x'.repeat(300_000)]],
  ] as [number, Part[]][])('that cannot be read is unavailable: %d', async (status, steps) => {
    expect(await ask(steps, { status })).toMatchObject({
      failure: { code: 'unavailable', status },
    });
  });

  test('a page instead of an event stream is unavailable', async () => {
    expect(await ask(['<!doctype html>'], { contentType: 'text/html' })).toMatchObject({
      failure: { code: 'unavailable' },
    });
  });

  test('a request that does not arrive is a network failure', async () => {
    const source = createGatewaySource({
      sourceName: 'gemini',
      clock: createManualClock(),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const answer = source.findDishes('soto', { signal: neverAborted() });
    expect(await outcomeOf(answer)).toMatchObject({ failure: { code: 'network' } });
  });

  test('says whether the gateway was reached', async () => {
    const isUnreached = async (fetch: Fetch, waitMs = 0) => {
      const clock = createManualClock();
      const source = createGatewaySource({ sourceName: 'gemini', clock, fetch });
      const asked = source.findDishes('soto', { signal: neverAborted() }).next();
      const failure = asked.then(
        () => undefined,
        (error: unknown) => error,
      );
      await turns();
      clock.pass(waitMs);
      return (await failure) as RecipeError;
    };
    const dead = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await isUnreached(dead)).toMatchObject({ code: 'network', isUnreached: true });
    const silent = () => new Promise<Response>(() => {});
    expect(await isUnreached(silent, 15_000)).toMatchObject({ code: 'timeout', isUnreached: true });
    const ofProxy = () => Promise.resolve(new Response('<html>', { status: 502 }));
    expect(await isUnreached(ofProxy)).toMatchObject({ code: 'unavailable', isUnreached: true });
    const portal = () =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await isUnreached(portal)).toMatchObject({ code: 'unavailable', isUnreached: true });
    const busy = () => Promise.resolve(new Response('{"code":"unavailable"}', { status: 503 }));
    expect(await isUnreached(busy)).toMatchObject({ code: 'unavailable', isUnreached: undefined });
    const headers = { 'content-type': 'text/event-stream' };
    const cut = () => Promise.resolve(new Response(': halo\n\n', { headers }));
    expect(await isUnreached(cut)).toMatchObject({ code: 'network', isUnreached: undefined });
  });
});

describe('silence', () => {
  test('ends the call, and comments break it', async () => {
    const { source, clock, state } = setUp([': halo\n\n', silence]);
    const next = source.findDishes('soto', { signal: neverAborted() }).next();
    const failed = expect(next).rejects.toMatchObject({ code: 'timeout' });
    await turns();
    clock.pass(19_999);
    await turns();
    expect(state.running).toBe(1);
    clock.pass(1);
    await failed;
    expect(state.running).toBe(0);
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('what is asked', () => {
  test('is the question and nothing else', async () => {
    const { source, requests } = setUp([dish(0), end()]);
    await outcomeOf(source.findDishes(' soto ', { signal: neverAborted() }));
    await outcomeOf(source.findDishes('soto', { signal: neverAborted(), fresh: true }));
    expect(requests.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['POST', '/api/dishes', '{"question":"soto"}'],
      ['POST', '/api/dishes', '{"question":"soto","fresh":true}'],
    ]);
  });
});

describe('titles', () => {
  const suggest = (body: string, facts: Partial<Reply> = {}) =>
    setUp([body], facts).source.suggestDishes(3, { signal: neverAborted() });

  test('are at most as many as wanted, without repeats', async () => {
    const suggestions = ['Soto', 'soto', 'Rawon', 'Pecel', 'Lodeh'].map((foodName) => ({
      foodName,
    }));
    const titles = await suggest(JSON.stringify({ suggestions, source: 'gemini' }));
    expect(titles).toEqual(['Soto', 'Rawon', 'Pecel']);
  });

  test.each([
    ['<html>', 'unavailable'],
    ['[]', 'unavailable'],
    ['', 'unavailable'],
    ['{"suggestions":[],"source":"gemini"}', 'empty'],
  ])('that are missing are a failure: %s', async (body, code) => {
    await expect(suggest(body)).rejects.toMatchObject({ code });
  });

  test('are refused like dishes', async () => {
    await expect(suggest('{"code":"rate-limited"}', { status: 429 })).rejects.toMatchObject({
      code: 'rate-limited',
    });
  });
});

describeRecipeSource('the gateway source', () => {
  const suggestions = SAMPLE_TITLES.slice(0, 10).map((foodName) => ({ foodName }));
  const replies: Readonly<Record<string, readonly string[]>> = {
    '/api/suggestions': [JSON.stringify({ suggestions, source: 'gemini' })],
    '{"question":"soto"}': [dish(0), dish(1), end()],
    '{"question":"rendang"}': [dish(3), dish(4), end()],
    '{"question":"mobil bekas"}': [sse({ type: 'error', code: 'empty' })],
  };
  const clock = createManualClock();
  let runningCalls = 0;
  const source = createGatewaySource({
    sourceName: 'gemini',
    clock,
    fetch: async (url, { body, signal } = {}) => {
      runningCalls += 1;
      const steps = (replies[typeof body === 'string' ? body : url] ?? []).map(send);
      return scriptedResponse({ ...DEFAULTS, steps }, clock, signal, () => (runningCalls -= 1));
    },
  });
  return {
    source,
    question: 'soto',
    otherQuestion: 'rendang',
    questionWithout: 'mobil bekas',
    runningCalls: () => runningCalls,
  };
});

async function turns() {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
