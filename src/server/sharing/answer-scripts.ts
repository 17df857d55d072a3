import { createHash } from 'node:crypto';
import type { RedisLink } from './redis-link.ts';

/**
 * The Redis scripts of an answer, each atomic. Keys of one answer share the part in braces, which
 * keeps them on one node of a cluster:
 *
 * - the place `{…}:now` holds `R:<id>` while the answer `<id>` is written, and expires with its
 *   producer's lease; or `K:<id>` while it is kept. A place that never expires is not ours and
 *   counts as empty, or it would block its question forever;
 * - the stream `{…}:events:<id>` has one entry `e` for each event;
 * - the mark `{…}:followed:<id>` is there as long as another gateway reads the stream.
 */
export type AnswerKeys = {
  readonly id: string;
  readonly place: string;
  readonly stream: string;
  readonly followed: string;
};

/** The keys of one answer. They contain a hash of the question, not its text. */
export function answerKeys(prefix: string, question: string, id: string): AnswerKeys {
  const digest = createHash('sha256').update(question).digest('base64url').slice(0, 32);
  const base = `${prefix}{${digest}}`;
  return {
    id,
    place: `${base}:now`,
    stream: `${base}:events:${id}`,
    followed: `${base}:followed:${id}`,
  };
}

/** ARGV id, lease ms. Returns what the place now holds, and how long. */
const CLAIM = `
if redis.call('PTTL', KEYS[1]) <= 0 then redis.call('SET', KEYS[1], 'R:' .. ARGV[1], 'PX', ARGV[2]) end
return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/**
 * ARGV id, event, stream life ms, what becomes of the answer: `running`, `over`, or the milliseconds
 * for which it is kept. Returns 0 when the lease is gone.
 */
const WRITE = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('XADD', KEYS[2], '*', 'e', ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
if ARGV[4] == 'running' then return 1 end
if ARGV[4] == 'over' then redis.call('DEL', KEYS[1])
else redis.call('SET', KEYS[1], 'K:' .. ARGV[1], 'PX', ARGV[4]) end
return 1`;

/** ARGV id, lease ms. Returns 1 when somebody follows, 0 when nobody does, -1 without a lease. */
const RENEW = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return -1 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('EXISTS', KEYS[3])`;

/** ARGV id. Without place and stream, followers know that there is no producer. */
const ABANDON = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
return 1`;

/**
 * ARGV id, entry to read after, how long it counts as followed. Returns whether the answer is still
 * being written, and the entries after that one.
 */
const FOLLOW = `
redis.call('SET', KEYS[3], '1', 'PX', ARGV[3])
local isWritten = redis.call('GET', KEYS[1]) == 'R:' .. ARGV[1] and redis.call('PTTL', KEYS[1]) > 0
return {isWritten and 1 or 0, redis.call('XRANGE', KEYS[2], '(' .. ARGV[2], '+')}`;

/** What becomes of an answer with an event: it goes on, is over, or is kept for so long. */
export type Afterwards = 'running' | 'over' | number;

/** The scripts with named arguments. Each throws when Redis is lost. */
export function answerScripts(link: RedisLink, { id, place, stream, followed }: AnswerKeys) {
  const run = (script: string, ...words: readonly (string | number)[]) =>
    link.command('EVAL', script, '3', place, stream, followed, id, ...words.map(String));
  return {
    claim: (leaseMs: number) => run(CLAIM, leaseMs),
    write: (event: string, streamLifeMs: number, afterwards: Afterwards) =>
      run(WRITE, event, streamLifeMs, afterwards),
    renew: (leaseMs: number) => run(RENEW, leaseMs),
    abandon: () => run(ABANDON),
    follow: (after: string, followedMs: number) => run(FOLLOW, after, followedMs),
  };
}
