import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createMemoryStore } from '../sharing/shared-store.ts';
import { createSuggestionStore, MAX_POOL_TITLES } from './suggestion-store.ts';

function createStores() {
  const clock = createManualClock(1);
  const shared = createMemoryStore(clock);
  return {
    clock,
    shared,
    one: createSuggestionStore(shared),
    other: createSuggestionStore(shared),
  };
}

describe('createSuggestionStore', () => {
  test('all gateways see the titles, newest first, each once', async () => {
    const { one, other } = createStores();
    expect(await one.titles()).toEqual([]);
    await one.add(['Soto', 'Rawon']);
    await other.add(['Gudeg', 'Soto']);
    for (const store of [one, other]) {
      expect(await store.titles()).toEqual(['Gudeg', 'Soto', 'Rawon']);
    }
  });

  test('the oldest make room', async () => {
    const { one, other } = createStores();
    const titles = Array.from({ length: MAX_POOL_TITLES }, (_, index) => `Soto ${index}`);
    await one.add(titles);
    await one.add(['Rawon']);
    const kept = await other.titles();
    expect(kept).toHaveLength(MAX_POOL_TITLES);
    expect(kept[0]).toBe('Rawon');
    expect(kept).not.toContain(`Soto ${MAX_POOL_TITLES - 1}`);
  });

  test('unreadable stored titles are ignored', async () => {
    const { one, shared } = createStores();
    for (const damaged of ['{"a":1}', '[1]', 'Soto']) {
      await shared.set('suggestions:titles', damaged, 60_000);
      expect(await one.titles()).toEqual([]);
    }
  });

  test('one gateway gets the turn, and a pause applies to all of them', async () => {
    const { clock, one, other } = createStores();
    expect(await one.takeTurn(60_000)).toBe(true);
    expect(await other.takeTurn(60_000)).toBe(false);
    await one.pause(200);
    expect(await other.takeTurn(60_000)).toBe(false);
    await clock.advance(200);
    expect(await other.takeTurn(60_000)).toBe(true);
  });
});
