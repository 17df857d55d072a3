import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_POOL_TITLES, type SuggestionStore } from './suggestion-store.ts';

export type SuggestionStoreCase = {
  readonly name: string;
  /** Two gateways on the same empty store, and a way to let its time pass. */
  readonly create: () => Promise<{
    readonly one: SuggestionStore;
    readonly other: SuggestionStore;
    readonly pass: (ms: number) => Promise<void>;
    readonly close: () => Promise<void>;
  }>;
};

/** What every suggestion store promises. */
export function describeSuggestionStore({ name, create }: SuggestionStoreCase): void {
  describe(`${name} as a suggestion store`, () => {
    let stores: Awaited<ReturnType<SuggestionStoreCase['create']>>;
    beforeEach(async () => {
      stores = await create();
    });
    afterEach(() => stores.close());

    test('begins empty', async () => {
      expect(await stores.one.titles()).toEqual([]);
    });

    test('titles are known to all, newest first, each once', async () => {
      await stores.one.add(['Soto', 'Rawon']);
      await stores.other.add(['Gudeg', 'Soto']);
      for (const store of [stores.one, stores.other]) {
        expect(await store.titles()).toEqual(['Gudeg', 'Soto', 'Rawon']);
      }
    });

    test('the oldest make room', async () => {
      const titles = Array.from({ length: MAX_POOL_TITLES }, (_, index) => `Soto ${index}`);
      await stores.one.add(titles);
      await stores.one.add(['Rawon']);
      const kept = await stores.other.titles();
      expect(kept).toHaveLength(MAX_POOL_TITLES);
      expect(kept[0]).toBe('Rawon');
      expect(kept).not.toContain(`Soto ${MAX_POOL_TITLES - 1}`);
    });

    test('adding nothing changes nothing', async () => {
      await stores.one.add(['Soto']);
      await stores.one.add([]);
      expect(await stores.one.titles()).toEqual(['Soto']);
    });

    test('of many who ask for the turn one gets it, until its time has passed', async () => {
      const asked = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? stores.one : stores.other).takeTurn(200),
        ),
      );
      expect(asked.filter(Boolean)).toHaveLength(1);
      await stores.pass(200);
      expect(await stores.other.takeTurn(200)).toBe(true);
      expect(await stores.one.takeTurn(200)).toBe(false);
    });

    test('a pause holds everybody back, longer or shorter than the turn before it', async () => {
      await stores.one.takeTurn(60_000);
      await stores.one.pause(200);
      expect(await stores.other.takeTurn(60_000)).toBe(false);
      await stores.pass(200);
      expect(await stores.other.takeTurn(60_000)).toBe(true);
    });
  });
}
