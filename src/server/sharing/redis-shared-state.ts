import type { Clock } from '#core/outside-world.ts';
import type { Log } from '../log.ts';
import { createRedisClient } from './redis-client.ts';
import { createRedisExchange } from './redis-exchange.ts';
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
    answers: createRedisExchange({ link, clock, prefix, ...lease }),
    common: createStoreOfBoth(store, alone.common),
    perAddress: createStoreOfBoth(store, alone.perAddress),
    redis: () => (link.isUp ? 'up' : 'lost'),
    close: () => link.close(),
  };
}
