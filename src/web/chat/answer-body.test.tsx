import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DishCost } from '#core/costing/cost-dish.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDishKit } from '../dish-kit.chunk.tsx';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { createAnswerBody } from './answer-body.chunk.tsx';
import type { AnswerState } from './answer-store.ts';

afterEach(cleanup);

const NOTHING: DishCost = { rupiah: 0, low: 0, high: 0, lines: [], unpriced: [] };

const saved: AnswerState = {
  status: 'ready',
  question: 'soto',
  dishes: SAMPLE_DISHES,
  origin: undefined,
  failure: undefined,
  conversationId: 'AB12CD',
};

test('a saved answer is on screen before any dish but the first is priced', () => {
  const clock = createManualClock();
  const toasts = createToastStore(clock);
  const kit = createDishKit({ storage: createFakeStorage(), clock, toasts, onStorage: () => {} });
  const counted = new Map<string, number>();
  const cards = () => screen.queryAllByRole('heading', { level: 2 }).length;
  kit.planning.setState({
    counter: {
      countDish: ({ foodName }) => {
        if (!counted.has(foodName)) counted.set(foodName, cards());
        return NOTHING;
      },
      weighUnit: () => undefined,
    },
  });
  const Body = createAnswerBody(kit, toasts);
  render(<Body answer={saved} />);

  const [first, ...others] = SAMPLE_DISHES.map(({ foodName }) => counted.get(foodName));
  expect(first).toBe(0);
  expect(others.length).toBeGreaterThan(0);
  for (const cardsBefore of others) expect(cardsBefore).toBeGreaterThan(0);
  expect(cards()).toBe(SAMPLE_DISHES.length);
  const overview = screen.getByRole('region', { name: 'Ringkasan menu' });
  expect(overview.dataset['counting']).toBe('false');
});
