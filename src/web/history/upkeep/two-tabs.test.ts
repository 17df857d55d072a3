import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createCrashingBrowser, type CrashingTab } from '../../fixtures/crashing-browser.ts';
import { settle } from '../../fixtures/fake-source.ts';
import { openHistory } from '../../fixtures/open-history.ts';
import { createSlowTabs } from '../../fixtures/slow-tabs.ts';
import { ofKeys } from '../../storage/on-storage.ts';
import { DELETED_KEY, HISTORY_KEY, ORIGINS_KEY } from '../../storage/storage-keys.ts';
import type { AnswerOrigin } from '../conversation.ts';
import { HISTORY_KEYS } from '../history-store.ts';
import { createHistoryArchive } from './history-archive.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];
const origin: AnswerOrigin = { source: 'collection', complete: true, route: 'collection' };

// Loaded beforehand, so that a tab is idle when no event is pending.
beforeAll(() => import('./history-upkeep.chunk.ts'));

function openBrowser() {
  const tabs = createSlowTabs();
  let time = 10_000;
  const clock = { now: () => (time += 1), setTimer: () => () => {} };
  const setBack = (ms: number) => {
    time -= ms;
  };
  const open = () => {
    const tab = tabs.open();
    const history = openHistory(tab.storage, { clock });
    void history.refresh();
    tab.onStorage = ofKeys(HISTORY_KEYS, (change) => void history.follow(change));
    const save = (question: string, id?: string) =>
      history.save({ question, response: [soto], origin, ...(id === undefined ? {} : { id }) });
    return {
      tab,
      history,
      save,
      questions: () => history.getState().entries.map(({ question }) => question),
    };
  };
  /** Until no event is pending and neither tab has anything left to restore. */
  const comeToRest = async () => {
    do await settle();
    while (tabs.deliver());
  };
  const stored = (key = HISTORY_KEY) =>
    JSON.parse(tabs.disk.get(key) ?? '{}') as Record<string, [{ question: string }]>;
  const questions = () => Object.values(stored()).map(([{ question }]) => question);
  return { open, deliver: () => tabs.deliver(), comeToRest, setBack, stored, questions };
}

describe('two tabs that save at the same moment', () => {
  test('lose nothing, and both list both answers', async () => {
    const { open, comeToRest, questions } = openBrowser();
    const [left, right] = [open(), open()];
    await Promise.all([left.save('soto'), right.save('rawon')]);
    await comeToRest();
    expect(questions().toSorted()).toEqual(['rawon', 'soto']);
    expect(left.questions().toSorted()).toEqual(['rawon', 'soto']);
    expect(right.questions().toSorted()).toEqual(['rawon', 'soto']);
  });

  test('keep where each answer came from', async () => {
    const { open, comeToRest, stored } = openBrowser();
    const [left, right] = [open(), open()];
    const ids = await Promise.all([left.save('soto'), right.save('rawon')]);
    await comeToRest();
    expect(Object.keys(stored(ORIGINS_KEY)).toSorted()).toEqual(ids.map(String).toSorted());
  });

  test('lose nothing of each other if one is closed right after', async () => {
    const { open, comeToRest, questions } = openBrowser();
    const [left, right] = [open(), open()];
    await Promise.all([left.save('soto'), right.save('rawon')]);
    left.tab.isClosed = true;
    await comeToRest();
    expect(questions().toSorted()).toEqual(['rawon', 'soto']);
  });

  test('keep where an answer came from and when, even if its tab is closed right after', async () => {
    const { open, comeToRest, stored } = openBrowser();
    const [left, right] = [open(), open()];
    const ids = await Promise.all([left.save('soto'), right.save('rawon')]);
    left.tab.isClosed = true;
    await comeToRest();
    expect(Object.keys(stored(ORIGINS_KEY)).toSorted()).toEqual(ids.map(String).toSorted());
  });

  test('lose nothing that one restored if the other overwrites it and is closed', async () => {
    const { open, deliver, comeToRest, questions } = openBrowser();
    const [left, right] = [open(), open()];
    await Promise.all([left.save('soto'), right.save('rawon')]);
    deliver();
    // The right tab has heard of "soto" and restores it.
    await settle();
    // The left tab overwrites it and is closed before it can restore it itself.
    left.tab.onStorage = () => {};
    for (let writes = 0; writes < 2; writes += 1) deliver();
    expect(left.tab.storage.getItem(HISTORY_KEY)).not.toContain('"question":"soto"');
    await left.save('gado');
    left.tab.isClosed = true;
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'rawon', 'soto']);
  });

  test('never drop or move in the list what the other overwrites', async () => {
    const { open, comeToRest } = openBrowser();
    const [left, right] = [open(), open()];
    await left.save('gado');
    await comeToRest();
    await Promise.all([left.save('soto'), right.save('rawon')]);
    for (const { history, questions } of [left, right]) {
      let before = questions();
      history.subscribe(() => {
        expect(questions().filter((question) => before.includes(question))).toEqual(before);
        before = questions();
      });
    }
    await comeToRest();
    expect(left.questions()).toHaveLength(3);
    expect(right.questions()).toEqual(left.questions());
  });

  test('keep the finished answer, not an earlier version', async () => {
    const { open, comeToRest, stored } = openBrowser();
    const [left, right] = [open(), open()];
    const id = await left.save('soto');
    await comeToRest();
    await right.save('rawon');
    await left.history.save({ id: id!, question: 'soto', response: [soto, soto], origin });
    await comeToRest();
    expect(stored()[id!]).toEqual([{ question: 'soto', response: [soto, soto] }]);
  });
});

describe('a conversation deleted in one tab', () => {
  const withTwo = async () => {
    const browser = openBrowser();
    const [left, right] = [browser.open(), browser.open()];
    const id = await left.save('soto');
    await left.save('gado');
    await browser.comeToRest();
    return { ...browser, left, right, id: id! };
  };

  test('stays deleted, even if the other saves at the same moment', async () => {
    const { left, right, id, comeToRest, questions } = await withTwo();
    right.history.remove(id);
    await left.save('rawon');
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'rawon']);
    expect(left.questions()).not.toContain('soto');
  });

  test('stays deleted if the tab that deleted it is closed right after', async () => {
    const { left, right, id, comeToRest, questions } = await withTwo();
    right.history.remove(id);
    await left.save('rawon');
    right.tab.isClosed = true;
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'rawon']);
  });

  test('stays deleted while the other overwrites the deletion, and can be undone', async () => {
    const { open, comeToRest, questions } = openBrowser();
    const [left, right] = [open(), open()];
    await left.save('soto');
    await comeToRest();
    const rawon = await right.save('rawon');
    // The left tab now writes without "rawon", and the right tab hears of that before restoring it.
    await left.save('gado');
    right.tab.storage.setItem(HISTORY_KEY, left.tab.storage.getItem(HISTORY_KEY) ?? '');
    expect(right.history.remove(rawon!)).toBe(true);
    expect(right.questions()).not.toContain('rawon');
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'soto']);
    await right.history.undoRemove();
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'rawon', 'soto']);
  });

  test('is back after "Urungkan", even if the other saves at the same moment', async () => {
    const { left, right, id, comeToRest, questions, stored } = await withTwo();
    right.history.remove(id);
    await comeToRest();
    await left.save('rawon');
    await right.history.undoRemove();
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'rawon', 'soto']);
    expect(Object.values(stored(DELETED_KEY)).filter((mark) => Number(mark) > 0)).toEqual([]);
  });

  test('stays deleted if the other deletes at the same moment and the first is killed', async () => {
    const { left, right, id, comeToRest, questions, stored } = await withTwo();
    const gado = Object.keys(stored()).find((other) => other !== id);
    right.history.remove(id);
    left.history.remove(gado!);
    right.tab.isClosed = true;
    await comeToRest();
    expect(questions()).toEqual([]);
    expect(Object.keys(stored(DELETED_KEY))).toHaveLength(2);
  });

  test('is restored in full if the other deleted a longer version of it', async () => {
    const { left, right, id, comeToRest, stored } = await withTwo();
    await left.history.save({ id, question: 'soto', response: [soto, soto], origin });
    right.history.remove(id);
    left.history.remove(id);
    await right.history.undoRemove();
    await comeToRest();
    expect(stored()[id]).toEqual([{ question: 'soto', response: [soto, soto] }]);
  });

  test('is back after "Urungkan", even if the other deletes at the same moment', async () => {
    const { left, right, id, comeToRest, questions, stored } = await withTwo();
    const gado = Object.keys(stored()).find((other) => other !== id);
    right.history.remove(id);
    await comeToRest();
    left.history.remove(gado!);
    await right.history.undoRemove();
    await comeToRest();
    expect(questions()).toEqual(['soto']);
    expect(left.questions()).toEqual(['soto']);
    expect(right.questions()).toEqual(['soto']);
  });

  test('keeps its date after "Urungkan", even if it was deleted before the date arrived', async () => {
    const { open, deliver, comeToRest } = openBrowser();
    const [left, right] = [open(), open()];
    const id = await left.save('soto');
    left.tab.isClosed = true;
    deliver();
    await settle();
    expect(right.history.getState().entries).toMatchObject([{ id, question: 'soto' }]);
    expect(right.history.getState().entries[0]?.savedAt).toBeUndefined();
    right.history.remove(String(id));
    await comeToRest();
    await right.history.undoRemove();
    await comeToRest();
    expect(right.history.getState().entries).toMatchObject([{ id, savedAt: expect.any(Number) }]);
  });

  test('stays deleted, even if the clock was set back after it was saved', async () => {
    const { open, left, setBack, id, comeToRest, questions } = await withTwo();
    setBack(5_000);
    const later = open();
    later.history.remove(id);
    await comeToRest();
    await left.save('rawon');
    await comeToRest();
    expect(questions().toSorted()).toEqual(['gado', 'rawon']);
  });

  test('stays deleted while the other still writes its answer, which is then saved as a new one', async () => {
    const { left, right, id, comeToRest, questions } = await withTwo();
    right.history.remove(id);
    await comeToRest();
    const newId = await left.save('soto lengkap', id);
    await comeToRest();
    expect(newId).not.toBe(id);
    expect(questions().toSorted()).toEqual(['gado', 'soto lengkap']);
  });
});

test('storage that is cleared on purpose stays empty', async () => {
  const { open, comeToRest, questions } = openBrowser();
  const [left, right] = [open(), open()];
  await left.save('soto');
  await comeToRest();
  right.tab.storage.removeItem(HISTORY_KEY);
  await comeToRest();
  expect(questions()).toEqual([]);
  expect(left.questions()).toEqual([]);
});

test('a long history is read a few times per change of another tab, not once per conversation', async () => {
  const { open, comeToRest } = openBrowser();
  const [left, right] = [open(), open()];
  for (let count = 1; count <= 100; count += 1) await left.save(`soto ${count}`);
  await comeToRest();
  const { storage } = left.tab;
  const read = vi.spyOn(storage, 'getItem');
  await right.save('rawon');
  await comeToRest();
  expect(left.questions()).toHaveLength(101);
  expect(read.mock.calls.length).toBeLessThan(100);
});

test('changes that arrive during others are handled together', async () => {
  const { open, comeToRest } = openBrowser();
  const [left, right] = [open(), open()];
  const changes = Array.from({ length: 50 }, (_, index) => ({
    key: HISTORY_KEY,
    newValue: JSON.stringify({ [`ID${index}`]: [{ question: `soto ${index}`, response: [soto] }] }),
  }));
  let lists = 0;
  const stop = left.history.subscribe(() => (lists += 1));
  await Promise.all(changes.map((change) => left.history.follow(change)));
  stop();
  expect(lists).toBeLessThan(10);
  await comeToRest();
  expect(left.questions()).toHaveLength(50);
  expect(right.questions()).toHaveLength(50);
});

describe('a history that moves to the archive while another tab is open', () => {
  test.each([2, 3, 4, 5, 7])('is one list in its order, each in one place (%i)', async (seed) => {
    let state = seed;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const browser = createCrashingBrowser(random);
    const [busy] = browser.tabs;
    const asked = Array.from({ length: 40 }, (_, index) => `soto ${index}`);
    for (const question of asked) {
      await busy?.history.save({ question, response: [soto], origin });
      // The other tab hears of some of it at once, and of some much later.
      browser.deliver(Math.floor(random() * 6));
      if (random() < 0.5) await browser.pass();
    }
    await browser.comeToRest();
    for (const { history } of browser.tabs) {
      const listed = history.getState().entries.map(({ question }) => question);
      expect(listed.toReversed()).toEqual(asked);
    }
    const stored = JSON.parse(browser.disk.get(HISTORY_KEY) ?? '{}') as object;
    const archive = createHistoryArchive({ now: () => 0, setTimer: () => () => {} });
    expect(await archive.entriesOf(Object.keys(stored))).toEqual([]);
  });

  test('keeps the finished answer that the other wrote meanwhile, before its origin is heard of', async () => {
    const browser = createCrashingBrowser(seededRandom(1));
    const [{ history }] = browser.tabs as [CrashingTab, CrashingTab];
    const id = String(await history.save({ question: 'soto', response: [soto], origin }));
    for (let count = 1; count <= 10; count += 1) {
      await history.save({ question: `soto ${count}`, response: [soto], origin });
    }
    await browser.comeToRest();
    expect(browser.disk.get(HISTORY_KEY)).not.toContain(id);
    const finished = { [id]: [{ question: 'soto', response: [soto, soto] }] };
    await history.follow({ key: HISTORY_KEY, newValue: JSON.stringify(finished) });
    expect(await history.read(id)).toMatchObject({ response: [soto, soto], origin });
  });
});
