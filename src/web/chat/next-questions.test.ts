import { describe, expect, test } from 'vitest';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { priceBook } from '../fixtures/twenty-prices.ts';
import { readAnswer } from '../planning/overview/read-overview.ts';
import { createPlanningStorage } from '../planning/planning-storage.ts';
import { createPlanningStore, type PlanningStore } from '../planning/planning-store.ts';
import { toAnswered } from './next-questions.tsx';

const dishOf = (foodName: string, porsi: number): Dish =>
  parseDish({
    foodName,
    porsi,
    ingredient: [{ name: 'Ayam', servingSize: '1 kg' }],
  }) as Dish;
const dishes = [dishOf('Ayam Geprek', 4), dishOf('Opor Ayam', 5)];

/** What a question that goes on from this one says of how much is cooked of each dish. */
async function sizesAfter(question: string, change: (planning: PlanningStore) => void = () => {}) {
  const planning = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCosting: () => Promise.resolve(createDishCosting(priceBook)),
    onNotStored: () => {},
  });
  const answer = readAnswer(question, dishes, true);
  planning.open({ key: question, answer, conversationId: 'SATU11' });
  await planning.loadCosting();
  change(planning);
  const shown = { status: 'shown', question, dishes, origin: undefined } as const;
  return toAnswered({ ...shown, conversationId: 'SATU11' }, planning).sizes;
}

describe('the size of each dish in a question that goes on', () => {
  test.each([
    ['ayam', [undefined, undefined]],
    ['ayam 20 porsi', ['20 porsi', '20 porsi']],
    ['ayam untuk 30 orang', ['30 orang', '30 orang']],
  ])('is what the question says: %s', async (question, sizes) => {
    expect(await sizesAfter(question)).toEqual(sizes);
  });

  test('is what was chosen for the answer, and before that for the dish', async () => {
    const sizes = await sizesAfter('ayam 20 porsi', (planning) => {
      planning.setPortions(50);
      planning.setDishSize(1, { portions: 8 });
    });
    expect(sizes).toEqual(['50 porsi', '8 porsi']);
  });

  test('is counted in portions where boxes are ordered, as many as all of them take', async () => {
    const order = 'nasi kotak 40 orang: ayam geprek, opor ayam';
    expect(await sizesAfter(order)).toEqual(['40 porsi', '40 porsi']);
    const twice = await sizesAfter(order, (planning) =>
      planning.changeBox({ portions: { 0: 2, 1: 0 } }),
    );
    expect(twice).toEqual(['80 porsi', undefined]);
  });
});
