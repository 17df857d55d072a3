import { describe, expect, test } from 'vitest';
import { suggestPrice, type SoldRecipe } from './selling-price.ts';

describe('a suggested price', () => {
  test.each<[SoldRecipe, number]>([
    // 1,792 a piece at 42 % is 4,267.
    [{ kind: 'gorengan', cost: 17_920, servings: 10 }, 4_500],
    // A family's 15,125 is 9,831 in a stall's bowl, at 45 % 21,847.
    [{ kind: 'soto', cost: 60_500, servings: 4 }, 22_000],
    [{ kind: 'soto', cost: 60_500, servings: 4, stall: 0.5 }, 17_000],
    [{ kind: 'minuman', cost: 3_200, servings: 4 }, 3_000],
  ])('%j is %d', (sold, price) => {
    expect(suggestPrice(sold)).toBe(price);
  });

  test('is rounded to hundreds where it is small', () => {
    expect(suggestPrice({ kind: 'jajanan', cost: 8_200, servings: 20 })).toBe(1_000);
    expect(suggestPrice({ kind: 'jajanan', cost: 9_200, servings: 20 })).toBe(1_200);
  });

  test('of a dear glass grows more slowly, and never falls while the cost grows', () => {
    const prices = Array.from({ length: 60 }, (_, at) =>
      suggestPrice({ kind: 'minuman', cost: at * 250, servings: 1 }),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(suggestPrice({ kind: 'minuman', cost: 10_000, servings: 1 })).toBe(25_000);
  });

  test('is never below the ingredients, and never nothing', () => {
    expect(suggestPrice({ kind: 'gulai', cost: 0, servings: 1 })).toBe(100);
    for (const cost of [90, 1_010, 7_777, 123_456]) {
      expect(suggestPrice({ kind: 'kue kering', cost, servings: 1 })).toBeGreaterThanOrEqual(cost);
    }
  });
});
