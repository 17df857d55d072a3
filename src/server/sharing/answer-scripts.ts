import { createHash } from 'node:crypto';
import type { RedisLink } from './redis-link.ts';

/**
 * The Redis scripts of an answer, each atomic. Keys of one answer share the part in braces, which
 * keeps them on one node of a cluster:
 *
 * - the place `{…}:now` holds `R:<id>` while the answer `<id>` is written, and expires with its
 *   producer's lease; or `K:<id>` while it is cached. A place that never expires is not ours and
 *   counts as empty, or it would block its question for ever;
 * - the stream `{…}:events:<id>` has one entry `e` for each event;
 * - the set `{…}:followers:<id>` has each follower with the time until which it counts.
 */
export type AnswerKeys = {
  readonly id: string;
  readonly place: string;
  readonly stream: string;
  readonly followers: string;
};

/** The keys of one answer. They contain a hash of the question, not its text. */
export function answerKeys(prefix: string, question: string, id: string): AnswerKeys {
  const digest = createHash('sha256').update(question).digest('base64url').slice(0, 32);
  const base = `${prefix}{${digest}}`;
  return {
    id,
    place: `${base}:now`,
    stream: `${base}:events:${id}`,
    followers: `${base}:followers:${id}`,
  };
}

/** ARGV id, lease ms. Returns what the place holds, or `P` if the caller is now the producer. */
const CLAIM = `
local holds = redis.call('GET', KEYS[1])
if holds and redis.call('PTTL', KEYS[1]) > 0 then return holds end
redis.call('SET', KEYS[1], 'R:' .. ARGV[1], 'PX', ARGV[2])
return 'P'`;

/** ARGV id, event, stream life ms. Returns 0 when the lease is gone. */
const APPEND = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('XADD', KEYS[2], '*', 'e', ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1`;

/** ARGV id, lease ms. Returns the number of followers, or -1 without a lease. */
const RENEW = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return -1 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local time = redis.call('TIME')
return redis.call('ZCOUNT', KEYS[3], time[1] * 1000 + math.floor(time[2] / 1000), '+inf')`;

/** ARGV id, last event, kept ms or 0, late reading ms. */
const END = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('XADD', KEYS[2], '*', 'e', ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3] + ARGV[4])
if ARGV[3] == '0' then redis.call('DEL', KEYS[1])
else redis.call('SET', KEYS[1], 'K:' .. ARGV[1], 'PX', ARGV[3]) end
return 1`;

/** ARGV id. Without place and stream, followers know that there is no producer. */
const ABANDON = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
return 1`;

/**
 * ARGV id, entry to read after, follower, follower's life ms. Counts the follower, and returns whether
 * the answer is still being written and the entries that are new to it.
 */
const FOLLOW = `
local time = redis.call('TIME')
redis.call('ZADD', KEYS[3], time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[4], ARGV[3])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
local isWritten = 0
if redis.call('GET', KEYS[1]) == 'R:' .. ARGV[1] and redis.call('PTTL', KEYS[1]) > 0 then isWritten = 1 end
return {isWritten, redis.call('XRANGE', KEYS[2], '(' .. ARGV[2], '+')}`;

/** The scripts with named arguments. Each throws when Redis is lost. */
export function answerScripts(link: RedisLink, { id, place, stream, followers }: AnswerKeys) {
  const run = (script: string, ...words: readonly (string | number)[]) =>
    link.command('EVAL', script, '3', place, stream, followers, id, ...words.map(String));
  return {
    claim: (leaseMs: number) => run(CLAIM, leaseMs),
    append: (event: string, streamLifeMs: number) => run(APPEND, event, streamLifeMs),
    renew: (leaseMs: number) => run(RENEW, leaseMs),
    end: (event: string, keptMs: number, lateReadingMs: number) =>
      run(END, event, keptMs, lateReadingMs),
    abandon: () => run(ABANDON),
    follow: (after: string, follower: string, followerLifeMs: number) =>
      run(FOLLOW, after, follower, followerLifeMs),
  };
}
