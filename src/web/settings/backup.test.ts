import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { installIndexedDb, refuseIndexedDb } from '../fixtures/fake-indexed-db.ts';
import { createFakeStorage, fillUp, type FakeStorage } from '../fixtures/fake-storage.ts';
import { openHistory } from '../fixtures/open-history.ts';
import type { AnswerOrigin } from '../history/conversation.ts';
import { mergeSetting } from './backup-keys.ts';
import { planRestore, restore, writeBackup, type RestorePlan } from './backup.chunk.ts';
import { notingChanges } from './setting-changes.ts';
import { text } from './text.ts';

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

/** A phone with nothing on it, not even in the archive. */
function newPhone(): FakeStorage {
  installIndexedDb();
  return createFakeStorage();
}

const plan = async (storage: FakeStorage, file: Blob) =>
  (await planRestore({ storage, clock }, file)) as RestorePlan;

async function listOn(storage: FakeStorage): Promise<readonly string[]> {
  const history = openHistory(storage);
  await history.refresh();
  return history.getState().entries.map(({ question }) => question);
}

const unpacked = (file: Blob) =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

describe('a backup', () => {
  test('contains everything but the key', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    expect(text).toContain('"question":"rawon"');
    expect(text).toContain('ownPrices');
    expect(text).not.toContain('rahasia');
    expect(text.split('\n')[0]).toBe('{"cobek":1,"savedAt":1795300000000}');
  });

  test('restores everything on another phone, and repeating it changes nothing', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    const first = await plan(other, file);
    expect(first).toMatchObject({ known: 0, deleted: [], broken: 0 });
    expect(first.fresh).toBe(2);
    expect(other.stored.size).toBe(0);
    await restore({ storage: other, clock }, first);
    expect(await listOn(other)).toEqual(['rawon', 'soto']);
    expect(other.stored.get('ownPrices')).toBe('{"beras":14000}');
    const second = await plan(other, file);
    expect(second).toMatchObject({ fresh: 0, known: 2, settings: [] });
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
    expect(planned).toMatchObject({ fresh: 0, known: 1, deleted: [ids[0]] });
    await restore({ storage, clock }, planned);
    expect(await listOn(storage)).toEqual(['rawon']);
    expect(storage.stored.get('ownPrices')).toBe('{"beras":16000,"gula":18000}');
    await restore({ storage, clock }, planned, true);
    expect(await listOn(storage)).toEqual(['rawon', 'soto']);
  });

  test('that was unpacked, or is a bare chatHistory, can also be read', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    const bare = storage.stored.get('chatHistory')!;
    const other = newPhone();
    for (const file of [new Blob([text]), new Blob([bare])]) {
      expect((await plan(other, file)).fresh).toBe(2);
    }
    await restore({ storage: other, clock }, await plan(other, new Blob([bare])));
    expect(await listOn(other)).toEqual(['rawon', 'soto']);
  });

  test('counts its damaged entries', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    const broken = text.replace('"question":"soto"', '"question":7');
    expect(await plan(newPhone(), new Blob([broken]))).toMatchObject({ fresh: 1, broken: 1 });
  });

  test('counts as damaged what is nested so deeply that a browser could not copy it', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    const nested = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
    const hostile = text.replace('"response":[', `"response":[${nested},`);
    expect(await plan(newPhone(), new Blob([hostile]))).toMatchObject({ fresh: 1, broken: 1 });
  });

  test('counts as damaged what no address could ever open', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const text = await unpacked(await writeBackup({ storage, clock }));
    const [, second = ''] = text.split('\n');
    const { id } = JSON.parse(second) as { id: string };
    const hostile = new Blob([text.replaceAll(`"${id}"`, String.raw`"\ud800"`)]);
    const other = newPhone();
    const planned = await plan(other, hostile);
    expect(planned).toMatchObject({ fresh: 1, broken: 1 });
    await restore({ storage: other, clock }, planned);
    expect(await listOn(other)).toEqual(['rawon']);
  });

  test('says "12 baru, 3 sudah ada, 1 rusak" before anything has changed', async () => {
    const { storage } = await phoneWith(
      ...Array.from({ length: 16 }, (_, index) => `soto ${index}`),
    );
    const lines = (await unpacked(await writeBackup({ storage, clock }))).split('\n');
    const three = newPhone();
    const first = [lines[0], ...lines.slice(1, 4), '{"end":3}'].join('\n');
    await restore({ storage: three, clock }, await plan(three, new Blob([first])));
    const before = new Map(three.stored);
    const broken = lines.map((line) => line.replace('"question":"soto 9"', '"question":null'));
    const planned = await plan(three, new Blob([broken.join('\n')]));
    expect(text.backup.plan(planned)).toBe(
      '12 baru, 3 sudah ada, 1 rusak. Harga dan pengaturan ikut digabung. Belum ada yang diubah.',
    );
    expect(three.stored).toEqual(before);
  });

  test('says in one sentence if all of it is new, or known, or nothing', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    const fresh = await plan(other, file);
    expect(text.backup.plan(fresh)).toBe(
      'Ada 2 jawaban di cadangan ini, semuanya baru. Harga dan pengaturan ikut digabung. Belum ada yang diubah.',
    );
    await restore({ storage: other, clock }, fresh);
    expect(text.backup.plan(await plan(other, file))).toBe(
      'Ada 2 jawaban di cadangan ini, semuanya sudah ada. Belum ada yang diubah.',
    );
    expect(text.backup.plan({ ...fresh, fresh: 0, settings: [] })).toBe(
      'Tidak ada jawaban di cadangan ini. Belum ada yang diubah.',
    );
    expect(text.backup.plan({ ...fresh, known: 1, settings: [] })).toBe(
      '2 baru, 1 sudah ada. Belum ada yang diubah.',
    );
  });

  test('restores once a conversation that is in the file twice', async () => {
    const { storage } = await phoneWith('soto');
    const [head, line] = (await unpacked(await writeBackup({ storage, clock }))).split('\n');
    const file = new Blob([[head, line, line, '{"end":2}'].join('\n')]);
    const other = newPhone();
    const planned = await plan(other, file);
    expect(planned).toMatchObject({ fresh: 1, known: 1 });
    await restore({ storage: other, clock }, planned);
    expect(await listOn(other)).toEqual(['soto']);
  });

  test('keeps the order and the dates of a history that is partly archived', async () => {
    const { storage } = await phoneWith('satu', 'dua', 'tiga');
    const half = newPhone();
    const file = await writeBackup({ storage, clock });
    await restore({ storage: half, clock }, await plan(half, file));
    await openHistory(half).save({ question: 'empat', response: [soto], origin });
    const again = await writeBackup({ storage: half, clock });
    const other = newPhone();
    await restore({ storage: other, clock }, await plan(other, again));
    expect(await listOn(other)).toEqual(['empat', 'tiga', 'dua', 'satu']);
  });
});

test('keeps what is saved and deleted while it is restored', async () => {
  const questions = Array.from({ length: 250 }, (_, index) => `soto nomor ${index}`);
  const { storage } = await phoneWith(...questions);
  const file = await writeBackup({ storage, clock });
  const other = newPhone();
  const history = openHistory(other);
  const gone = await history.save({ question: 'dihapus', response: [soto], origin });
  const planned = await plan(other, file);
  const restoring = restore({ storage: other, clock }, planned);
  const asked: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    asked.push(`rawon nomor ${count}`);
    await history.save({ question: `rawon nomor ${count}`, response: [soto], origin });
    if (count === 10) history.remove(String(gone));
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await restoring).toBe(0);
  const listed = await listOn(other);
  expect(listed.toSorted()).toEqual([...questions, ...asked].toSorted());
});

describe('settings in a backup', () => {
  /** Two devices whose clocks advance together, and settings changed on either of them. */
  function twoPhones() {
    let now = 1_000;
    const open = () => {
      const own = createFakeStorage();
      const storage = notingChanges(own, { now: () => now });
      const parts = { storage, clock: { ...clock, now: () => now } };
      const set = (key: string, value: unknown) => {
        now += 1;
        storage.setItem(key, JSON.stringify(value));
      };
      const get = (key: string) => JSON.parse(storage.getItem(key) ?? 'null') as unknown;
      const takeFrom = async (file: Blob) =>
        restore(parts, (await planRestore(parts, file)) as RestorePlan);
      return { set, get, takeFrom, backup: () => writeBackup(parts) };
    };
    return { here: open(), there: open() };
  }

  test('win if they are newer than those here, field by field', async () => {
    const { here, there } = twoPhones();
    here.set('ownPrices', { foods: { beras: 14_000, gula: 18_000 } });
    there.set('ownPrices', { foods: { beras: 16_000, telur: 30_000 } });
    await here.takeFrom(await there.backup());
    expect(here.get('ownPrices')).toEqual({
      foods: { beras: 16_000, gula: 18_000, telur: 30_000 },
    });
  });

  test('are noted when they change; conversations, which have their own times, are not', async () => {
    const storage = createFakeStorage();
    const history = openHistory(notingChanges(storage, clock));
    history.remove(String(await history.save({ question: 'soto', response: [soto], origin })));
    notingChanges(storage, clock).setItem('isDarkMode', 'true');
    expect(JSON.parse(storage.stored.get('settingChanges')!)).toEqual({ isDarkMode: clock.now() });
  });

  test('replace text that cannot be read, which is set aside', async () => {
    const { there } = twoPhones();
    there.set('starredDishes', { soto: { at: 1, dish: soto } });
    const storage = newPhone();
    storage.setItem('starredDishes', '{"rawon":{"at":');
    const file = await there.backup();
    await restore({ storage, clock }, await plan(storage, file));
    expect(storage.stored.get('starredDishes')).toContain(soto.foodName);
    expect(storage.stored.get('starredDishesDamaged')).toBe('{"rawon":{"at":');
  });

  test('lose if they are older, and only add what is missing', async () => {
    const { here, there } = twoPhones();
    there.set('ownPrices', { foods: { beras: 14_000, telur: 30_000 } });
    here.set('ownPrices', { foods: { beras: 16_000 } });
    await here.takeFrom(await there.backup());
    expect(here.get('ownPrices')).toEqual({ foods: { beras: 16_000, telur: 30_000 } });
  });

  test('keep the time of their change, wherever they are restored', async () => {
    const { here, there } = twoPhones();
    there.set('isDarkMode', true);
    await here.takeFrom(await there.backup());
    there.set('isDarkMode', false);
    const file = await there.backup();
    await here.takeFrom(file);
    expect(here.get('isDarkMode')).toBe(false);
    here.set('isDarkMode', true);
    await here.takeFrom(file);
    expect(here.get('isDarkMode')).toBe(true);
  });

  test('are merged with what has changed since the plan was made', async () => {
    const { storage } = await phoneWith();
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    const planned = await plan(other, file);
    other.stored.set('ownPrices', '{"gula":18000}');
    await restore({ storage: other, clock }, planned);
    expect(JSON.parse(other.stored.get('ownPrices')!)).toEqual({ beras: 14_000, gula: 18_000 });
  });

  test('list what was deleted there, but delete nothing here', async () => {
    const { storage, history, ids } = await phoneWith('soto', 'rawon');
    const before = await writeBackup({ storage, clock });
    history.remove(ids[0]!);
    const after = await writeBackup({ storage, clock });
    const other = newPhone();
    await restore({ storage: other, clock }, await plan(other, before));
    await restore({ storage: other, clock }, await plan(other, after));
    expect(await listOn(other)).toEqual(['rawon', 'soto']);
    const third = newPhone();
    await restore({ storage: third, clock }, await plan(third, after));
    await restore({ storage: third, clock }, await plan(third, before));
    expect(await listOn(third)).toEqual(['rawon']);
  });
});

test('a page that is open hears what was restored, before it writes anything', async () => {
  const old = createFakeStorage({ businessCosts: '{"gasRupiah":5000}', ownPrices: '{"foods":{}}' });
  const file = await writeBackup({ storage: old, clock });
  const storage = newPhone();
  const heard: (string | null)[] = [];
  const listen = ({ key, newValue }: StorageEvent) => {
    expect(newValue).toBe(storage.stored.get(key ?? ''));
    heard.push(key);
  };
  window.addEventListener('storage', listen);
  await restore({ storage, clock }, await plan(storage, file));
  window.removeEventListener('storage', listen);
  expect(heard).toEqual(['ownPrices', 'businessCosts']);
});

test.each(['the archive', 'local storage'])(
  'a history that is on screen lists what was restored into %s, without a reload',
  async (place) => {
    const old = await phoneWith('soto', 'rawon');
    const file = await writeBackup({ storage: old.storage, clock });
    const storage = newPhone();
    if (place === 'local storage') refuseIndexedDb();
    const history = openHistory(storage);
    await history.refresh();
    const listen = (event: StorageEvent) => void history.follow(event);
    window.addEventListener('storage', listen);
    await restore({ storage, clock }, await plan(storage, file));
    await expect
      .poll(() => history.getState().entries.map(({ question }) => question))
      .toEqual(['rawon', 'soto']);
    window.removeEventListener('storage', listen);
  },
);

test.each([
  ['ownPrices', '{"foods":{"beras":{"rupiah":1}}}', '"x"'],
  ['ownPrices', '{"foods":{"beras":{"rupiah":1}}}', '{"foods":[]}'],
  ['businessCosts', '{"gasRupiah":1}', '[]'],
  ['shoppingList', '{"dishes":[]}', '5'],
  ['isDarkMode', 'true', 'null'],
])('%s of another kind in a newer file never replaces what is here', (key, here, fromFile) => {
  expect(mergeSetting(key, here, fromFile, true)).toBeUndefined();
});

describe('a browser that', () => {
  test('refuses IndexedDB restores a backup into local storage', async () => {
    const { storage } = await phoneWith('soto', 'rawon');
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    refuseIndexedDb();
    expect(await restore({ storage: other, clock }, await plan(other, file))).toBe(0);
    expect(await listOn(other)).toEqual(['rawon', 'soto']);
  });

  test('refuses IndexedDB and has little room restores the newest, and says how many are left', async () => {
    const { storage } = await phoneWith('soto', 'rawon', 'gado', 'sate');
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    refuseIndexedDb();
    other.quota = storage.stored.get('chatHistory')!.length * 0.7;
    const left = await restore({ storage: other, clock }, await plan(other, file));
    const kept = await listOn(other);
    expect(kept).toEqual(['sate', 'gado', 'rawon', 'soto'].slice(0, 4 - left));
    expect(left).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThan(0);
  });

  test('has no room at all changes nothing, and says how much is left', async () => {
    const { storage } = await phoneWith('soto');
    const file = await writeBackup({ storage, clock });
    const other = newPhone();
    other.stored.set('isDarkMode', 'true');
    fillUp(other);
    refuseIndexedDb();
    const before = new Map(other.stored);
    // The answer, its origin not counted, and the prices.
    expect(await restore({ storage: other, clock }, await plan(other, file))).toBe(2);
    expect(other.stored).toEqual(before);
  });

  test('cannot open its archive makes no backup of half the history', async () => {
    const { storage } = await phoneWith('soto');
    storage.stored.set('chatArchived', '1');
    refuseIndexedDb();
    await expect(writeBackup({ storage, clock })).rejects.toThrow('insecure');
    expect(storage.stored.has('backupTimes')).toBe(false);
  });
});

/** A browser that, like Chromium, unpacks each piece as a whole, here to a thousand times its size. */
function unpackThousandfold() {
  const pieces: number[] = [];
  vi.stubGlobal(
    'DecompressionStream',
    class extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform: (piece, controller) => {
            pieces.push(piece.length);
            controller.enqueue(new Uint8Array(piece.length * 1_000).fill(32));
          },
        });
      }
    },
  );
  return pieces;
}

/** How often other code on the page could run so far. */
function countTurns(): () => number {
  const timeouts = vi.spyOn(globalThis, 'setTimeout');
  return () => timeouts.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file that', () => {
  const faultOf = async (file: Blob) => {
    const storage = newPhone();
    const fault = await planRestore({ storage, clock }, file);
    expect(storage.stored.size).toBe(0);
    return fault;
  };

  test.each([
    '',
    'halo',
    '{"a":1}',
    '{"a":[1],"b":"c"}',
    '{}',
    '[1,2]',
    '{\n"a": {\n',
    '\u0000\u0001',
    'x'.repeat(5_000_000),
    '{'.repeat(5_000_000),
  ])('is foreign changes nothing: %.20s', async (text) => {
    expect(await faultOf(new Blob([text]))).toBe('foreign');
  });

  test('is truncated anywhere changes nothing', async () => {
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
    Object.defineProperty(huge, 'size', { value: 1024 * 1024 * 1024 });
    expect(await faultOf(huge)).toBe('too-large');
  });

  test('is one endless line is not read to its end', async () => {
    expect(await faultOf(new Blob([`{"a":"${'x'.repeat(40_000_000)}"}`]))).toBe('too-large');
  });

  test('would unpack to a thousand times its size is unpacked in small pieces, not to its end', async () => {
    const pieces = unpackThousandfold();
    const bomb = new Uint8Array(1_000_000);
    bomb.set([0x1f, 0x8b]);
    expect(await faultOf(new Blob([bomb]))).toBe('too-large');
    expect(Math.max(...pieces)).toBeLessThanOrEqual(8 * 1024);
    expect(pieces.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
  });

  test('has thousands of lines without a value is damaged, and does not block the page', async () => {
    const turns = countTurns();
    const lines = (count: number) => new Blob([`{"cobek":1}${'\n'.repeat(count)}`]);
    expect(await faultOf(lines(5_000))).toBe('cut');
    expect(turns()).toBeGreaterThan(5);
    const endless = lines(100_000);
    expect(await faultOf(endless)).toBe('cut');
    expect(turns()).toBeLessThan(100);
  });

  test('is long yields to the page while it is read', async () => {
    const { storage } = await phoneWith();
    const lines = Array.from({ length: 500 }, (_, index) =>
      JSON.stringify({
        id: `A${index}`,
        value: [{ question: 'soto '.repeat(2_000), response: [] }],
      }),
    );
    const file = new Blob([['{"cobek":1}', ...lines, '{"end":500}'].join('\n')]);
    const turns = countTurns();
    expect((await plan(storage, file)).fresh).toBe(500);
    expect(turns()).toBeGreaterThan(0);
  });
});
