import { describe, expect, test } from 'vitest';
import { indexTiny, titlesOf, type TinyRecipe } from '../fixtures/tiny-index.ts';
import { varyRecipes } from './vary-recipes.ts';

/** The titles in their new order; each recipe scores this much less than the one before it. */
function vary(recipes: readonly TinyRecipe[], { step = 0.5, count = recipes.length } = {}) {
  const rated = indexTiny(...recipes).recipes.map((recipe, place) => ({
    recipe,
    score: 10 - place * step,
  }));
  return titlesOf(varyRecipes(rated, count).map(({ recipe }) => recipe));
}

describe('variety', () => {
  test('puts another kind before the second of one', () => {
    const order = vary([
      { title: 'Coto', kind: 'soto' },
      { title: 'Tauto', kind: 'soto' },
      { title: 'Nastar', kind: 'kue' },
    ]);
    expect(order).toEqual(['Coto', 'Nastar', 'Tauto']);
  });

  test('puts another first word of the title before the second of one', () => {
    const order = vary([
      { title: 'Tahu Isi', kind: 'gorengan' },
      { title: 'Tahu Gejrot', kind: 'jajanan' },
      { title: 'Nastar', kind: 'kue' },
    ]);
    expect(order).toEqual(['Tahu Isi', 'Nastar', 'Tahu Gejrot']);
  });

  test('puts another province before the second of one', () => {
    const order = vary([
      { title: 'Lawar', kind: 'sayur', province: 'Bali' },
      { title: 'Betutu', kind: 'lauk', province: 'Bali' },
      { title: 'Nastar', kind: 'kue', province: 'Jambi' },
    ]);
    expect(order).toEqual(['Lawar', 'Nastar', 'Betutu']);
  });

  test('does not count the whole country as a province', () => {
    const order = vary([
      { title: 'Urap', kind: 'sayur', province: 'Nusantara' },
      { title: 'Semur', kind: 'lauk', province: 'Nusantara' },
      { title: 'Nastar', kind: 'kue', province: 'Jambi' },
    ]);
    expect(order).toEqual(['Urap', 'Semur', 'Nastar']);
  });

  test('counts every one before it: the third of a kind comes after two others', () => {
    const order = vary(
      [
        { title: 'Coto', kind: 'soto' },
        { title: 'Tauto', kind: 'soto' },
        { title: 'Pallubasa', kind: 'soto' },
        { title: 'Nastar', kind: 'kue' },
        { title: 'Cucur', kind: 'kue' },
      ],
      { step: 1 },
    );
    expect(order).toEqual(['Coto', 'Nastar', 'Tauto', 'Cucur', 'Pallubasa']);
  });

  test('does not put forward what fits much worse', () => {
    const order = vary(
      [
        { title: 'Coto', kind: 'soto' },
        { title: 'Tauto', kind: 'soto' },
        { title: 'Nastar', kind: 'kue' },
      ],
      { step: 4 },
    );
    expect(order).toEqual(['Coto', 'Tauto', 'Nastar']);
  });

  test('keeps the order of what fits equally well and is unlike', () => {
    const order = vary(
      [
        { title: 'Urap', kind: 'sayur' },
        { title: 'Semur', kind: 'lauk' },
        { title: 'Nastar', kind: 'kue' },
      ],
      { step: 0 },
    );
    expect(order).toEqual(['Urap', 'Semur', 'Nastar']);
  });

  test('takes as many as wanted', () => {
    expect(vary([{ title: 'Urap' }, { title: 'Semur' }], { count: 1 })).toEqual(['Urap']);
  });

  test('takes all if there are fewer', () => {
    expect(vary([{ title: 'Urap' }, { title: 'Semur' }], { count: 9 })).toHaveLength(2);
  });

  test('of nothing is nothing', () => {
    expect(varyRecipes([], 3)).toEqual([]);
  });
});
