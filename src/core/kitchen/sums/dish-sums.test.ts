import { expect, test } from 'vitest';
import { readQuestion } from '../asked/read-question.ts';
import { writeDishSums } from './dish-sums.ts';

const sold = { cost: 1_000, price: 2_000, perRecipe: 30, unit: 'butir' };
const sums = (question: string) =>
  writeDishSums(readQuestion(question), sold, undefined).join(' ').replaceAll('\u00a0', ' ');

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
