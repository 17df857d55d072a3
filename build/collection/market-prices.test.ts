import { expect, test } from 'vitest';
import { createPriceBook } from '../../src/core/costing/price-book.ts';
import { checkMarket } from './market-prices.ts';
import { readRecipe } from './read-recipe.ts';

const book = createPriceBook(
  'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall\n',
  'ingredient,measure,amount,unit,source,grade\n',
);

const soto = (cost: number) => {
  const front = 'title: Soto Ayam Lamongan\nkind: soto\nservings: 4\nactive: 60';
  const file = 'soto-ayam-lamongan.cook';
  const { recipe } = readRecipe(file, `---\n${front}\n---\n\nRebus.`);
  return { file, recipe, cost, lines: [], book };
};

test('a soto that costs twice as much is no longer what the market pays', () => {
  expect(checkMarket([soto(50_000)])).toEqual([]);
  const [sentence, share] = checkMarket([soto(100_000)]);
  expect(sentence).toContain(
    'harga sarannya Rp36000, di pasar Rp15000–Rp20000. Periksa jumlah bahan',
  );
  expect(share).toBe('Baru 0 % resep berharga pasar, seharusnya 85 %.');
});
