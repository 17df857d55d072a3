import { describe, expect, test } from 'vitest';
import { createFakeStorage, fillUp } from '../../fixtures/fake-storage.ts';
import { HISTORY_KEY } from '../../storage/storage-keys.ts';
import { createHistoryStorage } from '../history-storage.ts';
import { storeRescued } from './store-rescued.ts';

const DAMAGED_KEY = 'chatHistoryDamaged';
const REST = 'xxxxxxxxxxxxxxxxxxxx';

const entry = (question: string) => [{ question, response: [] }];
const record = (id: string, question = id) => ({ id, value: entry(question), origin: undefined });
const written = (...ids: readonly string[]) =>
  JSON.stringify(Object.fromEntries(ids.map((id) => [id, entry(id)])));

function holding(text: string, isArchiveOpen = true) {
  const fake = createFakeStorage({ [HISTORY_KEY]: text });
  const storage = createHistoryStorage(fake, { now: () => 1_000 });
  const archived: string[] = [];
  const archive = {
    keepDamaged: async (damaged: string) => {
      if (!isArchiveOpen) throw new DOMException('The operation is insecure', 'SecurityError');
      archived.push(damaged);
    },
  };
  return { fake, stores: { storage, archive }, storage, archived };
}

describe('what was rescued', () => {
  test('replaces the unreadable text, which is kept beside it', async () => {
    const { fake, stores, archived } = holding('{"AAAAA1":…');
    await storeRescued(stores, '{"AAAAA1":…', { records: [record('AAAAA1')], rest: '…' });
    expect(fake.stored.get(HISTORY_KEY)).toBe(written('AAAAA1'));
    expect(fake.stored.get(DAMAGED_KEY)).toBe('{"AAAAA1":…');
    expect(archived).toEqual([]);
  });

  test('comes before what was asked in the meantime, and never overwrites it', async () => {
    const { stores, storage } = holding('rusak');
    storage.save({ id: 'BBBBB2', question: 'baru', response: [] });
    const records = [record('AAAAA1'), record('BBBBB2', 'lama')];
    await storeRescued(stores, 'rusak', { records, rest: '' });
    expect([...storage.stored.readOrEmpty()]).toEqual([
      ['AAAAA1', entry('AAAAA1')],
      ['BBBBB2', entry('baru')],
    ]);
  });

  test('leaves the damaged text to the archive if there is no room beside it', async () => {
    const damaged = `${written('AAAAA1')}${REST}`;
    const { fake, stores, archived } = holding(damaged);
    fillUp(fake);
    await storeRescued(stores, damaged, { records: [record('AAAAA1')], rest: REST });
    expect([...fake.stored]).toEqual([[HISTORY_KEY, written('AAAAA1')]]);
    expect(archived).toEqual([damaged]);
  });

  test('leaves beside it what was not read if there is neither room nor an archive', async () => {
    const damaged = `${written('AAAAA1', 'BBBBB2')}${REST}`;
    const { fake, stores } = holding(damaged, false);
    fillUp(fake);
    await storeRescued(stores, damaged, { records: [record('AAAAA1')], rest: REST });
    expect([...fake.stored]).toEqual([
      [HISTORY_KEY, written('AAAAA1')],
      [DAMAGED_KEY, REST],
    ]);
  });

  test.each([
    ['is full', (fake: ReturnType<typeof createFakeStorage>) => fillUp(fake)],
    [
      'is blocked',
      (fake: ReturnType<typeof createFakeStorage>) => {
        fake.isBlocked = true;
      },
    ],
  ])('changes nothing in a storage that %s', async (_, prepare) => {
    const { fake, stores } = holding('rusak', false);
    prepare(fake);
    await storeRescued(stores, 'rusak', { records: [record('AAAAA1')], rest: 'rusak' });
    expect([...fake.stored]).toEqual([[HISTORY_KEY, 'rusak']]);
  });
});
