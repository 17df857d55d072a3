import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { CACHED_ANSWER_MS, createAnswerCache } from './answer-cache.ts';
import type { AnswerEvent } from './answer-event.ts';
import { dishEvent, endEvent } from './answer-exchange-contract.ts';

const answerOf = (name: string): readonly AnswerEvent[] => [dishEvent(name), endEvent()];

/** The cache holds 64 of these. */
const MEBIBYTE = 1024 * 1024;
const answerOfMebibytes = (count: number): readonly AnswerEvent[] => [
  { type: 'dish', dish: new Uint8Array(count * MEBIBYTE) },
  endEvent(),
];

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
    const cache = createAnswerCache(clock);
    cache.set('soto', answerOf('Soto'));
    await clock.advance(CACHED_ANSWER_MS);
    expect(cache.get('soto')).toBeDefined();
    await clock.advance(1);
    expect(cache.get('soto')).toBeUndefined();
  });

  test('reading an answer does not extend its lifetime', async () => {
    const clock = createManualClock(1);
    const cache = createAnswerCache(clock);
    cache.set('soto', answerOf('Soto'));
    await clock.advance(0.6 * CACHED_ANSWER_MS);
    cache.get('soto');
    await clock.advance(0.6 * CACHED_ANSWER_MS);
    expect(cache.get('soto')).toBeUndefined();
  });

  test('evicts the least recently used answer beyond two thousand', () => {
    const cache = createAnswerCache(createManualClock(1));
    const keys = Array.from({ length: 2_000 }, (_, at) => String(at));
    for (const key of keys) cache.set(key, answerOf('Soto'));
    cache.get('0');
    cache.set('new', answerOf('Soto'));
    expect([...keys, 'new'].filter((key) => !cache.has(key))).toEqual(['1']);
  });

  test('beyond the byte limit, evicts only as many answers as necessary', () => {
    const cache = createAnswerCache(createManualClock(1));
    for (const key of ['a', 'b', 'c']) cache.set(key, answerOfMebibytes(25));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['b', 'c']);
  });

  test('an answer too large by itself evicts no other', () => {
    const cache = createAnswerCache(createManualClock(1));
    cache.set('a', answerOf('A'));
    cache.set('b', answerOfMebibytes(65));
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('b')).toBeUndefined();
  });

  test('replacing an answer does not count it twice', () => {
    const big = answerOfMebibytes(25);
    const cache = createAnswerCache(createManualClock(1));
    cache.set('a', big);
    for (let times = 0; times < 5; times += 1) cache.set('b', big);
    expect(cache.get('a')).toBeDefined();
  });
});
