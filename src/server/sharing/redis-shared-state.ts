import type { Clock } from '#core/outside-world.ts';
import type { Log } from '../log.ts';
import { createRedisExchange } from './redis-exchange.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';
import { createMemoryState, type SharedState } from './shared-state.ts';
import { withLocalFallback, type SharedStore } from './shared-store.ts';

/** Key version: changes when another gateway version could no longer read what is stored. */
const DEFAULT_PREFIX = 'cobek:3:';

type RedisStateOptions = {
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly prefix?: string;
  readonly leaseMs?: number;
};

/**
 * What gateways share through Redis. While Redis is lost, each goes on alone in memory and may repeat
 * calls of others; none of that is carried over when Redis returns.
 */
export async function createRedisState({
  url,
  clock,
  log,
  prefix = DEFAULT_PREFIX,
  ...lease
}: RedisStateOptions): Promise<SharedState> {
  const link = await openRedisLink({ url, probeKey: `${prefix}probe`, clock, log });
  const alone = createMemoryState(clock);
  const store = createRedisStore(link, prefix);
  return {
    answers: createRedisExchange({ link, clock, prefix, ...lease }),
    common: withLocalFallback(store, alone.common),
    perAddress: withLocalFallback(store, alone.perAddress),
    redis: () => (link.isUp ? 'up' : 'lost'),
    close: () => link.close(),
  };
}

/** KEYS sum; ARGV amount, most, ttl ms. Returns 0 if added, else the sum's remaining ms. */
const ADD = `
local sum = tonumber(redis.call('GET', KEYS[1]) or '0') + tonumber(ARGV[1])
local fits = sum <= tonumber(ARGV[2])
if fits then redis.call('INCRBY', KEYS[1], ARGV[1]) end
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return fits and 0 or math.max(1, redis.call('PTTL', KEYS[1]))`;

/** One store for all gateways on the same Redis. Every call throws while Redis is lost. */
export const createRedisStore = (link: RedisLink, prefix: string): SharedStore => ({
  async get(key) {
    const value = await link.command('GET', prefix + key);
    return typeof value === 'string' ? value : undefined;
  },
  async set(key, value, ttlMs) {
    await link.command('SET', prefix + key, value, 'PX', String(ttlMs));
  },
  async setIfNew(key, value, ttlMs) {
    return (await link.command('SET', prefix + key, value, 'PX', String(ttlMs), 'NX')) === 'OK';
  },
  async add(key, amount, { most, ttlMs }) {
    const words = [amount, most, ttlMs].map(String);
    const waitMs = Number(await link.command('EVAL', ADD, '1', prefix + key, ...words));
    return waitMs === 0 ? undefined : waitMs;
  },
});
