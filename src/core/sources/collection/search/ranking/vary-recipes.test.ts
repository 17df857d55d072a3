import { describe, expect, test } from 'vitest';
import { SMALL_FACTS } from '../fixtures/small-collection.ts';
import { shelveRecipes } from '../recipe-shelf.ts';
import { varyRecipes } from './vary-recipes.ts';

const { recipes } = shelveRecipes(SMALL_FACTS);
const rate = (...titles: readonly string[]) =>
  titles.map((title, place) => ({
    recipe: recipes.find(({ facts }) => facts.title === title)!,
    score: 10 - place,
  }));
const titles = (rated: ReturnType<typeof varyRecipes>) =>
  rated.map(({ recipe }) => recipe.facts.title);

describe('variety', () => {
  test('puts another kind before the second of one', () => {
    const rated = rate('Soto Betawi', 'Soto Ayam', 'Nastar');
    expect(titles(varyRecipes(rated, 3))).toEqual(['Soto Betawi', 'Nastar', 'Soto Ayam']);
  });

  test('takes as many as wanted, or all there are', () => {
    const rated = rate('Soto Betawi', 'Nastar');
    expect(varyRecipes(rated, 1)).toHaveLength(1);
    expect(varyRecipes(rated, 9)).toHaveLength(2);
  });
});
