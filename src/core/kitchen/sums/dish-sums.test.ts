import { describe, expect, test } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { writeDishSums } from './dish-sums.ts';

const sold = {
  cost: 1_000,
  price: 2_000,
  isLarger: false,
  perRecipe: 30,
  unit: 'butir',
  isPiece: true,
};
const sums = (question: string, portions?: number, of = sold) =>
  writeDishSums(readQuestion(question), of, portions).join(' ').replaceAll('\u00a0', ' ');

test('a margin of the selling price has a price', () => {
  expect(sums('klepon mau untung 50% jual berapa')).toContain('Rp 2.000');
});

test('a profit that is wanted of each has a price; one of all has none here', () => {
  const price =
    'Supaya sisanya Rp 500 per butir: bahan Rp 1.000 + Rp 500 = jual Rp 1.500, belum termasuk kemasan, gas, dan tenaga.';
  expect(sums('berapa harga jual klepon supaya untung 500')).toBe(price);
  for (const question of [
    'klepon jual berapa biar untung 100 ribu',
    'klepon jual berapa biar untung 2 ribu sekali masak',
    'klepon isi 5 jual berapa biar untung 2000',
    'klepon untungku cuma 500 kenapa',
  ])
    expect(sums(question), question).toBe('');
});

test.each([
  ['klepon mau untung 100% jual berapa', ''],
  ['klepon untung 150 persen jual berapa', ''],
  ['klepon dijual 1.500 diskon 120% untung ga', 'Dijual Rp 1.500, sisanya Rp 500.'],
])('a share that is not part of a price is not reckoned with: "%s"', (question, lines) => {
  expect(sums(question)).toBe(lines);
});

test.each([
  ['klepon dijual 7rb setengah untung ga', undefined],
  ['klepon 20 biji dijual 7rb setengah', 20],
  ['klepon 10 biji 15rb untung ga', 10],
])(
  'an uncertain price is not reckoned with, nor replaced by the usual one: "%s"',
  (question, portions) => {
    expect(sums(question, portions)).toBe('');
  },
);

test('a filled dish is no pack', () => {
  expect(sums('tahu isi 1500 dijual untung ga')).not.toContain('1.500 butir');
});

test('a price that pays for the ingredients leaves nothing', () => {
  expect(sums('klepon dijual 1000 untung ga')).toBe('Dijual Rp 1.000, pas untuk bahannya saja.');
});

describe('several pieces that are sold together', () => {
  test('have one price', () => {
    const of = 'Dijual Rp 15.000 untuk 10 butir, sisanya Rp 5.000.';
    expect(sums('klepon isi 10 dijual 15rb untung ga')).toBe(of);
    for (const sold of [
      'dijual 15rb',
      'di jual 15rb',
      'dijual seharga 15rb',
      'dijual harga 15rb',
      'harga jual cuma 15rb',
      'dijual 15rb semua',
      'dijual 15rb sekotak',
      'dijual 15rb sebungkus',
    ])
      expect(sums(`klepon 10 biji ${sold} untung ga`, 10), sold).toBe(of);
  });

  test('are at least two', () => {
    expect(sums('klepon isi 0 dijual 10rb untung ga')).toContain('untuk 30 butir');
  });

  test('have no price for each if it may be that of a pack', () => {
    expect(sums('snack box isi 3 dijual 10rb, 100 box untung berapa', 100)).toBe('');
  });

  test('are no portions of a dish that makes no pieces', () => {
    const soup = { ...sold, unit: 'mangkuk', isPiece: false };
    expect(sums('bakso 10 biji dijual 10rb untung ga', 10, soup)).toBe('');
  });

  test.each([
    'klepon 10 biji dijual 1rb untung ga',
    'klepon 10 biji dijual 5rb untung ga',
    'risoles 10 potong dijual 30rb untung ga',
    'sate ayam 10 tusuk dijual 20rb untung ga',
    'nasi 10 bungkus dijual 20rb untung ga',
  ])('have no price if each may have that one: "%s"', (question) => {
    expect(sums(question, 10)).toBe('');
  });

  test.each([
    ['klepon bikin 10 biji dijual 12rb untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual 12rb per biji untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual 12rb tiap biji untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual 12rb satu biji untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual 12rb masing-masing untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual 12rb satuan untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual @12rb untung ga', 'laku semua @ Rp 12.000'],
    ['nasi 3 bungkus dijual 12rb per bungkus untung ga', 'laku semua @ Rp 12.000'],
    ['nasi 50 bungkus dijual 12rb untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 100 biji dijual 2rb untung ga', 'laku semua @ Rp 2.000'],
  ])('unless each has that price: "%s"', (question, line) => {
    expect(sums(question, 10)).toContain(line);
  });

  test.each(['klepon isi 3 dijual 2500 per biji', 'sate isi 3 harga 2500 per tusuk'])(
    'have a price for each if it says so: "%s"',
    (question) => expect(sums(question)).toBe('Dijual Rp 2.500, sisanya Rp 1.500.'),
  );
});
