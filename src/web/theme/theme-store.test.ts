import { describe, expect, test } from 'vitest';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { DARK_MODE_KEY } from '../storage/storage-keys.ts';
import { createThemeStore, paintTheme } from './theme-store.ts';

function open(stored?: string) {
  const storage = createFakeStorage(stored === undefined ? {} : { [DARK_MODE_KEY]: stored });
  const painted: boolean[] = [];
  const store = createThemeStore(storage, (isDarkMode) => void painted.push(isDarkMode));
  const isDarkMode = () => store.getState().isDarkMode;
  return { storage, painted, store, isDarkMode, toggle: store.toggle };
}

describe('the theme', () => {
  test.each([
    [undefined, false],
    ['true', true],
    ['false', false],
    ['"true"', false],
    ['1', false],
    ['', false],
    ['{rusak', false],
  ])('that is stored as %j is dark: %j', (stored, expected) => {
    expect(open(stored).isDarkMode()).toBe(expected);
  });

  test('is saved as JSON on every toggle, and painted', () => {
    const { storage, painted, isDarkMode, toggle } = open();
    toggle();
    expect(isDarkMode()).toBe(true);
    expect([...storage.stored]).toEqual([['isDarkMode', 'true']]);
    toggle();
    expect(isDarkMode()).toBe(false);
    expect(storage.stored.get('isDarkMode')).toBe('false');
    expect(painted).toEqual([true, false]);
  });

  test('is not painted at the start: the page has already done that', () => {
    expect(open('true').painted).toEqual([]);
  });

  test('hydrates light, like prerendered HTML, whatever was saved', () => {
    expect(open('true').store.getInitialState().isDarkMode).toBe(false);
  });

  test('is restored on the next visit', () => {
    const { storage, toggle } = open();
    toggle();
    expect(createThemeStore(storage, () => {}).getState().isDarkMode).toBe(true);
  });

  test('changes for this visit if the browser stores nothing', () => {
    const { storage, painted, isDarkMode, toggle } = open();
    storage.isBlocked = true;
    toggle();
    expect(isDarkMode()).toBe(true);
    expect(painted).toEqual([true]);
  });

  test('is light if the browser refuses to read', () => {
    const storage = createFakeStorage({ [DARK_MODE_KEY]: 'true' });
    storage.isBlocked = true;
    expect(createThemeStore(storage, () => {}).getState().isDarkMode).toBe(false);
  });

  test('is painted as an attribute for the style sheet, and as the colour of the browser’s bar', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
    const bar = () => document.head.querySelector('meta')?.content;
    paintTheme(true);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(bar()).toBe('#0f0f0f');
    paintTheme(false);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(bar()).toBe('#ffffff');
  });
});
