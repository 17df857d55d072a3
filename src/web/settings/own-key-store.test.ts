import { describe, expect, test } from 'vitest';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { settle } from '../fixtures/fake-source.ts';
import { createFakeStorage, fillUp } from '../fixtures/fake-storage.ts';
import { GEMINI_KEY } from '../storage/storage-keys.ts';
import { readOwnKey } from './key-storage.ts';
import { createOwnKeyStore } from './own-key-store.ts';

type Check = {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly pass: (model: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

function open(initial: Readonly<Record<string, string>> = {}) {
  const storage = createFakeStorage(initial);
  const checks: Check[] = [];
  const store = createOwnKeyStore(
    storage,
    (key, signal) =>
      new Promise((resolve, reject) => {
        checks.push({
          key,
          signal,
          pass: (model) => {
            resolve(model);
            return settle();
          },
          fail: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
  );
  const check = () => store.getState().check;
  return { store, storage, checks, check };
}

describe('saving a key', () => {
  test('stores it under its name, trimmed, and says that it works', async () => {
    const { store, storage, checks, check } = open();
    const saving = store.saveKey('  kunci-rahasia\n');
    expect(store.getState()).toMatchObject({ hasKey: false, check: { status: 'checking' } });
    expect(checks.map(({ key }) => key)).toEqual(['kunci-rahasia']);
    await checks[0]?.pass('gemini-uji');
    await saving;
    expect([...storage.stored]).toEqual([['geminiApiKey', 'kunci-rahasia']]);
    expect(store.getState().hasKey).toBe(true);
    expect(check()).toEqual({ status: 'works', model: 'gemini-uji' });
  });

  test.each([
    [new RecipeError('key-rejected'), 'key-rejected'],
    [new RecipeError('quota-exhausted'), 'quota-exhausted'],
    [new TypeError('Failed to fetch'), 'network'],
  ])('that does not work says why, and keeps the one from before: %s', async (error, code) => {
    const { store, storage, checks, check } = open({ [GEMINI_KEY]: 'lama' });
    const saving = store.saveKey('kunci');
    await checks[0]?.fail(error);
    await saving;
    expect(check()).toEqual({ status: 'failed', code });
    expect(readOwnKey(storage)).toBe('lama');
  });

  test.each(['', ' \n\t '])(
    'of nothing (%j) asks for a key and keeps the old one',
    async (typed) => {
      const { store, storage, checks, check } = open({ [GEMINI_KEY]: 'lama' });
      await store.saveKey(typed);
      expect(check()).toEqual({ status: 'empty' });
      expect(checks).toEqual([]);
      expect(readOwnKey(storage)).toBe('lama');
      expect(store.getState().hasKey).toBe(true);
    },
  );

  test('reports that the browser stores nothing', async () => {
    const { store, storage, checks, check } = open();
    storage.isBlocked = true;
    const saving = store.saveKey('kunci');
    await checks[0]?.pass('gemini-uji');
    await saving;
    expect(check()).toEqual({ status: 'not-stored' });
    expect(store.getState().hasKey).toBe(false);
  });

  test('keeps the old one if there is no room', async () => {
    const { store, storage, checks, check } = open({ [GEMINI_KEY]: 'lama' });
    fillUp(storage);
    const saving = store.saveKey('kunci-yang-lebih-panjang');
    await checks[0]?.pass('gemini-uji');
    await saving;
    expect(check()).toEqual({ status: 'not-stored' });
    expect(readOwnKey(storage)).toBe('lama');
  });

  test('again replaces the running check, whose result is ignored', async () => {
    const { store, storage, checks, check } = open();
    const saving = [store.saveKey('satu'), store.saveKey('dua')];
    expect(checks.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await checks[0]?.fail(new RecipeError('key-rejected'));
    expect(check()).toEqual({ status: 'checking' });
    await checks[1]?.pass('gemini-uji');
    await Promise.all(saving);
    expect(check()).toEqual({ status: 'works', model: 'gemini-uji' });
    expect(readOwnKey(storage)).toBe('dua');
  });
});

describe('removing the key', () => {
  test('removes it from the browser', () => {
    const { store, storage, check } = open({ [GEMINI_KEY]: 'lama' });
    expect(store.getState().hasKey).toBe(true);
    store.removeKey();
    expect(storage.stored.size).toBe(0);
    expect(store.getState().hasKey).toBe(false);
    expect(check()).toEqual({ status: 'removed' });
  });

  test('while it is checked ends the check', async () => {
    const { store, checks, check } = open();
    const saving = store.saveKey('kunci');
    store.removeKey();
    expect(checks[0]?.signal.aborted).toBe(true);
    await checks[0]?.pass('gemini-uji');
    await saving;
    expect(check()).toEqual({ status: 'removed' });
  });

  test('that the browser refuses to remove is never reported as removed', () => {
    const { store, storage, check } = open({ [GEMINI_KEY]: 'lama' });
    storage.isBlocked = true;
    expect(() => store.removeKey()).not.toThrow();
    expect(check().status).not.toBe('removed');
  });
});

test('a check that is stopped shows no late result', async () => {
  const { store, checks, check, storage } = open();
  const saving = store.saveKey('kunci');
  store.stop();
  expect(checks[0]?.signal.aborted).toBe(true);
  await checks[0]?.pass('gemini-uji');
  await saving;
  expect(check()).toEqual({ status: 'checking' });
  expect(readOwnKey(storage)).toBeUndefined();
});

test('begins with what is stored, and with nothing if the browser refuses storage', () => {
  const { store } = open({ [GEMINI_KEY]: 'kunci' });
  expect(store.getState()).toEqual({ hasKey: true, check: { status: 'none' } });
  const blocked = createFakeStorage();
  blocked.isBlocked = true;
  const other = createOwnKeyStore(blocked, () => Promise.resolve('gemini-uji'));
  expect(other.getState().hasKey).toBe(false);
});

test('the key is in no state that a component or a log could show', async () => {
  const { store, checks } = open();
  const seen: string[] = [];
  store.subscribe((state) => void seen.push(JSON.stringify(state)));
  const saving = store.saveKey('kunci-rahasia');
  await checks[0]?.fail(new RecipeError('key-rejected'));
  await saving;
  store.removeKey();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.join()).not.toContain('kunci-rahasia');
});

describe('the stored key', () => {
  test.each([
    ['kunci', 'kunci'],
    ['  kunci \n', 'kunci'],
    ['', undefined],
    ['   ', undefined],
  ])('%j is read as %j', (value, expected) => {
    expect(readOwnKey(createFakeStorage({ [GEMINI_KEY]: value }))).toBe(expected);
  });

  test('is absent if there is none, or if the browser refuses to read', () => {
    const storage = createFakeStorage();
    expect(readOwnKey(storage)).toBeUndefined();
    storage.isBlocked = true;
    expect(readOwnKey(storage)).toBeUndefined();
  });
});
