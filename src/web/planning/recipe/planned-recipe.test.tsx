import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { openPopover } from '../../fixtures/open-popover.ts';
import { shownFigures } from '../../fixtures/shown-text.ts';
import { createToastStore } from '../../ui/toast-store.ts';
import { plannedDish } from '../answer-plans.ts';
import { readAnswer } from '../overview/read-overview.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { DishMenu } from './dish-menu.tsx';
import { PlannedRecipe } from './planned-recipe.tsx';

afterEach(cleanup);

// The test DOM has no popovers.
HTMLElement.prototype.hidePopover = () => {};

/** The recipe of a dish in an answer, with its menu. */
function show(position: number, { question = 'soto', dishes = SAMPLE_DISHES } = {}) {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCosting: () => Promise.reject(new TypeError('Failed to fetch')),
    onNotStored: () => {},
  });
  store.open({ key: question, answer: readAnswer(question, dishes, true), conversationId: 'AB12' });
  const dish = dishes[position] as Dish;
  const place = { dish, position, isAlone: false, store };
  const { container } = render(
    <>
      <DishMenu
        {...place}
        onShop={() => {}}
        onShare={() => {}}
        toasts={createToastStore(createManualClock())}
      />
      <PlannedRecipe {...place} onCook={() => {}} />
    </>,
  );
  const chooseOwnPortions = async () => {
    const name = `Pilihan untuk ${dish.foodName}`;
    openPopover(screen.getByRole('menu', { name, hidden: true }));
    await userEvent.click(screen.getByText('Atur porsi hidangan ini'));
  };
  const firstAmount = () => container.querySelector('li')?.textContent;
  return { store, dish, chooseOwnPortions, firstAmount };
}

describe('a recipe in an answer', () => {
  test('has every amount at the chosen size, and at its own without one', () => {
    const { store, firstAmount } = show(0);
    expect(firstAmount()).toBe('Ayam kampung, belah dua 1 ekor (800 g)');
    act(() => store.setPortions(12));
    expect(firstAmount()).toBe('Ayam kampung, belah dua 2 ekor (1,6 kg)');
    act(() => store.setPortions(undefined));
    expect(firstAmount()).toBe('Ayam kampung, belah dua 1 ekor (800 g)');
  });

  test('gets its own number of portions, and gives it back', async () => {
    const { store, chooseOwnPortions } = show(1);
    await chooseOwnPortions();
    await userEvent.click(screen.getByRole('button', { name: 'Lebih banyak Rendang Daging Sapi' }));
    expect(store.getState().choices.dishes).toEqual({ 1: { portions: 11 } });
    await userEvent.click(screen.getByRole('button', { name: 'Ikut porsi yang lain' }));
    expect(store.getState().choices.dishes).toEqual({});
  });

  test('that counts no portions gets the size that it has, to be changed by halves', async () => {
    const dishes = SAMPLE_DISHES.map(({ porsi: _, hasil: __, ...dish }) => dish);
    const question = 'rendang 2,5 kg daging sapi';
    const { store, dish, chooseOwnPortions } = show(1, { question, dishes });
    const times = plannedDish(store.getState(), dish, 1).plan.factor;
    expect(times).toBeGreaterThan(1);
    await chooseOwnPortions();
    expect(store.getState().choices.dishes).toEqual({ 1: { times } });
    const field = screen.getByRole('spinbutton', { name: 'Porsi Rendang Daging Sapi' });
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    expect(store.getState().choices.dishes).toEqual({ 1: { times: 1.5 } });
  });

  test('shows in selling mode what a portion costs, sells for and earns', () => {
    const { store } = show(0);
    const earnings = () => screen.queryAllByRole('definition').flatMap(shownFigures);
    expect(earnings()).not.toContain(29_000);
    act(() => store.setSelling(true));
    expect(earnings()).toEqual(expect.arrayContaining([13_650, 29_000, 15_350]));
  });
});
