import { describe, expect, test } from 'vitest';
import { paidAmount } from './paid-amount.ts';

describe('the amount that is paid for', () => {
  test.each([
    ['13 buah', { count: 1, unit: 'buah' }, 12.5, '12,5 buah'],
    ['2,2 kg', { count: 500, unit: 'g' }, 4.48, '2,24 kg'],
    ['1.5 kg', { count: 1.25, unit: 'kg' }, 1, '1,25 kg'],
    ['1,3 liter', { count: 250, unit: 'ml' }, 5, '1,25 liter'],
    ['3 butir', { count: 1, unit: 'buah' }, 2.5, '2,5 butir'],
  ])('of "%s" is named if it differs', (servingSize, bought, factor, paid) => {
    expect(paidAmount(servingSize, bought, factor, undefined)).toBe(paid);
  });

  test('of pieces that are paid for by weight is that of the recipe', () => {
    const eggs = { count: 0.12, unit: 'kg' };
    const amount = (value: number) => ({ value, min: value, max: value });
    expect(paidAmount('4 butir', eggs, 1.78, amount(2))).toBe('3,56 butir');
    expect(paidAmount('4 butir', eggs, 2, amount(2))).toBeUndefined();
  });

  test('of leaves is unknown if bunches are bought', () => {
    expect(paidAmount('4 lembar', { count: 0.04, unit: 'ikat' }, 2, undefined)).toBeUndefined();
  });

  test.each([
    ['1.5 kg', { count: 1.5, unit: 'kg' }],
    ['1 kg', { count: 1_000, unit: 'g' }],
    ['2 sdm', { count: 30, unit: 'g' }],
    ['1 ekor', { count: 0.9, unit: 'kg' }],
    ['2–3 buah', { count: 2.5, unit: 'buah' }],
    ['2 buah, iris', { count: 3, unit: 'buah' }],
    ['secukupnya', { count: 1, unit: 'g' }],
    ['', { count: 1, unit: undefined }],
  ])(
    'of "%s" is not named if it is the same, a range, or cannot be compared',
    (servingSize, bought) => {
      expect(paidAmount(servingSize, bought, 1, undefined)).toBeUndefined();
    },
  );
});
