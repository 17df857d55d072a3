import { describe, expect, test } from 'vitest';
import { createPriceBook, parseMeasures, parsePrices } from './read-price-tables.ts';

const PRICES =
  'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall\n';
const MEASURES = 'ingredient,measure,amount,unit,source,grade\n';

describe('parsePrices', () => {
  test('reads a row', () => {
    const row =
      'kecap manis,kecap|bango,275 ml,12000,9000,14000,2026-02,toko,B,kedelai|gluten|gula,0.9,2.5,sembako & bumbu kering';
    expect(parsePrices(PRICES + row)).toEqual([
      {
        lineNumber: 2,
        name: 'kecap manis',
        synonyms: ['kecap', 'bango'],
        per: { quantity: 275, unit: 'ml' },
        price: 12_000,
        low: 9_000,
        high: 14_000,
        date: '2026-02',
        source: 'toko',
        grade: 'B',
        contains: ['kedelai', 'gluten', 'gula'],
        edible: 0.9,
        cooked: 2.5,
        stall: 'sembako & bumbu kering',
      },
    ]);
  });

  test.each([
    [
      'a dot in a price',
      'a,,kg,12.000,9000,14000,2026-02,x,A,,,,lain-lain',
      'price "12.000" harus angka',
    ],
    [
      'a price outside its range',
      'a,,kg,5,9,14,2026-02,x,A,,,,lain-lain',
      'harga a harus berurutan',
    ],
    [
      'an unknown unit',
      'a,,gerobak,5,4,6,2026-02,x,A,,,,lain-lain',
      'satuan harga "gerobak" tidak dikenal',
    ],
    [
      'a unit not in its printed form',
      'a,,btr,5,4,6,2026-02,x,A,,,,lain-lain',
      'satuan harga "btr"',
    ],
    ['a wrong month', 'a,,kg,5,4,6,2026-13,x,A,,,,lain-lain', 'tanggal "2026-13"'],
    ['a missing source', 'a,,kg,5,4,6,2026-02,,A,,,,lain-lain', 'sumber (source) harus diisi'],
    ['an unknown grade', 'a,,kg,5,4,6,2026-02,x,E,,,,lain-lain', 'grade "E"'],
    [
      'an unknown fact',
      'a,,kg,5,4,6,2026-02,x,A,halal,,,lain-lain',
      '"halal" bukan kata yang dikenal',
    ],
    ['a forgotten fact', 'a,,kg,5,4,6,2026-02,x,A,sapi,,,lain-lain', 'lupa menulis "daging"'],
    ['an edible share above one', 'a,,kg,5,4,6,2026-02,x,A,,1.2,,lain-lain', 'edible "1.2"'],
    ['an unknown stall', 'a,,kg,5,4,6,2026-02,x,A,,,,kios', 'stall "kios" harus salah satu'],
    ['capitals in a name', 'Abon,,kg,5,4,6,2026-02,x,A,,,,lain-lain', 'huruf kecil'],
  ])('says in Indonesian what is wrong with %s', (_, row, message) => {
    expect(() => parsePrices(PRICES + row)).toThrow(message);
    expect(() => parsePrices(PRICES + row)).toThrow('prices.csv baris 2');
  });
});

describe('parseMeasures', () => {
  test('reads a row', () => {
    expect(parseMeasures(`${MEASURES}garam,sdm,18,g,USDA SR28,A`)).toEqual([
      {
        lineNumber: 2,
        food: 'garam',
        measure: 'sdm',
        amount: 18,
        unit: 'g',
      },
    ]);
  });

  test.each([
    ['an abbreviation, with the word to write', 'a,lbr,5,g,x,A', 'tulis "lembar"'],
    ['a decimal comma', '"a",sdm,"1,5",g,x,A', 'jumlah "1,5" harus angka'],
    ['another unit', 'a,sdm,5,kg,x,A', 'satuan "kg" harus g atau ml'],
    ['a missing source', 'a,sdm,5,g,,A', 'sumber (source) harus diisi'],
    ['an unknown grade', 'a,sdm,5,g,x,E', 'grade "E"'],
    ['an unknown measure', 'a,gerobak,5,g,x,A', 'takaran "gerobak" tidak dikenal'],
  ])('says in Indonesian what is wrong with %s', (_, row, message) => {
    expect(() => parseMeasures(MEASURES + row)).toThrow(message);
    expect(() => parseMeasures(MEASURES + row)).toThrow('measures.csv baris 2');
  });
});

const CHILLI = 'cabai,cabe|lombok,kg,45000,30000,70000,2026-01,x,A,pedas,,,lain-lain\n';

describe('createPriceBook', () => {
  test('holds foods, measures and names', () => {
    const book = createPriceBook(PRICES + CHILLI, `${MEASURES}cabai,buah,5,g,x,C\n`);
    expect(book.foods.get('cabai')?.price).toBe(45_000);
    expect(book.measures.get('cabai')?.get('buah')?.amount).toBe(5);
    expect(book.names.findExact('Lombok')).toBe('cabai');
  });

  test('rejects a food listed twice', () => {
    expect(() => createPriceBook(PRICES + CHILLI + CHILLI, MEASURES)).toThrow('tertulis dua kali');
  });

  test('rejects a name that two foods claim, in any spelling', () => {
    const other = 'cabai rawit,LOMBOK,kg,1,1,1,2026-01,x,A,,,,lain-lain\n';
    expect(() => createPriceBook(PRICES + CHILLI + other, MEASURES)).toThrow(
      'dipakai dua bahan, "cabai" dan "cabai rawit"',
    );
    const respelt = 'paprika,cabay,kg,1,1,1,2026-01,x,A,,,,lain-lain\n';
    expect(() => createPriceBook(PRICES + CHILLI + respelt, MEASURES)).toThrow('dipakai dua bahan');
  });

  test('rejects a measure of a food without a price, naming the line', () => {
    expect(() => createPriceBook(PRICES + CHILLI, `${MEASURES}\ncabei,buah,5,g,x,C\n`)).toThrow(
      'measures.csv baris 3: "cabei" tidak ada di prices.csv',
    );
  });

  test('rejects a measure given twice', () => {
    const twice = `${MEASURES}cabai,buah,5,g,x,C\ncabai,buah,6,g,x,C\n`;
    expect(() => createPriceBook(PRICES + CHILLI, twice)).toThrow('tertulis dua kali');
  });
});
