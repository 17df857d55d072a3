import { expect, test } from 'vitest';
import { portionUnit, sellsPieces, writePortionCost } from './portion-unit.ts';

test.each([
  [{ porsi: 30, hasil: '30 butir' }, 'butir'],
  [{ porsi: 8, hasil: '30 butir' }, 'porsi'],
  [{ porsi: 8, hasil: '2 stoples, ± 450 g' }, 'porsi'],
  [{ porsi: 8 }, 'porsi'],
])('portions of %j are called %s', (fields, unit) => {
  expect(portionUnit(fields)).toBe(unit);
});

test('the cost of a portion is written to the nearest hundred', () => {
  expect([2_490, 2_500].map((cost) => writePortionCost(cost, 10))).toEqual([
    'Rp\u00a0200',
    'Rp\u00a0300',
  ]);
});

test.each(['butir', 'biji', 'pcs'])('most of 30 %s are sold by the piece', (unit) => {
  expect(sellsPieces(unit, 30, 20)).toBe(true);
  expect(sellsPieces(unit, 30, 10)).toBe(false);
});
