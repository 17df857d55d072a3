import { expect, test } from 'vitest';
import {
  portionUnit,
  sellsPieces,
  usualPack,
  writeCount,
  writePortionCost,
} from './portion-unit.ts';

test.each([
  [{ porsi: 30, hasil: '30 butir' }, 'butir'],
  [{ porsi: 8, hasil: '30 butir' }, 'porsi'],
  [{ porsi: 8, hasil: '2 stoples, ± 450 g' }, 'porsi'],
  [{ porsi: 8 }, 'porsi'],
])('portions of %j are called %s', (fields, unit) => {
  expect(portionUnit(fields)).toBe(unit);
});

test.each([
  [50, '50'],
  [37.5, '37½'],
  [0.75, '¾'],
  [12.2499999999, '12¼'],
  [37.00000001, '37'],
  [21.3, '21'],
  [21.6, '22'],
])('%d portions are written as %s', (portions, written) => {
  expect(writeCount(portions)).toBe(written);
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

test.each([
  ['Satu bungkus 5–6 butir.', { noun: 'bungkus', holds: 5 }],
  ['Satu buah kecil 45 g, kotak isi 10. Isinya kering.', { noun: 'kotak', holds: 10 }],
  ['Kantong 95 g isi 5.', { noun: 'kantong', holds: 5 }],
  ['Satu keping 20–25 g, kemasan isi 10 bersekat kertas.', { noun: 'kemasan', holds: 10 }],
  ['Mika isi 4 dengan acar.', { noun: 'mika', holds: 4 }],
  ['Satu buah. Kotak beku isi 10 bersekat.', undefined],
  ['Toples 300 g dihargai empat porsi.', undefined],
  ['Satu butir 22 g.', undefined],
  ['Kotak isi 99999999.', undefined],
])('a seller’s note says how many pieces are sold as one: %s', (jualan, pack) => {
  expect(usualPack({ porsi: 30, hasil: '30 butir', jualan })).toEqual(pack);
});

test.each([
  ['Toples 500 ml berisi 300 g (± 24 butir), dihargai empat porsi.', { noun: 'toples', holds: 4 }],
  ['Kaleng atau toples 240 g dihargai dua belas porsi.', { noun: 'toples', holds: 12 }],
  ['Kemasan 120 g dihargai 2 porsi, 300 g lima.', { noun: 'kemasan', holds: 2 }],
  ['Porsi warung 20 g; toples 200 g dihargai sepuluh porsi.', undefined],
  ['Botol 250 ml dihargai satu setengah porsi.', undefined],
  ['Toples 300 g dihargai satu porsi.', undefined],
  ['Satu bungkus 5 butir.', undefined],
])('a seller’s note says how many portions are sold as one: %s', (jualan, pack) => {
  expect(usualPack({ porsi: 16, hasil: '± 85 butir, 4 toples', jualan })).toEqual(pack);
});
