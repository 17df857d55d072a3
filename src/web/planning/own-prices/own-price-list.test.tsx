import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { shownText } from '../../fixtures/shown-text.ts';
import { priceBook } from '../../fixtures/twenty-prices.ts';
import { OWN_PRICES_KEY } from '../../storage/storage-keys.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createOwnPriceList } from './own-price-list.chunk.tsx';

const OwnPriceList = createOwnPriceList(priceBook);

afterEach(cleanup);

const KG = { quantity: 1, unit: 'kg' };
const STORED = JSON.stringify({
  foods: {
    ayam: { rupiah: 42_000, per: KG },
    'gula pasir': { rupiah: 17_500, per: KG },
    'serbuk ajaib': { rupiah: 500, per: { quantity: 1, unit: 'sachet' } },
  },
  lines: { '1 ikat kemangi': 2_500 },
});

function show(stored = STORED) {
  const storage = createFakeStorage({ [OWN_PRICES_KEY]: stored });
  render(<OwnPriceList storage={createPlanningStorage(storage)} />);
  const foods = () =>
    Array.from(
      createPlanningStorage(storage).ownPrices.read().foods,
      ([food, { rupiah, per }]) => `${food} ${rupiah} ${per.quantity} ${per.unit}`,
    );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const names = () =>
    within(screen.getByRole('list', { name: 'Daftar hargamu' }))
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('aria-label'));
  return { storage, foods, field, names, news: () => screen.getByRole('status').textContent };
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Berkas harga'), { target: { files: [file] } });

describe('the list of own prices', () => {
  test('shows them by name, beside the market price, and can be searched', async () => {
    const { names, field } = show();
    expect(names()).toEqual([
      'Harga 1 ikat kemangi',
      'Harga ayam',
      'Harga gula pasir',
      'Harga serbuk ajaib',
    ]);
    const row = (name: string) => shownText(field(name).closest('li'));
    expect(row('Harga ayam')).toContain('Harga pasar Rp 37.500 / kg');
    expect(row('Harga serbuk ajaib')).toContain('Belum ada di daftar harga kami');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari harga' }), 'GULA');
    expect(names()).toEqual(['Harga gula pasir']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari harga' }), 'x');
    expect(screen.getByText('Tidak ada “GULAx” di antara hargamu.')).toBeTruthy();
  });

  test('changes a price as it is typed, keeps the cursor, and informs the rest of the page', async () => {
    const { field, foods } = show();
    const heard = vi.fn<(event: Event) => void>();
    window.addEventListener('storage', heard);
    await userEvent.clear(field('Harga ayam'));
    expect(screen.getByText('Kosong berarti harga tadi tetap dipakai.')).toBeTruthy();
    await userEvent.type(field('Harga ayam'), '15.000 per 800 g');
    expect(document.activeElement).toBe(field('Harga ayam'));
    expect(foods()).toContain('ayam 15000 800 g');
    await userEvent.tab();
    expect(field('Harga ayam').value).toBe('15.000 / 800 g');
    expect(heard).toHaveBeenCalled();
    window.removeEventListener('storage', heard);
  });

  test('says what a bare price is for, if not for the market’s unit', async () => {
    const { field, foods } = show();
    const retypeOver = async (typed: string) => {
      await userEvent.tab();
      await userEvent.click(field('Harga ayam'));
      await userEvent.keyboard(typed);
    };
    await retypeOver('45rb');
    expect(screen.queryByText(/^Dihitung/u)).toBeNull();
    await retypeOver('5rb / 2 ons');
    await retypeOver('36rb');
    expect(screen.getByText(/^Dihitung 36.000 \/ kg\./u)).toBeTruthy();
    expect(foods()).toContain('ayam 36000 1 kg');
  });

  test('removes a price, which can be undone', async () => {
    const { names, foods, news } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Pakai lagi harga pasar ayam' }));
    expect(news()).toContain('Harga ayam kembali ke harga pasar.');
    expect(names()).not.toContain('Harga ayam');
    const undo = screen.getByRole('button', { name: 'Urungkan' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(foods()).toContain('ayam 42000 1 kg');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus harga 1 ikat kemangi' }));
    expect(names()).not.toContain('Harga 1 ikat kemangi');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(names()).toContain('Harga 1 ikat kemangi');
  });

  test('does not undo what another tab has changed in the meantime', async () => {
    const { storage, foods } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Pakai lagi harga pasar ayam' }));
    createPlanningStorage(storage).ownPrices.change((own) => ({
      ...own,
      foods: new Map([...own.foods, ['garam', { rupiah: 9_000, per: KG }]]),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(foods()).toEqual(expect.arrayContaining(['ayam 42000 1 kg', 'garam 9000 1 kg']));
  });

  test('adds a food under the name that recipes use', async () => {
    const { foods, field } = show('{}');
    const add = async (name: string, price: string) => {
      await userEvent.type(screen.getByRole('combobox', { name: 'Nama bahan' }), name);
      await userEvent.type(field('Harga belanjamu'), price);
      await userEvent.click(screen.getByRole('button', { name: 'Tambah' }));
    };
    await add('Cabe rawit', '60rb');
    expect(foods()).toEqual(['cabai rawit 60000 1 kg']);
    await add('12', '5000');
    expect(screen.getByRole('alert').textContent).toContain('Tulis satu nama bahan');
    await userEvent.clear(screen.getByRole('combobox', { name: 'Nama bahan' }));
    await userEvent.clear(field('Harga belanjamu'));
    await add('Kerupuk Mbok Sri', 'mahal');
    expect(screen.getByRole('alert').textContent).toContain('Tulis harganya');
    await userEvent.clear(field('Harga belanjamu'));
    await userEvent.type(field('Harga belanjamu'), '5rb / bungkus{Enter}');
    expect(foods()).toHaveLength(2);
    expect(foods()[1]).toContain('5000 1 bungkus');
  });

  test('accepts prices from a file, names faulty rows, and can undo all of it', async () => {
    const { foods, news } = show();
    choose(new File(['Ayam;38rb;kg\nbumbu;;kg\nTelur;2.000;butir'], 'harga.csv'));
    await waitFor(() => expect(news()).toContain('2 harga diambil. 1 baris dilewati:'));
    expect(news()).toContain('Baris 2 (bumbu  kg): tulis harganya, misalnya 42rb / kg.');
    expect(foods()).toEqual(
      expect.arrayContaining([
        'ayam 38000 1 kg',
        'telur ayam 2000 1 butir',
        'gula pasir 17500 1 kg',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(foods()).toContain('ayam 42000 1 kg');
    expect(foods()).toHaveLength(3);
  });

  test.each([
    [
      'UTF-16 with tabs',
      new Uint8Array(Buffer.from('\uFEFFAyam\t38rb\tkg', 'utf16le')),
      '1 harga diambil dari berkas.',
    ],
    [
      'old Windows letters',
      new Uint8Array(Buffer.from('K\xe9cap manis;9rb;botol', 'latin1')),
      '1 harga diambil',
    ],
    ['5 MB', new Uint8Array(5 * 1024 * 1024), 'Berkas ini terlalu besar'],
    [
      'a workbook',
      new Uint8Array([0x50, 0x4b, 3, 4, 0]),
      'Ini berkas Excel. Simpan dulu sebagai CSV',
    ],
    ['nothing', new Uint8Array(), 'Berkas ini tidak berisi harga.'],
  ])('a file of %s is read or refused with a sentence', async (_, bytes, sentence) => {
    const { news, foods } = show();
    choose(new File([bytes], 'harga.csv'));
    await waitFor(() => expect(news()).toContain(sentence));
    expect(foods().length).toBeGreaterThanOrEqual(3);
  });

  test('says if the browser stores nothing, and keeps the price until the page closes', async () => {
    const { storage, field } = show();
    storage.quota = 0;
    await userEvent.clear(field('Harga ayam'));
    await userEvent.type(field('Harga ayam'), '39000');
    expect(screen.getByText(/Browser ini tidak bisa menyimpan/u)).toBeTruthy();
    expect(storage.stored.get(OWN_PRICES_KEY)).toBe(STORED);
    await userEvent.tab();
    expect(field('Harga ayam').value).toBe('39.000 / kg');
  });

  test('renders a hundred of two thousand, and finds the others by name', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [`bahan ${at}`, { rupiah: at, per: KG }]),
    );
    const { names } = show(JSON.stringify({ foods: many }));
    expect(names()).toHaveLength(100);
    expect(screen.getByText('Masih ada 1900 lagi. Cari namanya di atas.')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bahan 1999' } });
    expect(names()).toEqual(['Harga bahan 1999']);
  });
});
