import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { collectAnswer } from '../fixtures/collect-answer.ts';
import { COMPLETE, createScriptedSource } from '../fixtures/scripted-source.ts';
import { createUpstreamSource, type UpstreamParts } from './upstream-source.ts';

function asked() {
  const counted: string[] = [];
  const metrics: UpstreamParts<Dish>['metrics'] = {
    count: (name, labels) => void counted.push([name, ...Object.values(labels)].join(' ')),
    firstDishAfter: (milliseconds) => void counted.push(`first dish ${milliseconds}`),
  };
  const clock = createManualClock();
  const upstream = createScriptedSource();
  const leaving = new AbortController();
  let dollarsLeft = 10;
  const budget: UpstreamParts<Dish>['budget'] = {
    async reserve(dollars) {
      if (dollars > dollarsLeft) return undefined;
      dollarsLeft -= dollars;
      return () => {
        dollarsLeft += dollars;
      };
    },
  };
  const mostDollars = { dishes: (question: string) => question.length, suggestions: 1 };
  const standIn = createScriptedSource();
  const parts = { metrics, clock, random: () => 0.5, budget, standIn, mostDollars };
  const source = createUpstreamSource(upstream, parts);
  const answer = collectAnswer(source.findDishes('soto', { signal: leaving.signal, fresh: true }));
  return {
    counted,
    clock,
    upstream,
    standIn,
    leaving,
    source,
    answer,
    dollarsLeft: () => dollarsLeft,
  };
}

describe('the budget of the day', () => {
  test('reserves what a call may cost until it is over, for each try separately', async () => {
    const { clock, upstream, answer, dollarsLeft } = asked();
    await settle();
    expect(dollarsLeft()).toBe(6);
    upstream.call.fail(busy());
    await settle();
    expect(dollarsLeft()).toBe(10);
    await clock.advance(500);
    expect(dollarsLeft()).toBe(6);
    upstream.call.end();
    await answer.ended;
    expect(dollarsLeft()).toBe(10);
  });

  test('makes no call that exceeds it; the stand-in answers', async () => {
    const { source, upstream, standIn, counted } = asked();
    await settle();
    const { signal } = new AbortController();
    const other = collectAnswer(source.findDishes('soto ayam', { signal }));
    await settle();
    standIn.call.dish('Soto');
    standIn.call.end();
    expect(await other.ended).toEqual(COMPLETE);
    expect(other.names).toEqual(['Soto']);
    expect(upstream.calls).toHaveLength(1);
    expect(counted).toEqual(['upstream_calls dishes']);
  });
});

const busy = () => new RecipeError('unavailable', { status: 503 });

describe('retries', () => {
  test.each([500, 503, 504])(
    'makes two more calls after %i, with growing pauses',
    async (status) => {
      const { clock, upstream, answer } = asked();
      await settle();
      upstream.call.fail(new RecipeError('unavailable', { status }));
      await clock.advance(499);
      expect(upstream.calls).toHaveLength(1);
      await clock.advance(1);
      expect(upstream.calls).toHaveLength(2);
      upstream.call.fail(new RecipeError('unavailable', { status }));
      await clock.advance(1499);
      expect(upstream.calls).toHaveLength(2);
      await clock.advance(1);
      upstream.call.dish('Soto');
      upstream.call.end();
      expect(await answer.ended).toEqual(COMPLETE);
      expect(answer.names).toEqual(['Soto']);
      expect(upstream.call.options.fresh).toBe(true);
    },
  );

  test('gives up after the third failure', async () => {
    const { clock, upstream, answer } = asked();
    for (let tries = 0; tries < 3; tries += 1) {
      await settle();
      upstream.call.fail(busy());
      await clock.advance(10_000);
    }
    await expect(answer.ended).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(upstream.calls).toHaveLength(3);
  });

  test('never retries once a dish has arrived', async () => {
    const { clock, upstream, answer } = asked();
    await settle();
    upstream.call.dish('Soto');
    upstream.call.fail(busy());
    await clock.advance(10_000);
    await expect(answer.ended).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toHaveLength(1);
  });

  test.each([
    ['a refused key', new RecipeError('key-rejected', { status: 403 })],
    ['a bad request', new RecipeError('unavailable', { status: 400 })],
    ['an empty daily quota', new RecipeError('quota-exhausted', { status: 429 })],
    ['a long wait', new RecipeError('rate-limited', { status: 429, retryAfterSeconds: 48 })],
    ['a wait of unknown length', new RecipeError('rate-limited', { status: 429 })],
    ['silence', new RecipeError('timeout')],
    ['a fault of ours', new TypeError('x')],
  ])('%s is not retried', async (_, error) => {
    const { clock, upstream, answer } = asked();
    await settle();
    upstream.call.fail(error);
    await clock.advance(100_000);
    await expect(answer.ended).rejects.toBe(error);
    expect(upstream.calls).toHaveLength(1);
  });

  test('waits once if the announced wait is short', async () => {
    const { clock, upstream, answer } = asked();
    const soon = () => new RecipeError('rate-limited', { status: 429, retryAfterSeconds: 3 });
    await settle();
    upstream.call.fail(soon());
    await clock.advance(2999);
    expect(upstream.calls).toHaveLength(1);
    await clock.advance(251);
    expect(upstream.calls).toHaveLength(2);
    upstream.call.fail(soon());
    await clock.advance(10_000);
    await expect(answer.ended).rejects.toMatchObject({ code: 'rate-limited' });
    expect(upstream.calls).toHaveLength(2);
  });

  test('a visitor who leaves during the pause ends it', async () => {
    const { clock, upstream, leaving, answer } = asked();
    await settle();
    upstream.call.fail(busy());
    await settle();
    leaving.abort(new Error('left'));
    await expect(answer.ended).rejects.toThrow('left');
    await clock.advance(10_000);
    expect(upstream.calls).toHaveLength(1);
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('counting', () => {
  test('counts a call, the time to its first dish alone, and its end', async () => {
    const { counted, clock, upstream, answer } = asked();
    await clock.advance(700);
    upstream.call.dish('Soto');
    await clock.advance(300);
    upstream.call.dish('Rawon');
    upstream.call.end();
    await answer.ended;
    expect(answer.names).toEqual(['Soto', 'Rawon']);
    expect(counted).toEqual([
      'upstream_calls dishes',
      'first dish 700',
      'upstream_ends dishes complete',
    ]);
  });

  test('counts a failure by its code', async () => {
    const { counted, upstream, answer } = asked();
    await settle();
    upstream.call.fail(new RecipeError('blocked'));
    await expect(answer.ended).rejects.toMatchObject({ code: 'blocked' });
    expect(counted.at(-1)).toBe('upstream_ends dishes blocked');
  });

  test('counts visitors who left, and calls that we stopped', async () => {
    for (const [reason, outcome] of [
      [new Error('left'), 'left'],
      [new RecipeError('timeout'), 'timeout'],
    ] as const) {
      const { counted, leaving, answer } = asked();
      await settle();
      leaving.abort(reason);
      await expect(answer.ended).rejects.toBe(reason);
      expect(counted.at(-1)).toBe(`upstream_ends dishes ${outcome}`);
    }
  });

  test('counts each retry, and the time of its own first dish', async () => {
    const { counted, clock, upstream, answer } = asked();
    await settle();
    upstream.call.fail(busy());
    await clock.advance(500);
    await clock.advance(40);
    upstream.call.dish('Soto');
    upstream.call.end();
    await answer.ended;
    expect(counted).toEqual([
      'upstream_calls dishes',
      'upstream_ends dishes unavailable',
      'upstream_calls dishes',
      'first dish 40',
      'upstream_ends dishes complete',
    ]);
  });

  test('counts suggestions too', async () => {
    const { counted, source } = asked();
    await source.suggestDishes(3, { signal: new AbortController().signal });
    expect(counted.slice(-2)).toEqual([
      'upstream_calls suggestions',
      'upstream_ends suggestions complete',
    ]);
  });
});
