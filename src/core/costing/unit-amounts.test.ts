import { describe, expect, test } from 'vitest';
import { createPriceBook } from './read-price-tables.ts';
import { convertAmount, measureUnit } from './unit-amounts.ts';

const book = createPriceBook(
  [
    'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall',
    'tepung terigu,,kg,13000,11000,15000,2026-01,x,A,gluten,,,lain-lain',
    'minyak goreng,,l,20300,18000,23000,2026-01,x,A,,,,lain-lain',
    'cabai rawit,,kg,60000,40000,90000,2026-01,x,A,pedas,,,lain-lain',
    'ayam,,kg,37500,30000,45000,2026-01,x,A,ayam|unggas,,,lain-lain',
    'kecap manis,,275 ml,12000,9000,14000,2026-01,x,B,,,,lain-lain',
  ].join('\n'),
  [
    'ingredient,measure,amount,unit,source,grade',
    'tepung terigu,sdm,8,g,x,A',
    'minyak goreng,ml,0.9,g,x,A',
    'cabai rawit,buah,2,g,x,C',
    'ayam,ekor,1000,g,x,B',
    'ayam,potong,100,g,x,B',
    '*,sdm,15,ml,x,A',
    '*,sdt,5,ml,x,A',
    '*,gelas,240,ml,x,A',
    '*,jumput,0.5,g,x,D',
  ].join('\n'),
);

describe('measureUnit', () => {
  test.each([
    ['tepung terigu', 'kg', 1000, 'g'],
    ['tepung terigu', 'ons', 100, 'g'],
    ['kecap manis', 'l', 1000, 'ml'],
    ['tepung terigu', 'sdm', 8, 'g'],
    ['kecap manis', 'sdm', 15, 'ml'],
    ['cabai rawit', 'buah', 2, 'g'],
    ['tepung terigu', 'jumput', 0.5, 'g'],
  ])('one %s by the %s', (food, unit, value, weighed) => {
    expect(measureUnit(food, unit, book)).toEqual({ value, unit: weighed });
  });

  test('takes the row of the same piece under another word', () => {
    expect(measureUnit('cabai rawit', 'biji', book)).toEqual({ value: 2, unit: 'g' });
  });

  test('weighs spoons and glasses by the density that another spoon gives', () => {
    const glass = measureUnit('tepung terigu', 'gelas', book);
    expect(glass?.unit).toBe('g');
    expect(glass?.value).toBeCloseTo(128);
    expect(measureUnit('minyak goreng', 'sdt', book)?.value).toBeCloseTo(4.5);
  });

  test('counts whole pieces if no unit is written', () => {
    expect(measureUnit('ayam', undefined, book)).toEqual({ value: 1000, unit: 'g' });
    expect(measureUnit('cabai rawit', 'lusin', book)).toEqual({ value: 24, unit: 'g' });
  });

  test('guesses nothing', () => {
    expect(measureUnit('cabai rawit', 'ikat', book)).toBeUndefined();
    expect(measureUnit('tepung terigu', undefined, book)).toBeUndefined();
    expect(measureUnit('ayam', 'rupiah', book)).toBeUndefined();
  });
});

describe('convertAmount', () => {
  const convert = (food: string, count: number, unit: string | undefined, to: string) =>
    convertAmount(food, { count, unit }, to, book);

  test('converts between grams and millilitres by density', () => {
    expect(convert('minyak goreng', 100, 'ml', 'g')).toBe(90);
    expect(convert('minyak goreng', 0.9, 'kg', 'l')).toBe(1);
  });

  test('converts between pieces and weight by the tables', () => {
    expect(convert('ayam', 2, 'ekor', 'kg')).toBe(2);
    expect(convert('cabai rawit', 3, undefined, 'g')).toBe(6);
  });

  test('needs no table for the same unit', () => {
    expect(convert('tauge', 2, 'ikat', 'ikat')).toBe(2);
  });

  test('does not convert without a density', () => {
    expect(convert('kecap manis', 100, 'g', 'ml')).toBeUndefined();
  });
});
