import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerEvent } from './answer-event.ts';
import { dishEvent, endEvent } from './answer-exchange-contract.ts';

const answerOf = (name: string): readonly AnswerEvent[] => [dishEvent(name), endEvent()];

describe('createAnswerCache', () => {
  test('returns exactly the answer that was cached', () => {
    const cache = createAnswerCache(createManualClock(1));
    const answer = answerOf('Soto');
    cache.set('soto', answer);
    expect(cache.get('soto')).toBe(answer);
    expect(cache.get('rawon')).toBeUndefined();
  });

  test('forgets an answer after its lifetime', async () => {
    const clock = createManualClock(1);
    const cache = createAnswerCache(clock, { ttl: 100 });
    cache.set('soto', answerOf('Soto'));
    await clock.advance(100);
    expect(cache.get('soto')).toBeDefined();
    await clock.advance(1);
    expect(cache.get('soto')).toBeUndefined();
  });

  test('reading an answer does not extend its lifetime', async () => {
    const clock = createManualClock(1);
    const cache = createAnswerCache(clock, { ttl: 100 });
    cache.set('soto', answerOf('Soto'));
    await clock.advance(60);
    cache.get('soto');
    await clock.advance(60);
    expect(cache.get('soto')).toBeUndefined();
  });

  test('evicts the least recently used answer beyond the limit', () => {
    const cache = createAnswerCache(createManualClock(1), { max: 2 });
    cache.set('a', answerOf('A'));
    cache.set('b', answerOf('B'));
    cache.get('a');
    cache.set('c', answerOf('C'));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c']);
  });

  test('beyond the byte limit, evicts only as many answers as necessary', () => {
    const big = answerOf('x'.repeat(3000));
    const cache = createAnswerCache(createManualClock(1), { maxSize: 15_000 });
    cache.set('a', big);
    cache.set('b', big);
    cache.set('c', big);
    expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['b', 'c']);
  });

  test('an answer too large by itself evicts no other', () => {
    const cache = createAnswerCache(createManualClock(1), { maxSize: 10_000 });
    cache.set('a', answerOf('A'));
    cache.set('b', answerOf('x'.repeat(5000)));
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('b')).toBeUndefined();
  });

  test('replacing an answer does not count it twice', () => {
    const big = answerOf('x'.repeat(3000));
    const cache = createAnswerCache(createManualClock(1), { maxSize: 15_000 });
    cache.set('a', big);
    for (let times = 0; times < 5; times += 1) cache.set('b', big);
    expect(cache.get('a')).toBeDefined();
  });
});
