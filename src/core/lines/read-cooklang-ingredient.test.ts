import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { unpackPrices } from '../costing/packed-prices.ts';
import { readCooklangIngredient } from './read-cooklang-ingredient.ts';

const book = unpackPrices(readPackedPrices('collection'));

const read = (name: string, quantity: string, unit: string, note = '') =>
  readCooklangIngredient({ name, quantity, unit, note }, book);

describe('readCooklangIngredient', () => {
  test('reads the fields of a Cooklang ingredient', () => {
    expect(read('bawang merah', '8', 'siung', 'iris tipis')).toEqual({
      name: 'bawang merah',
      food: 'bawang merah',
      quantity: { min: 8, max: 8, value: 8 },
      unit: 'siung',
      toTaste: false,
      preparation: 'iris tipis',
    });
  });

  test('accepts synonyms as listed, regardless of case and hyphens', () => {
    expect(read('Cabe Rawit', '2-3', 'buah').food).toBe('cabai rawit');
    expect(read('agar agar', '1', 'bungkus').food).toBe('agar-agar');
  });

  test('tolerates no typing error, so that one in the collection is noticed', () => {
    expect(read('bawang mrah', '8', 'siung').food).toBeUndefined();
    expect(read('cabe rawit segar', '1', 'buah').food).toBeUndefined();
  });

  test('reads secukupnya', () => {
    const line = read('garam', 'secukupnya', '');
    expect(line.toTaste).toBe(true);
    expect(line.quantity).toBeUndefined();
  });

  test('reads stock by the litre as liquid', () => {
    expect(read('kaldu ayam', '500', 'ml').food).toBe('kaldu ayam cair');
    expect(read('kaldu ayam', '1', 'sdt').food).toBe('kaldu ayam bubuk');
  });
});
