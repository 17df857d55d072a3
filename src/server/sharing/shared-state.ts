import type { Clock } from '#core/outside-world.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { createKeptAnswers } from '../cache/kept-answers.ts';
import { createLocalAnswerCache } from '../cache/local-answer-cache.ts';
import { createMemorySpendingStore, type SpendingStore } from '../limits/daily-budget.ts';
import { createMemoryRateLimiter } from '../limits/memory-rate-limiter.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import {
  createMemorySuggestionStore,
  type SuggestionStore,
} from '../suggestions/suggestion-store.ts';

/** `off`: no Redis is configured. `lost`: it is, and cannot be reached. */
export type RedisState = 'off' | 'up' | 'lost';

/** The state gateways share: in memory for a single process, in Redis for many. */
export type SharedState = {
  readonly answers: AnswerCache;
  readonly suggestions: SuggestionStore;
  readonly spending: SpendingStore;
  /** @param name separates this limit's counts from other limits'. */
  limiter(name: string, pointsPerMinute: number): RateLimiter;
  redis(): RedisState;
  close(): Promise<void>;
};

/** The state of a single gateway. */
export function createMemoryState(clock: Clock): SharedState {
  return {
    answers: createLocalAnswerCache(createKeptAnswers(clock)),
    suggestions: createMemorySuggestionStore(clock),
    spending: createMemorySpendingStore(),
    limiter: (_, pointsPerMinute) => createMemoryRateLimiter({ pointsPerMinute }),
    redis: () => 'off',
    close: async () => undefined,
  };
}
