import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createMemoryStore } from '../sharing/shared-store.ts';
import { createRateLimiter } from './rate-limiter.ts';

function limiterOf(pointsPerMinute: number) {
  const clock = createManualClock(1);
  const limiter = createRateLimiter(createMemoryStore(clock), 'test', pointsPerMinute);
  return { clock, take: (points: number, ...networks: string[]) => limiter.take(networks, points) };
}

describe('createRateLimiter', () => {
  test('allows as much as the allowance, then says when to come back', async () => {
    const { clock, take } = limiterOf(2);
    expect([await take(1, 'a'), await take(1, 'a')]).toEqual([undefined, undefined]);
    expect(await take(1, 'a')).toBe(60);
    await clock.advance(59_500);
    expect(await take(1, 'a')).toBe(1);
    await clock.advance(500);
    expect(await take(2, 'a')).toBeUndefined();
  });

  test('a heavier take uses more of the allowance, at most all of it', async () => {
    const { take } = limiterOf(3);
    expect(await take(2, 'a')).toBeUndefined();
    expect(await take(2, 'a')).toBeDefined();
    expect(await take(20, 'b')).toBeUndefined();
    expect(await take(1, 'b')).toBeDefined();
  });

  test('the networks around an address hold a few times as much', async () => {
    const { take } = limiterOf(1);
    const household = (name: string) => take(1, `/64 ${name}`, '/56', '/48');
    for (const name of ['a', 'b', 'c', 'd']) expect(await household(name)).toBeUndefined();
    expect(await household('e')).toBeDefined();
    expect(await take(1, '/64 x', 'another /56', '/48')).toBeUndefined();
  });

  test('refusing one address costs the networks around it nothing', async () => {
    const { take } = limiterOf(1);
    for (let times = 0; times < 9; times += 1) await take(1, '/64 greedy', '/56', '/48');
    expect(await take(1, '/64 modest', '/56', '/48')).toBeUndefined();
  });
});
