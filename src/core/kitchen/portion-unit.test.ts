import { expect, test } from 'vitest';
import { portionUnit, sellsPieces } from './portion-unit.ts';

test.each([
  [{ porsi: 30, hasil: '30 butir' }, 'butir'],
  [{ porsi: 8, hasil: '30 butir' }, 'porsi'],
  [{ porsi: 8, hasil: '2 stoples, ± 450 g' }, 'porsi'],
  [{ porsi: 8 }, 'porsi'],
])('portions of %j are called %s', (fields, unit) => {
  expect(portionUnit(fields)).toBe(unit);
});

test.each(['butir', 'biji', 'pcs'])('most of 30 %s are sold by the piece', (unit) => {
  expect(sellsPieces(unit, 30, 20)).toBe(true);
  expect(sellsPieces(unit, 30, 10)).toBe(false);
});
