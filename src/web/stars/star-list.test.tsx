import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { StarList } from './star-list.tsx';
import { createStarStore } from './star-store.ts';

afterEach(cleanup);

test('saves a menu once, however often the button is pressed', async () => {
  const clock = createManualClock();
  const storage = createFakeStorage();
  const stars = createStarStore({ storage, clock, onFailure: () => {} });
  const [soto, rendang] = SAMPLE_DISHES as [Dish, Dish];
  stars.star(soto);
  stars.star(rendang);
  let endSaving = (_id: string | undefined) => {};
  const saveMenu = vi.fn(
    () =>
      new Promise<string | undefined>((resolve) => {
        endSaving = resolve;
      }),
  );
  render(<StarList stars={stars} toasts={createToastStore(clock)} saveMenu={saveMenu} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Gabung jadi satu menu');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Buka menu');
  await press('Buka menu');
  expect(saveMenu.mock.calls).toHaveLength(1);

  // A menu that the browser cannot keep can be tried again, with the same dishes.
  endSaving(undefined);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Buka menu' })).toHaveProperty('disabled', false),
  );
  await press('Buka menu');
  expect(saveMenu.mock.calls).toHaveLength(2);
});
