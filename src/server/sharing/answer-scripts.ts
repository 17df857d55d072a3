/**
 * What Redis does about an answer, each in one step. Keys of one answer share the part in braces, so
 * that a cluster keeps them together:
 *
 * - the place `{…}:now` holds `R:<id>` while the answer `<id>` is written, and expires with its
 *   producer's lease; or `K:<id>` while it is kept. A place that never expires is not of our making,
 *   and counts as empty: nobody would ever be let past it;
 * - the stream `{…}:events:<id>` has one entry `e` an event;
 * - the set `{…}:followers:<id>` has each follower with the time until which it counts.
 */

/** KEYS place; ARGV id, lease ms. Gives what the place holds, or `P` to the one who now produces. */
export const CLAIM = `
local holds = redis.call('GET', KEYS[1])
if holds and redis.call('PTTL', KEYS[1]) > 0 then return holds end
redis.call('SET', KEYS[1], 'R:' .. ARGV[1], 'PX', ARGV[2])
return 'P'`;

/** KEYS place, stream; ARGV id, event, stream life ms, channel. Gives 0 when the lease is gone. */
export const APPEND = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('XADD', KEYS[2], '*', 'e', ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
redis.call('PUBLISH', ARGV[4], ARGV[1])
return 1`;

/** KEYS place, followers; ARGV id, lease ms. Gives the number of followers, or -1 without a lease. */
export const RENEW = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return -1 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local time = redis.call('TIME')
return redis.call('ZCOUNT', KEYS[2], time[1] * 1000 + math.floor(time[2] / 1000), '+inf')`;

/** KEYS place, stream; ARGV id, last event, kept ms or 0, late reading ms, channel. */
export const END = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('XADD', KEYS[2], '*', 'e', ARGV[2])
if ARGV[3] == '0' then
  redis.call('DEL', KEYS[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
else
  redis.call('SET', KEYS[1], 'K:' .. ARGV[1], 'PX', ARGV[3])
  redis.call('PEXPIRE', KEYS[2], ARGV[3] + ARGV[4])
end
redis.call('PUBLISH', ARGV[5], ARGV[1])
return 1`;

/** KEYS place, stream; ARGV id, channel. Followers find neither and know that nobody writes. */
export const ABANDON = `
if redis.call('GET', KEYS[1]) ~= 'R:' .. ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('PUBLISH', ARGV[2], ARGV[1])
return 1`;

/**
 * KEYS place, stream, followers; ARGV id, entry to read after, follower, follower's life ms. Counts
 * the follower, and gives whether the answer is still written and the entries that are new to it.
 */
export const FOLLOW = `
local time = redis.call('TIME')
redis.call('ZADD', KEYS[3], time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[4], ARGV[3])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
local isWritten = 0
if redis.call('GET', KEYS[1]) == 'R:' .. ARGV[1] and redis.call('PTTL', KEYS[1]) > 0 then isWritten = 1 end
return {isWritten, redis.call('XRANGE', KEYS[2], '(' .. ARGV[2], '+')}`;
