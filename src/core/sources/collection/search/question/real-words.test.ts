import { expect, test } from 'vitest';
import { listRealWords } from './real-words.ts';

const vocabulary = {
  wishes: new Map([
    ['tempe', 3],
    ['pas', 0],
    ['agustus', 0],
  ]),
  isFood: (word: string) => word === 'tempe',
  smallTalk: new Set<string>(),
  isReal: () => false,
  isPair: () => false,
  classify: () => 0,
};

test('a word that would be corrected into a dish is known as itself', () => {
  expect(listRealWords(['tempel'], vocabulary, new Set())).toEqual(['tempel']);
});

test('an inflected word of small talk need not be known, unless it has its own meaning', () => {
  expect(listRealWords(['pasnya', 'paskah', 'agustusan'], vocabulary, new Set())).toEqual([]);
  expect(
    listRealWords(['paskah', 'agustusan'], vocabulary, new Set(['paskah', 'agustusan'])),
  ).toEqual(['paskah', 'agustusan']);
});
