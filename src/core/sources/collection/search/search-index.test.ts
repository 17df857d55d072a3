import { describe, expect, test } from 'vitest';
import { SMALL_FACTS } from './fixtures/small-collection.ts';
import { shelveRecipes } from './recipe-shelf.ts';
import { buildSearchIndex } from './search-index.ts';

const position = (title: string) => SMALL_FACTS.findIndex((recipe) => recipe.title === title);

describe('the index', () => {
  const index = buildSearchIndex(shelveRecipes(SMALL_FACTS));

  test('knows in which titles a word stands', () => {
    expect(index.get('soto')?.titles).toEqual([position('Soto Betawi'), position('Soto Ayam')]);
  });

  test('knows in which other names it stands, but not twice', () => {
    expect(index.get('susu')).toEqual({ titles: [], aliases: [position('Soto Betawi')] });
    expect(index.get('rendang')).toEqual({ titles: [position('Rendang Daging')], aliases: [] });
  });

  test('leaves descriptions out', () => {
    expect(index.has('mudah')).toBe(false);
  });

  test('of nothing is empty', () => {
    expect(buildSearchIndex(shelveRecipes([])).size).toBe(0);
  });
});
