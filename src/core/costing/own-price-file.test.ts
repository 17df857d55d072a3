import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { readFoodName, readPriceFile, writePriceFile } from './own-price-file.ts';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { unpackPrices } from './packed-prices.ts';

const book = unpackPrices(readPackedPrices('collection'));
const read = (text: string) => readPriceFile(text, book);
const foods = (text: string) =>
  Array.from(read(text).prices.foods, ([food, { rupiah, per }]) =>
    [food, rupiah, per.quantity, per.unit].join(' '),
  );

const MINE: OwnPrices = {
  foods: new Map([
    ['ayam', { rupiah: 42_000, per: { quantity: 1, unit: 'kg' } }],
    ['kecap manis', { rupiah: 15_000, per: { quantity: 800, unit: 'g' } }],
    ['gula pasir', { rupiah: 5_000, per: { quantity: 0.25, unit: 'kg' } }],
    ['serbuk "ajaib"; merah', { rupiah: 2_500, per: { quantity: 1, unit: 'sachet' } }],
    ['=cmd', { rupiah: 1, per: { quantity: 1, unit: 'buah' } }],
    ["'=kutip", { rupiah: 2, per: { quantity: 1, unit: 'buah' } }],
  ]),
  lines: new Map([['1 ikat kemangi', 2_500]]),
};

describe('a price file', () => {
  test('is read back as it was written, for Indonesian spreadsheets', () => {
    const text = writePriceFile(MINE);
    expect(text).toMatch(/^\uFEFFbahan;harga;per\r\nayam;42000;1 kg\r\n/u);
    expect(text).toContain("\r\n'=cmd;1;1 buah\r\n");
    const { prices, faults } = read(text);
    expect(faults).toEqual([]);
    expect(prices.lines).toEqual(MINE.lines);
    expect(prices.foods).toEqual(MINE.foods);
  });

  test('of an owner without prices contains the column names', () => {
    const text = writePriceFile(NO_OWN_PRICES);
    expect(text).toBe('\uFEFFbahan;harga;per\r\n');
    expect(read(text)).toEqual({ prices: NO_OWN_PRICES, faults: [] });
  });

  test.each([
    ['semicolons', 'bahan;harga;per\nAyam;42rb;kg\nCabe rawit;60.000;kg'],
    ['commas', 'bahan,harga,per\nAyam,42rb,kg\nCabe rawit,60.000,kg'],
    ['tabs', 'Ayam\t42rb\tkg\nCabe rawit\t60.000\tkg'],
    ['no header', 'Ayam;42rb / kg\nCabe rawit;60000 per kg'],
    ['a price without its unit, known to the tables', 'Ayam;42rb\nCabe rawit;60.000'],
    [
      'what Excel adds',
      '\uFEFFsep=;\r\nBahan;Harga;Per;;\r\n"Ayam";" Rp42.000 ";1 kg;;\r\nCabe rawit;60000,00;kg;;\r\n;;;;\r\n',
    ],
    [
      'columns in another order',
      'No;Satuan;Nama barang;Harga (Rp)\n1;kg;ayam;42.000\n2;kg;cabe rawit;Rp 60.000,-',
    ],
    [
      'one food twice at one price',
      'Ayam;42rb;kg\nayam;42.000;kg\ncabai rawit;60rb;kg\nCabe Rawit;60000;1 kg',
    ],
  ])('with %s is understood', (_, text) => {
    expect(read(text).faults).toEqual([]);
    expect(foods(text)).toEqual(['ayam 42000 1 kg', 'cabai rawit 60000 1 kg']);
  });

  test('reports each faulty row with its line, and accepts the others', () => {
    const text = [
      'bahan;harga;per',
      'ayam;42rb;kg',
      '',
      'telur ayam;;kg',
      'gula pasir;-18000;kg',
      'garam;murah;kg',
      'minyak goreng;20rb;gerobak',
      '"bumbu dua',
      'baris";5rb;ons',
      ';5000;kg',
      'ayam;38rb;kg',
      'serbuk ajaib;5000',
      'tepung terigu;4,2E+04;kg',
      'kemiri;1;2;3;4',
      'tahu;700;potong',
    ].join('\n');
    const { prices, faults } = read(text);
    expect(faults.map(({ line, why }) => [line, why.problem])).toEqual([
      [4, 'no-amount'],
      [5, 'negative'],
      [6, 'no-amount'],
      [7, 'unknown-unit'],
      [10, 'no-food'],
      [11, 'twice'],
      [12, 'no-unit'],
      [13, 'no-amount'],
      [14, 'unknown-unit'],
    ]);
    expect(faults[5]).toMatchObject({ row: 'ayam 38rb kg', why: { line: 2 } });
    expect(prices.foods.get('ayam')?.rupiah).toBe(42_000);
    expect([...prices.foods.keys()]).toContain('tahu');
  });

  test.each([
    '',
    '\uFEFF',
    '"',
    '"""',
    ';;;',
    'sep=;',
    '\u0000\u0001',
    'PK\u0003\u0004',
    '\n'.repeat(9),
  ])('%j holds nothing, and nothing breaks', (text) => {
    expect(read(text).prices).toEqual(NO_OWN_PRICES);
  });
});

test.each([
  ['Ayam', 'ayam'],
  ['cabe rawit merah', 'cabai rawit merah'],
  ['Daun kelor segar', 'daun kelor'],
  ['serbuk ajaib', 'serbuk ajaib'],
  ['garam dan gula', undefined],
  ['12', undefined],
  ['', undefined],
  ['baking soda', 'soda kue'],
  ['mix vegetables', 'sayur campur beku'],
])('%j is kept under %j', (text, key) => {
  expect(readFoodName(text, book)).toBe(key);
});
