import { describe, expect, test } from 'vitest';
import { readWordFilter, writeWordFilter } from './word-filter.ts';

const inside = Array.from({ length: 2_000 }, (_, at) => `kata${at.toString(36)}`);
const outside = Array.from({ length: 2_000 }, (_, at) => `lain${at.toString(36)}`);
const filter = readWordFilter(writeWordFilter(inside));

describe('a filter of words', () => {
  test('knows every word that was written', () => {
    expect(inside.filter((word) => !filter.has(word))).toEqual([]);
  });

  test('takes few others for them', () => {
    expect(outside.filter((word) => filter.has(word)).length).toBeLessThan(outside.length / 20);
  });

  test('of nothing has nothing', () => {
    expect(readWordFilter(writeWordFilter([])).has('soto')).toBe(false);
  });
});
