import { describe, expect, test } from 'vitest';
import { isPortions, scaleFactor, stepPortions, stepTimes } from './portion-count.ts';

describe('portions', () => {
  test('never exceed their bounds', () => {
    expect(stepPortions(1, -1)).toBe(1);
    expect(stepPortions(10_000, 1)).toBe(10_000);
    expect(stepPortions(4, 1)).toBe(5);
    expect(([1, -1] as const).map((step) => stepPortions(37.5, step))).toEqual([38, 37]);
    expect(isPortions(1.5)).toBe(false);
    expect([2, 1, 0.5].map((times) => stepTimes(times, -1, 0.5))).toEqual([1, 0.5, 0.1]);
    expect([0.5, 1, 1_000].map((times) => stepTimes(times, 1, 0.5))).toEqual([1, 2, 1_000]);
    const quarters = (by: 1 | -1) => (times: number) => stepTimes(times, by, 0.25);
    expect([1, 0.75, 0.6, 0.25].map(quarters(-1))).toEqual([0.75, 0.5, 0.5, 0.1]);
    expect([0.1, 0.6, 0.75, 1].map(quarters(1))).toEqual([0.25, 0.75, 1, 2]);
  });

  test('become a factor of the recipe, if it says how many it serves', () => {
    expect(scaleFactor(4, { portions: 50 })).toBe(12.5);
    expect(scaleFactor(4, {})).toBe(1);
    expect(scaleFactor(undefined, { portions: 50 })).toBe(1);
    expect(scaleFactor(undefined, { portions: 50, times: 3 })).toBe(3);
  });
});
