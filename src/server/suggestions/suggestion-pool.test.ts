import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { createCapturedLog } from '../fixtures/captured-log.ts';
import { createScriptedSource, titlesNamed } from '../fixtures/scripted-source.ts';
import { createMemoryStore, type SharedStore } from '../sharing/shared-store.ts';
import { createSuggestionPool } from './suggestion-pool.ts';
import { FIRST_TITLES_WAIT_MS, TURN_MS } from './title-refill.ts';

const NOON_IN_CALIFORNIA = Date.parse('2026-11-21T12:00:00-08:00');
const HOUR_MS = 60 * 60 * 1000;

type Answering = (call: number) => Promise<readonly string[]>;

function createPool(answering: Answering | undefined, store?: SharedStore) {
  const clock = createManualClock(NOON_IN_CALIFORNIA);
  let calls = 0;
  const silent = createScriptedSource();
  const source: RecipeSource | undefined = answering && {
    findDishes: (question, options) => silent.findDishes(question, options),
    suggestDishes: () => {
      calls += 1;
      return answering(calls);
    },
  };
  const pool = createSuggestionPool({
    source,
    collection: createScriptedSource(titlesNamed('Koleksi', 40)),
    store: store ?? createMemoryStore(clock),
    clock,
    random: seededRandom(1),
    log: createCapturedLog(),
  });
  return { clock, draw: () => pool.draw(), calls: () => calls };
}

const tenOf: Answering = async (call) => titlesNamed(`AI ${call}:`, 10);

describe('suggestion pool', () => {
  test('without an AI the collection supplies ten different titles, new ones each time', async () => {
    const { draw } = createPool(undefined);
    const draws = [await draw(), await draw(), await draw()];
    for (const { titles, source } of draws) {
      expect(new Set(titles).size).toBe(10);
      expect(source).toBe('collection');
    }
    expect(new Set(draws.map(({ titles }) => titles.join())).size).toBe(3);
  });

  test('the first visitor gets what the AI just wrote', async () => {
    const { draw } = createPool(tenOf);
    const { titles, source } = await draw();
    expect(titles.toSorted()).toEqual(titlesNamed('AI 1:', 10).toSorted());
    expect(source).toBe('gemini');
  });

  test('titles that the AI wrote in time leave no timer behind', async () => {
    const { clock, draw } = createPool(tenOf);
    await draw();
    expect(clock.pendingTimers).toBe(0);
  });

  test('a second draw differs, long before the AI may be asked again', async () => {
    const { draw, calls } = createPool(tenOf);
    const draws = [];
    for (let times = 0; times < 20; times += 1) draws.push((await draw()).titles);
    for (const [index, titles] of draws.entries()) {
      expect(new Set(titles).size).toBe(10);
      expect(titles.toSorted()).not.toEqual(draws[index - 1]?.toSorted());
    }
    expect(calls()).toBe(1);
  });

  test('the AI is called at most once a minute, however many ask', async () => {
    const { clock, draw, calls } = createPool(tenOf);
    for (let second = 0; second < 10 * 60; second += 1) {
      await Promise.all([draw(), draw()]);
      await clock.advance(1000);
    }
    expect(calls()).toBe(10);
  });

  test('the AI is not called while nobody asks', async () => {
    const { clock, draw, calls } = createPool(tenOf);
    await draw();
    await clock.advance(10 * HOUR_MS);
    expect(calls()).toBe(1);
    await draw();
    await settle();
    expect(calls()).toBe(2);
  });

  test('once the AI has written enough, all titles come from it', async () => {
    const { clock, draw } = createPool(tenOf);
    for (let minute = 0; minute < 4; minute += 1) {
      await draw();
      await clock.advance(TURN_MS);
    }
    const { titles, source } = await draw();
    expect(titles.every((title) => title.startsWith('AI'))).toBe(true);
    expect(source).toBe('gemini');
  });

  test('a visitor who would wait too long for the first titles gets the collection', async () => {
    const { clock, draw } = createPool(() => new Promise(() => undefined));
    const drawing = draw();
    await clock.advance(FIRST_TITLES_WAIT_MS);
    expect((await drawing).source).toBe('collection');
  });

  test('a failure goes unnoticed by visitors and lengthens the pauses', async () => {
    const { clock, draw, calls } = createPool(() =>
      Promise.reject(new RecipeError('unavailable', { status: 503 })),
    );
    const calledAtMinute: number[] = [];
    for (let minute = 0; minute <= 64; minute += 1) {
      const before = calls();
      expect((await draw()).source).toBe('collection');
      if (calls() > before) calledAtMinute.push(minute);
      await clock.advance(60_000);
    }
    expect(calledAtMinute).toEqual([0, 1, 3, 7, 15, 31, 63]);
  });

  test('after a success the pauses are short again', async () => {
    const { clock, draw, calls } = createPool((call) =>
      call === 3 ? tenOf(call) : Promise.reject(new RecipeError('unavailable')),
    );
    for (let minute = 0; minute <= 5; minute += 1) {
      await draw();
      await clock.advance(60_000);
    }
    expect(calls()).toBe(5);
  });

  test('a wait that the service announces is respected', async () => {
    const { clock, draw, calls } = createPool(() =>
      Promise.reject(new RecipeError('rate-limited', { retryAfterSeconds: 300 })),
    );
    await draw();
    await clock.advance(299_999);
    await draw();
    expect(calls()).toBe(1);
    await clock.advance(1);
    await draw();
    expect(calls()).toBe(2);
  });

  test('an empty daily quota is tried again every hour', async () => {
    const { clock, draw, calls } = createPool(() =>
      Promise.reject(new RecipeError('quota-exhausted')),
    );
    await draw();
    await clock.advance(HOUR_MS - 1);
    await draw();
    expect(calls()).toBe(1);
    await clock.advance(1);
    await draw();
    expect(calls()).toBe(2);
  });

  test('no announced wait is longer than an hour', async () => {
    const { clock, draw, calls } = createPool(() =>
      Promise.reject(new RecipeError('rate-limited', { retryAfterSeconds: 977_616_000 })),
    );
    await draw();
    await clock.advance(HOUR_MS);
    await draw();
    expect(calls()).toBe(2);
  });

  test('two gateways on one store call the AI once between them', async () => {
    const clock = createManualClock(NOON_IN_CALIFORNIA);
    const store = createMemoryStore(clock);
    const [one, other] = [createPool(tenOf, store), createPool(tenOf, store)];
    await one.draw();
    expect((await other.draw()).source).toBe('gemini');
    expect(one.calls() + other.calls()).toBe(1);
  });
});
