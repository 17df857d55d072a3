import { describe, expect, test } from 'vitest';
import type { ListedRecipe } from './listed-recipe.ts';
import { orderForBrowsing, sortRecipes } from './sort-recipes.ts';

const recipe = (position: number, slug: string, rest: Partial<ListedRecipe>): ListedRecipe => ({
  position,
  slug,
  title: slug,
  kind: 'lauk',
  province: 'Bali',
  occasions: [],
  minutes: 30,
  heat: 0,
  costPerServing: 5_000,
  unit: 'porsi',
  freeFrom: [],
  ...rest,
});

const rendang = recipe(0, 'rendang', { costPerServing: 15_000, minutes: 240 });
const klepon = recipe(1, 'klepon', { kind: 'kue', costPerServing: 700 });
const arsik = recipe(2, 'arsik', { costPerServing: 15_000 });
const bolu = recipe(3, 'bolu', { kind: 'kue' });
const all = [rendang, klepon, arsik, bolu];
const slugs = (recipes: readonly ListedRecipe[]) => recipes.map(({ slug }) => slug);

describe('sorting', () => {
  test.each([
    ['usual', ['rendang', 'klepon', 'arsik', 'bolu']],
    ['cost', ['klepon', 'bolu', 'rendang', 'arsik']],
    ['time', ['klepon', 'arsik', 'bolu', 'rendang']],
    ['name', ['arsik', 'bolu', 'klepon', 'rendang']],
  ] as const)('by %s', (order, expected) => {
    expect(slugs(sortRecipes(all, order))).toEqual(expected);
  });
});

describe('browsing order', () => {
  test('begins with what everybody knows, then takes each kind in turn', () => {
    const semur = recipe(4, 'semur', {});
    expect(slugs(orderForBrowsing([...all, semur], [4, 1]))).toEqual([
      'semur',
      'klepon',
      'rendang',
      'bolu',
      'arsik',
    ]);
  });
});
