import { expect, test } from 'vitest';
import { DEFAULT_BUSINESS_COSTS } from '#core/kitchen/business-costs.ts';
import { planDish } from '#core/kitchen/plan-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { dishForPaper } from './dish-for-paper.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];
const kremes: Dish = {
  ...soto,
  porsi: 10,
  ingredient: [{ name: 'Tapioka', servingSize: '100 g' }],
  completeRecept: [
    { number: 1, step: 'Ambil 400 ml kaldu ungkepan.' },
    { number: 2, step: 'Goreng sampai garing.' },
  ],
};

const stepsAt = (portions: number) => {
  const plan = planDish(kremes, { size: { portions }, business: DEFAULT_BUSINESS_COSTS });
  const { scaled } = dishForPaper({ costing: undefined }, { dish: kremes, plan, position: 0 });
  return scaled.completeRecept.map(({ step }) => step);
};

test('a step whose amounts are still those of the recipe says so wherever it is sent', () => {
  expect(stepsAt(60)).toEqual([
    'Ambil 400 ml kaldu ungkepan. (takaran di langkah ini sebagian masih untuk resep asli)',
    'Goreng sampai garing.',
  ]);
  expect(stepsAt(10)).toEqual(kremes.completeRecept.map(({ step }) => step));
});
