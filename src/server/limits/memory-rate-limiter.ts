import { RateLimiterMemory } from 'rate-limiter-flexible';
import { MINUTE_S, permissionOf, type RateLimiter } from './rate-limiter.ts';

/** Most addresses tracked in one minute; any further ones share one allowance. */
export const MAX_TRACKED_KEYS = 50_000;

const THE_REST = 'the rest';

export type MemoryRateLimiterOptions = {
  readonly pointsPerMinute: number;
  readonly maxTrackedKeys?: number;
};

/** Counts within this process. */
export function createMemoryRateLimiter({
  pointsPerMinute,
  maxTrackedKeys = MAX_TRACKED_KEYS,
}: MemoryRateLimiterOptions): RateLimiter {
  const limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: MINUTE_S });
  const trackedUntil = new Map<string, number>();

  /** Keys start their minutes in map order, so expired ones come first. */
  const forgetOutdated = () => {
    for (const [key, untilMs] of trackedUntil) {
      if (untilMs > Date.now()) return;
      trackedUntil.delete(key);
    }
  };

  const trackedName = (key: string): string => {
    forgetOutdated();
    if (trackedUntil.has(key)) return key;
    if (trackedUntil.size >= maxTrackedKeys) return THE_REST;
    trackedUntil.set(key, Date.now() + MINUTE_S * 1000);
    return key;
  };

  return { take: (key, points) => permissionOf(limiter.consume(trackedName(key), points)) };
}
