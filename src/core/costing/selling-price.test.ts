import { describe, expect, test } from 'vitest';
import { sellingPricePerPortion } from './selling-price.ts';

describe('sellingPricePerPortion', () => {
  test.each([
    [14_000, 4, undefined, 10_000],
    [14_001, 4, undefined, 10_500],
    [14_000, 4, 0.3, 12_000],
    [350, 1, undefined, 1000],
    [0, 4, undefined, 0],
  ])('Rp%d for %d portions at %s is Rp%d', (total, servings, target, price) => {
    expect(sellingPricePerPortion(total, servings, target)).toBe(price);
  });

  test('takes a recipe without servings as one portion', () => {
    expect(sellingPricePerPortion(3500, 0)).toBe(10_000);
    expect(sellingPricePerPortion(3500, Number.NaN)).toBe(10_000);
  });

  test('refuses a target that is no share', () => {
    expect(() => sellingPricePerPortion(1000, 1, 0)).toThrow(RangeError);
    expect(() => sellingPricePerPortion(1000, 1, 35)).toThrow(RangeError);
  });
});
