import { describe, expect, test } from 'vitest';
import { costRecipe } from './cost-recipe.ts';
import { createPriceBook } from './price-book.ts';
import { readIngredientAmount } from './read-ingredient-line.ts';

const book = createPriceBook(
  [
    'ingredient,synonyms,unit,price,low,high,date,source,grade,contains',
    'telur ayam,telur,kg,30000,26000,34000,2026-01,x,A,telur',
    'garam,,kg,10000,9000,15000,2026-01,x,A,',
  ].join('\n'),
  [
    'ingredient,measure,amount,unit,source,grade',
    'telur ayam,butir,60,g,x,B',
    'garam,sdt,6,g,x,A',
  ].join('\n'),
);

describe('costRecipe', () => {
  test('adds up lines as people write them, passing over headings', () => {
    const cost = costRecipe(['Bahan:', '4 butir telur', '1 sdt garam'], 2, book);
    expect(cost).toMatchObject({
      totalRupiah: 7260,
      rupiahPerPortion: 3630,
      pricePerPortion: 10_500,
      unpriced: [],
    });
    expect(cost.lines.map(({ line }) => line.ingredient)).toEqual(['telur ayam', 'garam']);
  });

  test('names every line without a price and counts the others', () => {
    const cost = costRecipe(['2 butir telur', '3 sdm bubuk ajaib', 'telur secukupnya'], 1, book);
    expect(cost.totalRupiah).toBe(3600);
    expect(cost.unpriced).toEqual([
      { unpriced: 'unknown-ingredient', name: 'bubuk ajaib', unit: 'sdm' },
      { unpriced: 'no-amount', name: 'telur', ingredient: 'telur ayam' },
    ]);
  });

  test('takes lines that are read already', () => {
    const line = readIngredientAmount('telur ayam', '2', 'butir', 'rebus', book);
    expect(costRecipe([line], 1, book).totalRupiah).toBe(3600);
  });

  test('of nothing is nothing', () => {
    expect(costRecipe([], 4, book)).toMatchObject({ totalRupiah: 0, pricePerPortion: 0 });
  });
});
