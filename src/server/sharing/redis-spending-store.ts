import type { SpendingStore } from '../limits/daily-budget.ts';
import type { RedisLink } from './redis-link.ts';

/** Longer than the day a sum belongs to. */
const SUM_LIFE_MS = 2 * 24 * 60 * 60 * 1000;

/** KEYS sum; ARGV amount, most, life ms. */
const ADD = `
local sum = tonumber(redis.call('GET', KEYS[1]) or '0') + tonumber(ARGV[1])
if sum > tonumber(ARGV[2]) then return 0 end
redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/** Sums shared by all gateways on the same Redis. */
export function createRedisSpendingStore(link: RedisLink, prefix: string): SpendingStore {
  return {
    async add(name, microdollars, most) {
      const words = [microdollars, most, SUM_LIFE_MS].map(String);
      return (await link.command('EVAL', ADD, '1', `${prefix}spent:${name}`, ...words)) === 1;
    },
  };
}

/**
 * The shared sum together with this gateway's own: a Redis that is lost, or comes back empty, must
 * not open a second budget.
 */
export function spendingOfBoth(shared: SpendingStore, own: SpendingStore): SpendingStore {
  return {
    async add(name, microdollars, most) {
      if (!(await own.add(name, microdollars, most))) return false;
      try {
        if (await shared.add(name, microdollars, most)) return true;
      } catch {
        return true;
      }
      await own.add(name, -microdollars, Number.MAX_SAFE_INTEGER);
      return false;
    },
  };
}
