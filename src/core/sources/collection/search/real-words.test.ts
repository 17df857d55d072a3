import { expect, test } from 'vitest';
import { listRealWords } from './real-words.ts';

const vocabulary = {
  wishes: new Map([['tempe', 3]]),
  talk: new Set(['pas', 'agustus']),
  isReal: () => false,
  isName: () => false,
  outside: { has: () => false, rowsOf: () => [], longest: 1 },
};

test('a word that would be mended into a dish is known for what it is', () => {
  expect(listRealWords(['tempel'], vocabulary)).toEqual(['tempel']);
});

test('a word with the ending of a word of talk need not be known, unless it means something itself', () => {
  expect(listRealWords(['pasnya', 'paskah', 'agustusan'], vocabulary)).toEqual([]);
  expect(
    listRealWords(['paskah', 'agustusan'], vocabulary, new Set(['paskah', 'agustusan'])),
  ).toEqual(['paskah', 'agustusan']);
});
