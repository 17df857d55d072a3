import { describe, expect, test } from 'vitest';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { collectAnswer } from '../testing/collect-answer.ts';
import { createManualClock, settle } from '../testing/manual-clock.ts';
import { COMPLETE, createScriptedSource, dishNamed } from '../testing/scripted-source.ts';
import { limitTime } from './time-limited-source.ts';

const LIMIT_MS = 1000;

function asked(upstream: RecipeSource) {
  const clock = createManualClock();
  const leaving = new AbortController();
  const source = limitTime(upstream, { clock, writer: 'gemini', maxAnswerMs: LIMIT_MS });
  const answer = collectAnswer(source.findDishes('soto', { signal: leaving.signal }));
  return { clock, leaving, answer };
}

describe('limitTime', () => {
  test('an answer in time passes as it is', async () => {
    const upstream = createScriptedSource();
    const { clock, answer } = asked(upstream);
    await settle();
    upstream.call.dish('Soto');
    upstream.call.end();
    expect(await answer.ended).toEqual(COMPLETE);
    expect(answer.names).toEqual(['Soto']);
    expect(clock.pendingTimers).toBe(0);
  });

  test('too late without a dish is a timeout, and the source is told', async () => {
    const upstream = createScriptedSource();
    const { clock, answer } = asked(upstream);
    await clock.advance(LIMIT_MS);
    await expect(answer.ended).rejects.toMatchObject({ code: 'timeout' });
    expect(upstream.call.isReleased).toBe(true);
  });

  test('too late after a dish keeps the dishes and says so', async () => {
    const upstream = createScriptedSource();
    const { clock, answer } = asked(upstream);
    await settle();
    upstream.call.dish('Soto');
    await clock.advance(LIMIT_MS);
    expect(await answer.ended).toEqual({
      source: 'gemini',
      complete: false,
      reason: 'interrupted',
    });
    expect(answer.names).toEqual(['Soto']);
  });

  test('holds against a source that listens to nobody', async () => {
    const deaf: RecipeSource = {
      async *findDishes() {
        yield dishNamed('Soto');
        await new Promise(() => undefined);
        return COMPLETE;
      },
      suggestDishes: async () => [],
    };
    const { clock, answer } = asked(deaf);
    await clock.advance(LIMIT_MS);
    expect(await answer.ended).toMatchObject({ reason: 'interrupted' });
  });

  test('leaving is leaving, not a timeout', async () => {
    const { leaving, answer } = asked(createScriptedSource());
    await settle();
    leaving.abort(new Error('left'));
    await expect(answer.ended).rejects.toThrow('left');
  });
});
