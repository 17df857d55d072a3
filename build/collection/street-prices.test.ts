import { expect, test } from 'vitest';
import { createPriceBook } from '../../src/core/costing/read-price-tables.ts';
import { readRecipe } from './read-recipe.ts';
import { checkStreetPrices, readStreetPrices } from './street-prices.ts';

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

const street = readStreetPrices('dish,least,most\nSoto Ayam Lamongan,13000,20000\n');

test('a soto at twice the price is not what the market pays', () => {
  expect(checkStreetPrices([soto(50_000)], street)).toEqual([]);
  expect(checkStreetPrices([soto(100_000)], street)).toEqual([
    expect.stringContaining(
      'harga sarannya Rp31000, di pasar Rp13000–Rp20000. Periksa jumlah bahan',
    ),
  ]);
});

test('an unlisted street dish is reported', () => {
  const [sentence] = checkStreetPrices(
    [soto(50_000)],
    new Map([...street, ['Soto Bulan', [1, 2]]]),
  );
  expect(sentence).toBe('street-prices.csv: "Soto Bulan" bukan judul resep.');
});

test('a range from high to low is rejected, with its line', () => {
  expect(() => readStreetPrices('dish,least,most\nRawon,33000,20000\n')).toThrow(
    'street-prices.csv baris 2: harga Rawon harus dari yang murah ke yang mahal',
  );
});
