import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createThemeStore } from './theme-store.ts';
import { ThemeToggle } from './theme-toggle.tsx';

afterEach(cleanup);

test('the toggle is titled with the mode that a click switches to', () => {
  const store = createThemeStore(createFakeStorage(), () => {});
  render(<ThemeToggle store={store} />);
  const button = screen.getByRole('button');
  expect([button.title, button.getAttribute('aria-label')]).toEqual(['mode gelap', 'mode gelap']);
  fireEvent.click(button);
  expect(store.getState().isDarkMode).toBe(true);
  expect([button.title, button.getAttribute('aria-label')]).toEqual(['mode terang', 'mode terang']);
});
