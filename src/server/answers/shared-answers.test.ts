import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '#core/fixtures/manual-clock.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { collectAnswer } from '../fixtures/collect-answer.ts';
import { createMemoryExchange } from '../fixtures/memory-exchange.ts';
import { COMPLETE, createScriptedSource, dishNamed } from '../fixtures/scripted-source.ts';
import { CACHED_ANSWER_MS } from './answer-cache.ts';
import type { AnswerExchange } from './answer-exchange.ts';
import { MAX_ANSWER_MS } from './answer-run.ts';
import { encodeAnswers } from './encoded-source.ts';
import { shareAnswers } from './shared-answers.ts';

/** Any number of gateways on one exchange, each with its own source. */
function createGateways(count: number, exchange: AnswerExchange | undefined, other?: RecipeSource) {
  const clock = createManualClock(1);
  const gateways = Array.from({ length: count }, () => {
    const upstream = createScriptedSource();
    const found: string[] = [];
    const source = shareAnswers({
      source: encodeAnswers(other ?? upstream),
      exchange,
      clock,
      sourceName: 'gemini',
      onFound: (origin) => void found.push(origin),
    });
    const ask = (question: string, fresh = false) => {
      const leaving = new AbortController();
      const answer = collectAnswer(source.findDishes(question, { signal: leaving.signal, fresh }));
      return { ...answer, leave: () => leaving.abort(new Error('left')) };
    };
    return { upstream, found, source, ask };
  });
  return { clock, gateways };
}

function createOneGateway(source?: RecipeSource) {
  const { clock, gateways } = createGateways(1, undefined, source);
  const [gateway] = gateways;
  if (gateway === undefined) throw new Error('no gateway');
  return { clock, ...gateway };
}

describe('shareAnswers', () => {
  test('joining a running answer yields every dish from the first, then live', async () => {
    const { upstream, found, ask } = createOneGateway();
    const first = ask('Soto ayam?');
    await settle();
    upstream.call.dish('Soto 1');
    await settle();
    const second = ask('soto  AYAM');
    await settle();
    expect(second.names).toEqual(['Soto 1']);
    upstream.call.dish('Soto 2');
    await settle();
    expect(first.names).toEqual(['Soto 1', 'Soto 2']);
    expect(second.names).toEqual(['Soto 1', 'Soto 2']);
    upstream.call.end();
    expect(await Promise.all([first.ended, second.ended])).toEqual([COMPLETE, COMPLETE]);
    expect(upstream.calls).toHaveLength(1);
    expect(found).toEqual(['asked', 'shared']);
  });

  test('a thousand visitors with one question are one upstream call', async () => {
    const { upstream, ask } = createOneGateway();
    const visitors = Array.from({ length: 1000 }, () => ask('soto'));
    await settle();
    upstream.call.dish('Soto');
    upstream.call.end();
    const ends = await Promise.all(visitors.map(({ ended }) => ended));
    expect(ends.every(({ complete }) => complete)).toBe(true);
    expect(visitors.every(({ names }) => names.length === 1)).toBe(true);
    expect(upstream.calls).toHaveLength(1);
  });

  test('a finished answer is cached, for an hour and no longer', async () => {
    const { clock, upstream, found, ask } = createOneGateway();
    const first = ask('soto');
    await settle();
    upstream.call.dish('Soto');
    upstream.call.end();
    await first.ended;
    const second = ask('Soto!');
    expect(await second.ended).toEqual(COMPLETE);
    expect(second.names).toEqual(['Soto']);
    expect(upstream.calls).toHaveLength(1);
    expect(found).toEqual(['asked', 'kept']);
    await clock.advance(CACHED_ANSWER_MS + 1);
    ask('soto');
    await settle();
    expect(upstream.calls).toHaveLength(2);
  });

  test('a failure reaches everyone waiting and is not cached', async () => {
    const { upstream, ask } = createOneGateway();
    const visitors = [ask('soto'), ask('soto')];
    await settle();
    upstream.call.fail(new RecipeError('rate-limited', { retryAfterSeconds: 7 }));
    for (const { ended } of visitors) {
      await expect(ended).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: 7 });
    }
    ask('soto');
    await settle();
    expect(upstream.calls).toHaveLength(2);
  });

  test('an interrupted answer reaches everyone waiting and is not cached', async () => {
    const { upstream, ask } = createOneGateway();
    const visitor = ask('soto');
    await settle();
    upstream.call.dish('Soto');
    upstream.call.end({ source: 'gemini', complete: false, reason: 'truncated' });
    expect(await visitor.ended).toMatchObject({ complete: false, reason: 'truncated' });
    ask('soto');
    await settle();
    expect(upstream.calls).toHaveLength(2);
  });

  test('the upstream call ends when the last listener leaves, and not before', async () => {
    const { upstream, ask } = createOneGateway();
    const [first, second] = [ask('soto'), ask('soto')];
    await settle();
    first.leave();
    await settle();
    await expect(first.ended).rejects.toThrow('left');
    expect(upstream.call.isReleased).toBe(false);
    upstream.call.dish('Soto');
    await settle();
    expect(second.names).toEqual(['Soto']);
    second.leave();
    await settle();
    expect(upstream.call.isReleased).toBe(true);
  });

  test('asking again after everyone has left starts over', async () => {
    const { upstream, ask } = createOneGateway();
    const first = ask('soto');
    await settle();
    upstream.call.dish('Soto lama');
    await settle();
    first.leave();
    const second = ask('soto');
    await settle();
    expect(upstream.calls.filter(({ isReleased }) => !isReleased)).toHaveLength(1);
    upstream.call.dish('Soto baru');
    upstream.call.end();
    await second.ended;
    expect(second.names.at(-1)).toBe('Soto baru');
  });

  test('leaving before the first claim is decided leaves nothing running', async () => {
    const { upstream, ask } = createOneGateway();
    const visitor = ask('soto');
    visitor.leave();
    await expect(visitor.ended).rejects.toThrow('left');
    await settle();
    expect(upstream.calls.every(({ isReleased }) => isReleased)).toBe(true);
    ask('soto');
    await settle();
    expect(upstream.call.isReleased).toBe(false);
  });

  test('another version always calls the source, and is neither shared nor cached', async () => {
    const { upstream, ask } = createOneGateway();
    const first = ask('soto');
    await settle();
    upstream.call.dish('Soto lama');
    upstream.call.end();
    await first.ended;
    const fresh = [ask('soto', true), ask('soto', true)];
    await settle();
    expect(upstream.calls).toHaveLength(3);
    expect(upstream.call.options.fresh).toBe(true);
    upstream.calls[1]?.fail(new RecipeError('unavailable'));
    upstream.calls[2]?.dish('Soto baru');
    upstream.calls[2]?.end();
    await expect(fresh[0]?.ended).rejects.toMatchObject({ code: 'unavailable' });
    await fresh[1]?.ended;
    const later = ask('soto');
    await later.ended;
    expect(fresh[1]?.names).toEqual(['Soto baru']);
    expect(later.names).toEqual(['Soto lama']);
  });

  test('different questions run side by side', async () => {
    const { upstream, ask } = createOneGateway();
    const [soto, rawon] = [ask('soto'), ask('rawon')];
    await settle();
    upstream.calls[1]?.dish('Rawon');
    upstream.calls[1]?.end();
    await rawon.ended;
    expect(soto.names).toEqual([]);
    expect(rawon.names).toEqual(['Rawon']);
  });
});

describe('an answer that takes too long', () => {
  test('one in time passes unchanged and leaves no timer', async () => {
    const { clock, upstream, ask } = createOneGateway();
    const { ended } = ask('soto');
    await settle();
    upstream.call.dish('Soto');
    upstream.call.end();
    expect(await ended).toEqual(COMPLETE);
    expect(clock.pendingTimers).toBe(0);
  });

  test('without a dish it is a timeout, and the source is aborted', async () => {
    const { clock, upstream, ask } = createOneGateway();
    const { ended } = ask('soto');
    await clock.advance(MAX_ANSWER_MS);
    await expect(ended).rejects.toMatchObject({ code: 'timeout' });
    expect(upstream.call.isReleased).toBe(true);
  });

  test('after a dish it keeps the dishes, says so and is not cached', async () => {
    const { clock, upstream, ask } = createOneGateway();
    const { names, ended } = ask('soto');
    await settle();
    upstream.call.dish('Soto');
    await clock.advance(MAX_ANSWER_MS);
    expect(await ended).toEqual({ source: 'gemini', complete: false, reason: 'interrupted' });
    expect(names).toEqual(['Soto']);
    expect(upstream.call.isReleased).toBe(true);
    ask('soto');
    await settle();
    expect(upstream.calls).toHaveLength(2);
  });

  test('a source that ignores the signal blocks nobody', async () => {
    const deaf: RecipeSource = {
      async *findDishes() {
        yield dishNamed('Soto');
        await new Promise(() => undefined);
        return COMPLETE;
      },
      suggestDishes: async () => [],
    };
    const { clock, ask } = createOneGateway(deaf);
    const { ended } = ask('soto');
    await clock.advance(MAX_ANSWER_MS);
    expect(await ended).toMatchObject({ reason: 'interrupted' });
  });

  test('leaving does not count as a timeout', async () => {
    const { ask } = createOneGateway();
    const { ended, leave } = ask('soto');
    await settle();
    leave();
    await expect(ended).rejects.toThrow('left');
  });
});

describe('shareAnswers on two gateways', () => {
  const createTwo = (exchange = createMemoryExchange()) => {
    const { clock, gateways } = createGateways(2, exchange);
    const [here, there] = gateways;
    if (here === undefined || there === undefined) throw new Error('no gateways');
    return { clock, here, there };
  };

  test('the same question is one upstream call for both', async () => {
    const { here, there } = createTwo();
    const [first, second] = [here.ask('soto'), there.ask('soto')];
    await settle();
    here.upstream.call.dish('Soto');
    await settle();
    expect(second.names).toEqual(['Soto']);
    here.upstream.call.end();
    expect(await Promise.all([first.ended, second.ended])).toEqual([COMPLETE, COMPLETE]);
    expect(there.upstream.calls).toHaveLength(0);
    expect(there.found).toEqual(['shared']);
  });

  test('a failure is the same for both', async () => {
    const { here, there } = createTwo();
    here.ask('soto');
    const second = there.ask('soto');
    await settle();
    here.upstream.call.fail(new RecipeError('blocked'));
    await expect(second.ended).rejects.toMatchObject({ code: 'blocked' });
  });

  test('a producer continues for the listeners of the other gateway, as long as there are any', async () => {
    const { here, there } = createTwo();
    const [first, second] = [here.ask('soto'), there.ask('soto')];
    await settle();
    first.leave();
    await settle();
    expect(here.upstream.call.isReleased).toBe(false);
    here.upstream.call.dish('Soto');
    await settle();
    expect(second.names).toEqual(['Soto']);
    second.leave();
    await settle();
    expect(here.upstream.call.isReleased).toBe(true);
  });

  test('an answer that only the other gateway listens to also has a time limit', async () => {
    const { clock, here, there } = createTwo();
    const [first, second] = [here.ask('soto'), there.ask('soto')];
    await settle();
    first.leave();
    await clock.advance(MAX_ANSWER_MS);
    await expect(second.ended).rejects.toMatchObject({ code: 'timeout' });
    expect(here.upstream.call.isReleased).toBe(true);
    expect(clock.pendingTimers).toBe(0);
  });

  test('a returning visitor joins the answer still being written for others', async () => {
    const { here, there } = createTwo();
    const [first] = [here.ask('soto'), there.ask('soto')];
    await settle();
    first.leave();
    await settle();
    const again = here.ask('soto');
    await settle();
    here.upstream.call.dish('Soto');
    here.upstream.call.end();
    expect(await again.ended).toEqual(COMPLETE);
    expect(here.upstream.calls).toHaveLength(1);
  });

  test('a listener replaces a producer that gave up before its first dish', async () => {
    const { here, there } = createTwo();
    const first = here.ask('soto');
    await settle();
    first.leave();
    const second = there.ask('soto');
    await settle();
    const calls = [...here.upstream.calls, ...there.upstream.calls];
    const live = calls.filter(({ isReleased }) => !isReleased);
    expect(live).toHaveLength(1);
    live[0]?.dish('Soto');
    live[0]?.end();
    expect(await second.ended).toEqual(COMPLETE);
    expect(second.names).toEqual(['Soto']);
  });

  test('one gateway returns an answer that another cached, until its lifetime ends', async () => {
    const { clock, here, there } = createTwo();
    const first = here.ask('soto');
    await settle();
    here.upstream.call.dish('Soto');
    here.upstream.call.end();
    await first.ended;
    for (const found of [['kept'], ['kept', 'kept']]) {
      const later = there.ask('soto');
      expect(await later.ended).toEqual(COMPLETE);
      expect(later.names).toEqual(['Soto']);
      expect(there.found).toEqual(found);
    }
    expect(there.upstream.calls).toHaveLength(0);
    await clock.advance(CACHED_ANSWER_MS + 1);
    expect(await there.source.hasAnswer('soto')).toBe(true);
  });

  test('if they cannot reach each other, each answers for itself and keeps its own', async () => {
    const lost = async () => {
      throw new Error('lost');
    };
    const { here, there } = createTwo({ claim: lost, has: lost });
    for (const { ask, upstream, source } of [here, there]) {
      expect(await source.hasAnswer('soto')).toBe(false);
      const first = ask('soto');
      await settle();
      upstream.call.dish('Soto');
      upstream.call.end();
      await first.ended;
      expect(await source.hasAnswer('soto')).toBe(true);
      const later = ask('soto');
      expect(await later.ended).toEqual(COMPLETE);
      expect(upstream.calls).toHaveLength(1);
    }
  });

  test('a stand-in answer reaches everyone waiting, and is not cached', async () => {
    const { here, there } = createTwo();
    const asked = [here.ask('soto'), there.ask('soto')];
    await settle();
    here.upstream.call.end({ source: 'collection', complete: true, standIn: true });
    for (const { ended } of asked) expect(await ended).toMatchObject({ standIn: true });
    for (const { source } of [here, there]) expect(await source.hasAnswer('soto')).toBe(false);
  });
});
