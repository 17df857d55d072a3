import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { eventually } from './fixtures/eventually.ts';
import { eventNames, nameOf, readEvents } from './fixtures/read-events.ts';
import { COMPLETE, createScriptedSource, dishNamed } from './fixtures/scripted-source.ts';
import {
  askAt,
  runTestGateway,
  TEST_KEY,
  type TestGateway,
  type TestGatewayOptions,
} from './fixtures/test-gateway.ts';
import { createMemoryState } from './sharing/shared-state.ts';
import { createMemoryStore } from './sharing/shared-store.ts';
import { systemClock } from './system-clock.ts';

const running: TestGateway[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((gateway) => gateway.stop()));
});

async function run(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const gateway = await runTestGateway(options);
  running.push(gateway);
  return gateway;
}

/** A connection whose HTTP is as bad as the test wants. */
async function rawConnection(gateway: TestGateway) {
  const socket = connect(gateway.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  return { socket, received: () => received };
}

const dishesRequest = (question: string) => {
  const body = JSON.stringify({ question });
  return [
    'POST /api/dishes HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
};

/** The first lines of a question, up to the headers of its body. */
const POST = 'POST /api/dishes HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

describe('a running gateway', () => {
  test('says where it listens and who answers', async () => {
    const alone = await run();
    expect(alone.greeting).toBe(
      `Cobek siap di ${alone.url} — jawaban dari koleksi (tanpa kunci AI)`,
    );
    const withAi = await run({ createGemini: () => createScriptedSource() });
    expect(withAi.greeting).toContain('Gemini');
    expect(withAi.greeting).not.toContain(TEST_KEY);
  });

  test('metrics answer only to the one spelling that a proxy can hide', async () => {
    const gateway = await run();
    const statusOf = async (target: string) => {
      const { socket, received } = await rawConnection(gateway);
      socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      await once(socket, 'close');
      return received().slice(9, 12);
    };
    expect(await statusOf('/metrics')).toBe('200');
    expect(await statusOf('/metrics?a=1')).toBe('200');
    for (const target of [
      '/metrics/',
      '//metrics',
      '/%6detrics',
      '/./metrics',
      '/x/../metrics',
      '/x/%2e%2e/metrics',
      '/METRICS',
      '/\\metrics',
      '\\metrics',
      'http://localhost/metrics',
      '/metrics;a',
      '/%2e/healthz',
    ]) {
      expect([target, await statusOf(target)]).not.toEqual([target, '200']);
    }
  });

  test('metrics can have their own port', async () => {
    const gateway = await run({ environment: { METRICS_PORT: '0' } });
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    const own = `http://127.0.0.1:${gateway.metricsPort}`;
    expect(await (await fetch(`${own}/metrics`)).text()).toContain('cobek_questions_total');
    expect((await fetch(`${own}/healthz`)).status).toBe(404);
  });

  test('a hundred addresses with one cached question do not block others', async () => {
    const gemini = createScriptedSource();
    const gateway = await run({
      createGemini: () => gemini,
      // Small, so that each address soon has spent all of it.
      environment: { RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' },
    });
    const ask = async (question: string, address: string) => {
      const response = await askAt(gateway.url, question, {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
      if (gemini.calls.at(-1)?.question === question) gemini.call.end();
      return { status: response.status, events: await eventNames(response) };
    };
    await ask('soto', '192.0.2.1');
    for (let address = 0; address < 100; address += 1) {
      for (let time = 0; time < 2; time += 1) {
        expect((await ask('soto', `198.51.100.${address}`)).status).toBe(200);
      }
    }
    for (let visitor = 0; visitor < 50; visitor += 1) {
      const { status, events } = await ask(`rawon ${visitor}`, `203.0.113.${visitor}`);
      expect([status, ...events]).toEqual([200, 'end']);
    }
    expect(gemini.calls).toHaveLength(51);
  });

  test('an address that calls itself "everybody" has its own allowance', async () => {
    const gemini = createScriptedSource();
    const clock = systemClock;
    const store = createMemoryStore(clock);
    const gateway = await run({
      createGemini: () => gemini,
      // One store for everything, as with Redis.
      sharedState: { ...createMemoryState(clock), common: store, perAddress: store },
      environment: { RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' },
    });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', 'everybody']) {
      const leaving = new AbortController();
      const response = await askAt(gateway.url, `soto ${address}`, {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        signal: leaving.signal,
      });
      expect(response.status).toBe(200);
      leaving.abort();
    }
  });

  test('when the day’s budget is spent, the collection answers and says so', async () => {
    const [gemini, collection] = [createScriptedSource(), createScriptedSource()];
    const gateway = await run({
      createGemini: () => gemini,
      collection,
      environment: { MAX_DOLLARS_PER_DAY: '0.03' },
    });
    const [first, second] = [await askAt(gateway.url, 'soto'), await askAt(gateway.url, 'rawon')];
    await eventually(() => collection.calls.length).toBe(1);
    collection.call.dish('Rawon');
    collection.call.end({ source: 'collection', complete: true });
    const events = [];
    for await (const event of readEvents(second)) events.push(event);
    expect(events.at(-1)).toEqual({
      type: 'end',
      end: { source: 'collection', complete: true, standIn: true },
    });
    expect(await (await fetch(`${gateway.url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      budget: 'spent',
    });
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).toContain('cobek_budget_spent 1');
    gemini.call.dish('Soto');
    gemini.call.end();
    expect(await eventNames(first)).toEqual(['Soto', 'end']);
    expect(gemini.calls).toHaveLength(1);
    // What the first call reserved but did not use is available again.
    expect((await askAt(gateway.url, 'lodeh')).status).toBe(200);
    await eventually(() => gemini.calls.length).toBe(2);
  });

  test('a dish is on the wire before the next one exists', async () => {
    const collection = createScriptedSource();
    const gateway = await run({ collection });
    const response = await askAt(gateway.url, 'soto');
    const events = readEvents(response);
    for (const name of ['Soto 1', 'Soto 2']) {
      collection.call.dish(name);
      const { value } = await events.next();
      expect(value && nameOf(value)).toBe(name);
    }
    collection.call.end();
    const last = await events.next();
    expect(last.value && nameOf(last.value)).toBe('end');
    expect((await events.next()).done).toBe(true);
  });

  test('a visitor who leaves mid-stream ends the upstream call', async () => {
    const gemini = createScriptedSource();
    const gateway = await run({ createGemini: () => gemini });
    const leaving = new AbortController();
    const response = await askAt(gateway.url, 'soto', { signal: leaving.signal });
    gemini.call.dish('Soto');
    await readEvents(response).next();
    leaving.abort();
    await eventually(() => gemini.call.isReleased).toBe(true);
    await eventually(() => gateway.log.text()).toContain('"outcome":"left"');
  });

  test('a visitor who leaves before the first dish ends the upstream call', async () => {
    const gemini = createScriptedSource();
    const gateway = await run({ createGemini: () => gemini });
    const { socket } = await rawConnection(gateway);
    socket.write(dishesRequest('soto'));
    await eventually(() => gemini.calls.length).toBe(1);
    socket.destroy();
    await eventually(() => gemini.call.isReleased).toBe(true);
  });

  test('a reader who reads nothing stalls only its own stream', async () => {
    let made = 0;
    const endless: RecipeSource = {
      async *findDishes(_, { signal }) {
        while (!signal.aborted && made < 5000) {
          made += 1;
          yield { ...dishNamed(`Soto ${made}`), description: 'x'.repeat(4000) };
          await new Promise(setImmediate);
        }
        return COMPLETE;
      },
      suggestDishes: async () => [],
    };
    const gateway = await run({ collection: endless });
    const { socket } = await rawConnection(gateway);
    socket.pause();
    socket.write(dishesRequest('soto'));
    let before = -1;
    await eventually(() => {
      const stands = made > 0 && made === before;
      before = made;
      return stands;
    }, 100).toBe(true);
    expect(made).toBeLessThan(5000);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    socket.destroy();
    await eventually(() => gateway.log.text()).toContain('"outcome":"left"');
  });

  test('stopping ends open streams with a last event, admits nothing new and is quick', async () => {
    const gemini = createScriptedSource();
    const gateway = await run({ createGemini: () => gemini });
    const response = await askAt(gateway.url, 'soto');
    gemini.call.dish('Soto');
    const reading = eventNames(response);
    const { socket } = await rawConnection(gateway);
    const closed = once(socket, 'close');
    await gateway.stop();
    expect(await reading).toEqual(['Soto', 'error: unavailable']);
    expect(gemini.call.isReleased).toBe(true);
    await closed;
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  });

  test('a taken port is an error with its code', async () => {
    const first = await run();
    await expect(
      runTestGateway({ environment: { PORT: String(first.port) } }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('an oversized body is refused before it is sent', async () => {
    const collection = createScriptedSource();
    const gateway = await run({ collection });
    const { socket, received } = await rawConnection(gateway);
    const closed = once(socket, 'close');
    socket.write(
      'POST /api/dishes HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
        'content-length: 99999999\r\n\r\n{"question":"',
    );
    await closed;
    expect(received()).toContain('413');
    expect(collection.calls).toHaveLength(0);
  });

  test.each([
    [
      'a header bomb',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
    ['no HTTP at all', 'halo gateway\r\n\r\n', '400'],
    ['a path out of the root', 'GET /../../etc/passwd HTTP/1.1\r\nhost: localhost\r\n\r\n', '404'],
    ['a path that is none', 'GET http://[ HTTP/1.1\r\nhost: localhost\r\n\r\n', '400'],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', '400'],
    // Two servers could read these as two different requests.
    ['a body of two lengths', `${POST}content-length: 5\r\ncontent-length: 6\r\n\r\nhello`, '400'],
    [
      'a body with a length and in pieces',
      `${POST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /`,
      '400',
    ],
    ['a piece without a length', `${POST}transfer-encoding: chunked\r\n\r\nzz\r\nab`, '400'],
    ['a header in two lines', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: a\r\n b: c\r\n\r\n', '400'],
  ])('%s is answered and survived', async (_, request, status) => {
    const gateway = await run();
    const { socket, received } = await rawConnection(gateway);
    socket.write(request);
    await eventually(received).toContain(`HTTP/1.1 ${status}`);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  test('open streams lose nothing while a thousand bad requests arrive', async () => {
    const collection = createScriptedSource();
    const gateway = await run({ collection });
    const streams = await Promise.all(
      Array.from({ length: 50 }, (_, index) => askAt(gateway.url, `soto ${index}`)),
    );
    const reading = Promise.all(streams.map(eventNames));
    const bad: (() => Promise<Response>)[] = [
      () => askAt(gateway.url, '', { body: 'x'.repeat(20_000) }),
      () => askAt(gateway.url, '', { body: '{"question":' }),
      () => askAt(gateway.url, '', { body: '{"question":{"a":1}}' }),
      () => fetch(`${gateway.url}/..%2f..%2fetc/passwd`),
      () => fetch(`${gateway.url}/api/dishes`, { headers: { x: 'a'.repeat(15_000) } }),
    ];
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      for (const call of collection.calls) call.dish(`Soto ${round}`);
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const response = await (bad[index % bad.length] ?? fetch)(gateway.url);
          await response.text();
          return response.status;
        }),
      );
      for (const status of answers) statuses.add(status);
    }
    for (const call of collection.calls) call.end();
    const expected = [...Array.from({ length: 20 }, (_, round) => `Soto ${round}`), 'end'];
    for (const names of await reading) expect(names).toEqual(expected);
    expect([...statuses].sort((a, b) => a - b)).toEqual([400, 404, 405, 413]);
  });

  test('many visitors with the same question are one upstream call', async () => {
    const gemini = createScriptedSource();
    const gateway = await run({ createGemini: () => gemini });
    const streams = await Promise.all(
      Array.from({ length: 200 }, () => askAt(gateway.url, 'soto')),
    );
    gemini.call.dish('Soto');
    gemini.call.end();
    for (const names of await Promise.all(streams.map(eventNames))) {
      expect(names).toEqual(['Soto', 'end']);
    }
    expect(gemini.calls).toHaveLength(1);
  });

  test('a passing fault of the service goes unnoticed, a refusal is reported', async () => {
    const gemini = createScriptedSource();
    const gateway = await run({ createGemini: () => gemini });
    const reading = eventNames(await askAt(gateway.url, 'soto'));
    gemini.call.fail(new RecipeError('unavailable', { status: 503 }));
    await eventually(() => gemini.calls.length).toBe(2);
    gemini.call.fail(new RecipeError('key-rejected', { status: 403 }));
    expect(await reading).toEqual(['error: key-rejected']);
  });
});
