import { describe, expect, test } from 'vitest';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { collectAnswer } from '../testing/collect-answer.ts';
import { createManualClock, settle } from '../testing/manual-clock.ts';
import { COMPLETE, createScriptedSource } from '../testing/scripted-source.ts';
import { retrySource } from './retrying-source.ts';

function asked() {
  const clock = createManualClock();
  const upstream = createScriptedSource();
  const leaving = new AbortController();
  const source = retrySource(upstream, { clock, random: () => 0.5 });
  const answer = collectAnswer(source.findDishes('soto', { signal: leaving.signal, fresh: true }));
  return { clock, upstream, leaving, answer };
}

const busy = () => new RecipeError('unavailable', { status: 503 });

describe('retrySource', () => {
  test.each([500, 503, 504])('asks twice more after %i, with growing pauses', async (status) => {
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
  });

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

  test('never asks again once a dish has come', async () => {
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
  ])('%s is not asked again', async (_, error) => {
    const { clock, upstream, answer } = asked();
    await settle();
    upstream.call.fail(error);
    await clock.advance(100_000);
    await expect(answer.ended).rejects.toBe(error);
    expect(upstream.calls).toHaveLength(1);
  });

  test('waits once for a turn that is soon', async () => {
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
