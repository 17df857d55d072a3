import { beforeEach, describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { installIndexedDb } from '../fixtures/fake-indexed-db.ts';
import { createFakeStorage, type FakeStorage } from '../fixtures/fake-storage.ts';
import { openHistory } from '../fixtures/open-history.ts';
import type { AnswerOrigin } from '../history/conversation.ts';
import { planRestore, restore, writeBackup, type RestorePlan } from './backup.chunk.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];
const origin: AnswerOrigin = { source: 'collection', complete: true, route: 'collection' };
const clock = { now: () => 1_795_300_000_000, setTimer: () => () => {} };

beforeEach(installIndexedDb);

async function phoneWith(...questions: readonly string[]) {
  const storage = createFakeStorage({
    geminiApiKey: 'rahasia',
    ownPrices: JSON.stringify({ beras: 14_000 }),
  });
  const history = openHistory(storage);
  const ids = [];
  for (const question of questions) {
    ids.push(await history.save({ question, response: [soto], origin }));
  }
  return { storage, history, ids: ids.map(String) };
}

/** A phone that has nothing yet, its archive included. */
function newPhone(): FakeStorage {
  installIndexedDb();
  return createFakeStorage();
}

const plan = async (storage: FakeStorage, file: Blob) =>
  (await planRestore({ storage, clock }, file)) as RestorePlan;

async function listOn(storage: FakeStorage): Promise<readonly string[]> {
  const history = openHistory(storage);
  history.refresh();
  await expect.poll(() => history.getState().isRead, { timeout: 10_000 }).toBe(true);
  return history.getState().entries.map(({ question }) => question);
}

const unpacked = (file: Blob) =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

describe('a backup', () => {
  test('holds everything but the key', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    expect(text).toContain('"question":"rawon"');
    expect(text).toContain('ownPrices');
    expect(text).not.toContain('rahasia');
    expect(text.split('\n')[0]).toBe('{"cobek":1,"savedAt":1795300000000}');
  });

  test('brings everything to another phone, and twice is like once', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    const first = await plan(other, file);
    expect(first).toMatchObject({ known: 0, deleted: 0, broken: 0 });
    expect(first.fresh).toHaveLength(2);
    expect(other.stored.size).toBe(0);
    await restore({ storage: other, clock }, first);
    expect(await listOn(other)).toEqual(['rawon', 'soto']);
    expect(other.stored.get('ownPrices')).toBe('{"beras":14000}');
    const second = await plan(other, file);
    expect(second).toMatchObject({ fresh: [], known: 2 });
    expect(second.settings.size).toBe(0);
    await restore({ storage: other, clock }, second);
    await restore({ storage: other, clock }, first);
    expect(await listOn(other)).toEqual(['rawon', 'soto']);
  });

  test('keeps what is here, and what was deleted stays deleted', async () => {
    const { storage, history, ids } = await phoneWith('soto', 'rawon');
    const file = await writeBackup({ storage, clock });
    history.remove(ids[0]!);
    storage.stored.set('ownPrices', '{"beras":16000,"gula":18000}');
    const planned = await plan(storage, file);
    expect(planned).toMatchObject({ fresh: [], known: 1, deleted: 1 });
    await restore({ storage, clock }, planned);
    expect(await listOn(storage)).toEqual(['rawon']);
    expect(storage.stored.get('ownPrices')).toBe('{"beras":16000,"gula":18000}');
  });

  test('that was unpacked, or is a bare chatHistory, is read as well', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    const bare = storage.stored.get('chatHistory')!;
    const other = newPhone();
    for (const file of [new Blob([text]), new Blob([bare])]) {
      expect((await plan(other, file)).fresh).toHaveLength(2);
    }
  });

  test('counts what is broken in it', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    const broken = text.replace('"question":"soto"', '"question":7');
    expect(await plan(newPhone(), new Blob([broken]))).toMatchObject({ broken: 1 });
  });
});

describe('a file that', () => {
  const faultOf = async (file: Blob) => {
    const storage = newPhone();
    const fault = await planRestore({ storage, clock }, file);
    expect(storage.stored.size).toBe(0);
    return fault;
  };

  test.each(['', 'halo', '{"a":1}', '[1,2]', '\u0000\u0001', 'x'.repeat(5_000_000)])(
    'is foreign changes nothing: %.20s',
    async (text) => {
      expect(await faultOf(new Blob([text]))).toBe('foreign');
    },
  );

  test('was cut off changes nothing, wherever it was', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const whole = await writeBackup({ storage, clock });
    const text = await unpacked(whole);
    expect(await faultOf(whole.slice(0, whole.size / 2))).toBe('cut');
    expect(await faultOf(whole.slice(0, whole.size - 4))).toBe('cut');
    expect(await faultOf(new Blob([text.slice(0, -20)]))).toBe('cut');
    expect(await faultOf(new Blob([text.split('\n').slice(0, 2).join('\n')]))).toBe('cut');
  });

  test('was written by a newer version changes nothing', async () => {
    expect(await faultOf(new Blob(['{"cobek":2}\n{"end":0}\n']))).toBe('newer');
  });

  test('is larger than any backup is not read at all', async () => {
    const huge = Object.assign(new Blob(['{}']), {});
    Object.defineProperty(huge, 'size', { value: 100 * 1024 * 1024 });
    expect(await faultOf(huge)).toBe('too-large');
  });
});
