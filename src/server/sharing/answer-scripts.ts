import { createHash } from 'node:crypto';
import type { RedisLink } from './redis-link.ts';

/** An answer that is still written. */
export const RUNNING = 'R';
/** A whole one that is kept for the next who asks. */
export const CACHED = 'K';
/** One that has ended and is kept only for its followers. */
export const OVER = 'O';

/** The first letter of a stored answer. */
export type StoredState = typeof RUNNING | typeof CACHED | typeof OVER;

/** Where the events begin in an answer: after its state and a UUID. */
export const FIRST_EVENT = 37;

/** ARGV id, lease ms. Returns what the answer now holds, and how long it lives. */
const CLAIM = `
if redis.call('PTTL', KEYS[1]) <= 0 or redis.call('GETRANGE', KEYS[1], 0, 0) == '${OVER}' then
  redis.call('SET', KEYS[1], '${RUNNING}' .. ARGV[1], 'PX', ARGV[2])
end
return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/** Returns the state of an answer; empty if there is none. */
const STATE = `
return redis.call('PTTL', KEYS[1]) > 0 and redis.call('GETRANGE', KEYS[1], 0, 0) or ''`;

/** ARGV id, state, events, ttl ms. Returns 0 if the lease is gone, 2 if someone follows, else 1. */
const WRITE = `
if redis.call('GETRANGE', KEYS[1], 0, 36) ~= '${RUNNING}' .. ARGV[1] then return 0 end
redis.call('SETRANGE', KEYS[1], 0, ARGV[2])
redis.call('APPEND', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1 + redis.call('EXISTS', KEYS[2])`;

/** ARGV id, byte to read from, how long it counts as followed. Returns the events from there. */
const FOLLOW = `
redis.call('SET', KEYS[2], '1', 'PX', ARGV[3])
if redis.call('GETRANGE', KEYS[1], 1, 36) ~= ARGV[1] then return false end
return redis.call('PTTL', KEYS[1]) > 0 and redis.call('GETRANGE', KEYS[1], ARGV[2], -1)`;

/**
 * The Redis scripts of one question's answer, each atomic. Each throws when Redis is lost.
 *
 * An answer is one string: its state, the id of its production, and its events as sent. While it is
 * written it expires with its producer's lease. An answer that never expires is not ours and is
 * ignored, or it would block its question forever. A mark beside it exists while another gateway
 * reads. The keys contain a hash of the question, not its text; the braces keep both on one node of
 * a cluster.
 */
export function answerScripts(link: RedisLink, prefix: string, question: string) {
  const digest = createHash('sha256').update(question).digest('base64url').slice(0, 32);
  const answer = `${prefix}{${digest}}`;
  const run = (script: string, ...words: readonly (string | number)[]) =>
    link.command('EVAL', script, '2', answer, `${answer}:followed`, ...words.map(String));
  return {
    claim: (id: string, leaseMs: number) => run(CLAIM, id, leaseMs),
    state: () => run(STATE),
    /** A `ttlMs` of 0 removes the answer. */
    write: (id: string, state: StoredState, events: string, ttlMs: number) =>
      run(WRITE, id, state, events, ttlMs),
    follow: (id: string, from: number, followedMs: number) => run(FOLLOW, id, from, followedMs),
    forget: () => link.command('DEL', answer),
  };
}

export type AnswerScripts = ReturnType<typeof answerScripts>;
