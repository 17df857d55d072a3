import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { isPriced } from './dish-cost.ts';
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
      const { rupiah, lines } = costDish(dish, book);
      const said = lines.map(({ line, cost }) =>
        isPriced(cost) ? `${line.name}: ${Math.round(cost.rupiah)}` : `${line.name}: ${cost}`,
      );
      const words = `Rp${Math.round(rupiah)}\n${said.join('\n')}`;
      expect(rupiah, words).toBeLessThanOrEqual(high);
      const unpriced = lines.filter(({ cost }) => !isPriced(cost));
      if (unpriced.length === 0) expect(rupiah, words).toBeGreaterThanOrEqual(low);
      for (const { line } of unpriced) expect(line.name, words).not.toBe('');
      expect(unpriced.length / lines.length, words).toBeLessThanOrEqual(0.2);
    },
  );
});
