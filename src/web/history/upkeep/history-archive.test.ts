import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { installIndexedDb, refuseIndexedDb } from '../../fixtures/fake-indexed-db.ts';
import { createFakeStorage, fillUp, type FakeStorage } from '../../fixtures/fake-storage.ts';
import { openHistory } from '../../fixtures/open-history.ts';
import { HISTORY_KEY } from '../../storage/storage-keys.ts';
import type { AnswerOrigin } from '../conversation.ts';
import { MAX_RECENT_CHARS } from '../history-store.ts';
import { createHistorySearch } from '../sidebar/search-history.ts';
import { createHistoryArchive } from './history-archive.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const origin: AnswerOrigin = { source: 'gemini', complete: true, route: 'own-key' };

/** A third more than local storage holds, so that some must move. */
const MANY = Math.ceil((MAX_RECENT_CHARS / JSON.stringify(soto).length) * 1.3);
const questionOf = (index: number) => `soto nomor ${index}`;
const idOf = (index: number) => `A${String(index).padStart(5, '0')}`;
const newestFirst = Array.from({ length: MANY }, (_, index) => questionOf(MANY - 1 - index));

const historyOfMany = () =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: MANY }, (_, index) => [
        idOf(index),
        [{ question: questionOf(index), response: [index === 0 ? rendang : soto] }],
      ]),
    ),
  );

// Loaded beforehand: a test waits for the archive, not for its code.
beforeAll(() => import('./history-upkeep.chunk.ts'));
beforeEach(installIndexedDb);

const eventually: typeof expect.poll = (actual) => expect.poll(actual, { timeout: 10_000 });

const keptIn = (storage: FakeStorage) =>
  Object.keys(JSON.parse(storage.stored.get(HISTORY_KEY) ?? '{}') as object);

const countArchived = () =>
  createHistoryArchive({ now: () => 0, setTimer: () => () => {} }).count();

const questions = (history: ReturnType<typeof openHistory>) =>
  history.getState().entries.map(({ question }) => question);

/**
 * Opens a page whose local storage holds many conversations, and waits until the oldest have moved.
 */
async function visitWithMany() {
  const storage = createFakeStorage({ [HISTORY_KEY]: historyOfMany() });
  const history = openHistory(storage);
  await history.refresh();
  // It takes more than one move to settle.
  await eventually(() => keptIn(storage).length).toBeLessThan(MANY * 0.6);
  await eventually(() => questions(history).length).toBe(MANY);
  return { storage, history };
}

/** Another visit to the same browser. */
async function visitAgain(storage: FakeStorage) {
  const history = openHistory(storage);
  await history.refresh();
  return history;
}

describe('a history larger than local storage', () => {
  test('moves its oldest conversations to the archive and still shows one list', async () => {
    const { storage, history } = await visitWithMany();
    expect(questions(history)).toEqual(newestFirst);
    expect(keptIn(storage).length).toBeGreaterThan(MANY / 3);
    expect(keptIn(storage).at(-1)).toBe(idOf(MANY - 1));
    expect(keptIn(storage)).not.toContain(idOf(0));
    const later = await visitAgain(storage);
    expect(questions(later)).toEqual(newestFirst);
    expect(createHistorySearch()(later.getState().entries, 'nomor 0')).toMatchObject([
      { id: idOf(0) },
    ]);
  });

  test('opens archived conversations with their dishes', async () => {
    const { storage } = await visitWithMany();
    const history = openHistory(storage);
    expect(await history.read(idOf(0))).toMatchObject({
      question: questionOf(0),
      response: [rendang],
    });
    expect(await history.read('HILANG')).toBeUndefined();
  });

  test('is listed whole even if an archived conversation was opened first', async () => {
    const { storage } = await visitWithMany();
    const history = openHistory(storage);
    await history.read(idOf(0));
    await history.refresh();
    expect(questions(history)).toEqual(newestFirst);
  });

  test('is listed whole as soon as one of two readings ends', async () => {
    const { storage } = await visitWithMany();
    const history = openHistory(storage);
    await Promise.race([history.refresh(), history.refresh()]);
    expect(questions(history)).toEqual(newestFirst);
  });

  test('deletes an archived conversation, and undo restores it in place', async () => {
    const { storage, history } = await visitWithMany();
    expect(history.remove(idOf(1))).toBe(true);
    expect(questions(history)).toEqual(newestFirst.filter((each) => each !== questionOf(1)));
    expect(await history.read(idOf(1))).toBeUndefined();
    await history.undoRemove();
    expect(questions(history)).toEqual(newestFirst);
    history.remove(idOf(1));
    expect(questions(await visitAgain(storage))).toHaveLength(MANY - 1);
    expect(await countArchived()).toBe(MANY - keptIn(storage).length);
    const clock = { now: () => Date.now() + 2 * 60 * 60 * 1000, setTimer: () => () => {} };
    await openHistory(storage, { clock }).refresh();
    await eventually(countArchived).toBe(MANY - 1 - keptIn(storage).length);
  });

  test('has room for the next answer at once', async () => {
    const { storage, history } = await visitWithMany();
    const id = await history.save({ question: 'baru', response: [rendang], origin });
    expect(keptIn(storage).at(-1)).toBe(id);
    expect(questions(await visitAgain(storage))).toEqual(['baru', ...newestFirst]);
  });

  test('is complete, each conversation once, if the browser is killed between archiving and removing', async () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: historyOfMany() });
    const first = openHistory(storage);
    const whole = storage.stored.get(HISTORY_KEY)!;
    const setItem = storage.setItem;
    storage.setItem = (key, value) => {
      if (key === HISTORY_KEY) throw new DOMException('Killed', 'UnknownError');
      setItem(key, value);
    };
    await first.refresh();
    await eventually(() => storage.stored.get('chatArchived')).toBe('1');
    expect(storage.stored.get(HISTORY_KEY)).toBe(whole);
    storage.setItem = setItem;
    const later = await visitAgain(storage);
    expect(questions(later)).toEqual(newestFirst);
    await eventually(() => storage.stored.get(HISTORY_KEY)?.length).toBeLessThan(MAX_RECENT_CHARS);
    expect(questions(await visitAgain(storage))).toEqual(newestFirst);
  });

  test('makes room if there is none, whatever fills the browser', async () => {
    const storage = createFakeStorage({
      [HISTORY_KEY]: JSON.stringify({ [idOf(0)]: [{ question: 'soto', response: [soto] }] }),
      pengisi: 'x'.repeat(1_000),
    });
    storage.quota = 1_100 + JSON.stringify(soto).length;
    const history = openHistory(storage);
    const id = await history.save({ question: 'rendang', response: [rendang, soto], origin });
    expect(id).toBeDefined();
    expect(questions(history)).toEqual(['rendang', 'soto']);
    const later = await visitAgain(storage);
    expect(questions(later)).toEqual(['rendang', 'soto']);
    expect(await later.read(id!)).toMatchObject({ response: [rendang, soto], origin });
  });

  test('is complete if there was not even room to note that an older one had moved', async () => {
    const storage = createFakeStorage({
      [HISTORY_KEY]: JSON.stringify({ [idOf(0)]: [{ question: 'soto', response: [soto] }] }),
    });
    fillUp(storage);
    const history = openHistory(storage);
    await history.save({ question: 'baru', response: [], origin });
    expect(questions(await visitAgain(storage))).toEqual(['baru', 'soto']);
  });
});

describe('an IndexedDB that', () => {
  test('refuses to open leaves everything where it is', async () => {
    refuseIndexedDb();
    const storage = createFakeStorage({ [HISTORY_KEY]: historyOfMany() });
    const history = await visitAgain(storage);
    expect(questions(history)).toEqual(newestFirst);
    expect(await history.save({ question: 'baru', response: [soto], origin })).toBeDefined();
    expect(keptIn(storage)).toHaveLength(MANY + 1);
    expect(history.problems.at(-1)).toBeUndefined();
  });

  test('refuses later says so, and the rest goes on', async () => {
    const { storage } = await visitWithMany();
    refuseIndexedDb();
    const history = await visitAgain(storage);
    expect(history.problems.at(-1)).toBe('archive-closed');
    expect(questions(history)).toHaveLength(keptIn(storage).length);
    history.problems.length = 0;
    expect(await history.read(idOf(0))).toBeUndefined();
    expect(history.problems.at(-1)).toBe('archive-closed');
    expect(await history.save({ question: 'baru', response: [soto], origin })).toBeDefined();
  });

  test('the browser has emptied is reported once', async () => {
    const { storage } = await visitWithMany();
    installIndexedDb();
    const history = await visitAgain(storage);
    expect(history.problems.at(-1)).toBe('archive-lost');
    expect(questions(history)).toHaveLength(keptIn(storage).length);
    expect((await visitAgain(storage)).problems.at(-1)).toBeUndefined();
  });

  test('is deleted under an open page loses only its contents, and keeps what comes later', async () => {
    const { storage, history } = await visitWithMany();
    const recent = keptIn(storage);
    const deleting = indexedDB.deleteDatabase('cobek');
    await new Promise((resolve) => deleting.addEventListener('success', resolve));
    expect(await history.read(idOf(0))).toBeUndefined();
    expect(history.problems.at(-1)).toBe('archive-lost');
    expect(questions(history)).toEqual(newestFirst.slice(0, recent.length));
    const id = await history.save({ question: 'baru', response: [soto], origin });
    expect(keptIn(storage)).toEqual(expect.arrayContaining([...recent.slice(-10), String(id)]));
    const later = await visitAgain(storage);
    await eventually(() => questions(later)[0]).toBe('baru');
    expect(questions(later)).toEqual(expect.arrayContaining(newestFirst.slice(0, 10)));
  });

  test('is taken over by a newer version in another tab is released, and reported as closed', async () => {
    const { storage, history } = await visitWithMany();
    const upgrade = indexedDB.open('cobek', 2);
    await new Promise((resolve, reject) => {
      upgrade.addEventListener('success', resolve);
      upgrade.addEventListener('blocked', () => reject(new Error('This page blocks the upgrade')));
    });
    expect(await history.read(idOf(0))).toBeUndefined();
    expect(history.problems.at(-1)).toBe('archive-closed');
    expect(await history.save({ question: 'baru', response: [soto], origin })).toBeDefined();
    expect(keptIn(storage).length).toBeGreaterThan(1);
    upgrade.result.close();
  });

  test('closes its connection in the background is reopened', async () => {
    const { history } = await visitWithMany();
    const whole = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')!;
    IDBDatabase.prototype.transaction = () => {
      Object.defineProperty(IDBDatabase.prototype, 'transaction', whole);
      throw new DOMException('The connection is closing', 'InvalidStateError');
    };
    expect(await history.read(idOf(0))).toMatchObject({ question: questionOf(0) });
  });
});
