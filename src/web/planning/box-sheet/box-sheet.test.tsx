import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { shownFigures, shownText } from '../../fixtures/shown-text.ts';
import { costing } from '../../fixtures/twenty-prices.ts';
import { readAnswer } from '../overview/read-overview.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { BoxSheetDialog, type BoxTools } from './box-sheet.chunk.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const dish = (foodName: string, cost: number, more: object = {}) =>
  parseDish({ foodName, porsi: 10, estimatedCostatRupiah: cost, ...more }) as Dish;
const MENU = [
  dish('Nasi Uduk', 30_000),
  dish('Opor Ayam', 90_000),
  dish('Risoles', 40_000, { porsi: 20, hasil: '20 buah' }),
  dish('Sambal Rahasia', 0),
];

/** Counted by our prices. */
const cooked = (foodName: string, jenis: string, ...ingredient: [string, string][]) =>
  dish(foodName, 10_000, {
    jenis,
    ingredient: ingredient.map(([name, servingSize]) => ({ name, servingSize })),
  });
const PRICED_MENU = [
  cooked('Nasi Kuning', 'nasi', ['beras', '1 kg']),
  cooked('Ayam Kremes', 'lauk', ['ayam', '1,5 kg']),
  cooked('Perkedel', 'lauk', ['kentang', '1 kg']),
  cooked('Urap Sayur', 'sayur', ['bayam', '500 g']),
];
const DEAR_CHICKEN = { rupiah: 90_000, per: { quantity: 1, unit: 'kg' } };

function show(askedPrice?: number, storage = createFakeStorage(), menu = MENU) {
  const store = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCosting: () => Promise.resolve(costing),
    onNotStored: () => {},
  });
  const answer = readAnswer(askedPrice ? `dijual ${askedPrice} per kotak` : 'paket', menu, true);
  store.open({ key: 'nasi kotak', answer, conversationId: 'AB12CD' });
  const opened: {
    shop?: Parameters<BoxTools['shop']['open']>[0];
    send?: Parameters<BoxTools['send']['open']>[0];
    closed?: true;
  } = {};
  const tools: BoxTools = {
    shop: { open: (entries) => void (opened.shop = entries) },
    send: { open: (messages) => void (opened.send = messages) },
  };
  const { unmount } = render(
    <BoxSheetDialog store={store} tools={tools} onClose={() => void (opened.closed = true)} />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Hitung paket' }));
  const details = (name: string) => dialog.getByText(name, { selector: 'dt' }).nextElementSibling;
  const term = (name: string) => shownText(details(name));
  /** The sentence with these words, if it is there. */
  const said = (words: string) => dialog.queryByText(words, { exact: false });
  const row = (name: string) => tick(name).closest('li');
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  const tick = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  return { store, storage, dialog, details, term, said, row, field, tick, unmount, opened };
}

describe('the sheet of a box', () => {
  test('adds up the costs of its dishes, and names the one that cannot be counted', () => {
    const { term, tick, said, row } = show();
    expect(term('Bahan')).toBe('Rp 140.000');
    expect(term('Cadangan susut')).toBe('Rp 7.000');
    expect(term('HPP per paket')).toBe('Rp 14.700');
    expect(term('Harga jual per paket')).toMatch(/saran$/u);
    expect(shownText(row('Opor Ayam'))).toMatch(/porsi\s*Rp 9\.000$/u);
    expect(shownText(row('Risoles'))).toMatch(/buah\s*Rp 2\.000$/u);
    expect(shownFigures(said('Bahan satu paket:'))).toEqual([14_000]);
    expect(tick('Sambal Rahasia')).toMatchObject({ checked: false, disabled: true });
    expect(shownText(row('Sambal Rahasia'))).toContain('Modal atau porsinya belum diketahui');
    expect(said('masih perkiraan penulis resep')).not.toBeNull();
  });

  test('follows which dishes are ticked and how much of each goes into a box', async () => {
    const { dialog, term, tick, said } = show();
    await userEvent.click(tick('Opor Ayam'));
    expect(term('HPP per paket')).toBe('Rp 5.250');
    await userEvent.click(dialog.getByRole('button', { name: 'Tambah Risoles' }));
    expect(dialog.getByRole('spinbutton', { name: 'Isi Risoles per paket' })).toHaveProperty(
      'value',
      '2',
    );
    expect(term('HPP per paket')).toBe('Rp 7.350');
    await userEvent.click(tick('Nasi Uduk'));
    await userEvent.click(tick('Risoles'));
    expect(said('Centang dulu hidangan yang masuk paket')).not.toBeNull();
  });

  test('counts rice and whatever else the owner puts in', async () => {
    const { term, field, store, dialog, opened } = show();
    await userEvent.type(field('Isi lain per paket'), '2rb');
    expect(term('Bahan')).toBe('Rp 160.000');
    expect(term('HPP per paket')).toBe('Rp 16.800');
    expect(store.getState().choices.box?.extraRupiah).toBe(2_000);
    await userEvent.click(dialog.getByRole('button', { name: 'Bagikan' }));
    expect(opened.send?.choices[0]?.message).toMatch(/\n- Nasi dan pelengkap$/u);
    await userEvent.clear(field('Isi lain per paket'));
    expect(term('HPP per paket')).toBe('Rp 14.700');
  });

  test('counts gas and wages once, packaging per box, and says a loss in words', async () => {
    const { store, term, field } = show();
    act(() => store.changeBusiness({ packagingRupiah: 1_000, gasRupiah: 10_000 }));
    expect(term('Kemasan')).toBe('Rp 10.000');
    await userEvent.type(field('Kemasan per paket'), '2rb');
    await userEvent.clear(field('Jumlah paket'));
    await userEvent.type(field('Jumlah paket'), '100');
    expect(term('Kemasan')).toBe('Rp 200.000');
    expect(term('Gas')).toBe('Rp 10.000');
    await userEvent.type(field('Harga jual per paket'), '16');
    expect(term('Untung per paket')).toBe('rugi Rp 800 per paket');
    expect(term('Untung semua paket')).toBe('rugi Rp 80.000');
    expect(term('Food cost')).toBe('88 %');
    // The next box costs as much, and a portion what it did.
    expect(store.getState().business.costs).toMatchObject({
      packagingRupiah: 1_000,
      boxPackagingRupiah: 2_000,
    });
  });

  test('says that it is counted with the packaging of a portion until a box has its price', async () => {
    const { store, dialog, field, said, term } = show();
    expect(said('kemasan satu porsi')).toBeNull();
    act(() => store.changeBusiness({ packagingRupiah: 500 }));
    expect(shownText(said('kemasan satu porsi'))).toBe(
      'Masih dihitung dengan harga kemasan satu porsi, Rp 500. Isi harga kotaknya',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Isi harga kotaknya' }));
    expect(document.activeElement).toBe(field('Kemasan per paket'));
    await userEvent.type(field('Kemasan per paket'), '2rb');
    expect(term('Kemasan')).toBe('Rp 20.000');
    expect(said('kemasan satu porsi')).toBeNull();
  });

  test('starts with the price in the question, and says which dish is too much for it', async () => {
    const { dialog, details, field, tick } = show(20_000);
    const price = () => [
      shownFigures(details('Harga jual per paket'))[0],
      details('Harga jual per paket')?.lastChild?.textContent,
    ];
    expect(price()).toEqual([20_000, 'dari pertanyaanmu']);
    expect(dialog.queryByRole('status')).toBeNull();
    await userEvent.click(tick('Risoles'));
    expect(shownText(dialog.getByRole('status'))).toBe(
      'Bahan satu paket Rp 14.000, lebih dari Rp 13.000 yang pas untuk harga Rp 20.000 (65 % dari harga paket). Tanpa Risoles bahannya Rp 12.000, pas untuk harga itu.',
    );
    await userEvent.type(field('Harga jual per paket'), '5rb');
    expect(price()).toEqual([5_000, 'hargamu sendiri']);
    expect(shownText(dialog.getByRole('status'))).toMatch(
      / Kurangi isinya, atau jual sekitar Rp 2\d\.\d{3}\.$/u,
    );
    await userEvent.clear(field('Harga jual per paket'));
    expect(price()).toEqual([20_000, 'dari pertanyaanmu']);
  });

  test('is bought for, cooked and offered as it is packed', async () => {
    const { dialog, field, tick, opened } = show(25_000);
    await userEvent.click(tick('Opor Ayam'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tambah Risoles' }));
    await userEvent.clear(field('Jumlah paket'));
    await userEvent.type(field('Jumlah paket'), '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Belanja 40 paket' }));
    expect(opened.shop?.map(({ dish: { foodName }, factor }) => [foodName, factor])).toEqual([
      ['Nasi Uduk', 4],
      ['Risoles', 4],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Bagikan' }));
    const [menu, recipes] = opened.send?.choices ?? [];
    expect(menu?.message.replaceAll('\u00a0', ' ')).toBe(
      '*Paket Rp 25.000*\n- Nasi Uduk\n- Risoles (2 buah)\n\n40 paket: Rp 1.000.000',
    );
    expect(recipes?.message).toContain('*Nasi Uduk* (40 porsi)');
    expect(recipes?.message).toContain('*Risoles* (80 buah)');
    expect(recipes?.message).not.toContain('Opor');
  });

  test('weighs out rice for guests as a stall does, in quarters of a portion', async () => {
    const rice = {
      ...cooked('Nasi Putih', 'nasi', ['beras', '500 g']),
      porsi: 6,
      porsiWarung: 8,
      hasil: '6 piring',
    };
    const { store, dialog, row, tick, said, opened } = show(undefined, undefined, [rice]);
    const answer = readAnswer('nasi kotak 100 orang', [rice], true);
    act(() => store.open({ key: 'nasi', answer, conversationId: 'CD34EF' }));
    await act(() => store.loadCosting());
    const [whole = 0] = shownFigures(within(row('Nasi Putih')!).getByText(/^Rp/u));
    const field = () =>
      dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Isi Nasi Putih per paket' });
    expect(field().value).toBe('0,75');
    expect(shownText(row('Nasi Putih'))).toContain('piring');
    expect(said('Nasinya seporsi warung')).not.toBeNull();
    expect(said('setengah porsi')).toBeNull();
    // Nothing is lost of a tick taken away and made again.
    await userEvent.click(tick('Nasi Putih'));
    await userEvent.click(tick('Nasi Putih'));
    expect(field().value).toBe('0,75');
    await userEvent.click(dialog.getByRole('button', { name: 'Tambah Nasi Putih' }));
    expect(field().value).toBe('1');
    expect(shownFigures(within(row('Nasi Putih')!).getByText(/^Rp/u))[0]).toBeCloseTo(
      (whole * 4) / 3,
      -1,
    );
    expect(said('Nasinya seporsi warung')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Kurangi Nasi Putih' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Belanja 100 paket' }));
    expect(opened.shop).toMatchObject([{ factor: 12.5, base: 6 }]);
  });

  test('sends what it costs and earns to whoever keeps the books', async () => {
    const { store, dialog, opened } = show(25_000, undefined, MENU.slice(0, 3));
    act(() => {
      store.changeBusiness({ boxPackagingRupiah: 1_500, gasRupiah: 10_000 });
      store.changeBox({ extraRupiah: 2_000, portions: { 2: 2 } });
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Bagikan' }));
    const sums = opened.send?.choices.at(-1);
    expect(sums?.label).toBe('Hitungan paket, untuk catatanmu');
    expect(sums?.message.replaceAll('\u00a0', ' ')).toBe(
      [
        '*Hitungan 10 paket*',
        '',
        '*Isi dan bahan satu paket*',
        '- Nasi Uduk: Rp 3.000',
        '- Opor Ayam: Rp 9.000',
        '- Risoles (2 buah): Rp 4.000',
        '- Nasi dan pelengkap: Rp 2.000',
        '',
        '*Modal semua paket*',
        '- Bahan: Rp 180.000',
        '- Cadangan susut: Rp 9.000',
        '- Kemasan: Rp 15.000',
        '- Gas: Rp 10.000',
        'Jumlah: Rp 214.000',
        '',
        '*Satu paket*',
        '- HPP per paket: Rp 21.400',
        '- Harga jual per paket: Rp 25.000',
        '- Untung per paket: Rp 3.600',
        '- Untung semua paket: Rp 36.000',
      ].join('\n'),
    );
  });

  test('stays below the texts to send, so that closing them leads back to it', async () => {
    const { dialog, opened } = show();
    await userEvent.click(dialog.getByRole('button', { name: 'Bagikan' }));
    expect(opened.send).toBeDefined();
    expect(opened.closed).toBeUndefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Belanja 10 paket' }));
    expect(opened.closed).toBe(true);
  });

  test('is the same when the conversation is reopened', async () => {
    const { storage, tick, field, term, unmount } = show(25_000);
    await userEvent.click(tick('Opor Ayam'));
    await userEvent.type(field('Harga jual per paket'), '12rb');
    const profit = term('Untung semua paket');
    unmount();
    const again = show(25_000, storage);
    expect(again.tick('Opor Ayam').checked).toBe(false);
    expect(again.term('Untung semua paket')).toBe(profit);
  });

  test('keeps what is in it when a price changes after it was opened', async () => {
    const { store, dialog, tick, term } = show(13_000, undefined, PRICED_MENU);
    const ticked = () => PRICED_MENU.map(({ foodName }) => tick(foodName).checked);
    await act(() => store.loadCosting());
    const proposed = ticked();
    const cost = term('HPP per paket');
    expect(proposed).toEqual([true, true, false, true]);
    act(() => store.setOwnPrice('ayam', DEAR_CHICKEN));
    expect(term('HPP per paket')).not.toBe(cost);
    expect(ticked()).toEqual(proposed);
    expect(shownText(dialog.getByRole('status'))).toContain('lebih dari');
  });

  test('keeps a tick made before the prices arrived, and the rest as it was seen then', async () => {
    const { store, dialog, tick } = show(13_000, undefined, PRICED_MENU);
    await userEvent.click(tick('Perkedel'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup hitungan' }));
    act(() => store.setOwnPrice('ayam', DEAR_CHICKEN));
    await act(() => store.loadCosting());
    expect(PRICED_MENU.map(({ foodName }) => tick(foodName).checked)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('is no decision if it was only looked at; but it is if she buys for it, or sends it', async () => {
    const kept = async (question: string, ...buttons: readonly string[]) => {
      const { store, dialog, unmount } = show(undefined, undefined, PRICED_MENU);
      const answer = readAnswer(question, PRICED_MENU, true);
      act(() => store.open({ key: question, answer, conversationId: 'CD34EF' }));
      await act(() => store.loadCosting());
      for (const name of buttons) await userEvent.click(dialog.getByRole('button', { name }));
      const { box } = store.getState().choices;
      unmount();
      return box && Object.keys(box.portions).length;
    };
    expect(await kept('ide jualan', 'Tutup hitungan')).toBeUndefined();
    expect(await kept('ide jualan', 'Belanja 10 paket')).toBe(4);
    expect(await kept('ide jualan', 'Bagikan')).toBe(4);
    expect(await kept('ide jualan', 'Tambah Ayam Kremes', 'Tutup hitungan')).toBe(4);
    expect(await kept('nasi kotak 10 orang', 'Tutup hitungan')).toBe(4);
  });

  test('says what its price in a delivery app covers, as the sheet of a dish does', () => {
    expect(shownText(show().said('Harga di aplikasi sudah menutup'))).toMatch(
      / \d+ % dan PPN 11 %/u,
    );
  });

  test('keeps its first packaging for one order alone, if its owner says so', async () => {
    const { store, storage, dialog, field, said, unmount } = show();
    const only = () => dialog.queryByRole('button', { name: 'Hanya untuk pesanan ini' });
    expect(only()).toBeNull();
    await userEvent.type(field('Kemasan per paket'), '1.500');
    await userEvent.click(only()!);
    expect(document.activeElement).toBe(field('Kemasan per paket'));
    expect(store.getState().business.costs.boxPackagingRupiah).toBeUndefined();
    expect(shownText(said('hanya untuk pesanan ini.'))).toBe(
      'Kemasan ini hanya untuk pesanan ini. Pakai untuk seterusnya',
    );
    unmount();
    const later = show(undefined, storage);
    expect(later.field('Kemasan per paket').value).toBe('1.500');
    await userEvent.type(later.field('Kemasan per paket'), '0');
    expect(later.store.getState().business.costs.boxPackagingRupiah).toBeUndefined();
  });

  test('takes its first packaging as the usual one, and a later order’s other box for that order alone', async () => {
    const { storage, field, said, unmount } = show();
    expect(said('jadi kemasan biasamu')).not.toBeNull();
    await userEvent.type(field('Kemasan per paket'), '1.500');
    expect(said('jadi kemasan biasamu')).not.toBeNull();
    unmount();

    const { store, dialog, ...later } = show(undefined, storage);
    act(() =>
      store.open({
        key: 'later',
        answer: readAnswer('paket', MENU, true),
        conversationId: 'CD34EF',
      }),
    );
    expect(later.field('Kemasan per paket').placeholder).toBe('1.500');
    await userEvent.type(later.field('Kemasan per paket'), '3rb');
    expect(later.term('Kemasan')).toBe('Rp 30.000');
    expect(store.getState().business.costs.boxPackagingRupiah).toBe(1_500);
    expect(shownText(later.said('hanya untuk pesanan ini'))).toBe(
      'Kemasan ini hanya untuk pesanan ini. Biasanya Rp 1.500. Pakai untuk seterusnya',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai untuk seterusnya' }));
    expect(store.getState().business.costs.boxPackagingRupiah).toBe(3_000);
    expect(later.said('hanya untuk pesanan ini')).toBeNull();
    expect(document.activeElement).toBe(later.field('Kemasan per paket'));
  });

  test('is proposed from the prices of the day while nobody has decided it', async () => {
    const storage = createFakeStorage();
    createPlanningStorage(storage).ownPrices.change(() => ({
      foods: new Map([['ayam', DEAR_CHICKEN]]),
      lines: new Map(),
    }));
    const { store, tick } = show(13_000, storage, PRICED_MENU);
    await act(() => store.loadCosting());
    expect(tick('Ayam Kremes').checked).toBe(false);
    expect(tick('Perkedel').checked).toBe(true);
  });

  test.each([
    { boxes: -5, portions: {} },
    { priceRupiah: 'mahal', portions: {} },
    { portions: { 1: 0.5 } },
    { portions: 7 },
    'rusak',
    null,
  ])(
    'falls back to the usual one if the stored one is damaged, and the choices stay: %j',
    (box) => {
      const portions = { AB12CD: { portions: 50, dishes: {}, box } };
      const { store, tick, field } = show(
        undefined,
        createFakeStorage({ preferences: JSON.stringify({ portions }) }),
      );
      expect(store.getState().choices.portions).toBe(50);
      expect(tick('Opor Ayam').checked).toBe(true);
      expect(field('Jumlah paket').value).toBe('50');
    },
  );
});
