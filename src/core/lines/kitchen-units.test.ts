import { describe, expect, test } from 'vitest';
import { KITCHEN_UNITS, readUnit, takeUnit } from './kitchen-units.ts';

describe('readUnit', () => {
  test.each([
    ['bh', 'buah'],
    ['btr', 'butir'],
    ['lbr', 'lembar'],
    ['Btg.', 'batang'],
    ['bks', 'bungkus'],
    ['gr', 'g'],
    ['grm', 'g'],
    ['cc', 'ml'],
    ['ltr', 'l'],
    ['sendok makan', 'sdm'],
    ['Sendok  Teh', 'sdt'],
    ['st', 'sdt'],
    ['sm', 'sdm'],
    ['gls', 'gelas'],
    ['ptg', 'potong'],
    ['pcs', 'buah'],
    ['suing', 'siung'],
    ['jari', 'ruas'],
    ['ruas jari', 'ruas'],
    ['iket', 'ikat'],
    ['cubit', 'jumput'],
    ['lbs', 'pound'],
    ['ounces', 'oz'],
    ['tin', 'kaleng'],
    ['sprigs', 'tangkai'],
    ['jerigen', 'jeriken'],
    ['senduk makan', 'sdm'],
    ['kantong kresek', 'bungkus'],
  ])('%s is printed %s', (text, unit) => {
    expect(readUnit(text)).toBe(unit);
  });

  test('knows every unit in its printed form', () => {
    expect([...KITCHEN_UNITS].filter((unit) => readUnit(unit) !== unit)).toEqual([]);
  });

  test('does not recognise other words', () => {
    expect(readUnit('bawang')).toBeUndefined();
    expect(readUnit('')).toBeUndefined();
  });
});

describe('takeUnit', () => {
  test('takes the longest spelling and the size words after it', () => {
    expect(takeUnit(['ruas', 'jari', 'kecil', 'jahe'], 0)).toEqual({ unit: 'ruas', length: 3 });
    expect(takeUnit(['sdm', 'munjung', 'gula'], 0)).toEqual({ unit: 'sdm', length: 2 });
  });
});
