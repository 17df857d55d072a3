import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';
import { describeRateLimiter } from './rate-limiter-contract.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describeRateLimiter({
  name: 'memory',
  create: (pointsPerMinute) => createMemoryRateLimiter({ pointsPerMinute }),
});

describe('createMemoryRateLimiter', () => {
  test('after a minute the allowance is whole again', async () => {
    const limiter = createMemoryRateLimiter({ pointsPerMinute: 1 });
    await limiter.take('a', 1);
    expect(await limiter.take('a', 1)).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    vi.advanceTimersByTime(59_000);
    expect(await limiter.take('a', 1)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    vi.advanceTimersByTime(1_000);
    expect((await limiter.take('a', 1)).isAllowed).toBe(true);
  });

  test('a flood of addresses shares one allowance and harms nobody known', async () => {
    const limiter = createMemoryRateLimiter({ pointsPerMinute: 2, maxTrackedKeys: 2 });
    await limiter.take('known', 1);
    await limiter.take('also known', 1);
    for (let index = 0; index < 5; index += 1) await limiter.take(`flood ${index}`, 1);
    expect((await limiter.take('flood 99', 1)).isAllowed).toBe(false);
    expect((await limiter.take('known', 1)).isAllowed).toBe(true);
  });

  test('addresses of the last minute make room for new ones', async () => {
    const limiter = createMemoryRateLimiter({ pointsPerMinute: 1, maxTrackedKeys: 1 });
    await limiter.take('a', 1);
    await limiter.take('b', 1);
    expect((await limiter.take('c', 1)).isAllowed).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect((await limiter.take('d', 1)).isAllowed).toBe(true);
    expect((await limiter.take('d', 1)).isAllowed).toBe(false);
  });
});
