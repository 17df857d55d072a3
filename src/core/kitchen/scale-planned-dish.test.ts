import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDishCosting } from '../costing/dish-costing.ts';
import { NO_OWN_PRICES } from '../costing/own-prices.ts';
import { createPriceBook } from '../costing/price-book.ts';
import { parseDish, type Dish } from '../recipes/dish.ts';
import { scalePlannedDish } from './scale-planned-dish.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../collection/${file}`, import.meta.url), 'utf8');
const costing = createDishCosting(createPriceBook(read('prices.csv'), read('measures.csv')));

const dish = (oil: string) =>
  parseDish({
    foodName: 'Cireng',
    ingredient: [
      { name: 'tapioka', servingSize: '250 g' },
      { name: oil, servingSize: '500 ml' },
    ],
  }) as Dish;

test.each([
  ['minyak goreng (untuk menggoreng)', 4, true],
  ['minyak goreng (untuk menggoreng)', 1, false],
  ['santan', 4, false],
])('of "%s" × %d it says that a pan is filled once: %s', (oil, factor, says) => {
  const cireng = dish(oil);
  const dishCost = costing.costOf(cireng, NO_OWN_PRICES);
  const { advice } = scalePlannedDish(cireng, { factor, dishCost }, costing);
  expect(advice.includes('oil')).toBe(says);
});
