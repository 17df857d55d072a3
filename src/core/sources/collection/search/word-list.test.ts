import { expect, test } from 'vitest';
import { readWordList, writeWordList } from './word-list.ts';

test('a list of words is the same after it was written and read', () => {
  const words = ['rawan', 'rawa', 'saat', 'kolam', 'sapu', 'sapu'];
  expect(readWordList(writeWordList(words))).toEqual(['kolam', 'rawa', 'rawan', 'saat', 'sapu']);
  expect(readWordList(writeWordList([]))).toEqual([]);
});
