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

const marksOf = (step: string) => {
  const { recipe } = readRecipe('contoh.cook', `---\nservings: 4\n---\n\n${step}`);
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
