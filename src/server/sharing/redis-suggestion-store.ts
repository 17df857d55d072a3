import * as v from 'valibot';
import { MAX_POOL_TITLES, type SuggestionStore } from '../suggestions/suggestion-store.ts';
import type { RedisLink } from './redis-link.ts';

/** Titles unused for this long expire. */
const TITLES_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Ranks reserved for one `add`; more than titles kept. */
const RANKS_PER_ADD = 1_000;

/** KEYS titles, count of adds; ARGV ranks an add, most titles, life ms, titles. */
const ADD = `
local rank = redis.call('INCR', KEYS[2]) * ARGV[1]
for index = 4, #ARGV do redis.call('ZADD', KEYS[1], rank - index, ARGV[index]) end
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])`;

const TitlesReply = v.array(v.string());

/** One pool and one turn for all gateways on the same Redis. */
export function createRedisSuggestionStore(link: RedisLink, prefix: string): SuggestionStore {
  const base = `${prefix}{suggestions}`;
  const [titlesKey, countKey, turnKey] = [`${base}:titles`, `${base}:adds`, `${base}:turn`];
  return {
    async titles() {
      return v.parse(TitlesReply, await link.command('ZREVRANGE', titlesKey, '0', '-1'));
    },
    async add(titles) {
      const added = [...new Set(titles)].slice(0, MAX_POOL_TITLES);
      if (added.length === 0) return;
      const numbers = [RANKS_PER_ADD, MAX_POOL_TITLES, TITLES_LIFE_MS].map(String);
      await link.command('EVAL', ADD, '2', titlesKey, countKey, ...numbers, ...added);
    },
    async takeTurn(turnMs) {
      return (await link.command('SET', turnKey, '1', 'PX', String(turnMs), 'NX')) === 'OK';
    },
    async pause(pauseMs) {
      await link.command('SET', turnKey, '1', 'PX', String(pauseMs));
    },
  };
}
