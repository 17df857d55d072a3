import { describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage, fillUp, type FakeStorage } from '../fixtures/fake-storage.ts';
import { HISTORY_KEY, ORIGINS_KEY } from '../storage/storage-keys.ts';
import {
  LINK_ORIGIN,
  OWN_ORIGIN,
  toConversation,
  toEntry,
  type AnswerOrigin,
  type Conversation,
} from './conversation.ts';
import { createHistoryStorage, type HistoryStorage, type Removed } from './history-storage.ts';
import { restoreRecord } from './upkeep/move-records.ts';

const DAMAGED_KEY = 'chatHistoryDamaged';
const [soto, rendang, gado] = SAMPLE_DISHES as readonly [Dish, Dish, Dish];
const origin: AnswerOrigin = { source: 'gemini', model: 'm', complete: true, route: 'own-key' };

const conversation = (id: string, question = id, response: readonly Dish[] = [soto]) =>
  ({ id, question, response }) satisfies Conversation;

/** A history on a stopped clock: it dates its start with 1000, and each save a moment later. */
const openStorage = (storage: FakeStorage) => createHistoryStorage(storage, { now: () => 1_000 });

const stored = (storage: FakeStorage, key = HISTORY_KEY): unknown =>
  JSON.parse(storage.stored.get(key) ?? 'null');

const holding = (map: unknown) => createFakeStorage({ [HISTORY_KEY]: JSON.stringify(map) });

const entry = (question: string, response: readonly unknown[] = [soto]) => [{ question, response }];

const readFrom = (history: HistoryStorage, id: string) => {
  const there = history.record(id);
  return there && toConversation(there);
};

/** Ids and questions. */
const listed = (history: HistoryStorage) =>
  history.read().records.map((each) => [each.id, toConversation(each)?.question]);

const removing = (storage: FakeStorage, id: string) =>
  openStorage(storage).remove(id) as Required<Removed>;

const restore = (history: HistoryStorage, { record, between }: Required<Removed>) =>
  restoreRecord(history, record, between);

describe('the stored shape', () => {
  test('is the contract’s map of id to a one-element list', () => {
    const storage = createFakeStorage();
    openStorage(storage).save(conversation('AB12CD', 'soto', [soto, rendang]));
    expect([...storage.stored.keys()]).toEqual(['chatHistory', 'chatOrigins']);
    expect(storage.stored.get('chatHistory')).toBe(
      JSON.stringify({ AB12CD: [{ question: 'soto', response: [soto, rendang] }] }),
    );
  });

  test('holds nothing of ours: the origin of an answer has its own key', () => {
    const storage = createFakeStorage();
    openStorage(storage).save({ ...conversation('AB12CD', 'soto'), origin });
    expect(stored(storage)).toEqual({ AB12CD: [{ question: 'soto', response: [soto] }] });
    expect(stored(storage, ORIGINS_KEY)).toEqual({ AB12CD: { ...origin, savedAt: 1_001 } });
  });

  test('is read back with its origin and its time', () => {
    const history = openStorage(createFakeStorage());
    history.save({ ...conversation('AB12CD', 'soto', [soto, gado]), origin });
    expect(readFrom(history, 'AB12CD')).toEqual({
      id: 'AB12CD',
      question: 'soto',
      response: [soto, gado],
      origin,
      savedAt: 1_001,
    });
  });

  test('written by another product is read, its dishes in any state, without an origin', () => {
    const foreign = {
      X1: [{ question: 'sate', response: [{ foodName: 'Sate', price: 'Rp 5rb' }] }],
    };
    const read = readFrom(openStorage(holding(foreign)), 'X1');
    expect(read).toMatchObject({ question: 'sate', response: [{ foodName: 'Sate', price: 5000 }] });
    expect(read).toMatchObject({ origin: undefined });
  });
});

describe('the list', () => {
  test('is empty before anything was asked', () => {
    const history = openStorage(createFakeStorage());
    expect(history.read()).toEqual({ records: [] });
    expect(readFrom(history, 'AB12CD')).toBeUndefined();
    expect(history.record('AB12CD')).toBeUndefined();
  });

  test('is oldest first', () => {
    const history = openStorage(createFakeStorage());
    for (const id of ['ZZ0001', 'AA0002', 'MM0003']) history.save(conversation(id, `q ${id}`));
    expect(listed(history)).toEqual([
      ['ZZ0001', 'q ZZ0001'],
      ['AA0002', 'q AA0002'],
      ['MM0003', 'q MM0003'],
    ]);
  });

  test('shows the first dishes of an answer, and the advice of one without', () => {
    const origin = { source: 'collection', complete: true, route: 'collection' } as const;
    const history = openStorage(createFakeStorage());
    history.save({ ...conversation('AA0001', 'soto', [soto]), origin });
    history.save({
      ...conversation('AA0002', 'santan pecah', []),
      origin: { ...origin, note: 'Api kecil.' },
    });
    const entries = history.read().records.map((record) => toEntry(record)?.dishes);
    expect(entries).toEqual([[soto.foodName], ['Api kecil.']]);
  });

  test.each(['null', '', '  ', '{}'])('is empty, not damaged, for the text %j', (text) => {
    const history = openStorage(createFakeStorage({ [HISTORY_KEY]: text }));
    expect(history.read()).toEqual({ records: [] });
  });
});

describe('hostile text', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"}],"X":[{"question":"palsu',
    '\u2028 \u202e 🍲',
    '__proto__',
    '${7*7}',
  ];

  test.each(hostile)('is stored and read unchanged: %j', (text) => {
    const history = openStorage(createFakeStorage());
    const dish = { ...soto, foodName: text, description: `(${text})` };
    history.save(conversation('AB12CD', text, [dish]));
    expect(listed(history)).toEqual([['AB12CD', text]]);
    expect(readFrom(history, 'AB12CD')?.response[0]?.description).toBe(`(${text})`);
  });

  test('may even hold what no document can: it stays as stored', () => {
    const storage = createFakeStorage();
    const question = '\u0000\u0007 \ud800';
    openStorage(storage).save(conversation('AB12CD', question));
    expect(listed(openStorage(storage))).toEqual([['AB12CD', question]]);
    expect(stored(storage)).toEqual({ AB12CD: entry(question) });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'used as an id is an id like any other: %s',
    (id) => {
      const storage = createFakeStorage();
      const history = openStorage(storage);
      expect(history.record(id)).toBeUndefined();
      expect(readFrom(history, id)).toBeUndefined();
      history.save(conversation(id, 'asing'));
      history.save(conversation('AB12CD', 'soto'));
      expect(readFrom(history, id)?.question).toBe('asing');
      expect(listed(history).map(([its]) => its)).toEqual([id, 'AB12CD']);
      const removed = removing(storage, id);
      expect(history.record(id)).toBeUndefined();
      restore(history, removed);
      expect(readFrom(history, id)?.question).toBe('asing');
      expect(({} as { question?: unknown }).question).toBeUndefined();
    },
  );
});

describe('taking out and putting back', () => {
  const three = () => {
    const storage = createFakeStorage();
    const history = openStorage(storage);
    for (const id of ['AAAAA1', 'BBBBB2', 'CCCCC3']) history.save({ ...conversation(id), origin });
    return { storage, history };
  };
  const ids = (storage: FakeStorage) => Object.keys(stored(storage) as object);

  test.each(['AAAAA1', 'BBBBB2', 'CCCCC3'])('restores %s exactly where it was', (id) => {
    const { storage, history } = three();
    const before = new Map(storage.stored);
    restore(history, removing(storage, id));
    expect(storage.stored.get(HISTORY_KEY)).toBe(before.get(HISTORY_KEY));
    expect(readFrom(history, id)?.origin).toEqual(origin);
  });

  test('takes its origin along', () => {
    const { storage } = three();
    removing(storage, 'BBBBB2');
    expect(ids(storage)).toEqual(['AAAAA1', 'CCCCC3']);
    expect(Object.keys(stored(storage, ORIGINS_KEY) as object)).toEqual(['AAAAA1', 'CCCCC3']);
  });

  test('changes nothing for an id that is already gone', () => {
    const { storage, history } = three();
    const before = new Map(storage.stored);
    expect(history.remove('HILANG')).toBe('unknown');
    expect(storage.stored).toEqual(before);
  });

  test('keeps what another tab has saved in the meantime', () => {
    const { storage, history } = three();
    const removed = removing(storage, 'AAAAA1');
    openStorage(storage).save(conversation('DDDDD4'));
    restore(history, removed);
    expect(ids(storage)).toEqual(['AAAAA1', 'BBBBB2', 'CCCCC3', 'DDDDD4']);
  });

  test('restores once, however often it is called', () => {
    const { storage, history } = three();
    const removed = removing(storage, 'BBBBB2');
    restore(history, removed);
    restore(history, removed);
    expect(ids(storage)).toEqual(['AAAAA1', 'BBBBB2', 'CCCCC3']);
  });
});

describe('two tabs on one storage', () => {
  test('lose none of each other’s conversations', () => {
    const storage = createFakeStorage();
    const left = openStorage(storage);
    const right = openStorage(storage);
    left.save(conversation('AAAAA1'));
    right.save(conversation('BBBBB2'));
    left.save(conversation('CCCCC3'));
    right.remove('AAAAA1');
    left.save({ ...conversation('DDDDD4'), origin });
    expect(listed(right).map(([id]) => id)).toEqual(['BBBBB2', 'CCCCC3', 'DDDDD4']);
    expect(left.record('AAAAA1')).toBeUndefined();
    expect(readFrom(right, 'DDDDD4')?.origin).toEqual(origin);
  });
});

describe('a damaged history', () => {
  test.each([
    ['cut off', '{"AAAAA1":[{"question":"so'],
    ['not JSON', 'undefined'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['a string', '"riwayat"'],
  ])('that is %s is reported, and reading leaves it alone', (_, text) => {
    const storage = createFakeStorage({ [HISTORY_KEY]: text });
    const history = openStorage(storage);
    expect(history.read()).toEqual({ records: [], unreadable: text });
    expect(readFrom(history, 'AAAAA1')).toBeUndefined();
    expect(history.record('AAAAA1')).toBeUndefined();
    expect([...storage.stored]).toEqual([[HISTORY_KEY, text]]);
  });

  test('is set aside before something new is saved', () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: '{"AAAAA1":[{"que' });
    expect(openStorage(storage).save(conversation('BBBBB2'))).toBeUndefined();
    expect(storage.stored.get(DAMAGED_KEY)).toBe('{"AAAAA1":[{"que');
    expect(stored(storage)).toEqual({ BBBBB2: entry('BBBBB2') });
  });

  test('is set aside once, beside what was set aside before', () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: 'rusak', [DAMAGED_KEY]: 'lebih dulu' });
    const history = openStorage(storage);
    history.save(conversation('BBBBB2'));
    storage.stored.set(HISTORY_KEY, 'rusak');
    history.save(conversation('CCCCC3'));
    expect(storage.stored.get(DAMAGED_KEY)).toBe('lebih dulu\nrusak');
  });

  test('with damaged entries reads the others, oldest first', () => {
    const history = openStorage(
      holding({
        AAAAA1: entry('soto'),
        BBBBB2: { question: 'bukan daftar', response: [] },
        CCCCC3: [],
        DDDDD4: [{ question: 7, response: [] }],
        EEEEE5: [{ question: 'tanpa jawaban' }],
        FFFFF6: null,
        GGGGG7: entry('rawon'),
      }),
    );
    const { records, unreadable = '' } = history.read();
    expect(records.map(({ id }) => id)).toEqual(['AAAAA1', 'GGGGG7']);
    expect(Object.keys(JSON.parse(unreadable) as object)).toEqual([
      'BBBBB2',
      'CCCCC3',
      'DDDDD4',
      'EEEEE5',
      'FFFFF6',
    ]);
    expect(readFrom(history, 'CCCCC3')).toBeUndefined();
  });

  test('with damaged entries sets only those aside when something is saved', () => {
    const storage = holding({ AAAAA1: entry('soto'), BBBBB2: 'rusak' });
    openStorage(storage).save(conversation('CCCCC3'));
    expect(stored(storage)).toEqual({ AAAAA1: entry('soto'), CCCCC3: entry('CCCCC3') });
    expect(stored(storage, DAMAGED_KEY)).toEqual({ BBBBB2: 'rusak' });
  });

  test('with damaged dishes shows the others', () => {
    const response = [soto, { description: 'tanpa nama' }, null, rendang];
    const history = openStorage(holding({ AAAAA1: entry('soto', response) }));
    expect(readFrom(history, 'AAAAA1')?.response).toEqual([soto, rendang]);
    expect(history.read().unreadable).toBeUndefined();
  });

  test('keeps unreadable dishes when another conversation is saved', () => {
    const response = [soto, { description: 'tanpa nama' }];
    const storage = holding({ AAAAA1: entry('soto', response) });
    openStorage(storage).save(conversation('BBBBB2'));
    expect(stored(storage)).toMatchObject({ AAAAA1: entry('soto', response) });
  });

  test('with damaged origins loses no recipe', () => {
    const storage = createFakeStorage({
      [HISTORY_KEY]: JSON.stringify({ AAAAA1: entry('soto'), BBBBB2: entry('rawon') }),
      [ORIGINS_KEY]: '{"AAAAA1":{"route"',
    });
    const history = openStorage(storage);
    expect(readFrom(history, 'AAAAA1')).toEqual(conversation('AAAAA1', 'soto'));
    history.save({ ...conversation('CCCCC3'), origin });
    expect(readFrom(history, 'CCCCC3')?.origin).toEqual(origin);
  });

  test('of an own recipe says who has written it, also after a newer version has added to it', () => {
    const storage = createFakeStorage();
    openStorage(storage).save({ ...conversation('AAAAA1'), origin: OWN_ORIGIN });
    expect(readFrom(openStorage(storage), 'AAAAA1')?.origin).toEqual(OWN_ORIGIN);
    const value = { source: 'visitor', complete: false, from: 'foto' };
    storage.setItem(ORIGINS_KEY, JSON.stringify({ AAAAA1: value }));
    expect(readFrom(openStorage(storage), 'AAAAA1')?.origin).toEqual(OWN_ORIGIN);
  });

  test('of a dish that came in a link says so', () => {
    const storage = createFakeStorage();
    openStorage(storage).save({ ...conversation('AAAAA1'), origin: LINK_ORIGIN });
    expect(readFrom(openStorage(storage), 'AAAAA1')?.origin).toEqual(LINK_ORIGIN);
  });

  test.each([
    ['without a route', { source: 'gemini', complete: true }],
    ['with an unknown route', { source: 'gemini', complete: true, route: 'sulap' }],
    ['with an unknown source', { source: 'sulap', complete: true, route: 'own-key' }],
    ['that is a text', 'collection'],
  ])('of an origin %s is an unknown origin', (_, value) => {
    const storage = createFakeStorage({
      [HISTORY_KEY]: JSON.stringify({ AAAAA1: entry('soto') }),
      [ORIGINS_KEY]: JSON.stringify({ AAAAA1: value }),
    });
    expect(readFrom(openStorage(storage), 'AAAAA1')).toMatchObject({ origin: undefined });
  });
});

describe('a full disk', () => {
  test('refuses the new conversation and keeps every older one', () => {
    const storage = holding({ AAAAA1: entry('soto') });
    fillUp(storage);
    const before = new Map(storage.stored);
    expect(openStorage(storage).save({ ...conversation('BBBBB2'), origin })).toBe('full');
    expect(storage.stored).toEqual(before);
  });

  test('refuses under any name that browsers use for it', () => {
    const storage = createFakeStorage();
    storage.setItem = () => {
      throw new DOMException('no room', 'NS_ERROR_DOM_QUOTA_REACHED');
    };
    expect(openStorage(storage).save(conversation('BBBBB2'))).toBe('full');
  });

  test('with room for the conversation but not for its origin saves the conversation', () => {
    const storage = createFakeStorage();
    openStorage(storage).save(conversation('AAAAA1'));
    fillUp(storage);
    storage.stored.clear();
    expect(openStorage(storage).save({ ...conversation('AAAAA1'), origin })).toBeUndefined();
    expect(readFrom(openStorage(storage), 'AAAAA1')).toEqual(conversation('AAAAA1'));
  });

  test('lets a conversation be deleted, and its origin with it', () => {
    const storage = createFakeStorage();
    const history = openStorage(storage);
    history.save({ ...conversation('AAAAA1'), origin });
    history.save({ ...conversation('BBBBB2'), origin });
    fillUp(storage);
    expect(history.remove('AAAAA1')).toMatchObject({ id: 'AAAAA1' });
    expect(stored(storage)).toEqual({ BBBBB2: entry('BBBBB2') });
    expect(stored(storage, ORIGINS_KEY)).toEqual({ BBBBB2: { ...origin, savedAt: 1_002 } });
  });

  test('refuses to restore what no longer fits, and says so', () => {
    const storage = holding({ AAAAA1: entry('soto'), BBBBB2: entry('rawon') });
    const removed = removing(storage, 'AAAAA1');
    fillUp(storage);
    expect(restore(openStorage(storage), removed)).toBe('full');
    expect(stored(storage)).toEqual({ BBBBB2: entry('rawon') });
  });

  test('leaves unreadable text in its place when there is no room to set it aside', () => {
    const storage = createFakeStorage({ [HISTORY_KEY]: '{"AAAAA1":[{"question":"soto"' });
    fillUp(storage);
    const before = new Map(storage.stored);
    const history = openStorage(storage);
    expect(history.save(conversation('BBBBB2'))).toBe('full');
    expect(storage.stored).toEqual(before);
  });

  test('still lets a conversation be deleted when a damaged one cannot be set aside', () => {
    const storage = holding({ AAAAA1: entry('soto'), BBBBB2: 'rusak', CCCCC3: entry('rawon') });
    fillUp(storage);
    const history = openStorage(storage);
    expect(history.remove('AAAAA1')).toMatchObject({ id: 'AAAAA1' });
    expect(stored(storage)).toEqual({ BBBBB2: 'rusak', CCCCC3: entry('rawon') });
  });
});

describe('storage that the browser blocks', () => {
  test('reads as empty and fails every change as blocked', () => {
    const storage = holding({ AAAAA1: entry('soto') });
    const history = openStorage(storage);
    const removed = removing(storage, 'AAAAA1');
    storage.isBlocked = true;
    expect(history.read()).toEqual({ records: [] });
    expect(readFrom(history, 'AAAAA1')).toBeUndefined();
    expect(history.record('AAAAA1')).toBeUndefined();
    expect(history.save({ ...conversation('BBBBB2'), origin })).toBe('blocked');
    expect(restore(history, removed)).toBe('blocked');
  });
});
