import { expect, test } from 'vitest';
import { NOTHING_ASKED, query } from '../fixtures/tiny-index.ts';
import { createTextLookup, packTexts, stemWord } from './text-index.ts';

test.each([
  ['digulung', 'gulungan'],
  ['membentangkan', 'bentang'],
  ['lapisannya', 'berlapis'],
])('%s and %s are a word', (a, b) => {
  expect(stemWord(a)).toBe(stemWord(b));
});

test.each(['sepi', 'ikan', 'beras', 'diet'])('%s is too short to lose an affix', (word) => {
  expect(stemWord(word)).toBe(word);
});

test('texts are found in as many recipes as before they were packed', () => {
  const texts = new Map([
    ['lomba', [0, 7, 954]],
    ['wisuda', [3]],
  ]);
  const wording = { ...NOTHING_ASKED.wording, unknown: [...texts.keys(), 'nikahan'] };
  const { terms } = createTextLookup(packTexts(texts))(query({ wording }));
  expect(terms.map(({ phrase, recipes }) => [phrase, recipes])).toEqual([...texts]);
});
