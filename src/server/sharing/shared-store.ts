import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/outside-world.ts';

/**
 * Values and sums that expire, for one gateway or for all that share a Redis. Every implementation
 * passes `shared-store-contract.ts`.
 */
export interface SharedStore {
  get(key: string): Promise<string | undefined>;
  /** Sets a value for `ttlMs`, whatever was there. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /**
   * Sets a value for `ttlMs` unless there is one: of many who try at once, only one succeeds.
   *
   * @returns whether it was set.
   */
  setIfNew(key: string, value: string, ttlMs: number): Promise<boolean>;
  /**
   * Adds a whole amount, possibly negative, to a sum. The first amount sets the sum's lifetime.
   *
   * @returns `undefined` if added; else, since the sum would exceed `most` and is unchanged, the
   * milliseconds until it expires, at least 1.
   */
  add(key: string, amount: number, limits: SumLimits): Promise<number | undefined>;
}

type SumLimits = { readonly most: number; readonly ttlMs: number };

/** Most entries of one process; the least recently used are evicted first. */
const MAX_STORED_ENTRIES = 50_000;

/** The store of one process. */
export function createMemoryStore(clock: Clock, max = MAX_STORED_ENTRIES): SharedStore {
  const values = new LRUCache<string, string>({ max, ttlResolution: 0, perf: clock });
  // The library still returns an entry in the millisecond it expires.
  const ttlOf = (ttlMs: number) => Math.max(1, ttlMs - 1);
  return {
    get: async (key) => values.get(key),
    async set(key, value, ttlMs) {
      values.set(key, value, { ttl: ttlOf(ttlMs) });
    },
    async setIfNew(key, value, ttlMs) {
      if (values.has(key)) return false;
      values.set(key, value, { ttl: ttlOf(ttlMs) });
      return true;
    },
    async add(key, amount, { most, ttlMs }) {
      const before = values.get(key);
      const sum = Number(before ?? 0) + amount;
      if (sum > most) return values.getRemainingTTL(key) + 1;
      values.set(key, String(sum), { ttl: ttlOf(ttlMs), noUpdateTTL: before !== undefined });
      return undefined;
    },
  };
}

/**
 * The shared store, with a local one to fall back on. An amount is added to both sums, so that
 * losing Redis, or getting it back empty, grants nobody a second allowance.
 */
export function withLocalFallback(shared: SharedStore, local: SharedStore): SharedStore {
  return {
    get: (key) => shared.get(key).catch(() => local.get(key)),
    set: (...entry) => shared.set(...entry).catch(() => local.set(...entry)),
    setIfNew: (...entry) => shared.setIfNew(...entry).catch(() => local.setIfNew(...entry)),
    async add(key, amount, limits) {
      const localWaitMs = await local.add(key, amount, limits);
      if (localWaitMs !== undefined) return localWaitMs;
      const waitMs = await shared.add(key, amount, limits).catch(() => undefined);
      if (waitMs !== undefined) await local.add(key, -amount, limits);
      return waitMs;
    },
  };
}
