import { beforeEach, describe, expect, test } from 'vitest';
import { installIndexedDb } from '../../fixtures/fake-indexed-db.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { HISTORY_KEY } from '../../storage/storage-keys.ts';
import { createHistoryStorage } from '../history-storage.ts';
import { createArchivedList } from './archived-list.ts';
import { createDishSearch } from './dish-search.ts';
import { createHistoryArchive } from './history-archive.ts';

const clock = { now: () => 1_000, setTimer: () => () => {} };

beforeEach(installIndexedDb);

const dish = (foodName: string, ...ingredients: readonly string[]) => ({
  foodName,
  ingredient: ingredients.map((name) => ({ name, servingSize: '2 sdm' })),
});

const stored = (...response: readonly unknown[]) => [{ question: 'apa saja', response }];

const SOTO = stored(dish('Soto Betawi', 'santan', 'daging sapi'), dish('Es Teler', 'nangka'));
const RAWON = stored(dish('Rawon', 'kluwek', 'Bawang Merah'));

async function open(isArchiveRefused = false) {
  const storage = createHistoryStorage(
    createFakeStorage({ [HISTORY_KEY]: JSON.stringify({ RECENT: RAWON, BROKEN: 7 }) }),
    clock,
  );
  const archive = createHistoryArchive(clock);
  const archived = createArchivedList(storage, archive);
  const put = (id: string, value: unknown) => archived.put([{ id, value, origin: undefined }]);
  await put('ARCHIV', SOTO);
  const refused = { wordsAfter: () => Promise.reject(new DOMException('', 'SecurityError')) };
  const find = createDishSearch({
    storage,
    archive: isArchiveRefused ? refused : archive,
    archived: archived.entries,
  });
  const found = async (query: string) => [...(await find(query))];
  return { storage, put, found };
}

describe('a search in the dishes', () => {
  test.each([
    ['rawon', ['RECENT']],
    ['KLUWEK', ['RECENT']],
    ['bawang merah', ['RECENT']],
    ['merah, baw', ['RECENT']],
    ['soto', ['ARCHIV']],
    ['santan nangka', ['ARCHIV']],
    ['s', ['ARCHIV']],
    ['an', ['ARCHIV', 'RECENT']],
    ['santan kluwek', []],
    ['apa saja', []],
    ['sdm', []],
    [' … ', []],
  ])('finds by names and ingredients, recent and archived: %j', async (query, expected) => {
    const { found } = await open();
    expect(await found(query)).toEqual(expected);
  });

  test('finds what has been archived or changed since the last search', async () => {
    const { storage, put, found } = await open();
    expect(await found('pempek')).toEqual([]);
    await put('LATER1', stored(dish('Pempek', 'tenggiri')));
    storage.change((map) => map.set('RECENT', stored(dish('Pempek'))));
    expect(await found('pempek')).toEqual(['LATER1', 'RECENT']);
    expect(await found('rawon')).toEqual([]);
  });

  test('searches recent conversations if the archive does not open', async () => {
    const { found } = await open(true);
    expect(await found('rawon')).toEqual(['RECENT']);
    expect(await found('soto')).toEqual([]);
  });

  test('reads any stored value as far as it can', async () => {
    const { storage, found } = await open();
    const odd = [
      { foodName: 7, ingredient: 'garam' },
      null,
      { ingredient: [null, { name: 'asam' }] },
    ];
    storage.change((map) => map.set('RECENT', stored(...odd)));
    expect(await found('asam')).toEqual(['RECENT']);
    expect(await found('garam')).toEqual([]);
  });
});
