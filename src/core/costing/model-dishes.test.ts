import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { costDish } from './fixtures/cost-dish.ts';
import { readModelDishes } from './fixtures/model-dishes.ts';
import { unpackPrices } from './packed-prices.ts';

const book = unpackPrices(readPackedPrices('collection'));
const dishes = readModelDishes();

describe('dishes as a model writes them', () => {
  test('are at least forty, each with a meaningful range', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(40);
    for (const { foodName, band, ingredient } of dishes) {
      expect(ingredient.length, foodName).toBeGreaterThanOrEqual(5);
      expect(band[1] / band[0], foodName).toBeLessThan(2.8);
    }
  });

  test.each(dishes.map((dish) => [dish.foodName, dish] as const))(
    '%s costs what is honest, and names what has no price',
    (_, { band: [low, high], ...dish }) => {
      const { rupiah, lines, unpriced } = costDish(dish, book);
      const said = lines.map(({ line, cost }) =>
        'unpriced' in cost
          ? `${line.name}: ${cost.unpriced}`
          : `${line.name}: ${Math.round(cost.rupiah)}`,
      );
      const words = `Rp${Math.round(rupiah)}\n${said.join('\n')}`;
      expect(rupiah, words).toBeLessThanOrEqual(high);
      if (unpriced.length === 0) expect(rupiah, words).toBeGreaterThanOrEqual(low);
      for (const { name } of unpriced) expect(name, words).not.toBe('');
      expect(unpriced.length / lines.length, words).toBeLessThanOrEqual(0.2);
    },
  );
});
