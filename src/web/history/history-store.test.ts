import { describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { settle } from '../fixtures/fake-source.ts';
import { createFakeStorage, fillUp, type FakeStorage } from '../fixtures/fake-storage.ts';
import { openHistory as openOn } from '../fixtures/open-history.ts';
import { paths } from '../paths.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';
import type { AnswerOrigin } from './conversation.ts';
import { createHistorySearch } from './sidebar/search-history.ts';
import {
  createHistoryUpkeep,
  type HistoryUpkeep,
  type UpkeepParts,
} from './upkeep/history-upkeep.chunk.ts';

const DAMAGED_KEY = 'chatHistoryDamaged';
const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const origin: AnswerOrigin = { source: 'collection', complete: true, route: 'collection' };

/** Draws ids AAAAAA, BBBBBB, CCCCCC … */
function alphabetically() {
  let draws = 0;
  return () => {
    const letter = Math.floor(draws / 6);
    draws += 1;
    return (letter + 0.5) / 36;
  };
}

const block = (storage: FakeStorage) => {
  storage.isBlocked = true;
};

const openHistory = (storage: FakeStorage) => openOn(storage, { random: alphabetically() });

const add = (
  history: ReturnType<typeof openHistory>,
  question: string,
  response: readonly Dish[],
) => history.save({ question, response, origin });

const questions = (history: ReturnType<typeof openHistory>) =>
  history.getState().entries.map(({ question }) => question);

const saved = (storage: FakeStorage) =>
  JSON.parse(storage.stored.get(HISTORY_KEY) ?? '{}') as Record<string, unknown>;

describe('adding', () => {
  test('assigns a new id and lists the question first', async () => {
    const storage = createFakeStorage();
    const history = openHistory(storage);
    expect(await add(history, 'soto', [soto])).toBe('AAAAAA');
    expect(await add(history, 'rendang', [rendang])).toBe('BBBBBB');
    expect(history.getState().entries).toMatchObject([
      { id: 'BBBBBB', question: 'rendang', dishes: [rendang.foodName] },
      { id: 'AAAAAA', question: 'soto', dishes: [soto.foodName] },
    ]);
    expect(await history.read('AAAAAA')).toEqual({
      id: 'AAAAAA',
      question: 'soto',
      response: [soto],
      origin,
      savedAt: expect.any(Number),
    });
  });

  test('never takes an id that another tab has used', async () => {
    const storage = createFakeStorage();
    const [left, right] = [openHistory(storage), openHistory(storage)];
    await add(left, 'dari kiri', [soto]);
    expect(await add(right, 'dari kanan', [soto])).toBe('BBBBBB');
    expect(questions(right)).toEqual(['dari kanan', 'dari kiri']);
  });

  test('orders by position, not by the clock, which may jump', async () => {
    const storage = createFakeStorage();
    let now = Date.UTC(2026, 10, 22);
    const clock = { now: () => now, setTimer: () => () => {} };
    const history = openOn(storage, { random: alphabetically(), clock });
    await add(history, 'hari ini', [soto]);
    now = Date.UTC(1970, 0, 1);
    await add(history, 'jam yang mundur', [soto]);
    now = Date.UTC(2099, 0, 1);
    await add(history, 'jam yang maju', [soto]);
    const asked = ['jam yang maju', 'jam yang mundur', 'hari ini'];
    expect(questions(history)).toEqual(asked);
    now = Date.UTC(2026, 10, 23);
    const later = openOn(storage, { random: alphabetically(), clock });
    await later.refresh();
    expect(questions(later)).toEqual(asked);
  });

  test.each([
    ['full', fillUp],
    ['blocked', block],
  ] as const)('to storage that is %s gives no id and says so', async (problem, spoil) => {
    const storage = createFakeStorage();
    const history = openHistory(storage);
    await add(history, 'soto', [soto]);
    spoil(storage);
    expect(await add(history, 'rendang', [rendang])).toBeUndefined();
    expect(history.problems.at(-1)).toBe(problem);
    expect(questions(history)).toEqual(['soto']);
    history.problems.length = 0;
    expect(history.problems.at(-1)).toBeUndefined();
  });
});

describe('the list', () => {
  test('is read only when asked', async () => {
    const storage = createFakeStorage();
    await add(openHistory(storage), 'soto', [soto]);
    const history = openHistory(storage);
    expect(questions(history)).toEqual([]);
    await history.refresh();
    expect(questions(history)).toEqual(['soto']);
    expect(history.problems.at(-1)).toBeUndefined();
  });

  test('starts as the prerendered page shows it, whatever is stored', async () => {
    const storage = createFakeStorage();
    const history = openHistory(storage);
    await add(history, 'soto', [soto]);
    expect(history.getInitialState().entries).toEqual([]);
  });

  test('follows what another tab did', async () => {
    const storage = createFakeStorage();
    const [left, right] = [openHistory(storage), openHistory(storage)];
    await add(left, 'soto', [soto]);
    await right.refresh();
    expect(right.remove('AAAAAA')).toBe(true);
    await left.refresh();
    expect(questions(left)).toEqual([]);
  });
});

describe('deleting', () => {
  const filled = async () => {
    const storage = createFakeStorage();
    const history = openHistory(storage);
    for (const question of ['satu', 'dua', 'tiga']) await add(history, question, [soto]);
    return { storage, history };
  };

  test('removes the conversation at once', async () => {
    const { storage, history } = await filled();
    expect(history.remove('BBBBBB')).toBe(true);
    expect(questions(history)).toEqual(['tiga', 'satu']);
    expect(Object.keys(saved(storage))).toEqual(['AAAAAA', 'CCCCCC']);
  });

  test('can be undone, to the same place and the same text', async () => {
    const { storage, history } = await filled();
    const before = storage.stored.get(HISTORY_KEY);
    history.remove('BBBBBB');
    await history.undoRemove();
    expect(questions(history)).toEqual(['tiga', 'dua', 'satu']);
    expect(storage.stored.get(HISTORY_KEY)).toBe(before);
    expect((await history.read('BBBBBB'))?.origin).toEqual(origin);
  });

  test('undoes only the last one, and only once', async () => {
    const { history } = await filled();
    history.remove('AAAAAA');
    history.remove('CCCCCC');
    await history.undoRemove();
    await history.undoRemove();
    expect(questions(history)).toEqual(['tiga', 'dua']);
  });

  test('of something already gone leaves nothing to undo', async () => {
    const { history } = await filled();
    history.remove('AAAAAA');
    expect(history.remove('AAAAAA')).toBe(true);
    await history.undoRemove();
    expect(questions(history)).toEqual(['tiga', 'dua']);
  });

  test('reports that the browser refuses', async () => {
    const { storage, history } = await filled();
    storage.isBlocked = true;
    expect(history.remove('AAAAAA')).toBe(false);
    expect(history.problems.at(-1)).toBe('blocked');
    expect(questions(history)).toHaveLength(3);
  });

  test('reports that there is no room to undo, and loses nothing else', async () => {
    const { storage, history } = await filled();
    history.remove('BBBBBB');
    fillUp(storage);
    await history.undoRemove();
    expect(history.problems.at(-1)).toBe('restore-failed');
    expect(questions(history)).toEqual(['tiga', 'satu']);
  });

  test('can still be undone once there is room again', async () => {
    const { storage, history } = await filled();
    history.remove('BBBBBB');
    fillUp(storage);
    await history.undoRemove();
    storage.quota = Number.POSITIVE_INFINITY;
    await history.undoRemove();
    expect(questions(history)).toEqual(['tiga', 'dua', 'satu']);
  });
});

describe('a truncated history', () => {
  const cut = () => {
    const whole = JSON.stringify({
      AAAAA1: [{ question: 'soto', response: [soto] }],
      BBBBB2: [{ question: 'rendang', response: [rendang] }],
      CCCCC3: [{ question: 'gado', response: [soto] }],
    });
    return whole.slice(0, whole.indexOf('"CCCCC3"') + 30);
  };

  /** A store whose rescue code arrives when the test says so. */
  const openSlowly = (storage: FakeStorage) => {
    let arrive = (_error?: Error) => {};
    const loadUpkeep = (parts: UpkeepParts) =>
      new Promise<HistoryUpkeep>((resolve, reject) => {
        arrive = (error) => (error ? reject(error) : resolve(createHistoryUpkeep(parts)));
      });
    const history = openOn(storage, { random: alphabetically(), loadUpkeep });
    const arriveNow = async (error?: Error) => {
      arrive(error);
      // The rescue itself is another chunk that is loaded.
      await import('./upkeep/rescue-history.chunk.ts');
      await settle();
      await settle();
    };
    return { history, arrive: arriveNow };
  };

  test('is rescued as far as possible; the text is set aside and a message says so', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: cut() });
    const history = openHistory(storage);
    await history.refresh();
    expect(history.problems.at(-1)).toBe('damaged');
    await expect.poll(() => questions(history)).toEqual(['rendang', 'soto']);
    expect((await history.read('AAAAA1'))?.response).toEqual([soto]);
    expect(storage.stored.get(DAMAGED_KEY)).toBe(cut());
    expect(history.problems.at(-1)).toBe('damaged');
  });

  test('is rescued once: the next visit reports nothing', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: cut() });
    const first = openSlowly(storage);
    await first.history.refresh();
    await first.arrive();
    const second = openHistory(storage);
    await second.refresh();
    await settle();
    expect(second.problems.at(-1)).toBeUndefined();
    expect(questions(second)).toEqual(['rendang', 'soto']);
  });

  test('that holds nothing readable becomes an empty one', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: 'bukan riwayat' });
    const { history, arrive } = openSlowly(storage);
    await history.refresh();
    await arrive();
    expect(questions(history)).toEqual([]);
    expect(saved(storage)).toEqual({});
    expect(storage.stored.get(DAMAGED_KEY)).toBe('bukan riwayat');
  });

  test('is rescued even if something was asked before the rescue had loaded', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: cut() });
    const { history, arrive } = openSlowly(storage);
    await history.refresh();
    await add(history, 'baru', [soto]);
    await arrive();
    expect(questions(history)).toEqual(['baru', 'rendang', 'soto']);
    expect(storage.stored.get(DAMAGED_KEY)).toBe(cut());
  });

  test('is rescued once by two tabs at the same time', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: cut() });
    const [left, right] = [openSlowly(storage), openSlowly(storage)];
    await left.history.refresh();
    await right.history.refresh();
    await left.arrive();
    await right.arrive();
    expect(questions(left.history)).toEqual(['rendang', 'soto']);
    expect(questions(right.history)).toEqual(['rendang', 'soto']);
    expect(storage.stored.get(DAMAGED_KEY)).toBe(cut());
  });

  test('stays as it is if the rescue does not load, until the next time', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: cut() });
    const { history, arrive } = openSlowly(storage);
    await history.refresh();
    await arrive(new TypeError('Failed to fetch dynamically imported module'));
    expect([...storage.stored]).toEqual([[HISTORY_KEY, cut()]]);
    await history.refresh();
    await arrive();
    expect(questions(history)).toEqual(['rendang', 'soto']);
  });

  test('that takes more than half the room is rescued in place', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: cut() });
    storage.quota = cut().length * 1.5;
    const { history, arrive } = openSlowly(storage);
    await history.refresh();
    await arrive();
    await expect.poll(() => questions(history)).toEqual(['rendang', 'soto']);
    // Only the unread text is set aside.
    expect(storage.stored.get(DAMAGED_KEY)).toContain('"CCCCC3"');
    expect(storage.stored.get(DAMAGED_KEY)).not.toContain('"AAAAA1"');
    expect(await add(history, 'baru', [])).toBeDefined();
  });

  test('that takes more than half the room with nothing readable does not block the history', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: 'x'.repeat(900) });
    storage.quota = 1_000;
    const { history, arrive } = openSlowly(storage);
    await history.refresh();
    await arrive();
    await expect.poll(() => storage.stored.get(DAMAGED_KEY)).toBe('x'.repeat(900));
    expect(saved(storage)).toEqual({});
  });
});

describe('single damaged entries', () => {
  test('are reported and set aside, the others stay', async () => {
    const whole = { AAAAA1: [{ question: 'soto', response: [soto] }], BBBBB2: { rusak: true } };
    const storage = createFakeStorage({ [HISTORY_KEY]: JSON.stringify(whole) });
    const history = openHistory(storage);
    await history.refresh();
    expect(questions(history)).toEqual(['soto']);
    expect(history.problems.at(-1)).toBe('damaged');
    await expect.poll(() => storage.stored.get(DAMAGED_KEY)).toBe('{"BBBBB2":{"rusak":true}}');
    expect(saved(storage)).toEqual({ AAAAA1: whole.AAAAA1 });
  });

  test('include those whose id fits in no address', async () => {
    const entry = [{ question: 'soto', response: [soto] }];
    const storage = createFakeStorage({
      [HISTORY_KEY]: JSON.stringify({ AAAAA1: entry, 'B\ud800': entry }),
    });
    const history = openHistory(storage);
    await history.refresh();
    expect(history.getState().entries.map(({ id }) => paths.conversation(id))).toHaveLength(1);
    await expect.poll(() => Object.keys(saved(storage))).toEqual(['AAAAA1']);
    expect(storage.stored.get(DAMAGED_KEY)).toContain(String.raw`"B\ud800"`);
  });
});

describe('searching the history', () => {
  const entries = ['Soto Ayam', 'es TELER', 'Ayam Taliwang (pedas)', 'kue\u00a0lapis'].map(
    (question, index) => ({ id: String(index), question, dishes: [] }),
  );
  const found = (query: string) =>
    createHistorySearch()(entries, query).map(({ question }) => question);

  test.each([
    ['ayam', ['Soto Ayam', 'Ayam Taliwang (pedas)']],
    ['AYAM', ['Soto Ayam', 'Ayam Taliwang (pedas)']],
    ['to a', ['Soto Ayam']],
    ['Teler', ['es TELER']],
    ['  soto ', ['Soto Ayam']],
    ['(pedas)', ['Ayam Taliwang (pedas)']],
    ['.*', []],
    ['soto taliwang', []],
  ])('finds by any part of the question, in any case: %j', async (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('finds the same when typed letter by letter, and after deleting a letter', () => {
    const search = createHistorySearch();
    const typed = ['a', 'ay', 'aya', 'ayam t', 'ayam', 'am', 'es', 'e', ''];
    for (const query of typed) {
      expect(search(entries, query)).toEqual(createHistorySearch()(entries, query));
    }
    expect(search(entries, 'ayam')).toHaveLength(2);
    expect(search(entries.slice(1), 'ayam t')).toHaveLength(1);
  });

  test.each(['', '   '])('shows everything for an empty search %j', async (query) => {
    expect(createHistorySearch()(entries, query)).toBe(entries);
  });
});
