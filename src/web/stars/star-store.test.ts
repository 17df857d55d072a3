import { describe, expect, test } from 'vitest';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage, fillUp, type FakeStorage } from '../fixtures/fake-storage.ts';
import { createSlowTabs } from '../fixtures/slow-tabs.ts';
import { mergeSetting } from '../settings/backup-keys.ts';
import type { WriteFailure } from '../storage/browser-storage.ts';
import { STARS_KEY } from '../storage/storage-keys.ts';
import { createStarStore } from './star-store.ts';
import { hasStar, readStarredDishes } from './starred-dishes.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];

function open(storage: FakeStorage, startTime = 1_000) {
  const failures: WriteFailure[] = [];
  let time = startTime;
  const clock = { now: () => (time += 1), setTimer: () => () => {} };
  const stars = createStarStore({ storage, clock, onFailure: (one) => failures.push(one) });
  return { ...describeStars(stars), failures };
}

function describeStars(stars: ReturnType<typeof createStarStore>) {
  const names = () =>
    readStarredDishes(stars.getState().marks).map(({ dish: { foodName } }) => foodName);
  const has = (dish: Dish) => hasStar(stars.getState().marks, dishIdentity(dish));
  const toggle = (dish: Dish) => (has(dish) ? stars.unstar(dishIdentity(dish)) : stars.star(dish));
  return { stars, names, has, toggle };
}

describe('a star', () => {
  test('keeps the whole dish on this device, newest first', () => {
    const storage = createFakeStorage();
    const { toggle, names, has } = open(storage);
    toggle(soto);
    toggle(rendang);
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
    expect(has(soto)).toBe(true);
    const [, again] = readStarredDishes(open(storage).stars.getState().marks);
    expect(again?.dish).toEqual(soto);
  });

  test('exists once, however often the same dish is shown', () => {
    const { toggle, names, has } = open(createFakeStorage());
    toggle(soto);
    const sameInAnotherAnswer = structuredClone({ ...soto, description: 'Lain' });
    expect(has(sameInAnotherAnswer)).toBe(true);
    toggle(sameInAnotherAnswer);
    expect(names()).toEqual([]);
  });

  test('that was removed stays removed, and can be set again', () => {
    const storage = createFakeStorage();
    const { toggle } = open(storage);
    toggle(soto);
    toggle(soto);
    expect(open(storage).names()).toEqual([]);
    open(storage).toggle(soto);
    expect(open(storage).names()).toEqual([soto.foodName]);
  });

  test('is reported if the browser has no room, and nothing has changed', () => {
    const storage = createFakeStorage();
    const { toggle, names, failures } = open(storage);
    toggle(soto);
    fillUp(storage);
    toggle(rendang);
    expect(failures).toEqual(['full']);
    expect(names()).toEqual([soto.foodName]);
    toggle(soto);
    expect(names()).toEqual([]);
  });

  test('is reported if the browser refuses', () => {
    const storage = createFakeStorage();
    storage.isBlocked = true;
    const { toggle, names, failures } = open(storage);
    toggle(soto);
    expect(failures).toEqual(['blocked']);
    expect(names()).toEqual([]);
  });
});

describe('damaged text', () => {
  test('is set aside when the next dish is starred, never thrown away', () => {
    const storage = createFakeStorage({ [STARS_KEY]: '{"soto":{"at":1,"dish":{"foodNa' });
    const { toggle, names } = open(storage);
    expect(names()).toEqual([]);
    toggle(rendang);
    expect(storage.stored.get(`${STARS_KEY}Damaged`)).toBe('{"soto":{"at":1,"dish":{"foodNa');
    expect(open(storage).names()).toEqual([rendang.foodName]);
  });

  test('stays in place if there is no room to set it aside', () => {
    const storage = createFakeStorage({ [STARS_KEY]: '[1,2' });
    fillUp(storage);
    const { toggle, failures } = open(storage);
    toggle(rendang);
    expect(failures).toEqual(['full']);
    expect(storage.stored.get(STARS_KEY)).toBe('[1,2');
  });

  test.each([['null'], ['7'], ['{"dish":{}}'], ['{"dish":{"description":"tanpa nama"}}']])(
    'of one dish, %s, leaves the others and is still there after the next star',
    (entry) => {
      const good = JSON.stringify({ at: 5, dish: soto });
      const storage = createFakeStorage({ [STARS_KEY]: `{"rusak":${entry},"soto":${good}}` });
      const { toggle, names } = open(storage);
      expect(names()).toEqual([soto.foodName]);
      toggle(rendang);
      expect(names()).toEqual([rendang.foodName, soto.foodName]);
      expect(storage.stored.get(STARS_KEY)).toContain(`"rusak":${entry}`);
    },
  );

  // The last one cannot even be counted up by one.
  test.each([9e12, 1e300])('from a clock that was wrong can still be removed: %d', (at) => {
    const stored = { [dishIdentity(soto)]: { at, dish: soto } };
    const storage = createFakeStorage({ [STARS_KEY]: JSON.stringify(stored) });
    open(storage).toggle(soto);
    expect(open(storage).names()).toEqual([]);
  });
});

describe('two tabs', () => {
  function openBrowser() {
    const tabs = createSlowTabs();
    let time = 1_000;
    const clock = { now: () => (time += 1), setTimer: () => () => {} };
    const openTab = () => {
      const tab = tabs.open();
      const stars = createStarStore({ storage: tab.storage, clock, onFailure: () => {} });
      tab.onStorage = stars.follow;
      return { tab, ...describeStars(stars) };
    };
    const comeToRest = () => {
      while (tabs.deliver());
    };
    const onDisk = () =>
      readStarredDishes(new Map(Object.entries(JSON.parse(tabs.disk.get(STARS_KEY) ?? '{}')))).map(
        ({ dish: { foodName } }) => foodName,
      );
    return { openTab, comeToRest, onDisk };
  }
  const both = [soto.foodName, rendang.foodName].toSorted();

  test('that star at the same moment lose nothing, and both show both', () => {
    const { openTab, comeToRest, onDisk } = openBrowser();
    const [left, right] = [openTab(), openTab()];
    left.toggle(soto);
    right.toggle(rendang);
    comeToRest();
    for (const names of [onDisk(), left.names(), right.names()]) {
      expect(names.toSorted()).toEqual(both);
    }
  });

  test('lose nothing if one is closed right after', () => {
    const { openTab, comeToRest, onDisk } = openBrowser();
    const [left, right] = [openTab(), openTab()];
    left.toggle(soto);
    right.toggle(rendang);
    left.tab.isClosed = true;
    comeToRest();
    expect(onDisk().toSorted()).toEqual(both);
  });

  test('do not restore a star that one has removed', () => {
    const { openTab, comeToRest, onDisk } = openBrowser();
    const [left, right] = [openTab(), openTab()];
    left.toggle(soto);
    comeToRest();
    right.toggle(soto);
    left.toggle(rendang);
    comeToRest();
    expect(onDisk()).toEqual([rendang.foodName]);
    expect(left.has(soto)).toBe(false);
  });

  test('leave storage empty that was emptied on purpose', () => {
    const { openTab, comeToRest, onDisk } = openBrowser();
    const [left, right] = [openTab(), openTab()];
    left.toggle(soto);
    comeToRest();
    right.tab.storage.removeItem(STARS_KEY);
    comeToRest();
    expect(onDisk()).toEqual([]);
    expect(left.names()).toEqual([]);
  });
});

test('a thousand removed stars are remembered, and no star is ever forgotten for them', () => {
  const marks = Array.from({ length: 1_200 }, (_, at) => [`lama-${at}`, { at }]);
  const stored = { ...Object.fromEntries(marks), soto: { at: 1, dish: soto } };
  const storage = createFakeStorage({ [STARS_KEY]: JSON.stringify(stored) });
  open(storage, 5_000).toggle(rendang);
  const kept = JSON.parse(storage.stored.get(STARS_KEY) ?? '{}') as Record<string, unknown>;
  expect(Object.keys(kept)).toHaveLength(1_002);
  expect(kept).toHaveProperty('lama-1199');
  expect(kept).not.toHaveProperty('lama-199');
});

describe('a backup', () => {
  const backupOf = (run: (toggle: (dish: Dish) => void) => void, at: number) => {
    const storage = createFakeStorage();
    run(open(storage, at).toggle);
    return storage.stored.get(STARS_KEY) ?? null;
  };
  const restored = (here: string | null, file: string | null) => {
    const merged = mergeSetting(STARS_KEY, here, file ?? '{}') ?? here ?? '{}';
    return open(createFakeStorage({ [STARS_KEY]: merged })).names();
  };

  test('adds stars on another device to those already there', () => {
    const here = backupOf((toggle) => toggle(soto), 1_000);
    const file = backupOf((toggle) => toggle(rendang), 2_000);
    expect(restored(here, file)).toEqual([rendang.foodName, soto.foodName]);
    expect(restored(null, file)).toEqual([rendang.foodName]);
  });

  test('does not restore what was removed after it was made', () => {
    const file = backupOf((toggle) => toggle(soto), 1_000);
    const here = backupOf((toggle) => {
      toggle(soto);
      toggle(soto);
    }, 2_000);
    expect(restored(here, file)).toEqual([]);
  });

  test('loses no star to a mark from a time that cannot be', () => {
    const here = backupOf((toggle) => toggle(soto), 1_000);
    const file = JSON.stringify({ [dishIdentity(soto)]: { at: 1e300 } });
    expect(restored(here, file)).toEqual([soto.foodName]);
  });

  test('includes what was removed later on the other device', () => {
    const here = backupOf((toggle) => toggle(soto), 1_000);
    const file = backupOf((toggle) => {
      toggle(soto);
      toggle(soto);
    }, 2_000);
    expect(restored(here, file)).toEqual([]);
  });
});
