import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTable } from './csv-table.ts';
import { packPrices, unpackPrices } from './packed-prices.ts';
import { createPriceBook } from './read-price-tables.ts';
import { convertAmount, measureUnit } from './unit-amounts.ts';

const collection = join(import.meta.dirname, '../../../collection');
const [prices, measures] = [
  readFileSync(join(collection, 'prices.csv'), 'utf8'),
  readFileSync(join(collection, 'measures.csv'), 'utf8'),
];
const book = createPriceBook(prices, measures);
const foods = [...book.foods.values()];

describe('the price and measure tables of the collection', () => {
  test('cover what Indonesian kitchens use', () => {
    expect(foods.length).toBeGreaterThanOrEqual(450);
  });

  test('give the weight of each price unit, so that grams can be priced', () => {
    const unpriceable = foods.filter(
      ({ name, per }) => measureUnit(name, per.unit, book) === undefined,
    );
    expect(unpriceable.map(({ name, per }) => `${name} per ${per.unit}`)).toEqual([]);
  });

  test('weigh every measure of a food in the unit of its price, or can convert it', () => {
    const stuck = foods.flatMap(({ name, per }) =>
      [...(book.measures.get(name)?.keys() ?? [])]
        .filter((measure) => measure !== 'ml')
        .filter((unit) => convertAmount(name, { count: 1, unit }, per.unit, book) === undefined)
        .map((measure) => `${name}: ${measure}`),
    );
    expect(stuck).toEqual([]);
  });

  test('mark estimates of this project, and only them, as grade D', () => {
    const rows = [prices, measures].flatMap((csv) =>
      readTable('', csv, csv.slice(0, csv.indexOf('\n')).trim().split(',')),
    );
    expect(rows.length).toBeGreaterThan(1_000);
    const wrong = rows.filter(
      ({ cells }) => cells['source']?.startsWith('perkiraan') !== (cells['grade'] === 'D'),
    );
    expect(wrong).toEqual([]);
  });

  test('are the same after a round trip through JSON', () => {
    const travelled = unpackPrices(JSON.parse(JSON.stringify(packPrices(book))));
    expect(travelled.foods).toEqual(book.foods);
    expect(travelled.measures).toEqual(book.measures);
    expect(travelled.names.find(['cabe', 'rawit'])).toEqual(book.names.find(['cabe', 'rawit']));
  });

  test('price only water at zero', () => {
    expect(foods.filter(({ price }) => price === 0).map(({ name }) => name)).toEqual(['air']);
  });

  test.each([
    ['terasi', ['udang', 'seafood', 'terasi']],
    ['kecap manis', ['kedelai', 'gluten', 'gula']],
    ['petis udang', ['ikan', 'udang', 'seafood', 'gula']],
    ['kedelai', ['kedelai']],
    ['kerupuk', ['ikan', 'udang', 'seafood']],
    ['mi telur kering', ['gluten', 'telur']],
    // Many are bound with egg white, as ours is.
    ['bakso sapi', ['sapi', 'daging', 'telur']],
    ['margarin', []],
    ['mentega', ['susu']],
    ['kelapa parut', []],
    ['santan', ['santan']],
    ['emping', []],
    ['oncom', ['kacang', 'kedelai']],
    ['saus tiram', ['seafood', 'kedelai', 'gluten', 'gula']],
    ['kaldu jamur', []],
  ])('know what is in %s', (name, facts) => {
    expect(book.foods.get(name)?.contains).toEqual(facts);
  });

  test('distinguish gram weights of a spoon from those derived from water', () => {
    expect(measureUnit('tepung terigu', 'sdm', book)).toEqual({ value: 8, unit: 'g' });
    expect(measureUnit('air', 'sdm', book)).toEqual({ value: 15, unit: 'ml' });
  });
});
