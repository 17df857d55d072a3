import { describe, expect, test } from 'vitest';
import type { RateLimiter } from './rate-limiter.ts';

export type RateLimiterCase = {
  readonly name: string;
  readonly create: (pointsPerMinute: number) => RateLimiter;
};

/** What every limiter promises. */
export function describeRateLimiter({ name, create }: RateLimiterCase): void {
  describe(`${name} as a rate limiter`, () => {
    test('lets through what the allowance holds, then says when to come back', async () => {
      const limiter = create(3);
      const taken = [];
      for (let index = 0; index < 4; index += 1) taken.push(await limiter.take('a', 1));
      expect(taken.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, false]);
      const [last] = taken.slice(-1);
      if (last === undefined || last.isAllowed) throw new Error('allowed');
      expect(last.retryAfterSeconds).toBeGreaterThanOrEqual(1);
      expect(last.retryAfterSeconds).toBeLessThanOrEqual(60);
      expect(Number.isInteger(last.retryAfterSeconds)).toBe(true);
    });

    test('a heavier take uses more of the allowance', async () => {
      const limiter = create(3);
      expect((await limiter.take('a', 2)).isAllowed).toBe(true);
      expect((await limiter.take('a', 2)).isAllowed).toBe(false);
    });

    test('one key does not touch another', async () => {
      const limiter = create(1);
      await limiter.take('a', 5);
      expect((await limiter.take('b', 1)).isAllowed).toBe(true);
    });

    test('of many at the same moment no more than the allowance pass', async () => {
      const limiter = create(10);
      const taken = await Promise.all(Array.from({ length: 50 }, () => limiter.take('a', 1)));
      expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
    });
  });
}
