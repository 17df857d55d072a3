import { describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../fixtures/manual-clock.ts';
import { MAX_DISHES_PER_ANSWER, type Dish } from '../../recipes/dish.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { randomCuts } from '../../streaming/fixtures/random-cuts.ts';
import type { Reply, ReplyStep } from '../../streaming/fixtures/scripted-response.ts';
import type { Answer } from '../recipe-source.ts';
import { describeRecipeSource } from '../source-contract.ts';
import { createFakeFetch } from './fixtures/fake-fetch.ts';
import { BAD_AUTH_KEY, BAD_KEY } from './fixtures/fake-service.ts';
import { SAMPLE_DISHES } from './fixtures/sample-dishes.ts';
import { SCENARIOS, type ScenarioName } from './fixtures/scenarios.ts';
import type { GeminiParts } from './gemini-request.ts';
import { createGeminiSource } from './gemini-source.ts';

const MODELS = ['model-satu', 'model-dua'];
const KEY = 'AQ.kunci-contoh';

function setUp(reshape?: (reply: Reply) => Reply, more: Partial<GeminiParts> = {}) {
  const clock = createManualClock();
  const gemini = createFakeFetch(clock, reshape);
  const { fetch, calls } = gemini;
  const source = createGeminiSource({ apiKey: KEY, models: MODELS, fetch, clock, ...more });
  return { clock, gemini, calls, source };
}

const neverAborted = () => new AbortController().signal;

/** How an answer ended, in a comparable form. */
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

async function ask(scenario: ScenarioName, reshape?: (reply: Reply) => Reply) {
  const { source, clock } = setUp(reshape);
  const outcome = outcomeOf(
    source.findDishes(`soto skenario:${scenario}`, { signal: neverAborted() }),
  );
  return TAKES_TIME.has(scenario) ? outcome.finally(letTimePass(clock)) : outcome;
}

const TAKES_TIME = new Set<ScenarioName>(['slow', 'stalled', 'stalled-midway', 'never-closes']);

/** Advances the clock as long as something waits. */
function letTimePass(clock: ManualClock) {
  const timer = setInterval(() => clock.pass(5_000), 1);
  return () => clearInterval(timer);
}

/** The same bytes in other pieces: services promise nothing about where they are cut. */
const recut =
  (seed: number, maxLength: number) =>
  (reply: Reply): Reply => {
    const steps: ReplyStep[] = [];
    let bytes: number[] = [];
    const flush = () => {
      const pieces = randomCuts(Uint8Array.from(bytes), seed, maxLength);
      steps.push(...pieces.map((send) => ({ send })));
      bytes = [];
    };
    for (const step of reply.steps) {
      if ('send' in step) {
        bytes.push(
          ...(typeof step.send === 'string' ? new TextEncoder().encode(step.send) : step.send),
        );
      } else {
        flush();
        steps.push(step);
      }
    }
    flush();
    return { ...reply, steps };
  };

const complete = { source: 'gemini', model: 'model-satu', complete: true };
const incomplete = (reason: string) => ({ ...complete, complete: false, reason });

describe('whole answers', () => {
  test.each<ScenarioName>([
    'whole',
    'fenced',
    'prose-around',
    'wrapped',
    'wrapped-twice',
    'thoughts',
    'unary',
    'json-array',
    'cut-character',
    'byte-by-byte',
    'crlf',
    'line-feeds',
    'comments',
    'no-last-line',
    'many-data-lines',
    'slow',
    'never-closes',
    'new-reason',
  ])('%s is read, dish for dish', async (scenario) => {
    expect(await ask(scenario)).toEqual({ dishes: SAMPLE_DISHES, end: complete });
  });

  test.each<ScenarioName>(['one', 'single-object'])('%s is one dish', async (scenario) => {
    expect(await ask(scenario)).toEqual({ dishes: SAMPLE_DISHES.slice(0, 1), end: complete });
  });
});

describe('answers that break off keep their complete dishes and say why', () => {
  test.each<[ScenarioName, string, number]>([
    ['cut-off', 'interrupted', 2],
    ['no-finish', 'interrupted', 2],
    ['stalled-midway', 'interrupted', 1],
    ['truncated', 'truncated', 2],
    ['safety-midway', 'blocked', 2],
    ['malformed-midway', 'interrupted', 2],
    ['error-midstream', 'interrupted', 2],
    ['bare-error-midstream', 'interrupted', 2],
  ])('%s: %s', async (scenario, reason, count) => {
    expect(await ask(scenario)).toEqual({
      dishes: SAMPLE_DISHES.slice(0, count),
      end: incomplete(reason),
    });
  });
});

describe('answers without a dish are failures', () => {
  test.each<[ScenarioName, string]>([
    ['blocked-prompt', 'blocked'],
    ['blocked-answer', 'blocked'],
    ['recitation', 'blocked'],
    ['empty-list', 'empty'],
    ['empty-parts', 'empty'],
    ['zero-bytes', 'empty'],
    ['only-thoughts', 'empty'],
    ['prose', 'malformed'],
    ['garbage', 'malformed'],
    ['html-page', 'unavailable'],
    ['cut-off-early', 'network'],
    ['stalled', 'timeout'],
    ['error-event-first', 'unavailable'],
    ['bare-error-first', 'unavailable'],
  ])('%s: %s', async (scenario, code) => {
    expect(await ask(scenario)).toMatchObject({ dishes: [], failure: { code } });
  });
});

describe('refusals', () => {
  test.each<[ScenarioName, string, number, number?]>([
    ['http-400-key', 'key-rejected', 400],
    ['http-400-expired', 'key-rejected', 400],
    ['http-400-expired-bare', 'key-rejected', 400],
    ['http-400-location', 'not-allowed-here', 400],
    ['http-400-request', 'unavailable', 400],
    ['http-401', 'key-rejected', 401],
    ['http-403-no-key', 'key-rejected', 403],
    ['http-403-disabled', 'key-rejected', 403],
    ['http-403-blocked', 'key-rejected', 403],
    ['http-403-referrer', 'not-allowed-here', 403],
    ['http-403-leaked', 'key-rejected', 403],
    ['http-404-all', 'model-gone', 404],
    ['http-404-page', 'unavailable', 404],
    ['http-429-minute', 'rate-limited', 429, 3],
    ['http-429-day', 'quota-exhausted', 429],
    ['http-429-bare', 'rate-limited', 429],
    ['http-500', 'unavailable', 500],
    ['http-503', 'unavailable', 503],
    ['http-503-html', 'unavailable', 503],
    ['http-504', 'unavailable', 504],
  ])('%s: %s', async (scenario, code, status, retryAfterSeconds) => {
    expect(await ask(scenario)).toEqual({
      dishes: [],
      failure: { code, status, retryAfterSeconds },
    });
  });

  test('are not retried, except with another model', async () => {
    for (const scenario of ['http-400-request', 'http-429-minute', 'http-503'] as const) {
      const { source, calls } = setUp();
      await outcomeOf(source.findDishes(`skenario:${scenario}`, { signal: neverAborted() }));
      expect(calls).toHaveLength(1);
    }
  });

  test('without a readable body are recognised by their status', async () => {
    for (const [status, code] of [
      [401, 'key-rejected'],
      [403, 'not-allowed-here'],
      [404, 'unavailable'],
      [429, 'rate-limited'],
      [502, 'unavailable'],
    ] as const) {
      const { source } = setUp((reply) => ({ ...reply, status, steps: [{ reset: true }] }));
      const { failure } = await outcomeOf(source.findDishes('soto', { signal: neverAborted() }));
      expect(failure).toMatchObject({ code, status });
    }
  });

  test('a wait that only a proxy announces is passed on', async () => {
    const fetch = async () => new Response('', { status: 429, headers: { 'retry-after': '7' } });
    const { failure } = await outcomeOf(
      setUp(undefined, { fetch }).source.findDishes('soto', { signal: neverAborted() }),
    );
    expect(failure).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 7 });
  });

  test('carry neither the key nor what the service said', async () => {
    const { source } = setUp();
    const error = await source
      .findDishes('skenario:http-403-leaked', { signal: neverAborted() })
      .next()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RecipeError);
    const { message, stack, cause } = error as RecipeError;
    expect(`${message} ${stack} ${JSON.stringify(cause)}`).not.toMatch(/kunci-contoh|leaked/u);
  });
});

test('every scenario ends the same wherever its bytes are cut', async () => {
  for (const scenario of Object.keys(SCENARIOS) as ScenarioName[]) {
    const expected = await ask(scenario);
    for (const reshape of [recut(1, 7), recut(2, 60), recut(3, 2_000)]) {
      expect(await ask(scenario, reshape), scenario).toEqual(expected);
    }
  }
}, 30_000);

describe('malformed dishes', () => {
  test('wrong types are read if they make sense', async () => {
    const { dishes, end } = (await ask('wrong-types')) as { dishes: Dish[]; end: unknown };
    expect(end).toEqual(complete);
    expect(
      dishes.map(({ foodName, estimatedCostatRupiah, price }) => [
        foodName,
        estimatedCostatRupiah,
        price,
      ]),
    ).toEqual([
      ['Soto Ayam Lamongan', 78_000, 22_000],
      ['Orek Tempe Basah', 17_500, 9_000],
      ['2026', 0, 0],
    ]);
  });

  test('marks of Markdown and numbers before steps are left out', async () => {
    const [taliwang] = (await ask('careless')).dishes;
    expect(taliwang).toMatchObject({
      foodName: 'Ayam Bakar Taliwang',
      description: 'Ayam kampung bakar yang pedas, di loyang 20*20*4 cm.',
      completeRecept: [
        { number: 1, step: 'Lumuri ayam dengan 1 sdt garam.' },
        { number: 2, step: 'Bakar 25-30 menit.' },
        { number: 3, step: 'Sajikan hangat.' },
      ],
      ingredient: [{ name: 'Ayam kampung', servingSize: '1 ekor (±1 kg)' }],
    });
  });

  test('a sum too small for rupiah is unknown; one portion is not all that a yield counts', async () => {
    const { dishes } = await ask('careless');
    const said = dishes.map(({ estimatedCostatRupiah, price, porsi }) => [
      estimatedCostatRupiah,
      price,
      porsi,
    ]);
    expect(said).toEqual([
      [0, 0, 4],
      [0, 65_000, 3],
      [0, 500, 20],
      [0, 0, 1],
      [0, 0, 10],
    ]);
  });

  test('marks of web pages and of other services are left out, and lists are read in any form', async () => {
    const { dishes } = await ask('marked');
    const lines = dishes.map(({ ingredient }) =>
      ingredient.map(({ name, servingSize }) => `${name} ${servingSize}`.trim()),
    );
    const steps = dishes.map(({ completeRecept }) => completeRecept.map(({ step }) => step));
    expect(dishes[0]).toMatchObject({
      foodName: 'Ayam & Jamur',
      description: 'Gurih "lembut" sekali. Untuk semua.',
      hasil: '± 12 potong',
      porsi: 12,
    });
    for (const key of ['tips', 'simpan', 'slug']) expect(dishes[0]).not.toHaveProperty(key);
    expect(lines[0]).toEqual(['Ayam ½ kg', 'Jamur']);
    expect(steps[0]).toEqual([
      'Panaskan oven 180°C.',
      'Tambah <1 sdt> garam.',
      'Aduk lalu sajikan.',
    ]);
    expect(lines[1]).toEqual([
      '2 ikat kangkung',
      '1,5 sdt garam',
      '5 siung bawang merah, iris tipis',
    ]);
    expect(steps[1]).toEqual(['Potong kangkung.', 'Tumis 1.5 menit.', 'Sajikan.']);
    expect(dishes[1]?.porsi).toBe(4);
    expect(lines[2]).toEqual(['Daging sapi 500 g', 'Kluwek 5 buah']);
    expect(steps[2]).toEqual(['Rebus daging.', 'Tumis bumbu.', 'Masukkan bumbu.']);
  });

  test('what one of a unit weighs is read as that, and brackets around a whole amount are left out', async () => {
    const [dish] = (await ask('defining')).dishes;
    expect(dish?.ingredient.map(({ name, servingSize }) => `${name}: ${servingSize}`)).toEqual([
      'Nasi: 1 piring = 200 gr',
      'Nasi: 2 piring (@ 200 gr)',
      'Nasi (@ 200 gr): 2 piring',
      'Nasi (1 piring = 200 gr): ',
      'Nasi: 2 piring = 400 gr',
      'Telur: 3 butir, @ 60 g',
      'Ayam (1 ekor = 800 g): 500 g',
    ]);
  });

  test('a name without ingredients and steps is no dish', async () => {
    const named = JSON.stringify([{ foodName: 'Soto', ingredient: null, description: 'Gurih.' }]);
    const { source } = setUp((reply) => ({
      ...reply,
      steps: [
        { send: `data: {"candidates":[{"content":{"parts":[{"text":${JSON.stringify(named)}}]},` },
        { send: '"finishReason":"STOP"}]}\n\n' },
      ],
    }));
    const { failure } = await outcomeOf(source.findDishes('soto', { signal: neverAborted() }));
    expect(failure?.code).toBe('malformed');
  });

  test('a dish comes once, unless another of its name has other ingredients', async () => {
    const { dishes } = await ask('marked');
    const names = dishes.map(({ foodName }) => foodName);
    expect(names).toEqual(['Ayam & Jamur', 'Tumis Kangkung', 'Rawon', 'Rawon']);
  });

  test('one that cannot be read is left out', async () => {
    const { dishes, end } = (await ask('broken-element')) as { dishes: Dish[]; end: unknown };
    expect(dishes).toEqual([SAMPLE_DISHES[0], SAMPLE_DISHES[3]]);
    expect(end).toEqual(complete);
  });

  test('one that can be repaired is repaired', async () => {
    const { dishes } = await ask('repairable-element');
    expect(dishes).toEqual([SAMPLE_DISHES[0], SAMPLE_DISHES[2], SAMPLE_DISHES[3]]);
  });

  test('hostile text stays text and pollutes nothing', async () => {
    const { dishes } = await ask('hostile');
    expect(dishes[0]?.foodName).toBe('<script>window.diserang = true</script>');
    expect(dishes).toHaveLength(7);
    expect(Object.keys(dishes[6] ?? {})).not.toContain('__proto__');
    expect(({} as { tercemar?: true }).tercemar).toBeUndefined();
  });

  test('an endless answer is ended at the most dishes that one may contain', async () => {
    const many = Array.from({ length: MAX_DISHES_PER_ANSWER + 5 }, (_, index) => ({
      foodName: `Soto ${index}`,
      completeRecept: ['Rebus.'],
    }));
    const chunk = {
      candidates: [{ content: { parts: [{ text: JSON.stringify(many) }] }, finishReason: 'STOP' }],
    };
    const { source, calls } = setUp((reply) => ({
      ...reply,
      steps: [{ send: `data: ${JSON.stringify(chunk)}\n\n` }, { silence: true }],
    }));
    const { dishes, end } = (await outcomeOf(
      source.findDishes('soto', { signal: neverAborted() }),
    )) as { dishes: Dish[]; end: unknown };
    expect(dishes).toHaveLength(MAX_DISHES_PER_ANSWER);
    expect(end).toEqual(incomplete('truncated'));
    expect(calls[0]?.state).toBe('left');
  });
});

describe('the request', () => {
  test('goes to the streaming method with two headers and nothing else', async () => {
    const { source, calls } = setUp(undefined, { baseUrl: 'http://127.0.0.1:1234/' });
    await outcomeOf(source.findDishes('  soto "ayam"\n', { signal: neverAborted() }));
    const [call] = calls;
    expect(call?.url).toBe(
      'http://127.0.0.1:1234/v1beta/models/model-satu:streamGenerateContent?alt=sse',
    );
    expect(call?.headers).toEqual({ 'content-type': 'application/json', 'x-goog-api-key': KEY });
    const body = JSON.parse(call?.body ?? '');
    expect(Object.keys(body)).toEqual(['systemInstruction', 'contents', 'generationConfig']);
    expect(Object.keys(body.generationConfig)).toEqual([
      'responseMimeType',
      'responseJsonSchema',
      'maxOutputTokens',
      'thinkingConfig',
    ]);
    expect(body.generationConfig.thinkingConfig).toEqual({ thinkingLevel: 'MINIMAL' });
    expect(body.contents[0].parts[0].text).toContain(String.raw`"soto \"ayam\""`);
  });

  test('goes to Google unless another address is configured', async () => {
    const { source, calls } = setUp();
    await source.suggestDishes(10, { signal: neverAborted() });
    expect(calls[0]?.url).toBe(
      'https://generativelanguage.googleapis.com/v1beta/models/model-satu:generateContent',
    );
  });

  test('names every field of a dish in the order to write them', async () => {
    const { source, calls } = setUp();
    await outcomeOf(source.findDishes('soto', { signal: neverAborted() }));
    const { items } = JSON.parse(calls[0]?.body ?? '').generationConfig.responseJsonSchema;
    expect(items.propertyOrdering[0]).toBe('foodName');
    expect(items.propertyOrdering.toSorted()).toEqual(
      Object.keys(SAMPLE_DISHES[0] ?? {}).toSorted(),
    );
    expect(items.required).not.toContain('porsi');
  });

  test.each(['', '   ', 'x'.repeat(501)])(
    'is never an empty or too long question',
    async (question) => {
      const { source, calls } = setUp();
      const { failure } = await outcomeOf(source.findDishes(question, { signal: neverAborted() }));
      expect(failure).toMatchObject({ code: 'invalid-question' });
      expect(calls).toHaveLength(0);
    },
  );

  test('a key that is not a valid header is rejected before it is sent', async () => {
    const { source, calls } = setUp(undefined, { apiKey: 'kunci\nrahasia 🔑' });
    const { failure } = await outcomeOf(source.findDishes('soto', { signal: neverAborted() }));
    expect(failure).toMatchObject({ code: 'key-rejected' });
    expect(calls).toHaveLength(0);
  });

  test.each([
    [BAD_KEY, 400],
    [BAD_AUTH_KEY, 401],
  ])('a wrong key is rejected: %s', async (apiKey, status) => {
    const { source } = setUp(undefined, { apiKey });
    const { failure } = await outcomeOf(source.findDishes('soto', { signal: neverAborted() }));
    expect(failure).toMatchObject({ code: 'key-rejected', status });
  });
});

describe('models', () => {
  const modelsOf = (calls: readonly { url: string }[]) =>
    calls.map(({ url }) => /models\/([\w-]+):/u.exec(url)?.[1]);

  test('the next one answers when one is gone, and is asked first from then on', async () => {
    const { source, calls } = setUp();
    const question = 'soto skenario:http-404-model';
    const { end } = (await outcomeOf(source.findDishes(question, { signal: neverAborted() }))) as {
      end: unknown;
    };
    expect(end).toEqual({ source: 'gemini', model: 'model-dua', complete: true });
    await outcomeOf(source.findDishes(question, { signal: neverAborted() }));
    await source.suggestDishes(10, { signal: neverAborted() });
    expect(modelsOf(calls)).toEqual(['model-satu', 'model-dua', 'model-dua', 'model-dua']);
  });

  test('when all are gone, all are tried again with the next question', async () => {
    const { source, calls } = setUp();
    for (let time = 0; time < 2; time++) {
      const { failure } = await outcomeOf(
        source.findDishes('skenario:http-404-all', { signal: neverAborted() }),
      );
      expect(failure).toMatchObject({ code: 'model-gone' });
    }
    expect(modelsOf(calls)).toEqual(['model-satu', 'model-dua', 'model-satu', 'model-dua']);
  });

  test('one that refuses the level of thinking is called without, and remembered', async () => {
    const { source, calls } = setUp();
    const question = 'soto skenario:http-400-thinking';
    for (let time = 0; time < 2; time++) {
      expect(await outcomeOf(source.findDishes(question, { signal: neverAborted() }))).toEqual({
        dishes: SAMPLE_DISHES,
        end: complete,
      });
    }
    expect(calls.map(({ body }) => body.includes('thinkingConfig'))).toEqual([true, false, false]);
  });

  test('at least one is needed', () => {
    expect(() => setUp(undefined, { models: [] })).toThrow(TypeError);
  });
});

describe('time', () => {
  const start = async (scenario: ScenarioName) => {
    const parts = setUp();
    const answer = parts.source.findDishes(`skenario:${scenario}`, { signal: neverAborted() });
    const next = answer.next();
    let isSettled = false;
    void next.then(
      () => (isSettled = true),
      () => (isSettled = true),
    );
    await turns();
    return { ...parts, answer, next, isSettled: () => isSettled };
  };

  test('silence is tolerated for 15 s before the first byte', async () => {
    const { clock, next, isSettled, calls } = await start('stalled');
    clock.pass(14_999);
    await turns();
    expect(isSettled()).toBe(false);
    clock.pass(1);
    await expect(next).rejects.toMatchObject({ code: 'timeout' });
    expect(calls[0]?.state).toBe('left');
  });

  test('silence is tolerated for 20 s between bytes', async () => {
    const { clock, next, answer } = await start('stalled-midway');
    expect(await next).toMatchObject({ value: SAMPLE_DISHES[0] });
    let end: unknown;
    void answer.next().then((result) => (end = result.value));
    await turns();
    clock.pass(19_999);
    await turns();
    expect(end).toBeUndefined();
    clock.pass(1);
    await turns();
    expect(end).toEqual(incomplete('interrupted'));
  });

  test('the time that the caller takes is not silence', async () => {
    const { clock, next, answer } = await start('whole');
    await next;
    clock.pass(600_000);
    expect((await outcomeOf(answer)).dishes).toHaveLength(4);
  });

  test('a connection that stays open after the last word is not waited for', async () => {
    const { clock, answer, next } = await start('never-closes');
    await next;
    const outcome = outcomeOf(answer);
    await turns();
    clock.pass(2_000);
    expect(await outcome).toMatchObject({ end: complete });
  });

  test('no timer is left in the end', async () => {
    const { clock, answer } = await start('whole');
    await outcomeOf(answer);
    expect(clock.pendingTimers).toBe(0);
  });
});

test('a dish is yielded the moment its closing bracket arrives', async () => {
  const { source } = setUp((reply) => {
    const text = `[${JSON.stringify(SAMPLE_DISHES[0])}`;
    const chunk = { candidates: [{ content: { parts: [{ text }] } }] };
    const send = `data: ${JSON.stringify(chunk)}\r\n\r\n`;
    return { ...reply, steps: [{ send }, { silence: true }] };
  });
  const answer = source.findDishes('soto', { signal: neverAborted() });
  expect(await answer.next()).toEqual({ done: false, value: SAMPLE_DISHES[0] });
});

describe('tokens', () => {
  test('are reported once for each call, from the last running total', async () => {
    const told: unknown[] = [];
    const { source } = setUp(undefined, { onUsage: (usage) => told.push(usage) });
    await outcomeOf(source.findDishes('skenario:truncated', { signal: neverAborted() }));
    await outcomeOf(source.findDishes('skenario:only-thoughts', { signal: neverAborted() }));
    await outcomeOf(source.findDishes('skenario:http-503', { signal: neverAborted() }));
    expect(told).toEqual([
      {
        model: 'model-satu',
        promptTokens: 412,
        outputTokens: expect.any(Number),
        thoughtTokens: 0,
      },
      { model: 'model-satu', promptTokens: 412, outputTokens: 0, thoughtTokens: 32_000 },
    ]);
  });
});

describe('network', () => {
  test('a request that does not arrive is a network failure with its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const { source } = setUp(undefined, { fetch: () => Promise.reject(cause) });
    const error = await source
      .findDishes('soto', { signal: neverAborted() })
      .next()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'network', cause });
  });

  test('an answer that arrives after the caller has left is released', async () => {
    let answer: (response: Response) => void = () => {};
    const { source } = setUp(undefined, {
      fetch: () => new Promise((resolve) => (answer = resolve)),
    });
    const controller = new AbortController();
    const next = source.findDishes('soto', { signal: controller.signal }).next();
    controller.abort(new Error('pergi'));
    await expect(next).rejects.toThrow('pergi');
    let wasCancelled = false;
    answer(new Response(new ReadableStream({ cancel: () => void (wasCancelled = true) })));
    await turns();
    expect(wasCancelled).toBe(true);
  });
});

describeRecipeSource('the Gemini source', () => {
  const { source, calls } = setUp();
  return {
    source,
    question: 'soto',
    otherQuestion: 'satu saja skenario:repairable-element',
    questionWithout: 'mobil bekas skenario:empty-list',
    runningCalls: () => calls.filter(({ state }) => state === 'running').length,
  };
});

async function turns() {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
