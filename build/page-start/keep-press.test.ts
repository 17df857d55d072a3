import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

/** Buttons with a ring around them, by name. */
const ringed = new Set<string>();
const pressed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = document.createElement('div');
  page.innerHTML =
    '<header><button id="theme" disabled></button></header>' +
    '<main><button id="star" disabled><svg></svg></button><button id="cook" disabled></button></main>';
  document.body.append(page);
  // Instead of the window, which later tests use too.
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  keepPress();
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.id));
    // The test's DOM has no animations.
    Object.assign(button, {
      animate: () => {
        ringed.add(button.id);
        return { cancel: () => ringed.delete(button.id) };
      },
    });
  }
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  document.body.innerHTML = '';
  ringed.clear();
  pressed.length = 0;
});

const press = (target: string) =>
  document.querySelector(target)?.dispatchEvent(new Event('pointerup', { bubbles: true }));

/** The page's code arrives: its buttons work. */
function hydrate(...names: readonly string[]): void {
  for (const button of document.querySelectorAll('button')) {
    if (names.length === 0 || names.includes(button.id)) button.disabled = false;
  }
  vi.advanceTimersByTime(1_000);
}

test('a button pressed too early gets a ring, and is pressed once when it works', () => {
  press('#cook');
  vi.advanceTimersByTime(5_000);
  expect(pressed).toEqual([]);
  expect([...ringed]).toEqual(['cook']);
  hydrate();
  expect(pressed).toEqual(['cook']);
  expect([...ringed]).toEqual([]);
});

test('what is drawn on a button is part of it', () => {
  press('#star svg');
  hydrate();
  expect(pressed).toEqual(['star']);
});

test('of several, the last one is pressed', () => {
  press('#star');
  press('#cook');
  expect([...ringed]).toEqual(['cook']);
  hydrate();
  expect(pressed).toEqual(['cook']);
});

test('a button pressed three times too early is pressed once', () => {
  press('#cook');
  press('#cook');
  press('#cook');
  hydrate();
  expect(pressed).toEqual(['cook']);
});

test('the press waits for its own button, not for the first that works', () => {
  press('#cook');
  hydrate('theme', 'star');
  expect(pressed).toEqual([]);
  hydrate('cook');
  expect(pressed).toEqual(['cook']);
});

test('a removed button is no longer waited for', () => {
  press('#cook');
  document.querySelector('#cook')?.remove();
  hydrate();
  expect([...ringed]).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a press beside the buttons, or of one disabled for a reason, is not kept', () => {
  press('main');
  hydrate('theme');
  press('#star');
  expect([...ringed]).toEqual([]);
  hydrate();
  expect(pressed).toEqual([]);
});
