import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DishCost } from '#core/costing/dish-cost.ts';
import { createPriceBook } from '#core/costing/price-book.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDishKit } from '../dish-kit.chunk.tsx';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import type { Messages } from '../sending/messages.ts';
import { createToastStore } from '../ui/toast-store.ts';
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
  const toasts = createToastStore(clock);
  const storage = createFakeStorage();
  const kit = createDishKit({ storage, clock, toasts, random: () => 0, onStorage: () => {} });
  return { kit, toasts };
}

/** Renders a saved answer; returns what was on screen when each dish was priced. */
function open(dishes: readonly Dish[]) {
  const { kit, toasts } = createKit();
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
      weighUnit: () => undefined,
    },
  });
  const { Dishes } = createAnswerBody(kit, toasts);
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
  const { kit, toasts } = createKit();
  const opened: unknown[] = [];
  Object.assign(kit.tools.write, { open: (recipe: unknown) => void opened.push(recipe) });
  const { Dishes } = createAnswerBody(kit, toasts);
  const question = 'resepku: 500 gr terigu, 3 butir telur, jadi 30 donat. berapa modalnya?';
  const { rerender } = render(<Dishes answer={{ ...saved([]), question }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hitung modal resep ini' }));
  expect(opened).toEqual([{ pasted: 'Bahan:\n500 gr terigu\n3 butir telur\njadi 30 buah' }]);
  rerender(<Dishes answer={{ ...saved(few), question: 'donat' }} />);
  expect(screen.queryByRole('button', { name: 'Hitung modal resep ini' })).toBeNull();
});

test.each([
  [true, ['Menu untuk pelanggan', 'Resep untuk yang memasak, tanpa harga']],
  [false, ['Resep untuk yang memasak, tanpa harga', 'Menu untuk pelanggan']],
])('"Bagikan" begins with what fits who asks: selling %s', (isSelling, labels) => {
  const { kit, toasts } = createKit();
  const sent: Messages[] = [];
  Object.assign(kit.tools.send, { open: (messages: Messages) => void sent.push(messages) });
  kit.planning.setState({ isSelling });
  const { Dishes } = createAnswerBody(kit, toasts);
  render(<Dishes answer={saved(few)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(sent[0]?.choices.map(({ label }) => label)).toEqual(labels);
});
