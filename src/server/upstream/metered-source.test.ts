import { describe, expect, test } from 'vitest';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { collectAnswer } from '../testing/collect-answer.ts';
import { createManualClock, settle } from '../testing/manual-clock.ts';
import { createScriptedSource } from '../testing/scripted-source.ts';
import { meterSource } from './metered-source.ts';

function asked() {
  const counted: string[] = [];
  const clock = createManualClock();
  const upstream = createScriptedSource();
  const leaving = new AbortController();
  const source = meterSource(
    upstream,
    {
      upstreamCalled: (call) => void counted.push(`called ${call}`),
      upstreamEnded: (call, outcome) => void counted.push(`ended ${call} ${outcome}`),
      firstDishAfter: (milliseconds) => void counted.push(`first dish ${milliseconds}`),
    },
    clock,
  );
  const answer = collectAnswer(source.findDishes('soto', { signal: leaving.signal }));
  return { counted, clock, upstream, leaving, source, answer };
}

describe('meterSource', () => {
  test('counts a call, the time to its first dish alone, and its end', async () => {
    const { counted, clock, upstream, answer } = asked();
    await clock.advance(700);
    upstream.call.dish('Soto');
    await clock.advance(300);
    upstream.call.dish('Rawon');
    upstream.call.end();
    await answer.ended;
    expect(answer.names).toEqual(['Soto', 'Rawon']);
    expect(counted).toEqual(['called dishes', 'first dish 700', 'ended dishes complete']);
  });

  test('counts a failure by its code', async () => {
    const { counted, upstream, answer } = asked();
    await settle();
    upstream.call.fail(new RecipeError('blocked'));
    await expect(answer.ended).rejects.toMatchObject({ code: 'blocked' });
    expect(counted.at(-1)).toBe('ended dishes blocked');
  });

  test('counts being left, and being stopped for a reason of ours', async () => {
    for (const [reason, outcome] of [
      [new Error('left'), 'left'],
      [new RecipeError('timeout'), 'timeout'],
    ] as const) {
      const { counted, leaving, answer } = asked();
      await settle();
      leaving.abort(reason);
      await expect(answer.ended).rejects.toBe(reason);
      expect(counted.at(-1)).toBe(`ended dishes ${outcome}`);
    }
  });

  test('counts suggestions too', async () => {
    const { counted, source } = asked();
    await source.suggestDishes(3, { signal: new AbortController().signal });
    expect(counted.slice(-2)).toEqual(['called suggestions', 'ended suggestions complete']);
  });
});
