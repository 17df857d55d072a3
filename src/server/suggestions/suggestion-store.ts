import type { Clock } from '#core/outside-world.ts';

/** Most titles kept; the oldest are dropped. Enough for days without repeating a screen. */
export const MAX_POOL_TITLES = 200;

/**
 * The titles that the AI wrote, and whose turn it is to ask for more. Every implementation passes
 * `suggestion-store-contract.ts`.
 */
export interface SuggestionStore {
  /** Each title once, at most {@link MAX_POOL_TITLES}, the newest first. */
  titles(): Promise<readonly string[]>;
  add(titles: readonly string[]): Promise<void>;
  /**
   * Claims the only turn of the next `turnMs`. Of all gateways on the same store one gets it, and
   * none gets another before that time has passed.
   */
  takeTurn(turnMs: number): Promise<boolean>;
  /** No gateway gets a turn for `pauseMs` from now on, whatever was claimed before. */
  pause(pauseMs: number): Promise<void>;
}

/** Titles of one process. */
export function createMemorySuggestionStore(clock: Clock): SuggestionStore {
  let known: readonly string[] = [];
  let nextTurnAtMs = Number.NEGATIVE_INFINITY;
  return {
    titles: async () => known,
    async add(titles) {
      known = [...new Set([...titles, ...known])].slice(0, MAX_POOL_TITLES);
    },
    async takeTurn(turnMs) {
      if (clock.now() < nextTurnAtMs) return false;
      nextTurnAtMs = clock.now() + turnMs;
      return true;
    },
    async pause(pauseMs) {
      nextTurnAtMs = clock.now() + pauseMs;
    },
  };
}
