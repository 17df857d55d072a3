import { describe, expect, test } from 'vitest';
import { readAmount, takeAmount } from './read-amount.ts';

describe('readAmount', () => {
  test.each([
    ['5', 5],
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['1,25', 1.25],
    ['1/2', 0.5],
    ['1 / 2', 0.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['2¾', 2.75],
    ['⅓', 1 / 3],
    ['11/2', 1.5],
    ['21/4', 2.25],
    ['1.500', 1500],
    ['1.500,5', 1500.5],
    ['12.000', 12_000],
    ['1.5', 1.5],
    ['setengah', 0.5],
    ['seperempat', 0.25],
    ['satu setengah', 1.5],
    ['1 setengah', 1.5],
    ['tiga perempat', 0.75],
    ['Dua', 2],
    ['sepuluh', 10],
    ['dua belas', 12],
  ])('reads %s', (text, value) => {
    expect(readAmount(text)).toEqual({ min: value, max: value, value });
  });

  test.each([
    ['2-3', 2, 3],
    ['2 – 3', 2, 3],
    ['2 — 3', 2, 3],
    ['1/2-1', 0.5, 1],
    ['1 1/2 - 2', 1.5, 2],
    ['1-1 1/2', 1, 1.5],
    ['2 sampai 3', 2, 3],
    ['5 s/d 6', 5, 6],
    ['3 atau 4', 3, 4],
    ['10-8', 8, 10],
  ])('reads the range %s', (text, min, max) => {
    expect(readAmount(text)).toEqual({ min, max, value: (min + max) / 2 });
  });

  test.each(['secukupnya', 'Secukupnya', 'sckpnya', 'sesuai selera', 'seperlunya', 'sedikit'])(
    'reads %s as to taste',
    (text) => {
      expect(readAmount(text)).toBe('to-taste');
    },
  );

  test.each(['', 'garam', '5 siung', '1/0', '0', '9999999', 'setengahnya', 'duabelas'])(
    'reads no amount in "%s"',
    (text) => {
      expect(readAmount(text)).toBeUndefined();
    },
  );
});

describe('takeAmount', () => {
  test('leaves the text after the amount', () => {
    expect(takeAmount('2-3 lembar daun jeruk')).toEqual({
      amount: { min: 2, max: 3, value: 2.5 },
      rest: 'lembar daun jeruk',
    });
  });

  test('multiplies packs by their size', () => {
    expect(takeAmount('2 x 65 ml santan')).toEqual({
      amount: { min: 130, max: 130, value: 130 },
      rest: 'ml santan',
    });
  });

  test('takes "beberapa" as about three', () => {
    expect(takeAmount('beberapa lembar')).toEqual({
      amount: { min: 2, max: 5, value: 3 },
      rest: 'lembar',
    });
  });

  test('finds nothing in a name that begins like an amount', () => {
    expect(takeAmount('satuan')).toBeUndefined();
    expect(takeAmount('sedikitnya')).toBeUndefined();
  });
});
