import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { describeSharedStore } from './shared-store-contract.ts';
import { createMemoryStore, withLocalFallback, type SharedStore } from './shared-store.ts';

const LIMITS = { most: 1_000, ttlMs: 60_000 };

const lost = async () => {
  throw new Error('lost');
};
const LOST: SharedStore = { get: lost, set: lost, setIfNew: lost, add: lost };

const createStore = () => createMemoryStore(createManualClock(1));

describeSharedStore({
  name: 'memory',
  create: async () => {
    const clock = createManualClock(1);
    const store = createMemoryStore(clock);
    return { one: store, other: store, pass: (ms) => clock.advance(ms) };
  },
});

describe('createMemoryStore', () => {
  test('a flood of keys evicts the least recently used, and the rest stay', async () => {
    const store = createMemoryStore(createManualClock(1), 3);
    await store.add('flood 0', 1_000, LIMITS);
    for (let index = 1; index < 9; index += 1) {
      await store.add('known', 100, LIMITS);
      await store.add(`flood ${index}`, 1_000, LIMITS);
    }
    expect(await store.add('known', 300, LIMITS)).toBeDefined();
    expect(await store.add('flood 0', 1_000, LIMITS)).toBeUndefined();
  });
});

describe('withLocalFallback', () => {
  test('a sum is shared by all gateways, and emptying the shared store grants no second allowance', async () => {
    const [shared, emptied] = [createStore(), createStore()];
    const [mine, yours] = [createStore(), createStore()];
    expect(await withLocalFallback(shared, mine).add('today', 700, LIMITS)).toBeUndefined();
    expect(await withLocalFallback(shared, yours).add('today', 700, LIMITS)).toBeDefined();
    expect(await withLocalFallback(emptied, mine).add('today', 700, LIMITS)).toBeDefined();
    expect(await withLocalFallback(emptied, yours).add('today', 700, LIMITS)).toBeUndefined();
  });

  test('continues with its own sums when the shared store is lost', async () => {
    const own = createStore();
    const store = withLocalFallback(LOST, own);
    expect(await store.setIfNew('turn', '1', 1_000)).toBe(true);
    expect(await store.setIfNew('turn', '1', 1_000)).toBe(false);
    expect(await store.get('turn')).toBe('1');
    expect(await store.add('today', 700, LIMITS)).toBeUndefined();
    expect(await store.add('today', 700, LIMITS)).toBeDefined();
  });
});
