import { describe, expect, test } from 'vitest';
import type { RecipeFacts } from './recipe-facts.ts';
import { relatedRecipes } from './related-recipes.ts';

const recipe = (facts: Partial<RecipeFacts>): RecipeFacts => ({
  title: 'Soto',
  aliases: [],
  province: 'Jawa Timur',
  kind: 'soto',
  occasions: [],
  servings: 4,
  minutes: 60,
  waitMinutes: 0,
  heat: 0,
  costPerServing: 10_000,
  ingredients: [],
  contains: [],
  marks: [],
  roomHours: 0,
  fridgeDays: 0,
  ...facts,
});

describe('related recipes', () => {
  test('share kind, province and ingredients, and those that share more come first', () => {
    const facts = [
      recipe({ ingredients: ['ayam', 'kunyit', 'serai'] }),
      recipe({ kind: 'kue', province: 'Bali', ingredients: ['tepung ketan'] }),
      recipe({ province: 'Bali', ingredients: ['daging sapi'] }),
      recipe({ ingredients: ['ayam', 'kunyit', 'santan'] }),
    ];
    expect(relatedRecipes(facts, 0, 3)).toEqual([3, 2, 1]);
    expect(relatedRecipes(facts, 0, 1)).toEqual([3]);
  });

  test('being cooked everywhere is not something in common', () => {
    const facts = [
      recipe({ province: 'Nusantara', ingredients: ['ayam'] }),
      recipe({ province: 'Nusantara' }),
      recipe({ province: 'Bali', ingredients: ['ayam'] }),
    ];
    expect(relatedRecipes(facts, 0, 2)).toEqual([2, 1]);
  });

  test('a recipe without pork or alcohol never leads to one with it', () => {
    const facts = [recipe({}), recipe({ contains: ['babi'] }), recipe({ contains: ['babi'] })];
    expect(relatedRecipes(facts, 0, 5)).toEqual([]);
    expect(relatedRecipes(facts, 1, 5)).toEqual([0, 2]);
  });

  test('an unknown recipe has none', () => {
    expect(relatedRecipes([recipe({})], 7, 3)).toEqual([]);
  });
});
