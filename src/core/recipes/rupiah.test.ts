import { describe, expect, test } from 'vitest';
import { formatRupiah, parseRupiah } from './rupiah.ts';

describe('an amount is written', () => {
  test.each([
    [45_000, 'Rp\u00a045.000'],
    [0, 'Rp\u00a00'],
    [999, 'Rp\u00a0999'],
    [1_000, 'Rp\u00a01.000'],
    [1_234_567.6, 'Rp\u00a01.234.568'],
    [10_000_000_000_000, 'Rp\u00a010.000.000.000.000'],
    [-1_200, '−Rp\u00a01.200'],
    [-0.4, 'Rp\u00a00'],
  ])('%s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text);
  });
});

describe('an amount is read', () => {
  test.each<[unknown, number]>([
    [45_000, 45_000],
    [25_000.0, 25_000],
    [25_000.6, 25_001],
    [0, 0],
    ['45000', 45_000],
    ['25000.0', 25_000],
    ['Rp 45.000', 45_000],
    ['Rp\u00a045.000', 45_000],
    ['Rp. 45.000,-', 45_000],
    ['Rp45.000,00', 45_000],
    ['IDR 45,000', 45_000],
    ['1.500', 1_500],
    ['1,500', 1_500],
    ['1.250.000', 1_250_000],
    ['1.250.000,50', 1_250_000],
    ['45 000', 45_000],
    ['Rp 1 250 000', 1_250_000],
    ['15rb', 15_000],
    ['15 ribu', 15_000],
    ['15 Ribu rupiah', 15_000],
    ['15k', 15_000],
    ['12,5rb', 12_500],
    ['1,2 jt', 1_200_000],
    ['1.15 juta', 1_150_000],
    ['25000rupiah', 25_000],
    ['Rp10.000–Rp15.000', 10_000],
    ['10.000-15.000', 10_000],
    ['10–15 ribu', 10_000],
    ['Rp 10 - 15rb per porsi', 10_000],
    ['5 sampai 7,5 ribu', 5_000],
    ['10rb-15rb', 10_000],
    ['500 - 1.000', 500],
    ['sekitar 9 ribu', 9_000],
    ['2 kg Rp 30.000', 30_000],
    ['Rp 8.000 per 2 porsi', 8_000],
    ['{ "a": 7 }', 7],
  ])('%j is %d', (written, amount) => {
    expect(parseRupiah(written)).toBe(amount);
  });

  test.each([
    ['gratis'],
    [''],
    ['Rp -'],
    [-5_000],
    ['-5000'],
    ['Rp -5.000'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e20],
    ['99999999999999999999'],
    [null],
    [undefined],
    [true],
    [{}],
    [['45000']],
  ])('%j is not an amount', (written) => {
    expect(parseRupiah(written)).toBeUndefined();
  });

  test.each([
    ['spaces', `Rp${' '.repeat(250_000)}`, undefined],
    ['spaces after an amount', `7500${' '.repeat(250_000)}x`, 7_500],
    ['commas', `1${','.repeat(250_000)}1`, 1],
    ['digits', '1'.repeat(250_000), undefined],
  ])('a quarter of a million %s do not take forever', (_, written, amount) => {
    expect(parseRupiah(written)).toBe(amount);
  });

  test('amounts are read back as written', () => {
    for (const amount of [0, 500, 45_000, 1_250_000, 3_000_000_000]) {
      expect(parseRupiah(formatRupiah(amount))).toBe(amount);
    }
  });
});
