import { describe, expect, test } from 'vitest';
import type { SpendingStore } from './daily-budget.ts';

/** What every spending store promises. */
export function describeSpendingStore(name: string, create: () => SpendingStore): void {
  describe(`${name} as a store of sums`, () => {
    test('adds up to the limit and not beyond', async () => {
      const store = create();
      expect(await store.add('today', 600, 1_000)).toBe(true);
      expect(await store.add('today', 401, 1_000)).toBe(false);
      expect(await store.add('today', 400, 1_000)).toBe(true);
      expect(await store.add('today', 1, 1_000)).toBe(false);
    });

    test('takes back what was set aside', async () => {
      const store = create();
      await store.add('today', 1_000, 1_000);
      expect(await store.add('today', -900, 1_000)).toBe(true);
      expect(await store.add('today', 900, 1_000)).toBe(true);
    });

    test('begins every day with nothing', async () => {
      const store = create();
      await store.add('today', 1_000, 1_000);
      expect(await store.add('tomorrow', 1_000, 1_000)).toBe(true);
    });

    test('of many at the same moment no more than the limit pass', async () => {
      const store = create();
      const added = await Promise.all(
        Array.from({ length: 50 }, () => store.add('today', 100, 1_000)),
      );
      expect(added.filter(Boolean)).toHaveLength(10);
    });
  });
}
