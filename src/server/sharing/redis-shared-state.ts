import type { Clock } from '#core/outside-world.ts';
import type { Log } from '../log.ts';
import { createRedisAnswerCache } from './redis-answer-cache.ts';
import { createRedisClient } from './redis-client.ts';
import { openRedisLink } from './redis-link.ts';
import { createRedisStore } from './redis-store.ts';
import { createMemoryState, type SharedState } from './shared-state.ts';
import { createStoreOfBoth } from './shared-store.ts';

/** Key version: changes when another gateway version could no longer read what is stored. */
const DEFAULT_PREFIX = 'cobek:2:';

export type RedisStateOptions = {
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly prefix?: string;
  readonly leaseMs?: number;
};

/**
 * What gateways share through Redis. While Redis is lost, each goes on alone in memory and may repeat
 * calls that others have made; none of that is carried over when Redis comes back.
 */
export async function createRedisState({
  url,
  clock,
  log,
  prefix = DEFAULT_PREFIX,
  ...lease
}: RedisStateOptions): Promise<SharedState> {
  const client = await createRedisClient(url);
  const link = await openRedisLink({ client, probeKey: `${prefix}probe`, clock, log });
  const alone = createMemoryState(clock);
  const store = createRedisStore(link, prefix);
  return {
    answers: either(createRedisAnswerCache({ link, clock, prefix, ...lease }), alone.answers),
    common: createStoreOfBoth(store, alone.common),
    perAddress: createStoreOfBoth(store, alone.perAddress),
    redis: () => (link.isUp ? 'up' : 'lost'),
    close: () => link.close(),
  };
}

/** Asks Redis, and falls back to this process's own state on any failure. */
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
