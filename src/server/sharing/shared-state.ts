import type { Clock } from '#core/outside-world.ts';
import type { AnswerExchange } from '../answers/answer-exchange.ts';
import { createMemoryStore, type SharedStore } from './shared-store.ts';

/** `off`: no Redis is configured. `lost`: it is, and cannot be reached. */
export type RedisState = 'off' | 'up' | 'lost';

/** The state gateways share: in memory for a single process, in Redis for many. */
export type SharedState = {
  /** Absent for a single gateway. */
  readonly answers: AnswerExchange | undefined;
  /** A few entries: titles, sums of money, what all visitors use together. */
  readonly common: SharedStore;
  /** What each address uses, in a separate store, so that a flood of addresses evicts nothing else. */
  readonly perAddress: SharedStore;
  redis(): RedisState;
  close(): Promise<void>;
};

/** Far more than the keys in use. */
const MAX_COMMON_ENTRIES = 100;

/** The state of a single gateway. */
export function createMemoryState(clock: Clock): SharedState {
  return {
    answers: undefined,
    common: createMemoryStore(clock, MAX_COMMON_ENTRIES),
    perAddress: createMemoryStore(clock),
    redis: () => 'off',
    close: async () => undefined,
  };
}
