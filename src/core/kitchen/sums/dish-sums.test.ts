import { describe, expect, test } from 'vitest';
import { readQuestion } from '../asked/read-question.ts';
import { writeDishSums } from './dish-sums.ts';

const sold = { cost: 1_000, price: 2_000, perRecipe: 30, unit: 'butir', isPiece: true };
const sums = (question: string, portions?: number, of = sold) =>
  writeDishSums(readQuestion(question), of, portions).join(' ').replaceAll('\u00a0', ' ');

test('a margin of the selling price has a price', () => {
  expect(sums('klepon mau untung 50% jual berapa')).toContain('Rp 2.000');
});

test.each([
  ['klepon mau untung 100% jual berapa', ''],
  ['klepon untung 150 persen jual berapa', ''],
  ['klepon dijual 1.500 diskon 120% untung ga', 'Dijual Rp 1.500, sisanya Rp 500.'],
])('a share that is not part of a price is not reckoned with: "%s"', (question, lines) => {
  expect(sums(question)).toBe(lines);
});

test('a price that may be more than is written is not reckoned with', () => {
  expect(sums('klepon dijual 7rb setengah untung ga')).toBe('');
});

describe('several pieces that are sold together', () => {
  test('have one price', () => {
    const of = 'Dijual Rp 15.000 untuk 10 butir, sisanya Rp 5.000.';
    expect(sums('klepon 10 biji dijual 15rb untung ga', 10)).toBe(of);
    expect(sums('klepon isi 10 dijual 15rb untung ga')).toBe(of);
  });

  test('have no price for each if it may be that of a pack', () => {
    expect(sums('snack box isi 3 dijual 10rb, 100 box untung berapa', 100)).toBe('');
  });

  test('are no portions of a dish that makes no pieces', () => {
    const soup = { ...sold, unit: 'mangkuk', isPiece: false };
    expect(sums('bakso 10 biji dijual 10rb untung ga', 10, soup)).toBe('');
  });

  test('have no price if each may have that one', () => {
    expect(sums('klepon 10 biji dijual 1rb untung ga')).toBe('');
  });

  test.each([
    ['klepon bikin 10 biji dijual 12rb untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual 12rb per biji untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 10 biji dijual @12rb untung ga', 'laku semua @ Rp 12.000'],
    ['klepon 100 biji dijual 2rb untung ga', 'laku semua @ Rp 2.000'],
  ])('unless each has that price: "%s"', (question, line) => {
    expect(sums(question, 10)).toContain(line);
  });
});
