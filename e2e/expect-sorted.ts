import { expect } from '@playwright/test';

/** Figures on screen in this order: all read, above 0 and not all the same, or any order would be right. */
export function expectSorted(figures: readonly number[], order: 'rising' | 'falling') {
  expect(figures.every((one) => one > 0)).toBe(true);
  expect(new Set(figures).size).toBeGreaterThan(1);
  expect(figures).toEqual(figures.toSorted((a, b) => (order === 'rising' ? a - b : b - a)));
}
