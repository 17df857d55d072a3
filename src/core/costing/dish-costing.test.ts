import { describe, expect, test } from 'vitest';
import { readCooklangIngredient } from '../lines/read-cooklang-ingredient.ts';
import { costLines } from './cost-lines.ts';
import { costDish } from './fixtures/cost-dish.ts';
import { foodKey, lineKey, type OwnPrices } from './own-prices.ts';
import { createPriceBook } from './read-price-tables.ts';

const book = createPriceBook(
  [
    'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall',
    'telur ayam,telur,kg,30000,26000,34000,2026-01,x,A,telur,,,lain-lain',
    'garam,,kg,10000,9000,15000,2026-01,x,A,,,,lain-lain',
  ].join('\n'),
  [
    'ingredient,measure,amount,unit,source,grade',
    'telur ayam,butir,60,g,x,B',
    'garam,sdt,6,g,x,A',
  ].join('\n'),
);

const dish = (...ingredient: readonly (readonly [string, string])[]) => ({
  foodName: 'Hidangan',
  ingredient: ingredient.map(([name, servingSize]) => ({ name, servingSize })),
});

describe('a dish', () => {
  test('adds up its ingredients', () => {
    const cost = costDish(dish(['Telur, rebus', '4 butir'], ['Bumbu: garam', '1 sdt']), book);
    expect(cost).toMatchObject({ rupiah: 7260 });
    expect(cost.lines.map(({ position, line }) => [position, line.food])).toEqual([
      [0, 'telur ayam'],
      [1, 'garam'],
    ]);
  });

  test('names every line without a price and adds up the others', () => {
    const { rupiah, lines } = costDish(
      dish(['Telur', '2 butir'], ['Bubuk ajaib', '3 sdm'], ['Telur', 'secukupnya']),
      book,
    );
    expect(rupiah).toBe(3600);
    expect(lines).toMatchObject([
      { cost: { rupiah: 3600 } },
      { line: { name: 'bubuk ajaib' }, cost: 'unknown-food' },
      { line: { name: 'telur' }, cost: 'no-amount' },
    ]);
  });

  test('rounds nothing: three thirds make a whole', () => {
    const third = ['Garam', '1/3 kg'] as const;
    expect(costDish(dish(third, third, third), book).rupiah).toBeCloseTo(10_000, 9);
  });

  test('says what a price rests on', () => {
    const [telur] = costDish(dish(['Telur', '2 butir']), book).lines;
    expect(telur?.cost).toMatchObject({
      basis: {
        from: 'book',
        rupiah: 30_000,
        per: { quantity: 1, unit: 'kg' },
        month: '2026-01',
        grade: 'A',
        isEstimate: false,
      },
      bought: { count: 0.12, unit: 'kg' },
    });
  });

  test('of nothing costs nothing', () => {
    expect(costDish(dish(), book)).toMatchObject({ rupiah: 0, lines: [] });
  });
});

describe('the visitor’s own prices', () => {
  const own = (prices: Partial<OwnPrices>): OwnPrices => ({
    foods: new Map(),
    lines: new Map(),
    ...prices,
  });

  test('of a food take precedence over the book, in any unit that the tables can convert', () => {
    const perDozen = { rupiah: 36_000, per: { quantity: 20, unit: 'butir' } };
    const prices = own({ foods: new Map([['telur ayam', perDozen]]) });
    const [line] = costDish(dish(['Telur', '120 g']), book, prices).lines;
    expect(line?.cost).toMatchObject({
      rupiah: 3600,
      basis: { from: 'own', rupiah: 36_000 },
    });
  });

  test('price a food that the book does not know', () => {
    const powder = dish(['Bubuk ajaib', '200 g']);
    const [unknown] = costDish(powder, book).lines;
    const price = { rupiah: 15_000, per: { quantity: 800, unit: 'g' } };
    const prices = own({ foods: new Map([[foodKey(unknown!.line), price]]) });
    expect(costDish(powder, book, prices)).toMatchObject({ rupiah: 3750 });
  });

  test('that cannot be converted are reported, never guessed', () => {
    const price = { rupiah: 5000, per: { quantity: 1, unit: 'ikat' } };
    const prices = own({ foods: new Map([['telur ayam', price]]) });
    expect(costDish(dish(['Telur', '2 butir']), book, prices).lines).toMatchObject([
      { cost: 'own-price-unit' },
    ]);
  });

  test('can be a sum for one line only', () => {
    const two = dish(['Telur', 'secukupnya'], ['Telur', '2 butir']);
    const [first] = costDish(two, book).lines;
    const prices = own({ lines: new Map([[lineKey(first!.line), 7000]]) });
    expect(costDish(two, book, prices)).toMatchObject({ rupiah: 10_600 });
  });
});

describe('costLines', () => {
  test('takes lines that are already read', () => {
    const fields = { name: 'telur ayam', quantity: '2', unit: 'butir', note: 'rebus' };
    const line = readCooklangIngredient(fields, book);
    expect(costLines('Telur', [[line]], book).rupiah).toBe(3600);
  });
});
