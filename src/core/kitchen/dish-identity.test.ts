import { describe, expect, test } from 'vitest';
import type { Dish } from '../recipes/dish.ts';
import { SAMPLE_DISHES } from '../sources/gemini/fixtures/sample-dishes.ts';
import { dishIdentity, shoppingKey } from './dish-identity.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];

describe('a dish', () => {
  test('of the collection is identified by its page, even if its recipe has changed', () => {
    const [one, other] = [3, 4].map((porsi) =>
      dishIdentity({ ...soto, slug: 'soto-lamongan', porsi, completeRecept: [] }),
    );
    expect(one).toBe('soto-lamongan');
    expect(other).toBe(one);
  });

  test('of the AI is identified by its recipe: its description does not matter', () => {
    const copy = { ...JSON.parse(JSON.stringify(soto)), description: 'Lain', price: 1 } as Dish;
    expect(dishIdentity(copy)).toBe(dishIdentity(soto));
    expect(dishIdentity(soto)).toMatch(/^~[0-9a-z]{14}$/u);
  });

  test('is a different one with another amount, step or name', () => {
    const others: readonly Dish[] = [
      { ...soto, foodName: 'Soto Ayam' },
      { ...soto, ingredient: soto.ingredient.map((one) => ({ ...one, servingSize: '1 kg' })) },
      { ...soto, completeRecept: soto.completeRecept.slice(1) },
    ];
    const identities = new Set([soto, ...others].map(dishIdentity));
    expect(identities.size).toBe(4);
  });

  test('is bought once, however its steps are written', () => {
    expect(shoppingKey({ ...soto, slug: 'soto', completeRecept: [] })).toBe(shoppingKey(soto));
    expect(shoppingKey({ ...soto, ingredient: [] })).not.toBe(shoppingKey(soto));
  });
});
