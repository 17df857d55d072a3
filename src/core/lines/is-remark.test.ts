import { expect, test } from 'vitest';
import { isLink, isRemark } from './is-remark.ts';
import type { IngredientLine } from './ingredient-line.ts';

const garlic: IngredientLine = {
  kind: 'ingredient',
  name: 'bawang putih',
  ingredient: 'bawang putih',
  toTaste: false,
};
const three = { min: 3, max: 3, value: 3 };

test('a step that names a food without an amount is a remark; with one it may be bought', () => {
  expect(isRemark('masukkan bawang putih', [garlic])).toBe(true);
  expect(isRemark('masukkan 3 bawang putih', [{ ...garlic, quantity: three }])).toBe(false);
  expect(isRemark('bawang putih', [garlic])).toBe(false);
});

test('an unknown food is kept if it is short or has an amount', () => {
  const { ingredient: _, ...unknown } = { ...garlic, name: 'furikake' };
  expect(isRemark('furikake', [unknown])).toBe(false);
  expect(isRemark('anak-anak pasti suka', [unknown])).toBe(true);
  expect(isRemark('daun apa pun yang ada di kebun', [unknown])).toBe(true);
  expect(isRemark('furikake ini 3 sdm', [{ ...unknown, quantity: three }])).toBe(false);
});

test.each([
  'https://cobek.example/koleksi/rawon',
  'www.dapur.example',
  '#resep #rumahan',
  '@dapur',
])('"%s" is a link', (line) => {
  expect(isLink(line)).toBe(true);
});

test.each(['## Bumbu', '@ 2 siung bawang', 'garam'])('"%s" is none', (line) => {
  expect(isLink(line)).toBe(false);
});
