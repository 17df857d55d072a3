import { describe, expect, test } from 'vitest';
import { drawTitles, TITLES_PER_DRAW, type TitleSupply } from './draw-titles.ts';

const inOrder = () => 0;

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const draw = (supply: Partial<TitleSupply>) => {
  const { suggestions, source } = drawTitles(
    { unseen: [], seen: [], collection: [], ...supply },
    inOrder,
  );
  return { titles: suggestions.map(({ foodName }) => foodName), source };
};

describe('drawTitles', () => {
  test('draws unseen titles first', () => {
    const unseen = numbered('Baru', 10);
    expect(draw({ unseen, seen: numbered('Lama', 50) })).toEqual({
      titles: unseen,
      source: 'gemini',
    });
  });

  test('a dish that the AI and the collection both know is given once', () => {
    const known = ['Soto Ayam', 'Rawon', 'Gado-Gado', 'Pempek', 'Rendang Daging'];
    const { titles } = draw({
      seen: known,
      collection: ['Soto Ayam', 'RAWON', ...numbered('Koleksi', 10)],
    });
    expect(titles).toEqual([...known, ...numbered('Koleksi', 5)]);
  });

  test('while the AI has written little, half of what was seen makes room for the collection', () => {
    const { titles, source } = draw({
      unseen: ['Baru'],
      seen: numbered('Lama', 20),
      collection: numbered('Koleksi', 20),
    });
    expect(titles).toEqual(['Baru', ...numbered('Lama', 5), ...numbered('Koleksi', 4)]);
    expect(source).toBe('gemini');
  });

  test('a collection with few titles is filled up with what was seen', () => {
    const { titles } = draw({ seen: numbered('Lama', 12), collection: ['Koleksi'] });
    expect(new Set(titles).size).toBe(TITLES_PER_DRAW);
  });

  test('names the collection where most comes from it', () => {
    expect(draw({ seen: ['Lama'], collection: numbered('Koleksi', 20) }).source).toBe('collection');
    expect(draw({}).titles).toEqual([]);
  });
});
