import { describe, expect, test } from 'vitest';
import { readAskedBox } from './asked-box.ts';
import { readQuestion } from './read-question.ts';

describe('the price of a box in a question', () => {
  test.each([
    ['katering nasi kotak 100 orang budget 25rb per kotak', 25_000],
    ['budget 25 ribu per box', 25_000],
    ['nasi kotak 20 ribu untuk 50 orang', 20_000],
    ['nasi kotak 25rban buat arisan 20 orang', 25_000],
    ['snack box 10.000 isi 3 kue', 10_000],
    ['snackbox Rp 12.500,- per kotak', 12_500],
    ['nasi box 25k/box untuk 30 tamu', 25_000],
    ['nasi kotak @25rb 50 box', 25_000],
    ['sekotak 30 ribu, isi ayam bakar', 30_000],
    ['kotaknya 18rb bisa isi apa', 18_000],
    ['per kotak maksimal 20 ribu, 75 kotak', 20_000],
    ['dua puluh lima ribu per kotak', 25_000],
    ['snack box lima ribu per kotak', 5_000],
    ['nasi kotak 25-30 ribu per kotak', 30_000],
    ['paket ayam geprek 15 ribu', 15_000],
    ['katering 100 orang budget 25 ribu', 25_000],
    ['prasmanan 200 orang 45rb per orang', 45_000],
    ['nasi kotak modal 15rb dijual 25rb', 25_000],
    ['nasi kotak modal kecil dijual 20 ribu', 20_000],
    ['total 2 juta untuk 100 kotak, 20rb per kotak', 20_000],
    ['nasi kotak mewah 150 ribu per kotak', 150_000],
    ['nasi kotak 50 orang budget 2 juta', 40_000],
    ['nasi kotak 10 orang budget 100 ribu', 10_000],
    ['dp 100rb untuk 60 box harga 15rb', 15_000],
  ])('"%s" is %d', (question, price) => {
    expect(readAskedBox(readQuestion(question)).price).toBe(price);
  });

  test.each([
    'nasi kotak 100 orang',
    'punya uang 1 juta mau jualan nasi kotak 40 kotak',
    'nasi kotak 10 orang budget 5 juta',
    'nasi kotak 5000 kotak',
    'menu nasi kotak 2026',
    'nasi kotak modal 15 ribu',
    'nasi kotak 60 box, upah 2 orang 100rb',
    'sewa tenda 100rb nasi kotak 50 orang',
    'nasi kotak ongkir 50rb 40 box',
    'modal per kotak 15 ribu',
    'snack box 5000 gram kacang',
    'lauk di bawah 10 ribu',
    'ide jualan takjil 5 ribu per porsi',
    'tahu potong kotak modal 20 ribu',
    'hajatan 100 orang budget 5 juta',
    'soto',
    '',
  ])('"%s" names none', (question) => {
    expect(readAskedBox(readQuestion(question)).price).toBeUndefined();
  });
});

test.each([
  ['snack box 10rb isi 3', { price: 10_000, dishes: 3 }],
  ['kue kotak isinya tiga macam', { price: undefined, dishes: 3 }],
  ['risol isi 12 buat arisan', { price: undefined, dishes: undefined }],
  ['snack box tahu isi 3', { price: undefined, dishes: undefined }],
  ['snack box isi 0', { price: undefined, dishes: undefined }],
  ['nasi kotak 25rb', { price: 25_000, dishes: undefined }],
])('the contents of a box may be counted: "%s"', (question, box) => {
  expect(readAskedBox(readQuestion(question))).toMatchObject(box);
});

test.each([
  ['nasi kotak', true],
  ['katering 100 porsi', true],
  ['prasmanan 35rb 100 pax', true],
  ['snack box isi 3', true],
  ['soto', false],
  ['ide jualan takjil', false],
])('boxes may be asked for: "%s" %s', (question, isAsked) => {
  expect(readAskedBox(readQuestion(question)).isAsked).toBe(isAsked);
});
