import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { useRecipePlan } from './use-recipe-plan.ts';

afterEach(cleanup);

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];

function open() {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCosting: () => Promise.reject(new TypeError('Failed to fetch')),
    onNotStored: () => {},
  });
  store.open({ key: 'soto', conversationId: 'SATU11' });
  store.setPortions(50);
  const drawn: { readonly dish: string; readonly portions: number | undefined }[] = [];
  const Recipe = ({ dish }: { readonly dish: Dish }) => {
    const plan = useRecipePlan(store, dish, 0, 'hidangan-1');
    drawn.push({ dish: plan.dish.foodName, portions: plan.portions });
    return null;
  };
  const { rerender } = render(<Recipe dish={soto} />);
  return { store, drawn, show: (dish: Dish) => rerender(<Recipe dish={dish} />) };
}

test('a recipe follows a changed size, and never shows that of a previous answer or dish', () => {
  const { store, drawn, show } = open();
  act(() => store.setPortions(60));
  expect(drawn.at(-1)?.portions).toBe(60);

  let before = drawn.length;
  act(() => store.open({ key: 'takjil', conversationId: 'DUA222' }));
  expect(new Set(drawn.slice(before).map(({ portions }) => portions))).toEqual(
    new Set([soto.porsi]),
  );

  before = drawn.length;
  show(rendang);
  expect(new Set(drawn.slice(before).map(({ dish }) => dish))).toEqual(new Set([rendang.foodName]));
});

test('a recipe does not render again for what it does not show', () => {
  const { store, drawn } = open();
  const before = drawn.length;
  act(() => store.changeBusiness({ gasRupiah: 5_000 }));
  expect(drawn).toHaveLength(before);
  act(() => store.setSelling(true));
  expect(drawn.length).toBeGreaterThan(before);
});
