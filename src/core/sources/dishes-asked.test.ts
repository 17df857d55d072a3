import { describe, expect, test } from 'vitest';
import { dishesAsked } from './dishes-asked.ts';

describe('the number of dishes that a question may ask for', () => {
  test.each([
    ['soto ayam', 5],
    ['', 5],
    ['2 resep soto', 5],
    ['20 resep soto', 20],
    ['kasih 12 ide jualan takjil', 12],
    ['sepuluh menu bekal', 10],
    ['dua puluh lima resep sambal', 25],
    ['tiga belas resep', 13],
    ['puluhan resep', 50],
    ['10 minuman segar dan 15 camilan', 15],
    ['menu seminggu', 21],
    ['menu makan untuk 7 hari', 21],
    ['50 masakan', 50],
    ['99999 resep', 5],
    ['menu untuk 50 orang', 5],
    ['soto modal 20 ribu', 5],
    ['ayam 30 menit', 5],
    ['resep kue dari 10 telur', 5],
    ['makanan anak umur 20 menurut dokter', 5],
    ['menu sebulan', 50],
    ['15 menunya apa saja', 15],
  ])('%j: %d', (question, dishes) => {
    expect(dishesAsked(question)).toBe(dishes);
  });

  test('is the usual one for the longest question, full of numbers', () => {
    expect(dishesAsked('9 '.repeat(250))).toBe(5);
  });
});
