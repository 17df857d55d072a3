import { describe, expect, test } from 'vitest';
import { createPriceBook } from './price-book.ts';

const PRICES =
  'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall\n';
const MEASURES = 'ingredient,measure,amount,unit,source,grade\n';
const CHILLI = 'cabai,cabe|lombok,kg,45000,30000,70000,2026-01,x,A,pedas,,,lain-lain\n';

describe('createPriceBook', () => {
  test('holds ingredients, measures and names', () => {
    const book = createPriceBook(PRICES + CHILLI, `${MEASURES}cabai,buah,5,g,x,C\n`);
    expect(book.ingredients.get('cabai')?.price).toBe(45_000);
    expect(book.measures.get('cabai')?.get('buah')?.amount).toBe(5);
    expect(book.names.findExact('Lombok')).toBe('cabai');
  });

  test('rejects an ingredient listed twice', () => {
    expect(() => createPriceBook(PRICES + CHILLI + CHILLI, MEASURES)).toThrow('tertulis dua kali');
  });

  test('rejects a name that two ingredients claim, in any spelling', () => {
    const other = 'cabai rawit,LOMBOK,kg,1,1,1,2026-01,x,A,,,,lain-lain\n';
    expect(() => createPriceBook(PRICES + CHILLI + other, MEASURES)).toThrow(
      'dipakai dua bahan, "cabai" dan "cabai rawit"',
    );
    const respelt = 'paprika,cabay,kg,1,1,1,2026-01,x,A,,,,lain-lain\n';
    expect(() => createPriceBook(PRICES + CHILLI + respelt, MEASURES)).toThrow('dipakai dua bahan');
  });

  test('rejects a measure of an ingredient without a price, naming the line', () => {
    expect(() => createPriceBook(PRICES + CHILLI, `${MEASURES}\ncabei,buah,5,g,x,C\n`)).toThrow(
      'measures.csv baris 3: "cabei" tidak ada di prices.csv',
    );
  });

  test('rejects a measure given twice', () => {
    const twice = `${MEASURES}cabai,buah,5,g,x,C\ncabai,buah,6,g,x,C\n`;
    expect(() => createPriceBook(PRICES + CHILLI, twice)).toThrow('tertulis dua kali');
  });
});
