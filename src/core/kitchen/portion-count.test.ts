import { describe, expect, test } from 'vitest';
import {
  isPortions,
  parsePortions,
  parseTimes,
  scaleFactor,
  stepPortions,
  stepTimes,
} from './portion-count.ts';

describe('portions', () => {
  test.each<[string, ReturnType<typeof parsePortions>]>([
    ['50', { value: 50 }],
    [' 25 porsi', { value: 25 }],
    ['1.000', { value: 1_000 }],
    ['10000', { value: 10_000 }],
    ['', { problem: 'empty' }],
    ['0', { problem: 'out-of-range' }],
    ['-4', { problem: 'out-of-range' }],
    ['10001', { problem: 'out-of-range' }],
    ['99999999999999999999', { problem: 'out-of-range' }],
    ['banyak', { problem: 'not-a-number' }],
    ['2,5', { problem: 'not-a-number' }],
    ['1e3', { problem: 'not-a-number' }],
  ])('%j is read as %j', (text, expected) => {
    expect(parsePortions(text)).toEqual(expected);
  });

  test.each<[string, ReturnType<typeof parseTimes>]>([
    ['2', { value: 2 }],
    ['1,5', { value: 1.5 }],
    ['0.25 x', { value: 0.25 }],
    [' ', { problem: 'empty' }],
    ['0', { problem: 'out-of-range' }],
    ['1001', { problem: 'out-of-range' }],
    ['1,2,3', { problem: 'not-a-number' }],
  ])('%j times the recipe is read as %j', (text, expected) => {
    expect(parseTimes(text)).toEqual(expected);
  });

  test('never exceed their bounds', () => {
    expect(stepPortions(1, -1)).toBe(1);
    expect(stepPortions(10_000, 1)).toBe(10_000);
    expect(stepPortions(4, 1)).toBe(5);
    expect(isPortions(1.5)).toBe(false);
    expect([2, 1, 0.5].map((times) => stepTimes(times, -1))).toEqual([1, 0.5, 0.1]);
    expect([0.5, 1, 1_000].map((times) => stepTimes(times, 1))).toEqual([1, 2, 1_000]);
  });

  test('become a factor of the recipe, if it says how many it serves', () => {
    expect(scaleFactor(4, { portions: 50 })).toBe(12.5);
    expect(scaleFactor(4, {})).toBe(1);
    expect(scaleFactor(undefined, { portions: 50 })).toBe(1);
    expect(scaleFactor(undefined, { portions: 50, times: 3 })).toBe(3);
  });
});
