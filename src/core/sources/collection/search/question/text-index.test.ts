import { expect, test } from 'vitest';
import { packTexts, stemWord, unpackTexts } from './text-index.ts';

test.each([
  ['digulung', 'gulungan'],
  ['membentangkan', 'bentang'],
  ['lapisannya', 'berlapis'],
])('%s and %s are one word', (one, other) => {
  expect(stemWord(one)).toBe(stemWord(other));
});

test.each(['sepi', 'ikan', 'beras', 'diet'])('%s is too short to lose an affix', (word) => {
  expect(stemWord(word)).toBe(word);
});

test('texts are unpacked as they were packed', () => {
  const index = new Map([
    ['arisan', [0, 7, 954]],
    ['wisuda', [3]],
  ]);
  expect(unpackTexts(packTexts(index))).toEqual(index);
});
