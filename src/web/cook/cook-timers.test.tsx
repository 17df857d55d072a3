import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
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
  name: 'masak api kecil',
  endsAt: 18_000_000,
  hasRung: false,
};

function show(timers: readonly CookTimer[]) {
  const stopped: number[] = [];
  const pressed: string[] = [];
  const view = (shown: readonly CookTimer[]) => (
    <CookTimers
      timers={shown}
      areDishesNamed={false}
      clock={createManualClock()}
      cook={{
        stopTimer: (id) => stopped.push(id),
        pauseTimer: (id) => pressed.push(`pause ${id}`),
        resumeTimer: (id) => pressed.push(`resume ${id}`),
      }}
    />
  );
  const { rerender } = render(view(timers));
  return {
    stopped,
    pressed,
    update: (shown: readonly CookTimer[]) => rerender(view(shown)),
    stop: () => screen.getByRole('button', { name: 'Hentikan timer 5 jam' }),
    named: (name: string) => screen.queryByText(name),
    confirm: () => screen.queryByRole('button', { name: 'Ya, hentikan' }),
  };
}

describe('a timer', () => {
  test('says what it waits for', () => {
    const { named, update } = show([timer]);
    expect(named('Masak api kecil, 5 jam')).toBeTruthy();
    update([{ ...timer, name: '' }]);
    expect(named('Langkah 2, 5 jam')).toBeTruthy();
  });

  test('that runs is stopped only after a question', () => {
    const { stopped, stop, confirm } = show([timer]);
    fireEvent.click(stop());
    expect(stopped).toEqual([]);
    expect(screen.getByRole('timer')).toBeTruthy();
    fireEvent.click(confirm() as HTMLElement);
    expect(stopped).toEqual([1]);
  });

  test('that runs goes on after a slip', () => {
    const { stopped, stop, confirm } = show([timer]);
    fireEvent.click(stop());
    const keep = screen.getByRole('button', { name: 'Tidak' });
    expect(document.activeElement).toBe(keep);
    fireEvent.click(keep);
    expect(stopped).toEqual([]);
    expect(confirm()).toBeNull();
    expect(document.activeElement).toBe(stop());
  });

  test('that rings stops at one tap, even while the question is on screen', () => {
    const { stopped, stop, confirm, update } = show([timer]);
    fireEvent.click(stop());
    update([{ ...timer, hasRung: true }]);
    expect(confirm()).toBeNull();
    fireEvent.click(stop());
    expect(stopped).toEqual([1]);
  });

  test('that runs is not stopped by a knuckle that bounces on the cross', () => {
    const { stopped, stop, confirm } = show([timer]);
    const tap = (element: HTMLElement, at: number) => {
      const event = createEvent.click(element, { detail: 1 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(element, event);
    };
    tap(stop(), 1_000);
    tap(confirm() as HTMLElement, 1_200);
    expect(stopped).toEqual([]);
    tap(confirm() as HTMLElement, 1_900);
    expect(stopped).toEqual([1]);
  });

  test('that begins after another was stopped asks nothing', () => {
    const { stop, confirm, update } = show([timer]);
    fireEvent.click(stop());
    update([]);
    update([timer]);
    expect(confirm()).toBeNull();
  });

  test('is paused and goes on at one tap each, and a screen reader hears of it', () => {
    const { pressed, update } = show([timer]);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Jeda timer 5 jam');
    update([{ ...timer, pausedAt: -61_000 }]);
    expect(pressed).toEqual(['pause 1']);
    expect(screen.getByRole('status').textContent).toBe('Timer dijeda');
    expect(screen.getByRole('timer').textContent).toBe('5:01:01');
    press('Lanjutkan timer 5 jam');
    update([timer]);
    expect(pressed).toEqual(['pause 1', 'resume 1']);
    expect(screen.getByRole('status').textContent).toBe('Timer jalan lagi');
  });

  test('that rings is not paused', () => {
    show([{ ...timer, hasRung: true }]);
    expect(screen.queryByRole('button', { name: /^Jeda/u })).toBeNull();
  });
});
