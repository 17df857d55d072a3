import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPriceBook } from '../../src/core/costing/read-price-tables.ts';
import { computeMarks } from './compute-marks.ts';
import { priceRecipe } from './price-recipe.ts';
import { readRecipe } from './read-recipe.ts';

const book = createPriceBook(
  readFileSync('collection/prices.csv', 'utf8'),
  readFileSync('collection/measures.csv', 'utf8'),
);

const marksOf = (step: string, about = 'servings: 4') => {
  const { recipe } = readRecipe('contoh.cook', `---\n${about}\n---\n\n${step}`);
  return computeMarks(recipe, priceRecipe(recipe, book).lines, book);
};

test.each(['1%l', '1000%ml'])('%s of coconut milk is not low in fat', (amount) => {
  expect(marksOf(`Rebus @santan{${amount}} sampai mendidih.`)).not.toContain('sedikit minyak');
  expect(marksOf('Rebus @santan{10%ml} sampai mendidih.')).toContain('sedikit minyak');
});

test('what is wrapped in leaves is marked, and not what is only laid on them', () => {
  expect(marksOf('Bungkus adonan dengan @daun pisang{2%lembar}.')).toContain('bungkus daun');
  expect(marksOf('Alasi kukusan dengan @daun pisang{2%lembar}.')).not.toContain('bungkus daun');
});

test.each([
  ['lauk', 20, '2 toples, ± 400 g, 20 porsi @ 20 g', true],
  ['lauk', 20, '2 toples, ± 400 g', true],
  ['lauk', 20, '± 330 g, 2 toples', true],
  ['lauk', 16, '16 porsi @ 1 potong ± 40 g', true],
  ['sate', 20, '20 tusuk @ ± 25 g', true],
  ['sate', 5, '20 tusuk @ ± 23 g, 5 porsi @ 4 tusuk', false],
  ['lauk', 6, '12 potong, 6 porsi @ 2 potong ± 60 g', false],
  ['lauk', 4, '4 piring kecil, ± 100 g', false],
  ['lauk', 5, '10 potong, ± 75 g', false],
  ['lauk', 4, '', false],
  ['kue', 30, '30 butir @ 20 g', false],
])('a serving of a %s, %s of "%s", is scant: %s', (kind, servings, made, isScant) => {
  const marks = marksOf('Goreng.', `kind: ${kind}\nservings: ${servings}\nyield: ${made}`);
  expect(marks.includes('secuil')).toBe(isScant);
});
