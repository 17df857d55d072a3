import { describe, expect, test } from 'vitest';
import { unpackNumbers, unpackRising, packNumbers, packRising } from './packed-numbers.ts';

describe('numbers written as text', () => {
  test('are read back, however large', () => {
    const numbers = [0, 1, 43, 44, 45, 87, 88, 1_935, 1_936, 17_400, 85_183, 85_184, 9_999_999];
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(unpackNumbers('')).toEqual([]);
  });

  test('below 44 take one character', () => {
    expect(packNumbers(Array.from({ length: 44 }, (_, number) => number))).toHaveLength(44);
  });

  test('need no escape in a template string', () => {
    const all = packNumbers(Array.from({ length: 4_000 }, (_, number) => number));
    expect(all).not.toMatch(/["$\\` ]/u);
  });

  test('in rising lists are read back, empty lists included', () => {
    const lists = [[0, 1, 5], [], [700, 701], [43]];
    expect(unpackRising(packRising(lists))).toEqual(lists);
  });
});
