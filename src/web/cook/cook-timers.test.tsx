import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { CookTimers } from './cook-timers.tsx';
import type { CookTimer } from './cooking-place.ts';

afterEach(cleanup);

const timer: CookTimer = {
  id: 1,
  foodName: 'Gudeg',
  recipe: 'gudeg',
  stepNumber: 2,
  text: '5 jam',
  endsAt: 18_000_000,
  hasRung: false,
};

function show(timers: readonly CookTimer[]) {
  const stopped: number[] = [];
  const view = (shown: readonly CookTimer[]) => (
    <CookTimers
      timers={shown}
      areDishesNamed={false}
      clock={createManualClock()}
      onStop={(id) => stopped.push(id)}
    />
  );
  const { rerender } = render(view(timers));
  return {
    user: userEvent.setup(),
    stopped,
    update: (shown: readonly CookTimer[]) => rerender(view(shown)),
    stop: () => screen.getByRole('button', { name: 'Hentikan timer 5 jam' }),
    confirm: () => screen.queryByRole('button', { name: 'Ya, hentikan' }),
  };
}

describe('a timer', () => {
  test('that runs is stopped only after a second thought', async () => {
    const { user, stopped, stop, confirm } = show([timer]);
    await user.click(stop());
    expect(stopped).toEqual([]);
    expect(screen.getByRole('timer')).toBeTruthy();
    await user.click(confirm() as HTMLElement);
    expect(stopped).toEqual([1]);
  });

  test('that runs goes on if it was a slip, and a second tap in the same place is one', async () => {
    const { user, stopped, stop, confirm } = show([timer]);
    await user.click(stop());
    const keep = screen.getByRole('button', { name: 'Tidak' });
    expect(keep.parentElement?.lastElementChild).toBe(keep);
    expect(document.activeElement).toBe(keep);
    await user.click(keep);
    expect(stopped).toEqual([]);
    expect(confirm()).toBeNull();
    expect(document.activeElement).toBe(stop());
  });

  test('that rings stops at one tap, even if the question was on screen', async () => {
    const { user, stopped, stop, confirm, update } = show([timer]);
    await user.click(stop());
    update([{ ...timer, hasRung: true }]);
    expect(confirm()).toBeNull();
    await user.click(stop());
    expect(stopped).toEqual([1]);
  });
});
