import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { shownFigures, shownText } from '../../fixtures/shown-text.ts';
import { costing } from '../../fixtures/twenty-prices.ts';
import { plannedDish } from '../answer-plans.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { CostSheetDialog } from './cost-sheet.chunk.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const geprek = parseDish({
  foodName: 'Ayam Geprek',
  porsi: 4,
  estimatedCostatRupiah: 60_000,
  ingredient: [
    { name: 'Ayam', servingSize: '1 kg' },
    { name: 'Bawang merah', servingSize: '100 g' },
    { name: 'Serbuk ajaib', servingSize: '2 sdm' },
  ],
}) as Dish;

/** The same from the collection, which knows what people pay. */
const known = { ...geprek, slug: 'ayam-geprek' };

async function show(dish = geprek) {
  const storage = createFakeStorage();
  const store = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCosting: () => Promise.resolve(costing),
    onNotStored: () => {},
  });
  await store.loadCosting();
  render(<CostSheetDialog dish={dish} position={0} store={store} onClose={() => {}} />);
  const dialog = () => screen.getByRole('dialog', { name: 'Hitung jual: Ayam Geprek' });
  const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
  /** The sentence with these words, if it is there. */
  const said = (words: string) => within(dialog()).queryByText(words, { exact: false });
  /** What stands below a field. */
  const below = (name: string) =>
    shownText(document.getElementById(field(name).getAttribute('aria-describedby') ?? ''));
  const detailsOf = (name: string) =>
    within(dialog()).getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;
  const term = (name: string) => shownText(detailsOf(name));
  const figure = (name: string) => shownFigures(detailsOf(name))[0] ?? Number.NaN;
  const rows = () => within(dialog()).getAllByRole('listitem');
  const retype = async (name: string, typed: string) => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), typed);
  };
  return { store, storage, dialog, said, field, below, term, figure, rows, retype };
}

const ODD_FIGURES = [
  '1,',
  '1/',
  '1e',
  '-',
  '🌶️🍚',
  '1,5.000',
  'Rp',
  '1/2',
  '1e9',
  '-4000',
  '12 13',
  '1 2 3',
  '٤٢',
  '9'.repeat(20),
];

describe('the cost sheet of a dish', () => {
  test('has a row per line with its price, and sums that match the lines', async () => {
    const { field, figure, rows, said } = await show();
    expect(field('Harga ayam').value).toBe('37.500 / kg');
    expect(
      rows()
        .map((row) => within(row).queryByText(/^Rp/u))
        .map((sum) => shownFigures(sum)[0]),
    ).toEqual([37_500, 4_200, undefined]);
    expect(figure('Bahan')).toBe(37_500 + 4_200);
    expect(said('2 dari 3 bahan terhitung.')).not.toBeNull();
    expect(said('Belum terhitung: serbuk ajaib.')).not.toBeNull();
  });

  test('says what its suggested price consists of, and which costs are missing', async () => {
    const { said, retype } = await show();
    // Of 41.700 for four portions, without waste.
    expect(shownText(said('Saran: bahan'))).toContain(
      'bahan Rp 10.425 per porsi jual ÷ 45 %, dibulatkan ke atas ke kelipatan Rp 500,',
    );
    expect(said('Untung ini belum dikurangi kemasan, gas, dan upah.')).not.toBeNull();
    await retype('Gas sekali masak', '3000');
    await retype('Harga jual per porsi', '20000');
    expect(said('Saran:')).toBeNull();
    expect(said('Untung ini belum dikurangi kemasan dan upah.')).not.toBeNull();
  });

  test('shows a dish’s share of gas and wages when it is cooked with others, and says so', async () => {
    const { said, field, term, retype, store } = await show();
    await retype('Gas sekali masak', '15rb');
    await retype('Upah sekali masak', '100rb');
    const shared = 'Gas dan upah dibagi rata ke 5 hidangan yang dimasak bersama.';
    expect(said(shared)).toBeNull();
    act(() => store.setTogether(5));
    expect(said(shared)).not.toBeNull();
    expect(term('Gas')).toBe('Rp 3.000');
    expect(term('Upah')).toBe('Rp 20.000');
    await userEvent.tab();
    expect(field('Upah sekali masak').value).toBe('100.000');
  });

  test('says that a jar is counted at the price of all packaging, and takes its own at a tap', async () => {
    const { dialog, field, said, term, store } = await show({
      ...geprek,
      jualan: 'Toples 300 g dihargai dua porsi.',
    });
    expect(said('dipakai semua hidangan')).toBeNull();
    act(() => store.changeBusiness({ packagingRupiah: 500 }));
    expect(shownText(said('dipakai semua hidangan'))).toBe(
      'Harga kemasan Rp 500 ini dipakai semua hidangan. Harga toples beda? Isi harga toples',
    );
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Isi harga toples' }));
    expect(document.activeElement).toBe(field('Harga satu kemasan'));
    await userEvent.clear(field('Harga satu kemasan'));
    await userEvent.type(field('Harga satu kemasan'), '6rb');
    expect(term('Kemasan')).toBe('Rp 12.000');
    expect(said('dipakai semua hidangan')).toBeNull();
    expect(store.getState().business.costs.packagingRupiah).toBe(500);
  });

  test('divides gas and wages by the usual cooking, and says so until a size is chosen', async () => {
    const { dialog, said, field, term, retype, store } = await show();
    expect(said('masih dibagi ke')).toBeNull();
    const meaning = () => said('“Biasa sekali masak” membagi gas dan upah');
    expect(meaning()).not.toBeNull();
    await retype('Gas sekali masak', '15rb');
    await retype('Upah sekali masak', '100rb');
    const few = () => said('÷ 4 porsi jual =');
    expect(shownText(few())).toBe('Gas dan upah Rp 115.000 ÷ 4 porsi jual = Rp 28.750.');
    await userEvent.click(
      within(dialog()).getByRole('button', { name: 'Biasa masak lebih banyak?' }),
    );
    expect(document.activeElement).toBe(field('Biasa sekali masak'));
    expect(shownText(said('masih dibagi ke'))).toBe(
      'Gas dan upah masih dibagi ke 4 porsi jual resep ini. Biasa masak lebih banyak? Isi “Biasa sekali masak”.',
    );
    await retype('Biasa sekali masak', '50');
    expect(said('masih dibagi ke')).toBeNull();
    expect(shownText(said('Gas dan upah dihitung'))).toBe(
      'Gas dan upah dihitung untuk 4 dari 50 porsi jual yang biasanya dimasak.',
    );
    const part = 'bagian 4 dari 50 porsi jual';
    expect([term('Gas'), term('Upah')]).toEqual([`Rp 1.200${part}`, `Rp 8.000${part}`]);
    expect(few()).toBeNull();
    await retype('Biasa sekali masak', ' ');
    expect(store.getState().business.costs.usualBatch).toBeUndefined();
    await retype('Biasa sekali masak', '50');
    await retype('Porsi dimasak', '40');
    expect(said('Gas dan upah dihitung')).toBeNull();
    expect([term('Gas'), term('Upah')]).toEqual(['Rp 15.000', 'Rp 100.000']);
    // It would have no effect.
    expect(within(dialog()).queryByRole('textbox', { name: 'Biasa sekali masak' })).toBeNull();
    expect(meaning()).toBeNull();
    screen.getByText('Gas dan upah dibagi ke 40 porsi jual yang kamu isi.');
  });

  test('takes wages as they are paid, and shows the product until the field is left', async () => {
    const { below, field, term, retype, store } = await show();
    await retype('Upah sekali masak', '2 orang 75rb');
    expect(below('Upah sekali masak')).toBe('2 × Rp 75.000 = Rp 150.000');
    expect(term('Upah')).toBe('Rp 150.000');
    await userEvent.tab();
    expect(field('Upah sekali masak').value).toBe('150.000');
    expect(below('Upah sekali masak')).toBe('');
    await retype('Upah sekali masak', '75rb per orang');
    expect(below('Upah sekali masak')).toBe('Tulis jumlah uangnya, misalnya 12.000 atau 12rb.');
    expect(store.getState().business.costs.labourRupiah).toBe(150_000);
    await retype('Gas sekali masak', '2 x 11rb');
    expect(term('Gas')).toBe('Rp 22.000');
    await retype('Kemasan per porsi', '2 x 500');
    expect(store.getState().business.costs.packagingRupiah).toBe(0);
  });

  test('says how a portion’s cost follows from the batch’s', async () => {
    const { said, below, field, figure, retype } = await show();
    await retype('Gas sekali masak', '3000');
    await retype('Porsi dijual', '20000');
    const parts = ['Bahan', 'Cadangan susut', 'Kemasan', 'Gas', 'Upah'].map(figure);
    const total = parts.reduce((sum, part) => sum + part, 0);
    expect(figure('Modal sekali masak')).toBe(total);
    expect(shownFigures(said('HPP per porsi:'))).toEqual([total, 20_000]);
    expect(shownText(said('HPP per porsi:'))).toMatch(
      /^HPP per porsi: Rp [\d.]+ ÷ [\d.]+ porsi jual\.$/u,
    );
    await retype('Porsi dijual', '200000');
    expect(below('Porsi dijual')).toBe('Bisa 1 sampai 100.000 porsi.');
    expect(field('Porsi dijual').getAttribute('aria-invalid')).toBe('true');
  });

  test('shows the market price beside an own one, and a way back to it', async () => {
    const { dialog, said, field, retype } = await show();
    const before = field('Harga ayam').value;
    const market = `harga pasar Rp ${before}`;
    expect(said(market)).toBeNull();
    await retype('Harga ayam', '50rb');
    expect(shownText(said(market))).toBe(`Hargamu · ${market}`);
    await retype('Harga ayam', '5rb / ikat');
    expect(said(market)).not.toBeNull();
    await userEvent.click(
      within(dialog()).getByRole('button', { name: 'Pakai lagi harga pasar ayam' }),
    );
    expect(field('Harga ayam').value).toBe(before);
    expect(said(market)).toBeNull();
    // What no market sells has no market price.
    await retype('Harga serbuk ajaib', '3000');
    expect(said('Jumlahmu untuk bahan ini')).not.toBeNull();
    expect(said('harga pasar Rp')).toBeNull();
  });

  test('accepts a target profit instead of a price, and the reverse', async () => {
    const { said, field, figure, retype, store } = await show();
    const own = () => store.getState().business.dishes['ayam geprek'];
    await retype('Upah sekali masak', '500000');
    await retype('Target untung per porsi', '2rb');
    expect(figure('Untung per porsi')).toBeGreaterThanOrEqual(2_000);
    expect(figure('Untung per porsi')).toBeLessThan(2_500);
    expect(said('Saran: HPP + untung Rp 2.000 per porsi jual, dibulatkan ke atas')).not.toBeNull();
    expect(said('saran ini tipis')).toBeNull();
    await retype('Harga jual per porsi', '200000');
    expect(own()).toEqual({ priceRupiah: 200_000 });
    expect(field('Target untung per porsi').value).toBe('');
    await retype('Target untung per porsi', '5rb');
    expect(own()).toEqual({ profitRupiah: 5_000 });
    await retype('Harga jual per porsi', 'mahal');
    expect(own()).toEqual({ profitRupiah: 5_000 });
    await userEvent.clear(field('Target untung per porsi'));
    expect(own()).toEqual({});
  });

  test.each([
    [
      'Target untung per porsi',
      '5rb',
      'Harga jual per porsi',
      'Rp 20.000',
      { priceRupiah: 20_000 },
    ],
    [
      'Harga jual per porsi',
      '30rb',
      'Target untung per porsi',
      'Rp 2.000',
      { profitRupiah: 2_000 },
    ],
  ])(
    'says that %s replaces the other, which can be put back',
    async (...[name, typed, other, sum, before]) => {
      const { dialog, field, retype, store } = await show();
      act(() => store.changeDish(geprek, before));
      const replaced = () => shownText(within(dialog()).queryByRole('status'));
      const undo = () => within(dialog()).queryByRole('button', { name: 'Urungkan' });
      expect(undo()).toBeNull();
      await retype(name, typed);
      expect(replaced()).toContain(`“${other}” tadi ${sum}, sekarang dihitung dari “${name}”.`);
      await userEvent.clear(field(name));
      expect(replaced()).toBe(`“${other}” tadi ${sum}. Urungkan`);
      undo()?.focus();
      await userEvent.keyboard('{Enter}');
      expect(store.getState().business.dishes['ayam geprek']).toEqual(before);
      expect(document.activeElement).toBe(field(other));
      expect(undo()).toBeNull();
      expect(replaced()).toBe('');
    },
  );

  test('forgets the replaced price once another is typed', async () => {
    const { dialog, retype } = await show();
    await retype('Harga jual per porsi', '20rb');
    await retype('Target untung per porsi', '5rb');
    await retype('Harga jual per porsi', '25rb');
    const replaced = within(dialog()).getByRole('status');
    expect(shownText(replaced)).toMatch(
      /^“Target untung per porsi” tadi Rp 5\.000, sekarang dihitung dari/u,
    );
  });

  test('says of a panful of oil that all of it is counted, unless it is for frying', async () => {
    const hint = 'dihitung semua; kalau untuk menggoreng';
    const withOil = (name: string, servingSize: string) => ({
      ...geprek,
      ingredient: [...geprek.ingredient, { name, servingSize }],
    });
    const shown = async (dish: Dish) => {
      const { said } = await show(dish);
      const isSaid = said(hint) !== null;
      cleanup();
      return isSaid;
    };
    expect(await shown(withOil('Minyak goreng', '1 liter'))).toBe(true);
    expect(await shown(withOil('Minyak untuk menggoreng', '1 liter'))).toBe(false);
    expect(await shown(withOil('Minyak goreng', '3 sdm'))).toBe(false);
  });

  test('packaging is for all dishes, unless this one has its own', async () => {
    const { store, term, retype, dialog } = await show({ ...geprek, porsi: 10 });
    const own = () => within(dialog()).getByRole('switch', { name: /^Kemasan ini hanya/u });
    await retype('Kemasan per porsi', '700');
    expect(store.getState().business.costs.packagingRupiah).toBe(700);
    await userEvent.click(own());
    await retype('Kemasan per porsi', '6500');
    expect(term('Kemasan')).toBe('Rp 65.000');
    expect(store.getState().business.costs.packagingRupiah).toBe(700);
    await userEvent.click(own());
    expect(term('Kemasan')).toBe('Rp 7.000');
  });

  test('has the figures of a jar where the dish is sold in jars', async () => {
    const jualan = 'Toples 300 g dihargai dua porsi.';
    const { said, field, figure, retype } = await show({
      ...geprek,
      porsi: 4,
      hasil: '600 g, 2 toples',
      jualan,
    });
    const [, , cost = 0, price = 0, profit] = shownFigures(said('1 toples (2 porsi): modal'));
    expect(cost).toBeGreaterThan(figure('HPP per porsi'));
    expect(profit).toBe(price - cost);
    expect(field('Isi satu kemasan').placeholder).toBe('2');
    await retype('Harga satu kemasan', '1000');
    expect(figure('Kemasan')).toBe(2_000);
  });

  test('asks how many pieces are in a pack, if pieces are packed', async () => {
    const pieces = { ...geprek, porsi: 40, hasil: '40 butir' };
    const { said, field, term, retype } = await show(pieces);
    const hint = 'Kemasan dihitung untuk tiap butir.';
    expect(said(hint)).toBeNull();
    await retype('Kemasan per butir', '500');
    expect(said(hint)).not.toBeNull();
    expect(term('Kemasan')).toBe('Rp 20.000');
    await retype('Isi satu kemasan', '5');
    expect(term('Kemasan')).toBe('Rp 4.000');
    expect(said(hint)).toBeNull();
    expect(said('isi kemasan hanya untuk hidangan ini')).not.toBeNull();
    await retype('Isi satu kemasan', '0');
    expect(field('Isi satu kemasan').getAttribute('aria-invalid')).toBe('true');
    expect(term('Kemasan')).toBe('Rp 20.000');
    cleanup();
    const plates = await show();
    expect(within(plates.dialog()).queryByRole('textbox', { name: 'Isi satu kemasan' })).toBeNull();
  });

  test('says that prices of pieces are for one, and what a pack comes to', async () => {
    const jualan = 'Satu bungkus 5 butir.';
    const { said, figure, retype } = await show({
      ...geprek,
      porsi: 30,
      hasil: '30 butir',
      jualan,
    });
    await retype('Harga jual per butir', '1500');
    expect(figure('Harga jual')).toBe(1_500);
    expect(figure('HPP per porsi') + figure('Untung per porsi')).toBe(1_500);
    const pack = () => shownText(said('Harga jual di sini untuk satu butir.'));
    expect(pack()).toContain('Satu bungkus isi 5 butir: Rp 7.500.');
    await retype('Isi satu kemasan', '10');
    expect(figure('Harga jual')).toBe(1_500);
    expect(pack()).toContain('Satu bungkus isi 10 butir: Rp 15.000.');
    await retype('Isi satu kemasan', '1');
    expect(pack()).toBe('');
  });

  test('asks the same where a stall makes more, smaller pieces of the dough', async () => {
    const { said, field, term, retype } = await show({ ...geprek, porsi: 30, hasil: '30 butir' });
    await retype('Porsi dijual', '38');
    await retype('Kemasan per butir', '500');
    expect(said('Kemasan dihitung untuk tiap butir jual.')).not.toBeNull();
    await retype('Isi satu kemasan', '2');
    expect(field('Isi satu kemasan').value).toBe('2');
    expect(term('Kemasan')).toBe('Rp 9.500');
  });

  test('says that little is left of a suggestion where other costs are high', async () => {
    const { said, retype } = await show();
    expect(said('saran ini tipis')).toBeNull();
    await retype('Upah sekali masak', '500000');
    expect(said('Untung dari saran ini tipis')).not.toBeNull();
  });

  test('says that the usual price is below the costs', async () => {
    const { said, retype } = await show({ ...known, price: 20_000 });
    expect(said('di bawah HPP-mu')).toBeNull();
    await retype('Upah sekali masak', '75000');
    expect(said('biasanya dijual sekitar Rp 20.000, di bawah HPP-mu')).not.toBeNull();
  });

  test.each([
    [known, 10_000, 'biasanya dijual sekitar Rp 10.000, di bawah HPP-mu'],
    [known, 15_000, 'biasanya dijual sekitar Rp 15.000, lebih murah dari saran ini'],
    [known, 60_000, 'biasanya dijual sekitar Rp 60.000, lebih mahal dari saran ini'],
    [known, 24_000, 'biasa dibayar orang, sekitar Rp 24.000, tidak jauh dari saran ini'],
    [known, 0, ''],
    [geprek, 10_000, 'sekitar Rp 10.000: hanya perkiraan, lebih murah dari saran ini'],
    [geprek, 60_000, 'sekitar Rp 60.000: hanya perkiraan, lebih mahal dari saran ini'],
    [geprek, 24_000, 'sekitar Rp 24.000: hanya perkiraan, tidak jauh dari saran ini'],
    [geprek, 0, ''],
  ])('compares its suggestion with what the source says', async (dish, price, words) => {
    const { dialog, retype } = await show({ ...dish, price });
    const remark = () =>
      shownText(within(dialog()).queryByText(/biasa(?:nya)? d|AI memperkirakan/u));
    // What the AI expects is no market price to take over.
    const isOffered = within(dialog()).queryByRole('button', { name: /^Pakai Rp/u }) !== null;
    expect(isOffered).toBe(dish === known && words.includes('lebih'));
    if (words === '') expect(remark()).toBe('');
    else expect(remark()).toContain(words);
    await retype('Harga jual per porsi', '20000');
    expect(remark()).toBe('');
  });

  test('with the keyboard, moves the focus to the price that was taken over', async () => {
    const { dialog, field } = await show({ ...known, price: 60_000 });
    within(dialog())
      .getByRole('button', { name: /^Pakai Rp\s60\.000$/u })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Harga jual per porsi'));
  });

  test('takes over the usual price at a tap', async () => {
    const { dialog, field } = await show({ ...known, price: 60_000 });
    await userEvent.click(within(dialog()).getByRole('button', { name: /^Pakai Rp\s60\.000$/u }));
    expect(field('Harga jual per porsi').value).toBe('60.000');
    expect(within(dialog()).queryByRole('button', { name: /^Pakai Rp/u })).toBeNull();
  });

  test.each([
    ['Harga ayam', '1,2,3', ''],
    ['Harga ayam', '1e9', '40rb / kg'],
    ['Harga jual per porsi', '4 2', ''],
    ['Harga jual per porsi', '99999999999999', '12.000'],
    ['Target untung per porsi', '2 rban', '3rb'],
    ['Gas sekali masak', '5 ribuan', '3000'],
    ['Cadangan susut', '9x', '7'],
    ['Target food cost', '9,5,1', ''],
    ['Porsi dijual', '12 gelas', '10'],
    ['Porsi dimasak', '9 panci', ''],
    ['Harga serbuk ajaib', '3 4', '9rb'],
  ])('%s: what begins "%s" counts for nothing; "%s" holds', async (name, typed, before) => {
    const { store, field, retype } = await show();
    const figures = () => {
      const { ownPrices, business, choices } = store.getState();
      const { sheet } = plannedDish(store.getState(), geprek, 0).plan;
      return { ownPrices, costs: business.costs, choices, sheet };
    };
    if (before !== '') await retype(name, before);
    await userEvent.tab();
    const known = figures();
    await retype(name, typed);
    expect(field(name).value).toBe(typed);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(figures()).toEqual(known);
  });

  test.each([
    'Harga ayam',
    'Harga serbuk ajaib',
    'Harga jual per porsi',
    'Kemasan per porsi',
    'Gas sekali masak',
    'Porsi dijual',
    'Porsi dimasak',
    'Cadangan susut',
    'Target food cost',
    'Potongan aplikasi',
    'Target untung per porsi',
  ])('%s keeps the typed text and the focus, and never shows NaN', async (name) => {
    const { dialog, field } = await show();
    const input = field(name);
    input.focus();
    const sheet = dialog();
    for (const typed of ODD_FIGURES) {
      fireEvent.change(input, { target: { value: typed } });
      expect(input.value).toBe(typed);
      expect(sheet.textContent, typed).not.toMatch(/NaN|Infinity|undefined/u);
      expect(document.activeElement).toBe(input);
    }
  });

  test('gives the source of every price', async () => {
    const { rows } = await show({
      ...geprek,
      ingredient: [
        { name: 'Air', servingSize: '1 liter' },
        { name: 'Ayam', servingSize: '1 kg' },
        { name: 'Gula merah', servingSize: '100 g' },
      ],
    });
    expect(rows().map(({ lastElementChild }) => shownText(lastElementChild))).toEqual([
      'kami hitung gratis',
      expect.stringMatching(/^harga pasar · \p{L}+ \d{4}(?:, sudah lama)?$/u),
      expect.stringMatching(/^perkiraan · \p{L}+ \d{4}$/u),
    ]);
  });

  test('says what is paid for if the amount shown is rounded', async () => {
    const { rows, store } = await show({
      ...geprek,
      ingredient: [
        { name: 'Kelapa muda', servingSize: '1 buah' },
        { name: 'Daun pandan', servingSize: '2 lembar' },
        { name: 'Ayam', servingSize: '500 g' },
        { name: 'Bawang merah', servingSize: '10 siung' },
      ],
    });
    const remarks = () =>
      rows().map((row) => [
        row.querySelector('small')?.textContent,
        /dihitung .*/u.exec(shownText(row.lastElementChild))?.[0],
      ]);
    act(() => store.setDishSize(0, { portions: 50 }));
    expect(remarks().slice(0, 2)).toEqual([
      ['13 buah', 'dihitung 12,5 buah'],
      ['25 lembar', undefined],
    ]);
    expect(remarks().slice(2)).toEqual([
      ['6¼ kg', undefined],
      ['125 siung', undefined],
    ]);
    act(() => store.setDishSize(0, { portions: 8 }));
    expect(remarks().flatMap(([, remark]) => remark ?? [])).toEqual([]);
  });

  test('says what a piece weighs that is paid for by weight', async () => {
    const { rows } = await show({
      ...geprek,
      ingredient: [
        { name: 'Bawang merah', servingSize: '10 siung' },
        { name: 'Bawang merah', servingSize: '100 g' },
        { name: 'Daun pandan', servingSize: '2 lembar' },
        { name: 'Ayam', servingSize: '1 ekor (800 g)' },
      ],
    });
    const weights = rows().map(({ textContent }) => / · (± .+ per \S+)$/u.exec(textContent)?.[1]);
    expect(weights).toEqual(['± 8 g per siung', undefined, undefined, undefined]);
  });

  test('does not call a price that was typed the market’s, if it is the same', async () => {
    const { retype, term } = await show({ ...geprek, slug: 'ayam-geprek', price: 18_000 });
    await retype('Harga jual per porsi', '18000');
    expect(term('Harga jual')).toMatch(/hargamu, sama dengan harga pasar$/u);
  });

  test('asks for the costs of the business before the prices of all ingredients', async () => {
    const { dialog } = await show();
    const headings = within(dialog()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Porsi dan harga jual',
      'Biaya lain',
      'Harga bahan',
    ]);
  });

  test('updates as a price is typed, keeps the cursor, and saves the price', async () => {
    const { store, storage, field, term, retype } = await show();
    const before = term('HPP per porsi');
    await retype('Harga ayam', '42rb');
    expect(document.activeElement).toBe(field('Harga ayam'));
    expect(field('Harga ayam').value).toBe('42rb');
    expect(term('HPP per porsi')).not.toBe(before);
    expect(store.getState().ownPrices.foods.get('ayam')).toEqual({
      rupiah: 42_000,
      per: { quantity: 1, unit: 'kg' },
    });
    expect(storage.stored.get('ownPrices')).toContain('42000');
    await userEvent.tab();
    expect(field('Harga ayam').value).toBe('42.000 / kg');
    await userEvent.click(screen.getByRole('button', { name: 'Pakai lagi harga pasar ayam' }));
    expect(term('HPP per porsi')).toBe(before);
  });

  test.each([
    ['15000/800 g', '15.000 / 800 g'],
    ['40.000 per ekor', '40.000 / ekor'],
  ])('understands a price for another size: %s', async (typed, written) => {
    const { field, retype } = await show();
    await retype('Harga ayam', typed);
    await userEvent.tab();
    expect(field('Harga ayam').value).toBe(written);
  });

  test('says below the field what a bare price is for, if not for the market’s unit', async () => {
    const { below, field, retype } = await show();
    const retypeOver = async (typed: string) => {
      await userEvent.tab();
      await userEvent.click(field('Harga ayam'));
      await userEvent.keyboard(typed);
    };
    await retype('Harga ayam', '42rb');
    expect(below('Harga ayam')).toBe('');
    await retypeOver('2 ons 5rb');
    expect(below('Harga ayam')).toBe('');
    await retypeOver('16,5rb');
    expect(below('Harga ayam')).toBe(
      'Dihitung 16.500 / kg. Untuk satuan lain, tulis satuannya juga.',
    );
    await userEvent.keyboard(' / kg');
    expect(below('Harga ayam')).toBe('');
    await retypeOver('25.000 per 2 kg');
    await retypeOver('17000');
    await userEvent.tab();
    expect(field('Harga ayam').value).toBe('17.000 / kg');
    await userEvent.click(field('Harga ayam'));
    await userEvent.keyboard('18000');
    expect(below('Harga ayam')).toBe('');
  });

  test.each([
    ['7rb setengah', 'belum kami kenal sebagai satuan. Tulis misalnya 4rb / ¼ kg'],
    ['-5000', 'Harganya tidak bisa kurang dari nol.'],
    ['mahal', 'Tulis harganya, misalnya 42rb / kg.'],
    ['42rb / gerobak', '“gerobak” belum kami kenal sebagai satuan.'],
  ])('says below the field what it does not understand: %s', async (typed, sentence) => {
    const { dialog, below, field, retype } = await show();
    await retype('Harga ayam', typed);
    expect(below('Harga ayam')).toContain(sentence);
    expect(field('Harga ayam').getAttribute('aria-invalid')).toBe('true');
    expect(dialog().textContent).not.toMatch(/NaN|Infinity/u);
  });

  test('prices a line that had none by the sum typed for it', async () => {
    const { said, field, store, retype } = await show();
    await retype('Harga serbuk ajaib', '5500');
    expect(document.activeElement).toBe(field('Harga serbuk ajaib'));
    expect([...store.getState().ownPrices.lines.values()]).toEqual([5_500]);
    expect(said('3 dari 3 bahan terhitung.')).not.toBeNull();
    expect(said('Belum terhitung')).toBeNull();
  });

  test('asks for amounts, not prices, if most lines have none', async () => {
    const ingredient = ['Ayam', 'Bawang merah', 'Serbuk ajaib'].map((name) => ({ name }));
    const dish = parseDish({ foodName: 'Ayam Geprek', porsi: 4, ingredient });
    const { dialog } = await show(dish);
    const asksForAmounts = within(dialog()).getAllByText(
      /Sebagian besar bahan belum ada takarannya/u,
    );
    expect(asksForAmounts).not.toHaveLength(0);
    expect(within(dialog()).queryByText(/dari 3 bahan terhitung|Isi dulu harga/u)).toBeNull();
  });

  test('accepts a new sum for a line that says what was paid', async () => {
    const [chicken] = geprek.ingredient;
    const paid = { name: 'Bawang merah', servingSize: '100 g (Rp 8.000)' };
    const { field, store, retype } = await show({
      ...geprek,
      ingredient: chicken === undefined ? [paid] : [chicken, paid],
    });
    expect(field('Harga bawang merah').value).toBe('8.000');
    await retype('Harga bawang merah', '9000');
    expect([...store.getState().ownPrices.lines.values()]).toEqual([9_000]);
  });

  test('accepts packaging, gas and wages, and saves them', async () => {
    const { store, term, retype } = await show();
    await retype('Kemasan per porsi', '500');
    await retype('Gas sekali masak', '12rb');
    await retype('Upah sekali masak', '1,2 jt');
    expect([term('Kemasan'), term('Gas'), term('Upah')]).toEqual([
      'Rp 2.000',
      'Rp 12.000',
      'Rp 1.200.000',
    ]);
    expect(store.getState().business.costs).toMatchObject({
      packagingRupiah: 500,
      gasRupiah: 12_000,
      labourRupiah: 1_200_000,
    });
  });

  test('uses the usual figure if a field is emptied, and always has one', async () => {
    const { dialog, field, term, store } = await show();
    const before = [term('HPP per porsi'), term('Harga di aplikasi')];
    for (const name of [
      'Cadangan susut',
      'Potongan aplikasi',
      'Target food cost',
      'Kemasan per porsi',
      'Gas sekali masak',
      'Upah sekali masak',
      'Porsi dijual',
      'Porsi dimasak',
      'Harga jual per porsi',
    ]) {
      await userEvent.type(field(name), '1');
      await userEvent.clear(field(name));
      expect(dialog().textContent, name).not.toMatch(/NaN|Infinity|undefined/u);
      await userEvent.tab();
    }
    expect([term('HPP per porsi'), term('Harga di aplikasi')]).toEqual(before);
    expect(store.getState().business.costs).toMatchObject({ wasteShare: 0.05, commission: 0.2 });
  });

  test('puts a loss into words', async () => {
    const { said, term, figure, retype } = await show();
    await retype('Harga jual per porsi', '1000');
    expect(figure('Harga jual')).toBe(1_000);
    expect(said('hargamu sendiri')).not.toBeNull();
    expect(term('Untung per porsi')).toMatch(/^rugi Rp [\d.]+ per porsi$/u);
    expect(term('Balik modal')).toBe('tidak balik modal dari sekali masak');
  });

  test('shares the costs between the portions that are sold', async () => {
    const { below, figure, retype } = await show();
    const cooked = figure('HPP per porsi');
    await retype('Porsi dijual', '8');
    expect(Math.abs(figure('HPP per porsi') * 2 - cooked)).toBeLessThanOrEqual(1);
    await retype('Porsi dijual', '0');
    expect(below('Porsi dijual')).toBe('Bisa 1 sampai 100.000 porsi.');
    // Emptied in between, the field went back to the portions cooked.
    expect(figure('HPP per porsi')).toBe(cooked);
  });

  test('starts from the portions of a stall, says so, and lets the owner change them', async () => {
    const { said, field, term, retype } = await show({ ...geprek, porsiWarung: 6 });
    const stall = 'masakan untuk 4 porsi rumahan cukup untuk 6 porsi jualan';
    expect(field('Porsi dijual').placeholder).toBe('6');
    expect(said(stall)).not.toBeNull();
    expect(term('Balik modal')).toMatch(/dari 6 porsi$/u);
    await retype('Porsi dijual', '5');
    expect(said(stall)).toBeNull();
    expect(term('Balik modal')).toMatch(/dari 5 porsi$/u);
    await userEvent.clear(field('Porsi dijual'));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Jenis usaha' }),
      'Katering',
    );
    expect(field('Porsi dijual').placeholder).toBe('4');
    expect(said(stall)).toBeNull();
  });

  test('counts what is cooked as the page does: where portions are sold, a stall’s', async () => {
    const { field, store, retype } = await show({ ...geprek, porsiWarung: 6 });
    act(() => store.setSelling(true));
    expect(field('Porsi dimasak').value).toBe('6');
    await retype('Porsi dimasak', '20');
    await userEvent.tab();
    expect(field('Porsi dimasak').value).toBe('20');
    expect(field('Porsi dijual').placeholder).toBe('20');
  });

  test('portions sold that the owner entered grow with the batch', async () => {
    const { field, store, retype } = await show();
    await retype('Porsi dijual', '6');
    await userEvent.tab();
    act(() => store.setDishSize(0, { portions: 100 }));
    expect(field('Porsi dijual').value).toBe('150');
  });

  test('follows the kind of business', async () => {
    const { field, term } = await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis usaha' }), 'Kafe');
    expect(field('Target food cost').value).toBe('30');
    expect(term('Food cost')).toMatch(/^(?:29|30|31) %$/u);
  });

  test('of a dish without portions asks how many are sold', async () => {
    const { porsi: _, ...old } = geprek;
    const { said, term, retype } = await show(old);
    expect(said('Isi dulu berapa porsi yang dijual')).not.toBeNull();
    await retype('Porsi dijual', '10');
    expect(term('HPP per porsi')).toMatch(/^Rp /u);
  });
});
