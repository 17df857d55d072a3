import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DishCost } from '#core/costing/dish-cost.ts';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { createPriceBook } from '#core/costing/read-price-tables.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { writeFoodFigure } from '#core/kitchen/sums/food-figures.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDishKit } from '../dish-kit.chunk.tsx';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { shownText } from '../fixtures/shown-text.ts';
import { priceBook } from '../fixtures/twenty-prices.ts';
import { LINK_ORIGIN, OWN_ORIGIN } from '../history/conversation.ts';
import { startHistory } from '../history/start-history.ts';
import type { Messages } from '../sending/messages.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { text } from './answer-body-text.ts';
import { createAnswerBody } from './answer-body.chunk.tsx';
import type { ShownAnswer } from './answer-state.ts';

afterEach(cleanup);

const NO_PRICES = createPriceBook(
  'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall\n',
  'ingredient,measure,amount,unit,source,grade\n',
);
const NOTHING: DishCost = { rupiah: 0, lines: [] };

const saved = (dishes: readonly Dish[]): ShownAnswer => ({
  status: 'shown',
  question: 'soto',
  dishes,
  origin: undefined,
  conversationId: 'AB12CD',
});

function createKit() {
  const clock = createManualClock();
  const parts = {
    storage: createFakeStorage(),
    clock,
    toasts: createToastStore(clock),
    random: () => 0,
    onStorage: () => {},
  };
  return { kit: createDishKit(parts), parts };
}

/** Renders a saved answer; returns what was on screen when each dish was priced. */
function open(dishes: readonly Dish[]) {
  const { kit, parts } = createKit();
  const seen = () => ({
    cards: screen.queryAllByRole('heading', { level: 2 }).length,
    rows: screen.queryAllByRole('rowheader').length,
  });
  const priced = new Map<string, ReturnType<typeof seen>>();
  kit.planning.setState({
    costing: {
      book: NO_PRICES,
      costOf: ({ foodName }) => {
        if (!priced.has(foodName)) priced.set(foodName, seen());
        return NOTHING;
      },
      bookPrice: () => undefined,
      measureUnit: () => undefined,
    },
  });
  const { Dishes } = createAnswerBody(kit, parts);
  render(<Dishes answer={saved(dishes)} />);
  expect(seen()).toEqual({ cards: dishes.length, rows: dishes.length });
  const overview = screen.getByRole('region', { name: 'Ringkasan menu' });
  expect(overview.dataset['costing']).toBe('false');
  return dishes.map(({ foodName }) => priced.get(foodName));
}

const few = SAMPLE_DISHES.slice(0, 2);

test('a saved answer is on screen before any dish but the first is priced', () => {
  expect(open(few)).toEqual([
    { cards: 0, rows: 0 },
    { cards: 1, rows: 2 },
  ]);
});

test('an overview that fills a window is on screen before any dish is', () => {
  const many = [1, 2].flatMap((set) =>
    few.map((dish) => ({ ...dish, foodName: `${dish.foodName} ${set}` })),
  );
  expect(open(many)).toEqual(many.map(() => ({ cards: 0, rows: many.length })));
});

test('a recipe that was asked for as a question can be counted', () => {
  const { kit, parts } = createKit();
  const opened: unknown[] = [];
  Object.assign(kit.tools.write, { open: (recipe: unknown) => void opened.push(recipe) });
  const { Dishes } = createAnswerBody(kit, parts);
  const question = 'resepku: 500 gr terigu, 3 butir telur, jadi 30 donat. berapa modalnya?';
  const { rerender } = render(<Dishes answer={{ ...saved([]), question }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hitung modal resep ini' }));
  expect(opened).toEqual([{ pasted: 'Bahan:\n500 gr terigu\n3 butir telur\njadi 30 buah' }]);
  rerender(<Dishes answer={{ ...saved(few), question: 'donat' }} />);
  expect(screen.queryByRole('button', { name: 'Hitung modal resep ini' })).toBeNull();
});

test.each([
  [true, ['Menu untuk pelanggan', 'Resep untuk yang memasak, tanpa harga', 'Tautan']],
  [false, ['Resep untuk yang memasak, tanpa harga', 'Menu untuk pelanggan', 'Tautan']],
])('"Bagikan" begins with what fits who asks: selling %s', (isSelling, labels) => {
  const { kit, parts } = createKit();
  const sent: Messages[] = [];
  Object.assign(kit.tools.send, { open: (messages: Messages) => void sent.push(messages) });
  kit.planning.setState({ isSelling });
  const { Dishes } = createAnswerBody(kit, parts);
  render(<Dishes answer={saved(few)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(sent[0]?.choices.map(({ label }) => label)).toEqual(labels);
});

test('"Bagikan" has a link by which the answer can be asked for again', () => {
  const { kit, parts } = createKit();
  const sent: Messages[] = [];
  Object.assign(kit.tools.send, { open: (messages: Messages) => void sent.push(messages) });
  const { Dishes } = createAnswerBody(kit, parts);
  const share = () => fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
  const { rerender } = render(<Dishes answer={{ ...saved(few), question: 'soto & nasi' }} />);
  share();
  expect(sent[0]?.choices.at(-1)?.message).toBe(
    `“soto & nasi” di Cobek, tinggal tekan kirim:\n${window.location.origin}/start-chat?tanya=soto%20%26%20nasi`,
  );
  // The visitor's own recipes are in no other browser.
  rerender(<Dishes answer={{ ...saved(few), origin: OWN_ORIGIN }} />);
  share();
  expect(sent[1]?.choices).toHaveLength(2);
});

test('a dish that came in a link is saved under its name, which asks for nothing', () => {
  const { kit, parts } = createKit();
  const sent: Messages[] = [];
  Object.assign(kit.tools.send, { open: (messages: Messages) => void sent.push(messages) });
  const { Dishes } = createAnswerBody(kit, parts);
  const question = 'Soto 50 porsi';
  const [soto] = few as [Dish];
  const size = () =>
    screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Jumlah porsi' }).value;
  const share = () => fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
  const answer = { ...saved([{ ...soto, foodName: question }]), question };
  const { rerender } = render(<Dishes answer={answer} />);
  expect(size()).toBe(String(soto.porsi));
  share();
  expect(sent[0]?.choices).toHaveLength(2);
  // Also if it has got another name.
  rerender(<Dishes answer={{ ...answer, dishes: [soto], origin: LINK_ORIGIN }} />);
  expect(size()).toBe(String(soto.porsi));
  rerender(<Dishes answer={{ ...answer, dishes: [soto] }} />);
  expect(size()).toBe('50');
});

test('own recipes of the name that is asked for are offered beside the answer', async () => {
  const { kit, parts } = createKit();
  const history = startHistory(parts);
  const own = { ...(few[0] as Dish), foodName: 'Soto Mak Ijah' };
  const id = await history.save({ question: own.foodName, response: [own], origin: OWN_ORIGIN });
  const { Dishes } = createAnswerBody(kit, parts);
  const { rerender } = render(<Dishes answer={saved(few)} />);
  const link = await screen.findByRole('link', { name: 'Soto Mak Ijah' });
  expect(link.getAttribute('href')).toBe(`/start-chat?id=${id}`);
  rerender(<Dishes answer={{ ...saved(few), question: 'rendang' }} />);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Soto Mak Ijah' })).toBeNull());
});

test('the price of a food is answered together with the own price, which the sums use', () => {
  const { kit, parts } = createKit();
  kit.planning.setOwnPrice('gula pasir', { rupiah: 16_000, per: { quantity: 1, unit: 'kg' } });
  const { Dishes } = createAnswerBody(kit, parts);
  const figure = writeFoodFigure('harga gula pasir berapa', priceBook);
  // As it is where the gateway is not reached.
  const note = `Tidak tersambung.\n${figure?.note}`;
  const asked: ShownAnswer = {
    ...saved([]),
    question: 'harga gula pasir berapa',
    origin: { source: 'collection', route: 'collection', complete: true, ...figure, note },
  };
  const { rerender } = render(<Dishes answer={asked} />);
  const own = () => screen.queryByText(/^\s*Hargamu/u);
  expect(shownText(own()).trim()).toBe('Hargamu Rp 16.000 per kg: itu yang dipakai di hitunganmu.');
  act(() => kit.planning.setOwnPrice('gula pasir', undefined));
  expect(own()).toBeNull();
  act(() => kit.planning.setOwnPrice('gula', { rupiah: 9_000, per: { quantity: 1, unit: 'kg' } }));
  rerender(<Dishes answer={{ ...asked }} />);
  expect(own()).toBeNull();
});

test('a question that goes on keeps the price that was typed for the box', () => {
  const { kit, parts } = createKit();
  const body = createAnswerBody(kit, parts);
  const answer = { ...saved(few), question: 'nasi kotak 25rb per kotak' };
  const asks = (typed: string, below: typeof answer) => {
    const taken = body.takeTyped(typed, below);
    return taken === 'kept' ? taken : taken.ask;
  };
  const { rerender } = render(<body.Dishes answer={answer} />);
  act(() => kit.planning.changeBox({ priceRupiah: 22_000 }));
  expect(asks('tambah sambal', answer)).toBe(
    'nasi kotak, dijual Rp 22.000 per kotak, isi Soto Ayam Lamongan, sambal',
  );
  // A price that is said replaces it, and without a box there is none.
  expect(asks('jual 30rb', answer)).toBe('nasi kotak, isi Soto Ayam Lamongan, dijual 30rb');
  const other = { ...answer, question: 'soto' };
  rerender(<body.Dishes answer={other} />);
  expect(asks('yang pedas', other)).toBe('soto, yang pedas');
  // A dish that is not to come again orders no box.
  const without = { ...answer, question: 'soto (selain Nasi Kotak Ayam)' };
  rerender(<body.Dishes answer={without} />);
  act(() => kit.planning.changeBox({ priceRupiah: 22_000 }));
  expect(asks('yang pedas', without)).not.toContain('22.000');
});

test('a dish asked for by its place comes at the size of the answer', () => {
  const open = (question: string) => {
    cleanup();
    const { kit, parts } = createKit();
    const body = createAnswerBody(kit, parts);
    const answer = { ...saved(few), question };
    render(<body.Dishes answer={answer} />);
    return { ...kit.planning, asks: (typed: string) => body.takeTyped(typed, answer) };
  };
  const { asks, setPortions, setDishSize } = open('ide jualan 50 porsi');
  expect(asks('resep kedua')).toEqual({ ask: 'Rendang Daging Sapi, untuk 50 porsi' });
  expect(asks('resep kedua untuk 5 porsi')).toEqual({ ask: 'Rendang Daging Sapi untuk 5 porsi' });
  act(() => setPortions(60));
  expect(asks('resep kedua')).toEqual({ ask: 'Rendang Daging Sapi, untuk 60 porsi' });
  act(() => setDishSize(1, { portions: 12 }));
  expect(asks('resep kedua')).toEqual({ ask: 'Rendang Daging Sapi, untuk 12 porsi' });
  const guests = open('menu arisan 30 orang');
  expect(guests.asks('resep kedua')).toEqual({ ask: 'Rendang Daging Sapi, untuk 30 orang' });
  expect(open('ide jualan').asks('resep kedua')).toEqual({ ask: '1 resep Rendang Daging Sapi' });
});

test('a question that goes on starts from the box that was chosen', () => {
  const { kit, parts } = createKit();
  const body = createAnswerBody(kit, parts);
  const question = 'nasi kotak 50 orang budget 60 ribu: soto, rendang, kerupuk';
  const answer = { ...saved(few), question };
  const asks = (typed: string) => body.takeTyped(typed, answer);
  render(<body.Dishes answer={answer} />);
  const untouched = asks('ganti rendang capcay');
  expect(untouched).toEqual({
    ask: 'nasi kotak 50 orang budget 60 ribu, isi soto, capcay, kerupuk',
  });
  // The sheet keeps the contents that it has shown, which changes nothing in them.
  act(() => kit.planning.changeBox({ extraRupiah: 700, portions: { 0: 0.5, 1: 1 } }));
  expect(asks('ganti rendang capcay')).toEqual(untouched);
  act(() => kit.planning.changeBox({ boxes: 60, portions: { 0: 1, 1: 0 } }));
  const chosen = 'nasi kotak budget 60 ribu, isi Soto Ayam Lamongan, kerupuk';
  expect(asks('tambah urap')).toEqual({ ask: `${chosen}, urap, untuk 60 porsi` });
  expect(asks('yang pedas')).toEqual({ ask: `${chosen}, untuk 60 porsi, yang pedas` });
  expect(asks('budget 30rb aja')).toEqual({
    ask: 'nasi kotak, isi Soto Ayam Lamongan, kerupuk, untuk 60 porsi, budget 30rb',
  });
  expect(asks('70 porsi')).toEqual({ ask: `${chosen}, untuk 70 porsi` });
  // Others are others than those.
  expect(asks('yang lain')).toEqual({
    ask: 'nasi kotak budget 60 ribu: soto, rendang, kerupuk, untuk 60 porsi (selain Soto Ayam Lamongan, Rendang Daging Sapi)',
  });
});

test('a question that goes on keeps the pieces of a dish in each box', () => {
  const { kit, parts } = createKit();
  const body = createAnswerBody(kit, parts);
  const [soto, ...others] = few;
  const klepon = { ...(soto as Dish), foodName: 'Klepon', porsi: 30, hasil: '30 butir' };
  const question = 'snack box 50 orang: klepon 5 biji, rendang';
  const answer = { ...saved([klepon, ...others]), question };
  const asks = (typed: string) => body.takeTyped(typed, answer);
  render(<body.Dishes answer={answer} />);
  expect(asks('ganti rendang risoles')).toEqual({
    ask: 'snack box 50 orang, isi klepon 5 biji, risoles',
  });
  act(() => kit.planning.changeBox({ portions: { 0: 3 } }));
  expect(asks('ganti klepon lemper')).toEqual({
    ask: 'snack box 50 orang, isi lemper, Rendang Daging Sapi',
  });
  expect(asks('yang lebih murah')).toEqual({
    ask: 'snack box 50 orang, isi Klepon 3 biji, Rendang Daging Sapi, yang lebih murah',
  });
});

test('a button that asks on keeps the rest of the box, as a typed question does', () => {
  const { kit, parts } = createKit();
  const body = createAnswerBody(kit, parts);
  const answer = { ...saved(few), question: 'nasi kotak 50 orang: soto, rendang' };
  const asked: string[] = [];
  const onAsk = (question: string) => void asked.push(question);
  const { rerender } = render(
    <>
      <body.Dishes answer={answer} />
      <body.NextQuestions answer={answer} onAsk={onAsk} />
    </>,
  );
  act(() => kit.planning.changeBox({ extraRupiah: 700, packagingRupiah: 3_200 }));
  fireEvent.click(screen.getByRole('button', { name: text.cheaper }));
  const [question = ''] = asked;
  expect(question).toContain(text.cheaper.toLowerCase());
  rerender(<body.Dishes answer={{ ...saved(few), question, conversationId: 'XY34ZW' }} />);
  const { box } = kit.planning.getState().choices;
  expect(box).toMatchObject({ extraRupiah: 700, packagingRupiah: 3_200 });
});

test('the price of a food that is typed below an answer is kept, and can be taken back', () => {
  const { kit, parts } = createKit();
  const body = createAnswerBody(kit, parts);
  kit.planning.setState({ costing: createDishCosting(priceBook) });
  expect(body.takeTyped('harga telurku 30rb', saved(few))).toBe('kept');
  const ownEggs = () => kit.planning.getState().ownPrices.foods.get('telur ayam')?.rupiah;
  expect(ownEggs()).toBe(30_000);
  const { toast } = parts.toasts.getState();
  expect(toast?.message).toContain('Harga telur ayam');
  toast?.action?.run();
  expect(ownEggs()).toBeUndefined();
  expect(body.takeTyped('nasi goreng', saved(few))).toEqual({ ask: 'nasi goreng' });
});

test('of a question that orders boxes shops, cooks and shares what the boxes need', () => {
  const { kit, parts } = createKit();
  const bought: unknown[] = [];
  const sent: Messages[] = [];
  Object.assign(kit.tools.shop, { open: (entries: unknown) => void bought.push(entries) });
  Object.assign(kit.tools.send, { open: (messages: Messages) => void sent.push(messages) });
  const { Dishes } = createAnswerBody(kit, parts);
  const question = 'nasi kotak 40 orang isi soto, rendang harga 60 ribu';
  const { rerender } = render(<Dishes answer={{ ...saved(few), question }} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const [soto, rendang] = few as [Dish, Dish];
  act(() => kit.planning.changeBox({ portions: { 1: 0.5 }, extraRupiah: 1_000 }));
  const sizeOnCard = (name: string) =>
    screen.getByRole<HTMLInputElement>('spinbutton', { name: `Porsi ${name}` }).value;
  expect(sizeOnCard('Rendang Daging Sapi')).toBe('20');
  expect(sizeOnCard('Soto Ayam Lamongan')).toBe('40');
  expect(screen.getAllByText('untuk 40 paket')).toHaveLength(2);
  press('Belanja');
  expect(bought).toMatchObject([
    [{ factor: 40 / (soto.porsi ?? 0) }, { factor: 20 / (rendang.porsi ?? 0) }],
  ]);
  press('Bagikan');
  const recipes = sent[0]?.choices.find(({ label }) => label.startsWith('Resep'))?.message;
  expect(recipes).toMatch(/\*Soto Ayam Lamongan\* \(40 /u);
  expect(recipes).toMatch(/\*Rendang Daging Sapi\* \(20 /u);
  const menu = sent[0]?.choices.find(({ label }) => label === 'Menu untuk pelanggan')?.message;
  expect(menu?.replaceAll('\u00a0', ' ')).toBe(
    '*Paket Rp 60.000*\n- Soto Ayam Lamongan\n- Rendang Daging Sapi\n- Nasi dan pelengkap\n\n40 paket: Rp 2.400.000',
  );
  // Without an order a box is only one of the things that the dishes may be sold as.
  rerender(<Dishes answer={{ ...saved(few), question: 'soto, rendang 40 porsi' }} />);
  press('Belanja');
  expect(bought[1]).toMatchObject([
    { factor: 40 / (soto.porsi ?? 0) },
    { factor: 40 / (rendang.porsi ?? 0) },
  ]);
});
