import { RateLimiterRedis } from 'rate-limiter-flexible';
import { MINUTE_S, permissionOf, type RateLimiter } from '../limits/rate-limiter.ts';
import type { RedisLink } from './redis-link.ts';

export type RedisRateLimiterOptions = {
  readonly link: RedisLink;
  /** Separates this limit's counts from everything else in Redis. */
  readonly keyPrefix: string;
  readonly pointsPerMinute: number;
};

type EvalOptions = { readonly keys: readonly string[]; readonly arguments: readonly string[] };

/** Counts shared by all gateways on the same Redis. */
export function createRedisRateLimiter({
  link,
  keyPrefix,
  pointsPerMinute,
}: RedisRateLimiterOptions): RateLimiter {
  const limiter = new RateLimiterRedis({
    // The only command needed to take a point, over a link with a time limit.
    storeClient: {
      eval: (script: string, { keys, arguments: words }: EvalOptions) =>
        link.command('EVAL', script, String(keys.length), ...keys, ...words),
    },
    useRedisPackage: true,
    keyPrefix,
    points: pointsPerMinute,
    duration: MINUTE_S,
  });
  return { take: (key, points) => permissionOf(limiter.consume(key, points)) };
}
