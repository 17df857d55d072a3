import { describe, expect, test } from 'vitest';
import { indexTiny, titlesOf, type TinyRecipe } from '../fixtures/tiny-index.ts';
import { findSimilar } from './find-similar.ts';

/** What is similar to the first of these, best first. */
function similarToFirst(...recipes: readonly TinyRecipe[]) {
  const index = indexTiny(...recipes);
  return titlesOf(
    findSimilar(index.recipes.slice(0, 1), index.recipes, index).map(({ recipe }) => recipe),
  );
}

describe('similar dishes', () => {
  test('are of the same kind', () => {
    const similar = similarToFirst(
      { title: 'Opor', kind: 'gulai', ingredients: ['ayam', 'santan'] },
      { title: 'Bubur Ayam', kind: 'bubur', ingredients: ['ayam', 'santan'] },
      { title: 'Kalio', kind: 'gulai', ingredients: ['daging sapi'] },
    );
    expect(similar).toEqual(['Kalio']);
  });

  test('do not hold the dish itself', () => {
    expect(similarToFirst({ title: 'Opor', ingredients: ['ayam'] })).toEqual([]);
  });

  test('come first if they share more ingredients', () => {
    const similar = similarToFirst(
      { title: 'Opor', ingredients: ['ayam', 'santan', 'serai'] },
      { title: 'Lodeh', ingredients: ['santan', 'terong', 'labu'] },
      { title: 'Kari', ingredients: ['ayam', 'santan', 'kentang'] },
    );
    expect(similar).toEqual(['Kari', 'Lodeh']);
  });

  test('come first if they have less besides what they share', () => {
    const similar = similarToFirst(
      { title: 'Opor', ingredients: ['ayam', 'santan'] },
      { title: 'Kari', ingredients: ['ayam', 'santan', 'kentang', 'wortel'] },
      { title: 'Kalio', ingredients: ['ayam', 'santan'] },
    );
    expect(similar).toEqual(['Kalio', 'Kari']);
  });

  test('share what is rare rather than what all have', () => {
    const similar = similarToFirst(
      { title: 'Opor', ingredients: ['ayam', 'garam'] },
      { title: 'Telur Dadar', ingredients: ['telur ayam', 'garam'] },
      { title: 'Sate', ingredients: ['ayam', 'kacang tanah'] },
      { title: 'Urap', ingredients: ['kelapa', 'garam'] },
    );
    expect(similar[0]).toBe('Sate');
  });

  test('are of the same meat, and as hot', () => {
    const similar = similarToFirst(
      { title: 'Opor', ingredients: ['ayam', 'kemiri'], contains: ['ayam'] },
      { title: 'Pedesan', ingredients: ['bebek', 'kemiri'], contains: ['bebek', 'pedas'] },
      { title: 'Ayam Rica', ingredients: ['ayam', 'cabai', 'tomat'], contains: ['ayam', 'pedas'] },
      { title: 'Semur Ayam', ingredients: ['ayam', 'pala', 'kecap'], contains: ['ayam'] },
    );
    expect(similar).toEqual(['Semur Ayam', 'Ayam Rica', 'Pedesan']);
  });

  test('are soupy if the dish is', () => {
    const similar = similarToFirst(
      { title: 'Opor', ingredients: ['ayam', 'santan'], marks: ['berkuah'] },
      { title: 'Ayam Panggang', ingredients: ['ayam', 'kecap manis'] },
      { title: 'Kari', ingredients: ['ayam', 'kentang'], marks: ['berkuah'] },
    );
    expect(similar).toEqual(['Kari', 'Ayam Panggang']);
  });

  test('are dry if the dish is', () => {
    const similar = similarToFirst(
      { title: 'Ayam Panggang', ingredients: ['ayam', 'kecap manis'] },
      { title: 'Kari', ingredients: ['ayam', 'kentang'], marks: ['berkuah'] },
      { title: 'Ayam Goreng', ingredients: ['ayam', 'kunyit'] },
    );
    expect(similar).toEqual(['Ayam Goreng', 'Kari']);
  });

  test('are only those that nothing forbids', () => {
    const index = indexTiny({ title: 'Opor' }, { title: 'Kari' }, { title: 'Kalio' });
    const [opor, , kalio] = index.recipes;
    const similar = findSimilar([opor!], [kalio!], index);
    expect(titlesOf(similar.map(({ recipe }) => recipe))).toEqual(['Kalio']);
  });

  test('are like the nearest of several dishes', () => {
    const index = indexTiny(
      { title: 'Opor', ingredients: ['ayam', 'santan'] },
      { title: 'Urap', ingredients: ['kelapa', 'tauge', 'kencur'] },
      { title: 'Semur', ingredients: ['pala'] },
      { title: 'Anyang', ingredients: ['kelapa', 'tauge', 'kencur'] },
    );
    const similar = findSimilar(index.recipes.slice(0, 2), index.recipes, index);
    expect(titlesOf(similar.map(({ recipe }) => recipe))).toEqual(['Anyang', 'Semur']);
  });

  test('are none without a dish to be like', () => {
    const index = indexTiny({ title: 'Opor' });
    expect(findSimilar([], index.recipes, index)).toEqual([]);
  });
});
