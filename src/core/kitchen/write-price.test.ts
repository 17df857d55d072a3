import { expect, test } from 'vitest';
import { writePrice } from './write-price.ts';

test.each([
  [42_000, 1, 'kg', 'Rp\u00a042.000 / kg'],
  [19_500, 1, 'l', 'Rp\u00a019.500 / liter'],
  [36_000, 2, 'l', 'Rp\u00a036.000 / 2 liter'],
  [15_000, 800, 'g', 'Rp\u00a015.000 / 800 g'],
  [11_000, 0.25, 'kg', 'Rp\u00a011.000 / 0,25 kg'],
  [2_500, 1, 'ikat', 'Rp\u00a02.500 / ikat'],
])('a price of %d for %d %s is written %s', (rupiah, quantity, unit, written) => {
  expect(writePrice({ rupiah, per: { quantity, unit } })).toBe(written);
});
