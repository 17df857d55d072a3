import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { createCapturedLog } from './fixtures/captured-log.ts';
import { eventually } from './fixtures/eventually.ts';
import { eventNames, nameOf, readEvents } from './fixtures/read-events.ts';
import { redisMissing, startRedisServer, type RedisServer } from './fixtures/redis-server.ts';
import {
  createScriptedSource,
  titlesNamed,
  type ScriptedSource,
} from './fixtures/scripted-source.ts';
import { askAt, runTestGateway, type TestGateway } from './fixtures/test-gateway.ts';
import { createRedisState } from './sharing/redis-shared-state.ts';
import { systemClock } from './system-clock.ts';

// A machine that pauses for a moment makes Redis seem lost: that is not a defect.
describe.skipIf(redisMissing !== undefined)(
  'two gateways with Redis between them',
  { retry: 1 },
  () => {
    let redis: RedisServer;
    let gateways: readonly [TestGateway, TestGateway];
    let gemini: ScriptedSource;
    let suggestionCalls = 0;
    let rounds = 0;

    beforeAll(async () => {
      redis = await startRedisServer();
    });
    afterEach(() => Promise.all(gateways.map((gateway) => gateway.stop())));
    afterAll(() => redis.kill());

    const run = async (environment: Readonly<Record<string, string>> = {}) => {
      rounds += 1;
      suggestionCalls = 0;
      gemini = createScriptedSource();
      const source: RecipeSource = {
        findDishes: (question, options) => gemini.findDishes(question, options),
        suggestDishes: async (count) => {
          suggestionCalls += 1;
          return titlesNamed('AI', count);
        },
      };
      const start = async () =>
        runTestGateway({
          createGemini: () => source,
          environment,
          sharedState: await createRedisState({
            url: redis.url,
            clock: systemClock,
            log: createCapturedLog(),
            prefix: `two:${rounds}:`,
          }),
        });
      gateways = [await start(), await start()];
      return { one: gateways[0].url, other: gateways[1].url };
    };

    const health = async (url: string): Promise<unknown> => (await fetch(`${url}/healthz`)).json();

    test('many visitors with the same question are one upstream call', async () => {
      const { one, other } = await run();
      const visitors = Array.from({ length: 200 }, async (_, index) =>
        eventNames(await askAt(index % 2 === 0 ? one : other, 'soto')),
      );
      await eventually(() => gemini.calls.length).toBe(1);
      gemini.call.dish('Soto 1');
      gemini.call.dish('Soto 2');
      gemini.call.end();
      for (const names of await Promise.all(visitors)) {
        expect(names).toEqual(['Soto 1', 'Soto 2', 'end']);
      }
      expect(await eventNames(await askAt(other, 'Soto?'))).toEqual(['Soto 1', 'Soto 2', 'end']);
      expect(gemini.calls).toHaveLength(1);
    });

    test('suggestions are requested once, and known to both', async () => {
      const { one, other } = await run();
      const sources = [];
      for (const url of [one, other, one, other]) {
        const response = await fetch(`${url}/api/suggestions`);
        const { source, suggestions } = (await response.json()) as {
          source: string;
          suggestions: { foodName: string }[];
        };
        expect(new Set(suggestions.map(({ foodName }) => foodName)).size).toBe(10);
        sources.push(source);
      }
      expect(sources[1]).toBe('gemini');
      expect(suggestionCalls).toBe(1);
    });

    test('a question to one gateway counts against the limit of the other', async () => {
      const { one, other } = await run({ RATE_LIMIT_PER_MINUTE: '3' });
      const statuses = [];
      for (const [index, url] of [one, other, one, other].entries()) {
        statuses.push((await askAt(url, `soto ${index}`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    test('the upstream call ends when the last visitor of both has left', async () => {
      const { one, other } = await run();
      const [here, there] = [new AbortController(), new AbortController()];
      await askAt(one, 'soto', { signal: here.signal });
      await eventually(() => gemini.calls.length).toBe(1);
      const events = readEvents(await askAt(other, 'soto', { signal: there.signal }));
      gemini.call.dish('Soto 1');
      await events.next();
      here.abort();
      gemini.call.dish('Soto 2');
      const { value } = await events.next();
      expect(value && nameOf(value)).toBe('Soto 2');
      expect(gemini.call.isReleased).toBe(false);
      there.abort();
      await eventually(() => gemini.call.isReleased).toBe(true);
    });

    test('Redis is killed and restarted: visitors lose nothing, and both find it again', async () => {
      const { one, other } = await run();
      const producing = eventNames(await askAt(one, 'soto'));
      await eventually(() => gemini.calls.length).toBe(1);
      gemini.call.dish('Soto 1');
      await redis.kill();
      for (const url of [one, other]) {
        await eventually(() => health(url)).toMatchObject({ status: 'degraded', redis: 'lost' });
      }
      gemini.call.dish('Soto 2');
      gemini.call.end();
      expect(await producing).toEqual(['Soto 1', 'Soto 2', 'end']);

      const alone = eventNames(await askAt(other, 'rawon'));
      await eventually(() => gemini.calls.length).toBe(2);
      gemini.call.dish('Rawon');
      gemini.call.end();
      expect(await alone).toEqual(['Rawon', 'end']);

      await redis.restart();
      for (const url of [one, other]) {
        await eventually(() => health(url)).toMatchObject({ status: 'ok', redis: 'up' });
      }
      const visitors = [one, other].map(async (url) => eventNames(await askAt(url, 'gudeg')));
      await eventually(() => gemini.calls.length).toBe(3);
      gemini.call.dish('Gudeg');
      gemini.call.end();
      expect(await Promise.all(visitors)).toEqual([
        ['Gudeg', 'end'],
        ['Gudeg', 'end'],
      ]);
      expect(gemini.calls).toHaveLength(3);
    });

    test('Redis lost before the first dish: each gateway asks for itself, and nobody hangs', async () => {
      const { one, other } = await run();
      const first = eventNames(await askAt(one, 'soto'));
      await eventually(() => gemini.calls.length).toBe(1);
      const second = eventNames(await askAt(other, 'soto'));
      await redis.kill();
      await eventually(() => gemini.calls.length).toBe(2);
      for (const call of gemini.calls) {
        call.dish('Soto');
        call.end();
      }
      expect(await first).toEqual(['Soto', 'end']);
      expect(await second).toEqual(['Soto', 'end']);
      await redis.restart();
    });
  },
);
