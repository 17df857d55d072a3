import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { createPriceBook } from '#core/costing/read-price-tables.ts';
import { createManualClock, settle } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { createDishKit } from '../dish-kit.chunk.tsx';
import { createFakeStorage, fillUp, type FakeStorage } from '../fixtures/fake-storage.ts';
import { openHistory } from '../fixtures/open-history.ts';
import { OWN_ORIGIN } from '../history/conversation.ts';
import { startHistory } from '../history/start-history.ts';
import { text as historyText } from '../history/text.ts';
import { hasStar } from '../stars/starred-dishes.ts';
import { DELETED_KEY, HISTORY_KEY } from '../storage/storage-keys.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { ToolScreen } from '../ui/tool-screen.tsx';

const PRICES = `ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall
ayam,,kg,40000,36000,46000,2026-01,Bapanas,A,,,,daging & ikan
`;
const book = createPriceBook(PRICES, 'ingredient,measure,amount,unit,source,grade\n');

const FIELDS = ['Nama hidangan', 'Jadi berapa', 'Bahan', 'Langkah'];

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

/** The form of a page whose prices are loaded; `hasPrices` false if they never arrive. */
function visit({ storage = createFakeStorage(), hasPrices = true } = {}) {
  const clock = createManualClock();
  const toasts = createToastStore(clock);
  const parts = { storage, clock, toasts, random: seededRandom(1), onStorage: () => {} };
  const kit = createDishKit(parts);
  const history = startHistory(parts);
  const loadCosting = () => (hasPrices ? Promise.resolve() : new Promise<void>(() => {}));
  Object.assign(kit.planning, { loadCosting });
  if (hasPrices) kit.planning.setState({ costing: createDishCosting(book) });
  const location = memoryLocation({ path: '/start-chat', record: true });
  render(
    <Router hook={location.hook}>
      <main id="main" tabIndex={-1} />
      <ToolScreen store={kit.tools.write} />
    </Router>,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  return {
    kit,
    clock,
    history,
    toasts,
    addresses: location.history,
    field,
    type,
    open: async (saved?: { readonly id: string; readonly dish: Dish }, pasted?: string) => {
      act(() => kit.tools.write.open(saved ? { saved } : { pasted }));
      await screen.findByRole('dialog', { name: 'Resepmu sendiri' });
    },
    write: () => {
      type('Nama hidangan', 'Ayam Bu Siti');
      type('Jadi berapa', '8');
      type('Bahan', '1 kg ayam\nBumbu halus:\ngaram secukupnya');
      type('Langkah', '1. Rebus.');
    },
    save: () =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
        await settle();
      }),
    close: () =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Tutup formulir resep' }));
        await settle();
      }),
    saved: async () => {
      await history.refresh();
      const [entry] = history.getState().entries;
      return entry && history.read(entry.id);
    },
  };
}

describe('an own recipe', () => {
  test('begins with what was pasted, and keeps it apart from another that is not saved', async () => {
    const { open, close, field, type } = visit();
    await open();
    type('Nama hidangan', 'Opor Ibu');
    await close();
    const pasted = 'Bolu Bu Sri\nBahan:\n250 g terigu\nCara:\nKukus.';
    await open(undefined, pasted);
    expect(field('Nama hidangan').value).toBe('Bolu Bu Sri');
    expect(field('Bahan').value).toBe('Bahan:\n250 g terigu');
    type('Jadi berapa', '20');
    await close();
    await open();
    expect(field('Nama hidangan').value).toBe('Opor Ibu');
    await close();
    await open(undefined, pasted);
    expect(field('Jadi berapa').value).toBe('20');
  });

  test('is saved as a conversation with its cost, and opened', async () => {
    const { open, write, save, saved, addresses } = visit();
    await open();
    write();
    await save();
    const conversation = await saved();
    expect(conversation).toMatchObject({ question: 'Ayam Bu Siti', origin: OWN_ORIGIN });
    expect(conversation?.response).toEqual([
      {
        foodName: 'Ayam Bu Siti',
        description: '',
        completeRecept: [{ number: 1, step: 'Rebus.' }],
        ingredient: [
          { name: 'ayam', servingSize: '1 kg' },
          { name: 'Bumbu halus: garam', servingSize: 'secukupnya' },
        ],
        estimatedCostatRupiah: 0,
        price: 0,
        img: '',
        porsi: 8,
      },
    ]);
    expect(addresses.at(-1)).toBe(`/start-chat?id=${conversation?.id}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });

  test('costs what its lines cost; its usual price is unknown', async () => {
    const { open, write, type, save, saved } = visit();
    await open();
    write();
    type('Bahan', '1 kg ayam');
    await save();
    const response = (await saved())?.response;
    expect(response).toMatchObject([{ estimatedCostatRupiah: 40_000, price: 0 }]);
  });

  test('is saved without a cost if the prices do not arrive in time', async () => {
    const { open, write, save, saved, clock } = visit({ hasPrices: false });
    await open();
    write();
    await save();
    expect(await saved()).toBeUndefined();
    await act(() => clock.advance(3_000));
    expect((await saved())?.response[0]?.estimatedCostatRupiah).toBe(0);
  });

  test('cannot be changed while waiting for the prices', async () => {
    const { open, write, save, field } = visit({ hasPrices: false });
    await open();
    write();
    await save();
    const locked = FIELDS.filter((name) => field(name).closest('fieldset')?.disabled);
    expect(locked).toEqual(FIELDS);
  });

  test('waits no longer once the prices have loaded', async () => {
    const { open, write, save, clock } = visit();
    await open();
    write();
    await save();
    expect(clock.pendingTimers).toBe(0);
  });

  test('whose form was closed while saving is saved without moving the visitor', async () => {
    const { open, write, save, close, saved, clock, addresses, field } = visit({
      hasPrices: false,
    });
    await open();
    write();
    await save();
    await close();
    await act(() => clock.advance(3_000));
    expect((await saved())?.question).toBe('Ayam Bu Siti');
    expect(addresses).toEqual(['/start-chat']);
    await open();
    expect(field('Nama hidangan').value).toBe('');
  });

  test('that is saved late leaves alone another one opened meanwhile', async () => {
    const { open, write, type, save, close, saved, clock, addresses, field } = visit({
      hasPrices: false,
    });
    await open();
    write();
    await save();
    await close();
    await open();
    type('Nama hidangan', 'Soto');
    await act(() => clock.advance(3_000));
    expect((await saved())?.question).toBe('Ayam Bu Siti');
    expect(field('Nama hidangan').value).toBe('Soto');
    expect(addresses).toEqual(['/start-chat']);
    await close();
    await open();
    expect(field('Nama hidangan').value).toBe('Soto');
  });

  test('that lacks something says so beside the field, and loses nothing', async () => {
    const { open, type, field, save, saved } = visit();
    await open();
    type('Bahan', '1 kg ayam');
    await save();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Beri nama hidangannya dulu, ya.',
      'Isi jadi berapa, misalnya 10 porsi.',
    ]);
    expect(field('Nama hidangan').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Nama hidangan'));
    expect(field('Bahan').value).toBe('1 kg ayam');
    type('Nama hidangan', 'Ayam');
    type('Jadi berapa', 'banyak');
    await save();
    expect(screen.getByRole('alert').textContent).toBe('Tulis dengan angka, misalnya 50.');
    expect(await saved()).toBeUndefined();
  });

  test('stays in its form if the browser has no room for it', async () => {
    const storage: FakeStorage = createFakeStorage();
    const { open, write, save, field, toasts } = visit({ storage });
    fillUp(storage);
    await open();
    write();
    await save();
    await expect.poll(() => toasts.getState().toast?.message).toBe(historyText.problems.full);
    expect(field('Nama hidangan').value).toBe('Ayam Bu Siti');
  });

  const WHOLE = 'Soto (12 porsi)\n\nBahan:\n1 kg ayam\n\nCara membuat:\nRebus.';
  const DIVIDED = ['Soto', '12', 'Bahan:\n1 kg ayam', 'Rebus.'];

  test('pasted whole is divided at once, which answers what was missing', async () => {
    const { open, type, save, field } = visit();
    await open();
    await save();
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    type('Bahan', WHOLE);
    expect(FIELDS.map((name) => field(name).value)).toEqual(DIVIDED);
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  test('typed whole is divided when the field is left', async () => {
    const { open, type, field } = visit();
    await open();
    for (const { index } of WHOLE.matchAll(/$/gmu)) type('Bahan', WHOLE.slice(0, index));
    expect(field('Bahan').value).toBe(WHOLE);
    fireEvent.blur(field('Bahan'));
    expect(FIELDS.map((name) => field(name).value)).toEqual(DIVIDED);
  });

  test('names the lines that it does not take as ingredients', async () => {
    const { open, write, type, save, saved } = visit();
    await open();
    expect(screen.queryByText(/Tidak dihitung/u)).toBeNull();
    write();
    type('Bahan', '1 kg ayam\ntotal modal 75rb\n- gas 5rb');
    expect(
      screen.getByText(
        /Tidak dihitung sebagai bahan: total modal 75rb, gas 5rb\. Gas dan upah diisi di “Hitung jual”\.$/u,
      ),
    ).toBeDefined();
    await save();
    expect((await saved())?.response[0]?.ingredient).toHaveLength(1);
  });

  test('names the lines whose price it cannot read', async () => {
    const { open, type } = visit();
    await open();
    type('Bahan', '1 kg ayam 38rb\nayam 1 ekor 40rb/kg\nbumbu racik @ 500');
    expect(
      screen.getByText(/dipakai harga pasar: ayam 1 ekor 40rb\/kg, bumbu racik @ 500\. Tulis/u),
    ).toBeDefined();
  });

  test('has portions that the arrow keys change', async () => {
    const { open, field } = visit();
    await open();
    const portions = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Jadi berapa' });
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      fireEvent.keyDown(portions, { key });
    }
    expect(field('Jadi berapa').value).toBe('2');
    expect(portions.getAttribute('aria-valuenow')).toBe('2');
  });

  test('may be pieces of a whole, and the arrow keys change these', async () => {
    const { open, type, field } = visit();
    await open();
    const portions = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Jadi berapa' });
    type('Jadi berapa', '1 loyang 16 potong');
    expect(portions.getAttribute('aria-valuenow')).toBe('16');
    fireEvent.keyDown(portions, { key: 'ArrowUp' });
    expect(field('Jadi berapa').value).toBe('17 potong');
  });
});

describe('a half-written recipe', () => {
  test('is still there when the form is reopened, until it is discarded', async () => {
    const { open, write, close, field } = visit();
    await open();
    expect(screen.queryByText('Tulisanmu yang belum disimpan masih ada.')).toBeNull();
    write();
    await close();
    await open();
    expect(field('Nama hidangan').value).toBe('Ayam Bu Siti');
    fireEvent.click(screen.getByRole('button', { name: 'Mulai dari kosong' }));
    expect(field('Nama hidangan').value).toBe('');
    await close();
    await open();
    expect(screen.queryByText('Tulisanmu yang belum disimpan masih ada.')).toBeNull();
  });

  test('is gone once it is saved', async () => {
    const { open, write, save, field } = visit();
    await open();
    write();
    await save();
    await open();
    expect(field('Nama hidangan').value).toBe('');
  });

  test('that is no longer readable is ignored', async () => {
    window.sessionStorage.setItem('recipeDraft', '{"name":');
    const { open, field } = visit();
    await open();
    expect(field('Nama hidangan').value).toBe('');
  });
});

describe('changing an own recipe', () => {
  /** A recipe that is saved, starred, planned for 50 and sold at its own price. */
  async function visitSaved() {
    const page = visit();
    await page.open();
    page.write();
    await page.save();
    const conversation = await page.saved();
    const [dish] = conversation?.response ?? [];
    if (conversation === undefined || dish === undefined) throw new Error('Not saved');
    const { planning, stars } = page.kit;
    planning.open({ key: '', conversationId: conversation.id });
    planning.setPortions(50);
    planning.changeDish(dish, { priceRupiah: 9_000 });
    stars.star(dish);
    return { ...page, id: conversation.id, dish };
  }

  test('opens the form filled in, and replaces the conversation', async () => {
    const { open, field, type, save, history, saved, addresses, id, dish } = await visitSaved();
    await open({ id, dish });
    expect(FIELDS.map((name) => field(name).value)).toEqual([
      'Ayam Bu Siti',
      '8',
      '1 kg ayam\n\nBumbu halus:\ngaram secukupnya',
      'Rebus.',
    ]);
    type('Bahan', '1 kg ayam');
    await save();
    const conversation = await saved();
    expect(history.getState().entries).toHaveLength(1);
    expect(conversation?.response[0]?.ingredient).toEqual([{ name: 'ayam', servingSize: '1 kg' }]);
    expect(await history.read(id)).toBeUndefined();
    expect(addresses.at(-1)).toBe(`/start-chat?id=${conversation?.id}`);
    expect(addresses.filter((address) => address.includes(id))).toEqual([]);
  });

  test('to a shorter one is not undone by a tab that has saved the longer one', async () => {
    const storage = createFakeStorage();
    const { open, type, save, history } = visit({ storage });
    const other = openHistory(storage);
    const dish = parseDish({ foodName: 'Ayam', porsi: 4, ingredient: ['1 kg ayam', 'garam'] });
    if (dish === undefined) throw new Error('Not a dish');
    const answer = { question: 'Ayam', response: [dish], origin: OWN_ORIGIN };
    const id = (await other.save(answer)) ?? '';
    await open({ id, dish });
    type('Bahan', '1 kg ayam');
    await save();
    for (const key of [DELETED_KEY, HISTORY_KEY]) {
      await other.follow({ key, newValue: storage.getItem(key) });
    }
    for (const tab of [other, history]) {
      await tab.refresh();
      const { entries } = tab.getState();
      expect(entries).toHaveLength(1);
      const read = await tab.read(entries[0]?.id ?? '');
      expect(read?.response[0]?.ingredient).toHaveLength(1);
    }
  });

  test('loses no star, no portions and no figure, even under another name', async () => {
    const { kit, open, type, save, saved, id, dish } = await visitSaved();
    await open({ id, dish });
    type('Nama hidangan', 'Ayam Baru');
    await save();
    const conversation = await saved();
    const [changed] = conversation?.response ?? [];
    if (conversation === undefined || changed === undefined) throw new Error('Not saved');
    const { marks } = kit.stars.getState();
    expect(hasStar(marks, dishIdentity(changed))).toBe(true);
    expect(hasStar(marks, dishIdentity(dish))).toBe(false);
    kit.planning.open({ key: '', conversationId: conversation.id });
    expect(kit.planning.getState().choices.portions).toBe(50);
    expect(kit.planning.getState().business.dishes['ayam baru']).toEqual({ priceRupiah: 9_000 });
  });

  test('started but not saved leaves the recipe alone, and can be discarded', async () => {
    const { open, type, close, field, saved, id, dish } = await visitSaved();
    await open({ id, dish });
    type('Nama hidangan', 'Setengah');
    await close();
    expect((await saved())?.question).toBe('Ayam Bu Siti');
    await open();
    expect(field('Nama hidangan').value).toBe('');
    await close();
    await open({ id, dish });
    expect(field('Nama hidangan').value).toBe('Setengah');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Kembali ke resep tersimpan' }));
    expect(field('Nama hidangan').value).toBe('Ayam Bu Siti');
  });
});
