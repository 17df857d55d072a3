import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { createPriceBook } from '#core/costing/read-price-tables.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { shownFigures } from '../fixtures/shown-text.ts';
import { boxToShop, orderedBox } from '../planning/answer-plans.ts';
import { readAnswer } from '../planning/overview/read-overview.ts';
import { createPlanningStorage } from '../planning/planning-storage.ts';
import { createPlanningStore } from '../planning/planning-store.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { createShoppingTool } from './shopping-dialog.chunk.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const PRICES = `ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall
ayam,,kg,40000,36000,46000,2026-01,Bapanas,A,,,,daging & ikan
garam,,kg,10000,9000,11000,2026-01,Bapanas,A,,,,sembako & bumbu kering
minyak goreng,,l,19000,18000,21000,2026-01,Bapanas,A,,,,sembako & bumbu kering
`;
const MEASURES = `ingredient,measure,amount,unit,source,grade
minyak goreng,menggoreng,500,ml,uji,A
`;
const book = createPriceBook(PRICES, MEASURES);
const dish = parseDish({
  foodName: 'Ayam Garam',
  ingredient: [
    { name: 'Ayam', servingSize: '1 kg' },
    { name: 'Garam', servingSize: '1 kg' },
  ],
}) as Dish;

async function show(factor = 1, others: readonly Dish[] = [], storage = createFakeStorage()) {
  const planning = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCosting: () => Promise.resolve(createDishCosting(book)),
    onNotStored: () => {},
  });
  const toasts = createToastStore(createManualClock());
  const tool = createShoppingTool({ storage, toasts, planning, onStorage: () => {} });
  await planning.loadCosting();
  render(tool.screen);
  act(() => tool.open([dish, ...others].map((one) => ({ dish: one, factor }))));
  const dialog = within(screen.getByRole('dialog', { name: 'Belanja' }));
  return {
    tool,
    planning,
    dialog,
    add: (one: Dish, times: number) => act(() => tool.open([{ dish: one, factor: times }])),
    buy: (name: RegExp) => userEvent.click(dialog.getByRole('checkbox', { name })),
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
    message: () =>
      dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks yang dikirim' }).value,
  };
}

test('a dish that counts no portions is bought for so many times its recipe', async () => {
  const { dialog } = await show(10 / 3);
  expect(dialog.getByText('Ayam Garam (3,33 kali resep)')).toBeTruthy();
});

test('a dish that is on the list for another order can be bought for both', async () => {
  const { dialog, add, press } = await show(2);
  add(dish, 3);
  const said = () => dialog.queryByText(/^Sudah ada di daftar .+: Ayam Garam \(2 kali resep\)/u);
  expect(said()).not.toBeNull();
  await press('Jumlahkan keduanya');
  expect(dialog.getByText('Ayam Garam (5 kali resep)')).toBeTruthy();
  expect(said()).toBeNull();
});

test('of several dishes one can be bought for alone, by its name', async () => {
  const { dialog, press } = await show(1, [{ ...dish, foodName: 'Ayam Lain' }]);
  await press('Belanja untuk Ayam Lain saja');
  expect(dialog.getByRole('list', { name: 'Untuk hidangan' }).textContent).toBe('Ayam Lain');
  expect(dialog.getByText('1 hidangan dikeluarkan')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('list', { name: 'Untuk hidangan' }));
});

test('frying oil has its leftover and its dishes beside what fills the pan', async () => {
  const { dialog, add } = await show();
  const oil = [{ name: 'Minyak goreng (untuk menggoreng)', servingSize: '500 ml' }];
  add({ ...dish, foodName: 'Cireng', ingredient: oil }, 12);
  const row = dialog.getByRole('checkbox', { name: /^minyak goreng/u }).closest('label');
  expect(row?.textContent).toMatch(
    /cukup kalau di rumah masih ada 4¾ liter: wajannya perlu 6 liter, terpakai ± [\d,]+ liter · sisa \d+ ml · Cireng1¼ liter/u,
  );
});

test('the button for what is at home says so in a word that is seen', async () => {
  const { dialog } = await show();
  expect(dialog.getByRole('button', { name: 'Sudah punya ayam' }).textContent).toBe('Punya');
});

test('what is needed of a food that was ticked may grow: the tick goes, and the line tells what she has', async () => {
  const { dialog, add, buy, press, message } = await show(0.5);
  const ticks = () =>
    dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  await buy(/^ayam/u);
  await buy(/^garam/u);
  const half = [{ name: 'Ayam', servingSize: '½ kg' }];
  add({ ...dish, foodName: 'Ayam Bakar', ingredient: half }, 1);
  expect(ticks()).toEqual([false, true]);
  expect(
    dialog.getByRole('checkbox', {
      name: /^ayam.*perlu 1 kg.*sudah dibeli ½ kg, kurang ½ kg ?1 kg/u,
    }),
  ).toBeTruthy();
  // What is in the basket is in the total, so in its row, too.
  const [total] = shownFigures(dialog.getByText(/^Perkiraan belanja/u));
  const prices = dialog.getAllByRole('listitem').flatMap((row) => {
    const [, price] = /Rp\s([\d.]+)/u.exec(row.textContent) ?? [];
    return price === undefined ? [] : Number(price.replaceAll('.', ''));
  });
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
  // Less is enough again.
  await press('Keluarkan Ayam Bakar dari daftar');
  expect(ticks()).toEqual([true, true]);
  add(dish, 1);
  await buy(/^garam/u);
  expect(ticks()).toEqual([false, true]);
  expect(dialog.queryByRole('checkbox', { name: /^garam.*sudah dibeli/u })).toBeNull();
  await press('Kirim daftar');
  expect(message()).toContain('- ayam: ½ kg');
});

test('what is needed of a food that is at home may grow, too: then it is to be bought again', async () => {
  const { dialog, add, press } = await show(0.1);
  const isOwned = () =>
    dialog.getByRole('button', { name: 'Sudah punya garam' }).getAttribute('aria-pressed');
  const sum = () => shownFigures(dialog.getByText(/^Perkiraan belanja/u));
  await press('Sudah punya garam');
  expect([isOwned(), sum()]).toEqual(['true', [4_000]]);
  add(dish, 0.4);
  expect([isOwned(), sum()]).toEqual(['false', [19_000]]);
  expect(dialog.getByRole('checkbox', { name: /^garam.*sudah punya 1 ons ?3 ons/u })).toBeTruthy();
  await press('Sudah punya garam');
  expect([isOwned(), sum()]).toEqual(['true', [16_000]]);
  add(dish, 0.1);
  expect(isOwned()).toBe('true');
});

describe('a list that is sent', () => {
  test('leaves out what is in the basket already, and says so', async () => {
    const { dialog, buy, press, message } = await show();
    await buy(/^garam/u);
    await press('Kirim daftar');
    expect(message()).toContain('- ayam: 1 kg');
    expect(message()).not.toContain('garam:');
    expect(dialog.getByText('Yang sudah dicentang tidak ikut dikirim.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dengan harga' }));
    expect(message()).toMatch(/Perkiraan: \*Rp\s40\.000\*/u);
  });

  test('is whole without a tick', async () => {
    const { dialog, press, message } = await show();
    await press('Kirim daftar');
    expect(message()).toContain('- garam: 1 kg');
    expect(dialog.queryByText(/dicentang/u)).toBeNull();
  });

  test('is no list if everything is bought or at home', async () => {
    const { dialog, buy, press } = await show();
    await buy(/^garam/u);
    await press('Sudah punya ayam');
    await press('Kirim daftar');
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.getByText(/^Semuanya sudah dibeli atau sudah ada/u)).toBeTruthy();
    await press('Kembali ke daftar');
    expect(dialog.getByRole('checkbox', { name: /^garam/u })).toHaveProperty('checked', true);
  });
});

describe('the list of an order', () => {
  const of = (foodName: string) =>
    ({ ...dish, foodName, porsi: 10, estimatedCostatRupiah: 50_000 }) as Dish;
  const [ayam, urap, capcay] = ['Ayam', 'Urap', 'Capcay'].map(of) as [Dish, Dish, Dish];
  const ten = 'nasi kotak 10 orang: ayam, urap';
  const fifty = 'nasi kotak 50 orang: ayam, urap';

  /** A page with what earlier ones have stored. A dish that is bought by itself is on the list, too. */
  async function visit(storage = createFakeStorage()) {
    cleanup();
    const { tool, planning, dialog, buy } = await show(1, [], storage);
    const reopen = (key: string, dishes: readonly Dish[]) =>
      planning.open({ key, answer: readAnswer(key, dishes, true), conversationId: key });
    return {
      ...planning,
      dialog,
      buy,
      storage,
      /** A saved conversation. */
      reopen,
      /** A question that is answered, and then saved. */
      answer: (key: string, dishes: readonly Dish[]) => {
        planning.open({ key, answer: readAnswer(key, dishes, true) });
        reopen(key, dishes);
      },
      buyOrder: () => act(() => tool.open(boxToShop(orderedBox(planning.getState()) as BoxPlan))),
      buyAlone: (one: Dish, factor: number) => act(() => tool.open([{ dish: one, factor }])),
      /** As from anywhere on the page. */
      openList: () => act(() => tool.open([])),
      /** The dishes with their portions. */
      shown: () =>
        within(dialog.getByRole('list', { name: 'Untuk hidangan' }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent.replace(/ porsi\).*/u, ''))
          .filter((name) => name !== dish.foodName)
          .toSorted(),
    };
  }

  test('follows another question that changes it, and keeps its ticks and what is for others', async () => {
    const { answer, goOnWith, buyOrder, openList, buy, shown, dialog } = await visit();
    answer(ten, [ayam, urap]);
    buyOrder();
    await buy(/ayam/iu);
    expect(shown()).toEqual(['Ayam (10', 'Urap (10']);
    const changed = 'nasi kotak 10 orang: ayam, capcay';
    goOnWith(changed);
    answer(changed, [ayam, capcay]);
    openList();
    expect(shown()).toEqual(['Ayam (10', 'Capcay (10']);
    expect(dialog.getByText(dish.foodName)).toBeTruthy();
    expect(dialog.getByRole('checkbox', { name: /ayam/iu })).toHaveProperty('checked', true);
  });

  test('loses a dish that is taken out of it, at whatever size it was bought, but not what is bought by itself', async () => {
    const { answer, changeBox, buyOrder, buyAlone, shown } = await visit();
    answer(fifty, [ayam, urap]);
    buyOrder();
    expect(shown()).toEqual(['Ayam (50', 'Urap (50']);
    act(() => changeBox({ boxes: 55 }));
    act(() => changeBox({ portions: { 1: 0 } }));
    act(() => changeBox({ boxes: 60 }));
    buyOrder();
    expect(shown()).toEqual(['Ayam (60']);
    buyAlone(urap, 2);
    buyOrder();
    expect(shown()).toEqual(['Ayam (60', 'Urap (20']);
    act(() => changeBox({ portions: { 1: 1 } }));
    buyOrder();
    expect(shown()).toEqual(['Ayam (60', 'Urap (60']);
  });

  test('has the size of the order as it is now, also when it is opened from elsewhere', async () => {
    const { answer, changeBox, buyOrder, openList, shown } = await visit();
    answer(ten, [ayam, urap]);
    buyOrder();
    act(() => changeBox({ boxes: 60 }));
    openList();
    expect(shown()).toEqual(['Ayam (60', 'Urap (60']);
  });

  test('follows it after reloads, whether its number or its question was changed', async () => {
    const first = await visit();
    first.answer(ten, [ayam, urap]);
    first.buyOrder();
    act(() => first.changeBox({ boxes: 60 }));
    const second = await visit(first.storage);
    second.reopen(ten, [ayam, urap]);
    act(() => second.changeBox({ portions: { 1: 0 } }));
    second.openList();
    expect(second.shown()).toEqual(['Ayam (60']);
    const changed = 'nasi kotak 40 orang: capcay, urap';
    second.goOnWith(changed);
    second.answer(changed, [capcay, urap]);
    const third = await visit(first.storage);
    third.reopen(changed, [capcay, urap]);
    third.openList();
    expect(third.shown()).toEqual(['Capcay (40', 'Urap (40']);
  });

  test('is not that of another order, nor of the question after one that orders nothing', async () => {
    const { answer, goOnWith, buyOrder, openList, shown } = await visit();
    answer(ten, [ayam, urap]);
    buyOrder();
    answer('nasi kotak 20 orang: capcay, ayam', [capcay]);
    openList();
    expect(shown()).toEqual(['Ayam (10', 'Urap (10']);
    answer('capcay', [capcay]);
    goOnWith(fifty);
    answer(fifty, [capcay]);
    openList();
    expect(shown()).toEqual(['Ayam (10', 'Urap (10']);
  });

  test('that was stored before orders were noted is taken over when the order is bought again', async () => {
    const { answer, changeBox, buyOrder, openList, buyAlone, shown } = await visit();
    buyAlone(ayam, 1);
    buyAlone(urap, 1);
    answer(ten, [ayam, urap]);
    buyOrder();
    act(() => changeBox({ portions: { 1: 0 } }));
    openList();
    expect(shown()).toEqual(['Ayam (10']);
  });
});
