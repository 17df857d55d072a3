import { describe, expect, test } from 'vitest';
import { DISH_KINDS } from '../../src/core/recipes/dish-extras.ts';
import { countedPrice, stallPortionsOf, usualPrice, type SoldRecipe } from './usual-price.ts';

describe('a usual price', () => {
  test.each<[SoldRecipe, number]>([
    // 1,792 a piece is 60 % of 2,987; gas and paper are 200.
    [{ kind: 'gorengan', cost: 17_920, servings: 10 }, 3_000],
    // A family's 15,125 is 9,831 in a stall's bowl: 16,385 and 4,000.
    [{ kind: 'soto', cost: 60_500, servings: 4 }, 20_500],
    [{ kind: 'soto', cost: 60_500, servings: 4, stall: 0.5 }, 16_500],
    [{ kind: 'minuman', cost: 3_200, servings: 4 }, 4_000],
    // A packet of the display: 2,600 is 75 % of 3,467, and 600.
    [{ kind: 'lauk', cost: 20_800, servings: 8, yield: '8 bungkus @ 85 g' }, 4_000],
    // Half a piece goes on a plate, which must be served.
    [{ kind: 'lauk', cost: 84_000, servings: 4, yield: '4 potong, ± 165 g', stall: 0.5 }, 18_500],
    // A snack in the hand, and one in a cup with its spoon.
    [{ kind: 'jajanan', cost: 24_000, servings: 5, yield: '5 buah @ 200 g' }, 8_500],
    [{ kind: 'jajanan', cost: 24_000, servings: 5, yield: '5 gelas @ 200 g' }, 9_500],
  ])('%j is %d', (sold, price) => {
    expect(usualPrice(sold)).toBe(price);
  });

  test('of a counted snack is for the piece that the recipe makes', () => {
    const tofu: SoldRecipe = { kind: 'gorengan', cost: 20_800, servings: 12, stall: 0.75 };
    const counted = { ...tofu, yield: '12 buah @ 75 g' };
    expect(usualPrice(counted)).toBe(2_500);
    expect(countedPrice(counted)).toBe(3_500);
    expect(countedPrice(tofu)).toBe(2_500);
  });

  test('is rounded to hundreds if it is small', () => {
    expect(usualPrice({ kind: 'jajanan', cost: 8_200, servings: 20 })).toBe(1_000);
    expect(usualPrice({ kind: 'jajanan', cost: 9_600, servings: 20 })).toBe(1_100);
  });

  test('leaves an expensive glass a smaller margin above its ingredients than a cheap one, in proportion', () => {
    const times = [800, 4_000, 10_000].map(
      (cost) => usualPrice({ kind: 'minuman', cost, servings: 1 }) / cost,
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test.each(DISH_KINDS)('of %s is never below the ingredients, and never zero', (kind) => {
    for (const cost of [0, 90, 1_010, 7_777, 123_456]) {
      const price = usualPrice({ kind, cost, servings: 1, stall: 1 });
      expect(price).toBeGreaterThan(cost);
    }
  });
});

describe('how many portions a stall makes of a recipe', () => {
  test.each<[Partial<SoldRecipe>, number | undefined]>([
    [{ stall: 0.5 }, 8],
    // Ten small skewers instead of six large ones: four families' portions are five of a stall.
    [{ kind: 'sate', stall: 0.8 }, 5],
    [{ stall: 0.85 }, 5],
    [{ stall: 0.95 }, undefined],
    [{ stall: 1 }, undefined],
    [{ kind: 'minuman', stall: 0.75 }, undefined],
    // A hundred tahu isi are a hundred tofus.
    [{ kind: 'gorengan', stall: 0.75, yield: '4 buah @ 75 g' }, undefined],
    [{ kind: 'jajanan', stall: 0.8, yield: '20 buah, 4 porsi @ 5 buah' }, 5],
  ])('with %j of four portions is %s', (sold, portions) => {
    expect(stallPortionsOf({ kind: 'lauk', cost: 40_000, servings: 4, ...sold })).toBe(portions);
  });
});
