import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SharedStore } from './shared-store.ts';

type SharedStoreCase = {
  readonly name: string;
  /** Two gateways on the same empty store, and a way to let its time pass. */
  readonly create: () => Promise<{
    readonly one: SharedStore;
    readonly other: SharedStore;
    readonly pass: (ms: number) => Promise<void>;
  }>;
};

const TTL_MS = 30_000;

/** What every shared store promises. */
export function describeSharedStore({ name, create }: SharedStoreCase): void {
  describe(`${name} as a shared store`, () => {
    let stores: Awaited<ReturnType<SharedStoreCase['create']>>;
    beforeEach(async () => {
      stores = await create();
    });
    afterEach(() => stores.pass(0));

    test('a value is visible to all gateways until it expires', async () => {
      const { one, other, pass } = stores;
      expect(await one.get('titles')).toBeUndefined();
      await one.set('titles', 'Soto, sambal "terasi"', TTL_MS);
      expect(await other.get('titles')).toBe('Soto, sambal "terasi"');
      await pass(TTL_MS);
      expect(await other.get('titles')).toBeUndefined();
    });

    test('of many who set a new value only one succeeds, until it expires', async () => {
      const { one, other, pass } = stores;
      const isSet = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? one : other).setIfNew('turn', '1', TTL_MS),
        ),
      );
      expect(isSet.filter(Boolean)).toHaveLength(1);
      await pass(TTL_MS);
      expect(await other.setIfNew('turn', '1', TTL_MS)).toBe(true);
      expect(await one.setIfNew('turn', '1', TTL_MS)).toBe(false);
    });

    test('a value that is set again gets a new lifetime, longer or shorter', async () => {
      const { one, other, pass } = stores;
      await one.setIfNew('turn', '1', 60_000);
      await one.set('turn', '1', TTL_MS);
      expect(await other.setIfNew('turn', '1', TTL_MS)).toBe(false);
      await pass(TTL_MS);
      expect(await other.setIfNew('turn', '1', TTL_MS)).toBe(true);
    });

    const limits = { most: 1_000, ttlMs: 60_000 };

    test('adds up to the limit but no further, and says when the sum expires', async () => {
      const { one, other } = stores;
      expect(await one.add('a', 600, limits)).toBeUndefined();
      const waitMs = await other.add('a', 401, limits);
      expect(waitMs).toBeGreaterThan(50_000);
      expect(waitMs).toBeLessThanOrEqual(60_000);
      expect(await one.add('a', 400, limits)).toBeUndefined();
      expect(await one.add('a', 1, limits)).toBeDefined();
      expect(await one.add('b', 1, limits)).toBeUndefined();
    });

    test('a negative amount takes back what was added', async () => {
      const { one, other } = stores;
      await one.add('a', 1_000, limits);
      expect(await one.add('a', -900, limits)).toBeUndefined();
      expect(await other.add('a', 900, limits)).toBeUndefined();
    });

    test('a sum starts from zero when it expires, whatever was added meanwhile', async () => {
      const { one, other, pass } = stores;
      const short = { most: 2, ttlMs: TTL_MS };
      await one.add('a', 1, short);
      await pass(TTL_MS / 2);
      await one.add('a', 1, short);
      expect(await other.add('a', 1, short)).toBeDefined();
      await pass(TTL_MS / 2);
      expect(await other.add('a', 2, short)).toBeUndefined();
    });

    test('of many simultaneous additions no more than the limit is added', async () => {
      const added = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 === 0 ? stores.one : stores.other).add('a', 100, limits),
        ),
      );
      expect(added.filter((waitMs) => waitMs === undefined)).toHaveLength(10);
    });
  });
}
