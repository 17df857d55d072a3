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

/** `off`: there is nothing beside this process. `lost`: there is, and it cannot be reached now. */
export type GroundState = 'off' | 'up' | 'lost';

/** All that gateways have in common: one process by itself, or many with Redis between them. */
export type SharedGround = {
  readonly answers: AnswerCache;
  readonly suggestions: SuggestionStore;
  readonly spending: SpendingStore;
  /** @param name tells this limit's counts from those of another. */
  limiter(name: string, pointsPerMinute: number): RateLimiter;
  state(): GroundState;
  close(): Promise<void>;
};

/** The ground of a gateway that stands alone. */
export function createMemoryGround(clock: Clock): SharedGround {
  return {
    answers: createLocalAnswerCache(createKeptAnswers(clock)),
    suggestions: createMemorySuggestionStore(clock),
    spending: createMemorySpendingStore(),
    limiter: (_, pointsPerMinute) => createMemoryRateLimiter({ pointsPerMinute }),
    state: () => 'off',
    close: async () => undefined,
  };
}
