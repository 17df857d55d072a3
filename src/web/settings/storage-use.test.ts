import { beforeEach, describe, expect, test } from 'vitest';
import { installIndexedDb, refuseIndexedDb } from '../fixtures/fake-indexed-db.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createHistoryArchive } from '../history/upkeep/history-archive.ts';
import { measureStorageUse } from './storage-use.chunk.ts';
import { text } from './text.ts';

const clock = { now: () => 1_000, setTimer: () => () => {} };
const stored = [{ question: 'soto', response: [] }];

beforeEach(installIndexedDb);

async function device() {
  const storage = createFakeStorage({
    chatHistory: JSON.stringify({ AAAAA1: stored, AAAAA2: stored, BROKEN: 7 }),
    chatArchived: '1',
    chatDeleted: JSON.stringify({ AAAAA4: 1 }),
  });
  const records = ['AAAAA2', 'AAAAA3', 'AAAAA4'].map((id) => ({ id, value: stored, origin: 0 }));
  await createHistoryArchive(clock).put(records);
  return storage;
}

describe('the storage line in the settings', () => {
  test('counts each answer once, including archived ones but not deleted ones', async () => {
    const storage = await device();
    expect(await measureStorageUse({ storage, clock }, undefined)).toEqual({ answers: 3 });
    refuseIndexedDb();
    expect(await measureStorageUse({ storage, clock }, undefined)).toEqual({ answers: 2 });
  });

  test('adds local storage to the browser’s figure, and works without that figure', async () => {
    const storage = await device();
    const history = storage.stored.get('chatHistory') ?? '';
    const estimate = async () => ({ usage: 5_000_000, quota: 2e9 });
    expect((await measureStorageUse({ storage, clock }, estimate)).bytes).toEqual({
      used: 5_000_000 + history.length,
      quota: 2e9,
    });
    const refuse = () => Promise.reject(new TypeError('no'));
    expect(await measureStorageUse({ storage, clock }, refuse)).toEqual({ answers: 3 });
  });

  test.each([
    [12_300_000, 2_000_000_000, 'Terpakai 12\u00A0MB dari sekitar 2\u00A0GB; 340 jawaban.'],
    [1_260_000, 63_400_000_000, 'Terpakai 1,3\u00A0MB dari sekitar 63\u00A0GB; 340 jawaban.'],
    [300_000, 500_000_000, 'Terpakai kurang dari 1\u00A0MB dari sekitar 500\u00A0MB; 340 jawaban.'],
  ])('reads as words: %i of %i', (used, quota, words) => {
    expect(text.backup.use({ answers: 340, bytes: { used, quota } })).toBe(words);
  });

  test('is a sentence without figures', () => {
    expect(text.backup.use({ answers: 7 })).toBe('7 jawaban tersimpan di perangkat ini.');
  });
});
