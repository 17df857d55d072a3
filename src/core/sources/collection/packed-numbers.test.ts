import { describe, expect, test } from 'vitest';
import { readNumbers, readRising, writeNumbers, writeRising } from './packed-numbers.ts';

describe('numbers written as text', () => {
  test('are read back, however large', () => {
    const numbers = [0, 1, 43, 44, 45, 87, 88, 1_935, 1_936, 17_400, 85_183, 85_184, 9_999_999];
    expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
    expect(readNumbers('')).toEqual([]);
  });

  test('below 44 take one character', () => {
    expect(writeNumbers(Array.from({ length: 44 }, (_, number) => number))).toHaveLength(44);
  });

  test('need no escape in a template string', () => {
    const all = writeNumbers(Array.from({ length: 4_000 }, (_, number) => number));
    expect(all).not.toMatch(/["$\\` ]/u);
  });

  test('in rising lists are read back, empty lists included', () => {
    const lists = [[0, 1, 5], [], [700, 701], [43]];
    expect(readRising(writeRising(lists))).toEqual(lists);
  });
});
