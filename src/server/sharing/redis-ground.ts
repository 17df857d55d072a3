import type { Clock } from '#core/outside-world.ts';
import type { AnswerStore } from '../cache/answer-store.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Log } from '../log.ts';
import type { SuggestionStore } from '../suggestions/suggestion-store.ts';
import { createRedisAnswerStore } from './redis-answer-store.ts';
import { createRedisClients } from './redis-client.ts';
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
  const channel = `${prefix}answers`;
  const clients = await createRedisClients(url);
  const link = await openRedisLink({ clients, channel, clock, log });
  const alone = createMemoryGround(clock);
  return {
    answers: eitherAnswers(
      createRedisAnswerStore({ link, clock, prefix, channel, ...lease }),
      alone.answers,
    ),
    suggestions: eitherSuggestions(createRedisSuggestionStore(link, prefix), alone.suggestions),
    spending: spendingOfBoth(createRedisSpendingStore(link, prefix), alone.spending),
    limiter: (name, pointsPerMinute) =>
      eitherLimiter(
        createRedisRateLimiter({ link, keyPrefix: `${prefix}limit:${name}`, pointsPerMinute }),
        alone.limiter(name, pointsPerMinute),
      ),
    state: () => (link.isUp ? 'up' : 'lost'),
    close: () => link.close(),
  };
}

/** Asks Redis; whatever goes wrong there, this gateway has an answer of its own. */
async function either<Value>(
  shared: () => Promise<Value>,
  alone: () => Promise<Value>,
): Promise<Value> {
  try {
    return await shared();
  } catch {
    return await alone();
  }
}

const eitherAnswers = (shared: AnswerStore, alone: AnswerStore): AnswerStore => ({
  claim: (key, options) =>
    either(
      () => shared.claim(key, options),
      () => alone.claim(key, options),
    ),
  has: (key) =>
    either(
      () => shared.has(key),
      () => alone.has(key),
    ),
});

const eitherLimiter = (shared: RateLimiter, alone: RateLimiter): RateLimiter => ({
  take: (key, points) =>
    either(
      () => shared.take(key, points),
      () => alone.take(key, points),
    ),
});

const eitherSuggestions = (shared: SuggestionStore, alone: SuggestionStore): SuggestionStore => ({
  titles: () =>
    either(
      () => shared.titles(),
      () => alone.titles(),
    ),
  add: (titles) =>
    either(
      () => shared.add(titles),
      () => alone.add(titles),
    ),
  takeTurn: (turnMs) =>
    either(
      () => shared.takeTurn(turnMs),
      () => alone.takeTurn(turnMs),
    ),
  pause: (pauseMs) =>
    either(
      () => shared.pause(pauseMs),
      () => alone.pause(pauseMs),
    ),
});
