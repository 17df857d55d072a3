import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/outside-world.ts';

/**
 * Values and sums that expire, for one gateway or for all that share a Redis. Every implementation
 * passes `testing/shared-store-contract.ts`.
 */
export interface SharedStore {
  get(key: string): Promise<string | undefined>;
  /**
   * Sets a value for `lifeMs`.
   *
   * @param onlyNew keeps an existing value: of many who set it at once, one succeeds.
   * @returns whether it was set.
   */
  set(key: string, value: string, lifeMs: number, onlyNew?: boolean): Promise<boolean>;
  /**
   * Adds a whole amount, possibly negative, to a sum. The sum lives as long as its first amount says.
   *
   * @returns `undefined` when added; else, since the sum would exceed `most` and stays as it is, the
   * milliseconds until it expires, at least 1.
   */
  add(key: string, amount: number, limits: SumLimits): Promise<number | undefined>;
}

type SumLimits = { readonly most: number; readonly lifeMs: number };

/** Most entries of one process; beyond it, the least recently used are evicted. */
const MAX_STORED_ENTRIES = 50_000;

/** The store of one process. */
export function createMemoryStore(clock: Clock, max = MAX_STORED_ENTRIES): SharedStore {
  const values = new LRUCache<string, string>({ max, ttlResolution: 0, perf: clock });
  // The library still returns an entry in the very millisecond in which it expires.
  const ttlOf = (lifeMs: number) => Math.max(1, lifeMs - 1);
  return {
    get: async (key) => values.get(key),
    async set(key, value, lifeMs, onlyNew = false) {
      if (onlyNew && values.has(key)) return false;
      values.set(key, value, { ttl: ttlOf(lifeMs) });
      return true;
    },
    async add(key, amount, { most, lifeMs }) {
      const before = values.get(key);
      const sum = Number(before ?? 0) + amount;
      if (sum > most) return values.getRemainingTTL(key) + 1;
      values.set(key, String(sum), { ttl: ttlOf(lifeMs), noUpdateTTL: before !== undefined });
      return undefined;
    },
  };
}

/**
 * The store of all gateways, with this one's own beside it for when the shared one cannot be reached.
 * A sum must have room in both: a shared store that is lost, or comes back empty, opens no second
 * allowance.
 */
export function createStoreOfBoth(shared: SharedStore, own: SharedStore): SharedStore {
  return {
    get: (key) => shared.get(key).catch(() => own.get(key)),
    set: (...entry) => shared.set(...entry).catch(() => own.set(...entry)),
    async add(key, amount, limits) {
      const ownWaitMs = await own.add(key, amount, limits);
      if (ownWaitMs !== undefined) return ownWaitMs;
      const waitMs = await shared.add(key, amount, limits).catch(() => undefined);
      if (waitMs !== undefined) await own.add(key, -amount, limits);
      return waitMs;
    },
  };
}
