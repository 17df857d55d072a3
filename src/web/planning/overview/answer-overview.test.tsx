import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { DishCosting } from '#core/costing/dish-costing.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { DishCard, type DishMenuProps } from '../../dish/dish-card.tsx';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { openPopover } from '../../fixtures/open-popover.ts';
import { shownFigures, shownText } from '../../fixtures/shown-text.ts';
import { costing } from '../../fixtures/twenty-prices.ts';
import { createToastStore } from '../../ui/toast-store.ts';
import { plannedDish } from '../answer-plans.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { DishMenu } from '../recipe/dish-menu.tsx';
import { AnswerOverview } from './answer-overview.tsx';

afterEach(cleanup);

// The test DOM has no popovers.
HTMLElement.prototype.hidePopover = () => {};

const tools = { shop: { open: () => {} }, send: { open: () => {} } };

type Shown = Omit<Parameters<typeof AnswerOverview>[0], 'store' | 'tools' | 'Star'>;

const complete: Shown = {
  question: 'soto',
  dishes: SAMPLE_DISHES,
  reservedRows: 0,
  conversationId: 'AB12CD',
  isOwnRecipe: false,
  isComplete: true,
  mayCost: true,
};

function show(answer = complete, prices?: DishCosting, stored = {}) {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage(stored)),
    loadCosting: () =>
      prices === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(prices),
    onNotStored: () => {},
  });
  const toasts = createToastStore(createManualClock());
  const parts = {
    Recipe: () => null,
    Menu: (props: DishMenuProps) => (
      <DishMenu {...props} store={store} onShop={() => {}} onShare={() => {}} toasts={toasts} />
    ),
    Star: () => null,
  };
  const view = (shown: Shown) => (
    <>
      <AnswerOverview {...shown} store={store} tools={tools} Star={() => null} />
      <ol>
        {shown.dishes.map((dish, index) => (
          <DishCard
            key={dish.foodName}
            dish={dish}
            number={index + 1}
            onCook={() => {}}
            parts={parts}
          />
        ))}
      </ol>
    </>
  );
  const { rerender } = render(view(answer));
  const table = () =>
    within(screen.getByRole('region', { name: 'Ringkasan menu' })).getByRole('table');
  const columns = () => within(table()).getAllByRole('columnheader').map(shownText);
  /** The dishes' names, from the top. */
  const dishes = () =>
    within(table())
      .getAllByRole('link')
      .map(({ lastChild }) => lastChild?.textContent);
  const rowOf = (name: string) =>
    within(table())
      .getByRole('link', { name: new RegExp(name, 'u') })
      .closest('tr');
  const cell = (name: string, column: string) => rowOf(name)?.children[columns().indexOf(column)];
  /** The figures of a dish, in the order of the columns. */
  const figures = (name: string) =>
    [...(rowOf(name)?.querySelectorAll('td') ?? [])].map((one) => shownFigures(one)[0]);
  /** What stands below the row of a dish. */
  const below = (name: string) => rowOf(name)?.nextElementSibling;
  return {
    store,
    table,
    columns,
    dishes,
    cell,
    figures,
    below,
    update: (next: Shown) => rerender(view(next)),
  };
}

function openMenu() {
  openPopover(
    screen.getByRole('menu', { name: 'Pilihan untuk Rendang Daging Sapi', hidden: true }),
  );
}

describe('the overview of an answer', () => {
  test('has one row per dish, with the cost of a portion', () => {
    const { columns, dishes, figures, table } = show();
    expect(columns()).toEqual(['Hidangan', 'Modal']);
    expect(dishes()).toEqual(SAMPLE_DISHES.map(({ foodName }) => foodName));
    const places = within(table())
      .getAllByRole('link')
      .map(({ firstChild }) => firstChild?.textContent);
    expect(places).toEqual(['1', '2', '3', '4', '5']);
    expect(figures('Soto')).toEqual([13_000]);
    expect(figures('Rendang')).toEqual([18_500]);
  });

  test('shows price and profit in selling mode only', async () => {
    const { columns, figures } = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(columns()).toEqual(['Hidangan', 'Modal', 'Jual', 'Untung']);
    expect(figures('Soto')).toEqual([13_650, 29_000, 15_350]);
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(columns()).toEqual(['Hidangan', 'Modal']);
  });

  test.each([
    ['businessCosts', '{"gasRupiah":15000}'],
    ['ownPrices', '{"foods":{"gula pasir":{"rupiah":21000,"per":{"quantity":1,"unit":"kg"}}}}'],
  ])(
    'waits for the prices where an earlier visit left %s, rather than show estimates',
    async (key, left) => {
      const isBusy = () =>
        screen.getByRole('region', { name: 'Ringkasan menu' }).getAttribute('aria-busy');
      const { store } = show(complete, costing, { [key]: left });
      expect(isBusy()).toBe('true');
      await act(() => store.loadCosting());
      expect(isBusy()).toBe('false');
      cleanup();
      const offline = show(complete, undefined, { [key]: left });
      await act(() => offline.store.loadCosting());
      expect(isBusy()).toBe('false');
      cleanup();
      show(complete, costing);
      expect(isBusy()).toBe('false');
    },
  );

  test('keeps the focus on a dish whose row a changed price sorts elsewhere', async () => {
    const [soto] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const { store, dishes, table } = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    await userEvent.click(within(table()).getByRole('button', { name: 'Jual' }));
    expect(dishes()[0]).toBe('Rendang Daging Sapi');
    const row = within(table()).getByRole('link', { name: /Rendang/u });
    row.focus();
    act(() => store.changeDish(soto, { priceRupiah: 500_000 }));
    expect(dishes()[0]).toBe('Soto Ayam Lamongan');
    expect(document.activeElement).toBe(row);
  });

  test('says where people usually pay more than is suggested', async () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const known = { ...soto, slug: 'soto-ayam-lamongan', price: 60_000 };
    show({ ...complete, dishes: [known, ...others] });
    const remark = () => screen.queryByText(/^Harga pasarnya/u)?.textContent;
    expect(remark()).toBeUndefined();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(remark()).toMatch(/lebih tinggi dari saran: Soto Ayam Lamongan Rp\s60\.000\. Pakai/u);
  });

  test('says below each dish how much of it the money in the question makes', async () => {
    const { below, figures, store } = show({ ...complete, question: 'modal 200 ribu jualan apa' });
    const spentOn = () => shownText(screen.getByText(/^Uang itu/u));
    expect(shownFigures(below('Soto'))).toEqual([200_000, 15]);
    expect(spentOn()).toMatch(
      /^Uang itu untuk bahan yang terpakai\. Kemasan dan gas ikut dihitung di “Mode jualan”\. Kalau/u,
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(shownText(below('Soto'))).toBe('Rp 200.000 jadi 14 mangkuk, untung Rp 214.900');
    expect(spentOn()).toMatch(/^Uang itu untuk bahan yang terpakai dan susut 5 %\. Kalau/u);
    act(() =>
      store.changeBusiness({ packagingRupiah: 500, gasRupiah: 6_000, labourRupiah: 50_000 }),
    );
    const profit = figures('Soto')[2] ?? 0;
    expect(shownFigures(below('Soto'))).toEqual([200_000, 13, 13 * profit]);
    expect(spentOn()).toMatch(
      /^Uang itu untuk bahan yang terpakai, susut 5 %, kemasan, dan gas\. Gas dan upah dibagi ke semua yang jadi dari uang itu\. Upah dibayar dari hasil jualan\. Kalau/u,
    );
  });

  test('says that money to eat for is for the ingredients, without a word on selling', () => {
    show({ ...complete, question: 'uang 200 ribu buat makan apa' });
    expect(shownText(screen.getByText(/^Uang itu/u))).toMatch(
      /^Uang itu untuk bahan yang terpakai\. Kalau/u,
    );
  });

  test('says below each dish what the price in the question leaves of it', async () => {
    const { below } = show({ ...complete, question: 'soto dijual 12rb untung berapa' });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(shownText(below('Soto'))).toBe('Dijual Rp 12.000: rugi Rp 1.650 per mangkuk');
  });

  test('counts the pieces that are sold for the price in the question', async () => {
    const { below } = show({ ...complete, question: 'soto isi 2 dijual 40rb untung berapa' });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(shownFigures(below('Soto'))).toEqual([40_000, 12_700, 2]);
    expect(shownText(below('Soto'))).toContain('untung');
  });

  test('says how gas, wages and packaging are divided until the owner has said', async () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const risoles = { ...soto, foodName: 'Risoles', porsi: 20, hasil: '20 buah' };
    const { store } = show({ ...complete, dishes: [risoles, ...others] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    act(() => store.changeBusiness({ packagingRupiah: 500, labourRupiah: 24_000 }));
    const advice = () => screen.queryByText(/masih dibagi ke porsi resep asli/u);
    expect(advice()?.textContent).toMatch(/^Upah masih/u);
    act(() => store.changeBusiness({ usualBatch: 60 }));
    expect(advice()).toBeNull();
    screen.getByText('Upah dibagi ke 60 porsi yang biasanya kamu masak.');
    screen.getByText('Upah dihitung sendiri-sendiri untuk setiap hidangan.');
    act(() => store.changeBusiness({ usualBatch: undefined }));
    screen.getByText(/^Kemasan dihitung satu-satu untuk Risoles\./u);
    act(() => {
      store.setPortions(50);
      store.changeDish(risoles, { perPack: 5 });
    });
    expect(advice()).toBeNull();
    expect(screen.queryByText(/^Kemasan dihitung satu-satu/u)).toBeNull();
  });

  test('says beside a figure that few portions pay for gas and wages, and asks how many are usual', async () => {
    const { store, below, figures } = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    const why = () => shownText(below('Soto')?.querySelector('td[colspan]'));
    const field = () => screen.queryByRole('textbox', { name: 'Biasa sekali masak' });
    expect(why()).toBe('');
    expect(field()).toBeNull();
    act(() => store.changeBusiness({ gasRupiah: 6_000, labourRupiah: 24_000 }));
    expect(figures('Soto')[0]).toBe(18_650);
    expect(why()).toBe('');
    act(() => store.changeBusiness({ labourRupiah: 60_000 }));
    expect(figures('Soto')[0]).toBe(24_650);
    expect(why()).toBe('Gas dan upah Rp 66.000 ÷ 6 mangkuk = Rp 11.000');
    screen.getByText('Gas dan upah masih dibagi ke porsi resep asli. Biasanya masak berapa porsi?');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Biasa sekali masak' }), '60');
    expect(store.getState().business.costs.usualBatch).toBe(60);
    expect(figures('Soto')[0]).toBe(14_750);
    expect(why()).toBe('');
    screen.getByText('Gas dan upah dibagi ke 60 porsi yang biasanya kamu masak.');
    expect(document.activeElement).toBe(field());
    act(() => store.setPortions(50));
    expect(field()).toBeNull();
  });

  test('says where each day of a menu begins, while the rows have that order', async () => {
    const note = 'Menu 2 hari: urut dari atas, 2 masakan sehari.';
    const dishes = SAMPLE_DISHES.slice(0, 4);
    const { update } = show({ ...complete, dishes, note });
    const days = () => screen.queryAllByText(/^Hari \d$/u).map(({ textContent }) => textContent);
    const firstOfDay = () =>
      screen
        .queryAllByText(/^Hari \d$/u)
        .map((day) => day.closest('tr')?.nextElementSibling?.querySelector('a')?.textContent);
    expect(days()).toEqual(['Hari 1', 'Hari 2']);
    expect(firstOfDay()).toEqual([`1${dishes[0]?.foodName}`, `3${dishes[2]?.foodName}`]);
    await userEvent.click(screen.getByRole('button', { name: 'Modal' }));
    expect(days()).toEqual([]);
    update({ ...complete, dishes });
    expect(days()).toEqual([]);
  });

  test('says that portions of small pieces are counted singly, and counts packs at a tap', async () => {
    const [soto] = SAMPLE_DISHES as [Dish];
    const klepon = {
      ...soto,
      foodName: 'Klepon',
      porsi: 30,
      hasil: '30 butir',
      jualan: 'Satu bungkus 5 butir.',
    };
    const { store, update } = show({
      ...complete,
      dishes: [klepon],
      question: 'klepon 50 porsi',
    });
    const advice = () => screen.queryByText(/porsi kami hitung/u);
    expect(shownText(advice())).toBe(
      'Klepon 50 porsi kami hitung 50 butir. Satu porsi satu bungkus isi 5? Hitung 250 butir',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hitung 250 butir' }));
    expect(plannedDish(store.getState(), klepon, 0).plan.portions).toBe(250);
    expect(advice()).toBeNull();
    for (const question of ['klepon 60 butir', 'klepon 40 orang', 'klepon']) {
      update({ ...complete, dishes: [klepon], question, conversationId: undefined });
      expect(advice()).toBeNull();
    }
    update({ ...complete, dishes: [soto], question: 'soto 50 porsi', conversationId: undefined });
    expect(advice()).toBeNull();
    // Chosen beside bowls, a number means portions; of klepon alone it means pieces.
    update({ ...complete, dishes: [soto, klepon], question: 'ide', conversationId: undefined });
    act(() => store.setPortions(40));
    expect(shownText(advice())).toContain('Klepon 40 porsi kami hitung 40 butir.');
    // What is counted in packs stays so, however many portions there are.
    const portions = () =>
      [soto, klepon].map((dish, at) => plannedDish(store.getState(), dish, at).plan.portions);
    await userEvent.click(screen.getByRole('button', { name: 'Hitung 200 butir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tambah porsi' }));
    expect(portions()).toEqual([41, 205]);
    act(() => store.setPortions(9_000));
    expect(portions()).toEqual([9_000, 10_000]);
    act(() => store.setPortions(undefined));
    expect(portions()).toEqual([soto.porsi, 30]);
    const question = 'jajanan 50 porsi';
    update({ ...complete, dishes: [soto, klepon], question, conversationId: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Hitung 250 butir' }));
    act(() => store.setPortions(60));
    expect(portions()).toEqual([60, 300]);
    act(() => store.setPortions(undefined));
    expect(portions()).toEqual([50, 250]);
    // A number of pieces that the owner has chosen herself counts no packs.
    act(() => store.setDishSize(1, { portions: 120 }));
    act(() => store.setPortions(60));
    expect(portions()).toEqual([60, 60]);
    for (const [dishes, question] of [
      [[klepon], 'klepon'],
      [[soto, klepon], 'snack box isi soto, klepon'],
    ] as const) {
      update({ ...complete, dishes, question, conversationId: undefined });
      act(() => store.setPortions(40));
      expect(advice()).toBeNull();
    }
  });

  test('does not ask how many an own recipe makes, which its owner has said', async () => {
    const lemper = { ...SAMPLE_DISHES[0], porsi: 25, hasil: '25 potong' } as Dish;
    const { store } = show({ ...complete, dishes: [lemper], isOwnRecipe: true });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    act(() => store.changeBusiness({ labourRupiah: 24_000 }));
    screen.getByText('Modal sudah termasuk susut 5 % dan upah.');
    expect(screen.queryByText(/Biasanya masak berapa/u)).toBeNull();
  });

  test('says by how much several dishes exceed their budget, not what is to choose from', () => {
    const excess = () => screen.queryByText(/lebih .* dari uang yang kamu sebut/u);
    show({ ...complete, question: '3 menu makan siang budget 50rb buat 30 orang' });
    expect(excess()).not.toBeNull();
    cleanup();
    show({ ...complete, question: 'budget 50rb buat 30 orang makan siang' });
    expect(excess()).toBeNull();
  });

  test('says what the money in the question leaves for each who eats', () => {
    const { table } = show({ ...complete, question: 'budget 500rb buat 30 orang makan siang' });
    within(table()).getByText('Rp 500.000 ÷ 30 = Rp 16.667 per porsi');
  });

  test('offers prices and profits to somebody who asks what to sell', async () => {
    const { columns, update } = show({ ...complete, question: 'ide jualan takjil' });
    const offer = () => screen.queryByRole('button', { name: 'Lihat harga jual dan untungnya' });
    await userEvent.click(offer() as HTMLElement);
    expect(columns()).toContain('Untung');
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Mode jualan' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    update({ ...complete, question: 'soto' });
    expect(offer()).toBeNull();
  });

  test('says which suggestions are above what people usually pay', async () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const known = { ...soto, slug: 'soto-ayam-lamongan', price: 18_000 };
    const { store } = show({ ...complete, dishes: [known, ...others] });
    const remark = () => screen.queryByText(/^Harga pasarnya/u)?.textContent;
    expect(remark()).toBeUndefined();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(remark()).toMatch(
      /^Harga pasarnya lebih rendah dari saran: Soto Ayam Lamongan Rp\s18\.000\./u,
    );
    expect(remark()).toMatch(/untungnya lebih tipis\. Pakai harga pasar$/u);
    act(() => store.changeBusiness({ packagingRupiah: 6_000 }));
    expect(remark()).toMatch(
      /Soto Ayam Lamongan Rp\s18\.000 \(di bawah HPP\)\..* rugi\. Pakai harga pasar$/u,
    );
    act(() => store.changeDish(known, { priceRupiah: 29_000 }));
    expect(remark()).toBeUndefined();
    // A portion of another size has another price.
    act(() => store.changeDish(known, { priceRupiah: undefined, portionsSold: 3 }));
    expect(remark()).toBeUndefined();
  });

  test('sells at the usual prices where she asks for it', async () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const known = { ...soto, slug: 'soto-ayam-lamongan', price: 18_000 };
    const { store, update } = show({ ...complete, dishes: [known, ...others] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pakai harga pasar' }));
    expect(plannedDish(store.getState(), known, 0).plan.sheet).toMatchObject({
      price: 18_000,
      isOwnPrice: true,
    });
    expect(screen.queryByText(/^Harga pasarnya/u)).toBeNull();
    const back = screen.getByRole('button', { name: 'Kembali ke saran' });
    expect(document.activeElement).toBe(back);
    // Also later: the answer may have been left meanwhile.
    update({ ...complete, question: 'soto', dishes: others });
    expect(screen.queryByRole('button', { name: 'Kembali ke saran' })).toBeNull();
    update({ ...complete, dishes: [known, ...others] });
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke saran' }));
    expect(screen.getByRole('button', { name: 'Pakai harga pasar' })).toBeDefined();
    expect(plannedDish(store.getState(), known, 0).plan.sheet?.isOwnPrice).toBe(false);
  });

  test('sells every dish at its usual price once asked, also where that differs little or is a loss', async () => {
    const [soto, rendang, geprek, ...others] = SAMPLE_DISHES as [Dish, Dish, Dish, ...Dish[]];
    const cheap = { ...soto, slug: 'soto-ayam-lamongan', price: 12_000 };
    const alike = { ...rendang, slug: 'rendang-daging-sapi', price: 40_000 };
    const own = { ...geprek, slug: 'ayam-geprek', price: 20_000 };
    const { store, figures } = show({ ...complete, dishes: [cheap, alike, own, ...others] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    act(() => store.changeDish(own, { priceRupiah: 25_000 }));
    expect(figures('Rendang')[1]).toBe(41_000);
    const said = () => shownText(screen.getByText(/^(?:Harga pasarnya|Sekarang dihitung)/u));
    expect(said()).toMatch(
      /: Soto Ayam Lamongan Rp 12\.000 \(di bawah HPP\) dan Rendang Daging Sapi Rp 40\.000\. /u,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pakai harga pasar' }));
    expect(figures('Soto')).toEqual([13_650, 12_000, 1_650]);
    expect(figures('Rendang')[1]).toBe(40_000);
    expect(figures(own.foodName)[1]).toBe(25_000);
    expect(said()).toBe(
      `Sekarang dihitung dengan harga pasar. ${own.foodName} tetap dengan hargamu sendiri. Kembali ke saran`,
    );
  });

  test('says nothing where the usual prices differ little from the suggestions', async () => {
    const [soto, rendang, ...others] = SAMPLE_DISHES as [Dish, Dish, ...Dish[]];
    const alike = { ...rendang, slug: 'rendang-daging-sapi', price: 40_000 };
    show({ ...complete, dishes: [soto, alike, ...others] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(screen.queryByText(/^Harga pasarnya/u)).toBeNull();
  });

  test('compares no price with the market while wages outweigh a recipe’s few portions', async () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const known = { ...soto, slug: 'soto-ayam-lamongan', price: 18_000 };
    const { store } = show({ ...complete, dishes: [known, ...others] });
    const remark = () => screen.queryByText(/^Harga pasarnya/u)?.textContent;
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    act(() => store.changeBusiness({ labourRupiah: 20_000 }));
    expect(remark()).toContain('Soto Ayam Lamongan');
    act(() => store.changeBusiness({ labourRupiah: 100_000 }));
    expect(remark()).toBeUndefined();
    screen.getByText(/^Upah masih dibagi ke porsi resep asli/u);
    act(() => store.setPortions(40));
    expect(remark()).toContain('Soto Ayam Lamongan');
  });

  test('takes a recipe’s own portions for an answer too', async () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const known = { ...soto, slug: 'soto-ayam-lamongan', price: 18_000 };
    const { store } = show({ ...complete, dishes: [known, ...others] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    act(() => store.changeBusiness({ labourRupiah: 100_000 }));
    const undecided = () => screen.queryByText(/masih dibagi ke porsi resep asli/u);
    const compared = () => screen.queryByText(/^Harga pasarnya/u)?.textContent;
    [known, ...others].slice(1).forEach((dish, index) => {
      act(() => store.setDishSize(index + 1, { portions: dish.porsi ?? 4 }));
    });
    expect(undecided()).not.toBeNull();
    expect(compared()).toBeUndefined();
    act(() => store.setDishSize(0, { portions: known.porsi ?? 4 }));
    expect(undecided()).toBeNull();
    expect(compared()).toContain('Soto Ayam Lamongan');
  });

  test('says which costs a profit leaves out, until the owner has entered them', async () => {
    const { store } = show();
    const remark = () => screen.queryByText(/belum dikurangi/u)?.textContent;
    expect(remark()).toBeUndefined();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(remark()).toBe(
      'Untung ini belum dikurangi kemasan, gas, dan upah. Isi sekali di “Hitung jual”.',
    );
    screen.getByText('Modal sudah termasuk susut 5 %.');
    act(() => store.changeBusiness({ packagingRupiah: 500, labourRupiah: 20_000 }));
    expect(remark()).toMatch(/belum dikurangi gas\./u);
    screen.getByText('Modal sudah termasuk susut 5 %, kemasan, dan upah.');
    act(() => store.changeBusiness({ gasRupiah: 3_000 }));
    expect(remark()).toBeUndefined();
    screen.getByText('Modal sudah termasuk susut 5 %, kemasan, gas, dan upah.');
    act(() => store.changeBusiness({ wasteShare: 0 }));
    screen.getByText('Modal sudah termasuk kemasan, gas, dan upah.');
  });

  test('offers what the question says that a food costs, and reckons with it once taken', async () => {
    const [first] = SAMPLE_DISHES as [Dish];
    const sweet = { ...first, ingredient: [{ name: 'gula pasir', servingSize: '1 kg' }] };
    const question = 'kolak, gula naik jadi 21.000';
    const { store } = show({ ...complete, question, dishes: [sweet] }, costing);
    await act(() => store.loadCosting());
    const said = () => screen.queryByText(/Harga di pertanyaanmu belum dihitung/u);
    expect(said()?.textContent).toMatch(/gula pasir Rp.21\.000 \/ kg/u);
    await userEvent.click(screen.getByRole('button', { name: 'Pakai harga ini' }));
    expect(said()).toBeNull();
    expect(store.getState().ownPrices.foods.get('gula pasir')?.rupiah).toBe(21_000);
    expect(plannedDish(store.getState(), sweet, 0).plan.ingredientRupiah).toBe(21_000);
  });

  test('says in one paragraph what the figures are', async () => {
    const soto = { ...SAMPLE_DISHES[0], porsi: 4, porsiWarung: 6 } as Dish;
    const unpriced = { ...soto, ingredient: [{ name: 'zzqx', servingSize: '2 lembar' }] };
    const { store } = show({ ...complete, dishes: [unpriced] }, costing);
    const said = () => shownText(screen.queryByText(/menurut penulis resep/u));
    expect(said()).toBe('');
    await act(() => store.loadCosting());
    expect(said()).toBe('Yang bertanda ± menurut penulis resep, belum kami hitung.');
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(said()).toMatch(
      /^Modal sudah [^.]+\. Dihitung per porsi warung[^.]+\. Yang bertanda [^.]+\.$/u,
    );
  });

  test('lets dishes cooked together share gas and wages, counted once for each before', async () => {
    const { store, figures } = show();
    const together = () => screen.queryByRole('switch', { name: 'Dimasak bersama' });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(together()).toBeNull();
    act(() => store.changeBusiness({ gasRupiah: 6_000, labourRupiah: 24_000 }));
    expect(together()?.getAttribute('aria-checked')).toBe('false');
    screen.getByText('Gas dan upah dihitung penuh di setiap hidangan.');
    expect(figures('Soto')).toEqual([18_650, 29_000, 10_350]);
    await userEvent.click(together() as HTMLElement);
    expect(together()?.getAttribute('aria-checked')).toBe('true');
    screen.getByText('Gas dan upah dibagi rata ke 5 hidangan.');
    expect(figures('Soto')).toEqual([14_650, 29_000, 14_350]);
    act(() => store.changeBusiness({ gasRupiah: 0 }));
    screen.getByText('Upah dibagi rata ke 5 hidangan.');
    act(() => store.changeBusiness({ labourRupiah: 0 }));
    expect(together()).toBeNull();
  });

  test.each([{ dishes: SAMPLE_DISHES.slice(0, 1) }, { isComplete: false }])(
    'does not mention cooking together with one dish, or with more to come: %o',
    async (shown) => {
      const { store } = show({ ...complete, ...shown });
      await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
      act(() => store.changeBusiness({ labourRupiah: 24_000 }));
      expect(screen.queryByRole('switch', { name: 'Dimasak bersama' })).toBeNull();
    },
  );

  test('says in selling mode why a recipe without portions has no price', async () => {
    const [first, ...others] = SAMPLE_DISHES;
    const { porsi: _, ...old } = first as Dish;
    const said = () => screen.queryByText(/tidak menyebut jumlah porsi/u);
    const { store, cell } = show({ ...complete, dishes: [old, ...others] });
    const earned = () => ['Jual', 'Untung'].map((column) => shownText(cell('Soto', column)));
    expect(said()).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(earned()).toEqual(['–', '–']);
    expect(said()?.textContent).toContain('Isi “Porsi dijual” di “Hitung jual”');
    act(() => store.changeDish(old, { portionsSold: 6 }));
    expect(earned()).not.toContain('–');
    expect(said()).toBeNull();
  });

  test('says in selling mode that the portions of a stall are smaller', async () => {
    const said = () => screen.queryByText(/Dihitung per porsi warung/u);
    const [first, ...others] = SAMPLE_DISHES;
    const { store, cell, update } = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(said()).toBeNull();
    const { porsi = 4 } = first as Dish;
    update({
      ...complete,
      dishes: [{ ...first, porsi, porsiWarung: porsi + 2 } as Dish, ...others],
    });
    expect(said()?.textContent).toMatch(/lebih kecil dari porsi rumahan\.$/u);
    // Twenty portions are twenty that are sold, and cost as much each.
    const figures = () =>
      ['Modal', 'Jual', 'Untung'].map((column) => shownFigures(cell('Soto', column))[0]);
    const before = figures();
    act(() => store.setPortions((porsi + 2) * 10));
    expect(said()).not.toBeNull();
    expect(figures()).toEqual(before);
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(said()).toBeNull();
  });

  test('of an order says how many of each are sold, and compares the whole with the money', async () => {
    const [klepon, soto] = SAMPLE_DISHES.slice(0, 2) as [Dish, Dish];
    const dishes = [
      { ...klepon, foodName: 'Klepon', porsi: 30, hasil: '30 butir' },
      { ...soto, foodName: 'Kolak Pisang', porsi: 6, hasil: '6 mangkuk' },
    ];
    const question = 'klepon 60, kolak 30 cup, budget 1000rb';
    const { cell, table } = show({ ...complete, question, dishes });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(shownText(cell('Klepon', 'Untung'))).toMatch(/ × 60 butir$/u);
    expect(shownText(cell('Kolak', 'Untung'))).toMatch(/ × 30 mangkuk$/u);
    expect(within(table()).queryByText(/ jadi /u)).toBeNull();
  });

  test('begins with what earns most if the question asks for that', async () => {
    show({ ...complete, question: 'jualan yang untungnya paling besar' });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    const header = screen.getByRole('columnheader', { name: /Untung/u });
    expect(header.getAttribute('aria-sort')).toBe('descending');
  });

  test('says how many are sold beside the profit of one, where the recipe makes fewer', async () => {
    const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
    const klepon = { ...soto, porsi: 30, hasil: '30 butir', porsiWarung: 38 };
    const { cell } = show({ ...complete, dishes: [klepon, rendang] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(shownText(cell('Soto', 'Untung'))).toMatch(/^[\d.]+ × 38 butir$/u);
    const ofAll = cell('Soto', 'Untung')?.querySelector('[title]')?.getAttribute('title');
    expect(ofAll?.replaceAll('\u00a0', ' ')).toMatch(/^38 butir: untung Rp [\d.]+$/u);
    expect(shownText(cell('Rendang', 'Untung'))).toMatch(/^[\d.]+$/u);
  });

  test('keeps family portions when cooking for guests', async () => {
    const soto = { ...SAMPLE_DISHES[0], porsiWarung: 10 } as Dish;
    show({ ...complete, question: 'soto untuk 100 orang', dishes: [soto] });
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(screen.getByRole('spinbutton', { name: 'Jumlah porsi' })).toHaveProperty('value', '100');
    expect(screen.queryByText(/Dihitung per porsi warung/u)).toBeNull();
    expect(screen.getByText(/Porsi untuk tamu lebih besar/u)).toBeTruthy();
  });

  test('takes each dish’s size from pieces that the question counts', () => {
    const [soto, rendang] = SAMPLE_DISHES;
    const skewered = { ...soto, porsi: 5, hasil: '25 tusuk, 5 porsi @ 5 tusuk' } as Dish;
    const dishes = [skewered, { ...rendang, porsi: 4, hasil: '20 tusuk' } as Dish];
    const { update } = show({ ...complete, question: 'sate 200 tusuk', dishes });
    const portions = () => screen.getByRole('spinbutton', { name: 'Jumlah porsi' });
    expect(portions()).toHaveProperty('value', '40');
    update({
      ...complete,
      question: 'sate 200 tusuk',
      dishes: [skewered, ...SAMPLE_DISHES.slice(1)],
    });
    expect(portions()).toHaveProperty('value', '');
    expect(portions()).toHaveProperty('placeholder', 'beda-beda');
    // One step would put the same number in place of all of them.
    for (const name of ['Kurangi porsi', 'Tambah porsi'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  test('shows in selling mode what all dishes earn if they sell out', async () => {
    const { store } = show();
    const total = () => screen.queryByText(/^Laku semua/u);
    expect(total()).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    const profits = SAMPLE_DISHES.map(
      (dish, at) =>
        plannedDish(store.getState(), dish, at).plan.sheet?.profitPerBatch ?? Number.NaN,
    );
    const sum = profits.reduce((all, profit) => all + profit, 0);
    const [spent = 0] = shownFigures(screen.getByText(/^Modal kalau 5 hidangan/u)).slice(1);
    // What is spent and what is earned add up to what is taken.
    expect(shownFigures(total())).toEqual([spent + sum, sum]);
  });

  test('compares a box of all dishes with the price in the question', async () => {
    const { store } = show({ ...complete, question: 'nasi kotak 25rb per kotak' });
    const said = () => screen.queryByText(/^Satu paket/u);
    const portions = (...ofDishes: readonly number[]) =>
      act(() => store.changeBox({ portions: Object.fromEntries(ofDishes.entries()) }));
    expect(shownText(said())).toMatch(
      /^Satu paket berisi \w[^:]+: HPP Rp [\d.]+ \(termasuk susut 5 %\), dijual Rp 25\.000, untung/u,
    );
    portions(1, 1, 1, 1, 1);
    expect(shownText(said())).toMatch(
      /^Satu paket berisi kelima hidangan ini, belum termasuk nasi: HPP Rp [\d.]+ \(termasuk susut 5 %\), di atas Rp 25\.000 yang kamu sebut\. Atur di “Hitung paket”\.$/u,
    );
    portions(2, 1, 0, 0, 0);
    expect(shownText(said())).toMatch(/^Satu paket berisi 2 Soto Ayam Lamongan dan Rendang/u);
    portions(1, 0, 0, 0, 0);
    expect(shownText(said())).toContain('berisi Soto Ayam Lamongan, belum termasuk nasi:');
    expect(shownText(said())).toMatch(/, belum dikurangi kemasan, gas, dan upah\.$/u);
    expect(shownFigures(said())).toEqual([13_650, 5, 25_000, 11_350]);
    act(() => store.changeBusiness({ boxPackagingRupiah: 500, gasRupiah: 1, labourRupiah: 1 }));
    act(() => store.changeBox({ priceRupiah: 30_000 }));
    const [cost = Number.NaN] = shownFigures(said());
    expect(cost).toBeGreaterThanOrEqual(14_150);
    expect(shownFigures(said())).toEqual([cost, 5, 30_000, 30_000 - cost]);
    expect(shownText(said())).not.toContain('belum dikurangi');
    expect(shownText(said())).toContain(' (termasuk susut 5 %, kemasan, gas, dan upah),');
    act(() => store.changeBox({ priceRupiah: 10_000 }));
    expect(shownText(said())).toMatch(/dijual Rp 10\.000, rugi Rp [\d.]+$/u);
    expect(shownFigures(said())).toEqual([cost, 5, 10_000, cost - 10_000]);
    // The rows never have those costs: they are paid once for a box.
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(shownText(said())).toMatch(/: HPP Rp [\d.]+ \(termasuk susut/u);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hidangan',
      'Modal',
    ]);
    expect(screen.getByText('Rupiah per paket, bahannya saja')).toBeTruthy();
    expect(screen.queryByText(/^Modal sudah termasuk|dihitung penuh di setiap/u)).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    act(() => store.changeBusiness({ wasteShare: 0, boxPackagingRupiah: 0 }));
    act(() => store.changeBusiness({ gasRupiah: 0, labourRupiah: 0 }));
    expect(shownText(said())).toMatch(/: HPP Rp [\d.]+, dijual/u);
    act(() => store.changeBox({ priceRupiah: undefined }));
    portions(0, 0, 0, 0, 0);
    expect(said()).toBeNull();
  });

  test('says that a box is counted with the packaging of a portion until it has its own', () => {
    const { store } = show({ ...complete, question: 'nasi kotak 25rb per kotak' });
    const said = () => shownText(screen.getByText(/^Satu paket/u));
    act(() => store.changeBusiness({ packagingRupiah: 700 }));
    expect(said()).toMatch(
      / Kemasannya masih Rp 700 seperti satu porsi: isi harga kotaknya di “Hitung paket”\.$/u,
    );
    act(() => store.changeBusiness({ boxPackagingRupiah: 2_000 }));
    expect(said()).not.toContain('Kemasannya');
  });

  test('sums up what the ordered boxes need, not every dish singly', () => {
    const { store } = show({ ...complete, question: 'nasi kotak 25rb per kotak' });
    act(() => store.changeBox({ boxes: 40, portions: { 0: 0.5, 1: 0, 2: 0, 3: 0, 4: 0 } }));
    // A portion is 13,000.
    expect(shownFigures(screen.getByText(/^Bahan untuk/u))).toEqual([40, 260_000]);
    act(() => store.changeBox({ extraRupiah: 700 }));
    expect(shownText(screen.getByText(/^Bahan untuk/u))).toBe(
      'Bahan untuk 40 paket: Rp 288.000, termasuk isi lain Rp 28.000',
    );
    expect(screen.getByText('½ mangkuk di tiap paket')).toBeTruthy();
    expect(screen.getByText('±6.500')).toBeTruthy();
    expect(screen.getAllByText(/^Tidak masuk paket \(bahannya Rp\s[\d.]+ per/u)).toHaveLength(4);
    expect(screen.queryByText(/hidangan ini dimasak/u)).toBeNull();
    act(() => store.changeBox({ portions: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 } }));
    expect(screen.getByText(/^Bahan kalau 5 hidangan ini dimasak/u)).toBeTruthy();
  });

  test('offers a box if at least two dishes can be in it', async () => {
    const [first, second, third] = SAMPLE_DISHES as readonly [Dish, Dish, Dish];
    const { porsi: _, ...withoutPortions } = second;
    const withoutCost = { ...second, estimatedCostatRupiah: 0 };
    const { update } = show({ ...complete, dishes: [first, withoutPortions] });
    const button = () => screen.queryByRole('button', { name: 'Hitung paket' });
    const isOffered = () => button()?.hasAttribute('disabled') === false;
    expect(button()).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Mode jualan' }));
    expect(isOffered()).toBe(false);
    update({ ...complete, dishes: [first, withoutCost] });
    expect(isOffered()).toBe(false);
    // While dishes arrive it only has its place: what is below must not move when the last arrives.
    update({ ...complete, isComplete: false, dishes: [first, withoutPortions, third] });
    expect(button()).not.toBeNull();
    expect(isOffered()).toBe(false);
    update({ ...complete, dishes: [first, withoutPortions, third] });
    expect(isOffered()).toBe(true);
    expect(screen.queryByText(/^Satu paket/u)).toBeNull();
  });

  test('names the unit of a figure that differs from the others', () => {
    const dishes = SAMPLE_DISHES.map((dish, at) =>
      at === 0 ? { ...dish, porsi: 30, hasil: '30 butir' } : dish,
    );
    const { cell } = show({ ...complete, dishes });
    expect(shownText(cell('Soto', 'Modal'))).toBe('±2.600 /butir');
    expect(shownText(cell('Rendang', 'Modal'))).toBe('±18.500');
  });

  test('can be sorted by its columns once it is complete', async () => {
    const { dishes, table, update } = show({ ...complete, isComplete: false });
    const byCost = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Modal' });
    expect(byCost().disabled).toBe(true);
    update(complete);
    await userEvent.click(byCost());
    expect(dishes()[0]).toBe('Rendang Daging Sapi');
    const header = () => within(table()).getByRole('columnheader', { name: 'Modal' });
    expect(header().getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(byCost());
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    expect(dishes().at(-1)).toBe('Rendang Daging Sapi');
    await userEvent.click(byCost());
    expect(dishes()).toEqual(SAMPLE_DISHES.map(({ foodName }) => foodName));
  });

  test('links to a dish, and the menu of the dish links back to its row', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: /Rendang/u }));
    expect(document.activeElement?.id).toBe('hidangan-2');
    openMenu();
    await userEvent.click(screen.getByText('Ke ringkasan menu'));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Rendang/u }));
  });

  test('reports that the prices did not load, and tries again', async () => {
    const { store } = show();
    await store.loadCosting();
    expect((await screen.findByRole('alert')).textContent).toContain('Daftar harga belum termuat');
    expect(screen.getByRole('button', { name: 'Muat daftar harga' })).toBeTruthy();
  });
});

describe('the number of portions', () => {
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Jumlah porsi' });

  test('is named after the yield of the recipe: thirty klepon are not portions', () => {
    const dishes = SAMPLE_DISHES.slice(0, 1).map((dish) => ({
      ...dish,
      porsi: 30,
      hasil: '30 butir',
    }));
    show({ ...complete, dishes });
    const region = screen.getByRole('region', { name: 'Ringkasan menu' });
    const yielded = within(region).getByRole('spinbutton', { name: 'Jumlah porsi' });
    expect(yielded).toHaveProperty('value', '30');
    expect(within(region).getByText('Hasil')).toBeTruthy();
    expect(within(region).queryByText('Porsi')).toBeNull();
  });

  test('counts as it is typed, and keeps the cursor', async () => {
    const { store } = show();
    await userEvent.type(field(), '12');
    expect(store.getState().choices.portions).toBe(12);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('12');
  });

  test('is counted up and down by buttons and arrow keys', async () => {
    show();
    await userEvent.type(field(), '12{ArrowUp}');
    expect(field().value).toBe('13');
    await userEvent.click(screen.getByRole('button', { name: 'Kurangi porsi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kurangi porsi' }));
    expect(field().value).toBe('11');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah porsi' }));
    expect(field().value).toBe('12');
  });

  test('that is invalid stays with a sentence below it, and the previous one counts', async () => {
    const { store } = show();
    await userEvent.type(field(), '12');
    await userEvent.tab();
    await userEvent.clear(field());
    await userEvent.type(field(), '20000');
    expect(screen.getByText('Bisa 1 sampai 10.000 porsi.')).toBeTruthy();
    await userEvent.tab();
    expect(field().value).toBe('20000');
    expect(screen.getByText('Bisa 1 sampai 10.000 porsi.')).toBeTruthy();
    expect(store.getState().choices.portions).toBe(12);

    await userEvent.click(screen.getByRole('button', { name: 'Tambah porsi' }));
    expect(field().value).toBe('13');
    await userEvent.type(field(), 'x');
    expect(screen.getByText('Tulis dengan angka, misalnya 50.')).toBeTruthy();
    await userEvent.tab();
    act(() => store.setPortions(40));
    expect(field().value).toBe('40');
    expect(screen.queryByText('Tulis dengan angka, misalnya 50.')).toBeNull();
  });

  test('that is invalid leaves recipes at their own size if none was chosen', async () => {
    const { store } = show();
    await userEvent.type(field(), '20000');
    expect(store.getState().choices.portions).toBeUndefined();
  });

  test('that is emptied returns every recipe to its own size', async () => {
    const { store } = show();
    await userEvent.type(field(), '12');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(store.getState().choices.portions).toBeUndefined();
  });
});
