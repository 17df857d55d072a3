import { expect, test } from 'vitest';
import { printFractions, spellFractions } from './fraction-signs.ts';

test.each([
  ['1½', '1 1/2'],
  ['⅙ ekor', '1/6 ekor'],
  ['3⁄4', '3/4'],
])('"%s" is spelt "%s"', (signs, digits) => {
  expect(spellFractions(signs)).toBe(digits);
});

test.each([
  ['1 1/2 l', '1½ l'],
  ['Porsi warung 1/5 ekor, lauk 1/6 ekor.', 'Porsi warung ⅕ ekor, lauk ⅙ ekor.'],
  ['1/8-1/4 sdt', '⅛-¼ sdt'],
  ['5/7 dan 11/2', '5/7 dan 11/2'],
])('"%s" is printed "%s"', (digits, signs) => {
  expect(printFractions(digits)).toBe(signs);
});
