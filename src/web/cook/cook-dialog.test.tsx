import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createCookTool } from './cook-dialog.chunk.tsx';

afterEach(cleanup);

const dish = (foodName: string, ...steps: readonly string[]): Dish => ({
  ...(SAMPLE_DISHES[0] as Dish),
  foodName,
  completeRecept: steps.map((step, at) => ({ number: at + 1, step })),
});
const tea = dish('Teh', 'Seduh 5 menit.', 'Tuang.');
const rice = dish('Nasi', 'Cuci.', 'Tanak 20 menit.', 'Aduk.');

/** A page with a button to focus, and the cook screen over it. */
function openPage() {
  const tool = createCookTool({
    storage: createFakeStorage(),
    clock: createManualClock(),
    wasCooking: true,
    onStorage: () => {},
  });
  render(
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Mulai masak</button>
      </main>
      {tool.screen}
    </>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    press,
    cook: (one: Dish) =>
      act(() => tool.open({ dish: one, unscaledSteps: [], advice: [] }, () => {})),
    goNext: () => fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
    /** The sheet asks its owner, as on Esc. */
    leave: () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    focused: () => document.activeElement,
  };
}

const stepOf = () => screen.getByRole('heading', { level: 3 }).closest('section') as HTMLElement;

describe('the focus', () => {
  test('is on the step of the next dish after "Selesai", even with as many steps behind it', () => {
    const { cook, goNext, press, focused } = openPage();
    cook(tea);
    goNext();
    cook(rice);
    goNext();
    press('Teh');
    press('Selesai');
    expect(focused()?.textContent).toBe('Langkah 2 dari 3');
  });

  test('is back where it was after "Tetap di sini"', () => {
    const { cook, press, leave, focused } = openPage();
    cook(tea);
    press('Pasang timer 5 menit');
    leave();
    expect(focused()?.getAttribute('role')).toBe('alertdialog');
    press('Tetap di sini');
    expect(focused()?.textContent).toBe('Langkah 1 dari 2');
  });

  test('stays on the button that sets a timer', () => {
    const { cook, press } = openPage();
    cook(tea);
    press('Pasang timer 5 menit');
    const set = screen.getByRole('button', { name: 'Timer 5 menit jalan' });
    expect(set.getAttribute('aria-disabled')).toBe('true');
    expect(set.hasAttribute('disabled')).toBe(false);
  });

  test('is on "Lanjut masak" when the screen it opened is left, on the page when cooking ended', () => {
    const { cook, press, leave, goNext, focused } = openPage();
    cook(tea);
    press('Pasang timer 5 menit');
    leave();
    press('Keluar, timer jalan terus');
    const reopen = screen.getByRole('button', { name: 'Lanjut masak' });
    reopen.focus();
    press('Lanjut masak');
    leave();
    press('Keluar, timer jalan terus');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Lanjut masak' }));
    press('Lanjut masak');
    goNext();
    press('Selesai');
    press('Selesai, hentikan timer');
    expect(focused()).toBe(screen.getByRole('main'));
  });
});

test('a paused timer waits without a question on leaving, and goes on from its step', () => {
  const { cook, press, leave } = openPage();
  cook(tea);
  press('Pasang timer 5 menit');
  press('Jeda timer 5 menit');
  leave();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  press('Lanjut masak');
  fireEvent.click(within(stepOf()).getByRole('button', { name: 'Lanjutkan timer 5 menit' }));
  expect(screen.getByRole('button', { name: 'Timer 5 menit jalan' })).toBeTruthy();
});
