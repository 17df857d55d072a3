import type { Clock } from '#core/outside-world.ts';
import type { Log } from '../log.ts';
import { createRedisAnswerCache } from './redis-answer-cache.ts';
import { createRedisClient } from './redis-client.ts';
import { openRedisLink } from './redis-link.ts';
import { createRedisRateLimiter } from './redis-rate-limiter.ts';
import { createRedisSpendingStore, spendingOfBoth } from './redis-spending-store.ts';
import { createRedisSuggestionStore } from './redis-suggestion-store.ts';
import { createMemoryGround, type SharedGround } from './shared-ground.ts';

/** Changes when what is stored can no longer be read by another version of the gateway. */
const DEFAULT_PREFIX = 'cobek:1:';

export type RedisGroundOptions = {
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly prefix?: string;
  readonly leaseMs?: number;
};

/**
 * The common ground of many gateways. While Redis is lost each goes on alone, in memory, at the cost
 * of calls that others have made already; nothing of that is carried over when it comes back.
 */
export async function createRedisGround({
  url,
  clock,
  log,
  prefix = DEFAULT_PREFIX,
  ...lease
}: RedisGroundOptions): Promise<SharedGround> {
  const client = await createRedisClient(url);
  const link = await openRedisLink({ client, probeKey: `${prefix}probe`, clock, log });
  const alone = createMemoryGround(clock);
  return {
    answers: either(createRedisAnswerCache({ link, clock, prefix, ...lease }), alone.answers),
    suggestions: either(createRedisSuggestionStore(link, prefix), alone.suggestions),
    spending: spendingOfBoth(createRedisSpendingStore(link, prefix), alone.spending),
    limiter: (name, pointsPerMinute) =>
      either(
        createRedisRateLimiter({ link, keyPrefix: `${prefix}limit:${name}`, pointsPerMinute }),
        alone.limiter(name, pointsPerMinute),
      ),
    state: () => (link.isUp ? 'up' : 'lost'),
    close: () => link.close(),
  };
}

/** Asks Redis; whatever goes wrong there, this gateway has an answer of its own. */
function either<Store extends object>(shared: Store, alone: Store): Store {
  return new Proxy(alone, {
    get:
      (_, name) =>
      async (...words: readonly unknown[]) => {
        const ask = (store: Store) =>
          (store[name as keyof Store] as (...given: readonly unknown[]) => unknown)(...words);
        try {
          return await ask(shared);
        } catch {
          return await ask(alone);
        }
      },
  });
}
