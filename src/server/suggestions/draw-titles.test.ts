import { describe, expect, test } from 'vitest';
import { drawTitles, TITLES_PER_DRAW, type TitleSupply } from './draw-titles.ts';

const inOrder = () => 0;

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const draw = (supply: Partial<TitleSupply>) =>
  drawTitles({ fresh: [], written: [], collection: [], ...supply }, inOrder);

describe('drawTitles', () => {
  test('draws fresh titles first', () => {
    const fresh = numbered('Baru', 10);
    const written = [...fresh, ...numbered('Lama', 50)];
    expect(draw({ fresh, written })).toEqual({ titles: fresh, source: 'gemini' });
  });

  test('a dish known to both the AI and the collection appears once', () => {
    const written = ['Soto Ayam', 'Rawon', 'Gado-Gado', 'Pempek', 'Rendang Daging'];
    const { titles } = draw({
      written,
      collection: ['Soto Ayam', 'RAWON', ...numbered('Koleksi', 10)],
    });
    expect(titles).toEqual([...written, ...numbered('Koleksi', 5)]);
  });

  test('while the AI has written little, half of the titles come from the collection', () => {
    const { titles, source } = draw({
      written: numbered('Lama', 20),
      collection: numbered('Koleksi', 20),
    });
    expect(titles).toEqual([...numbered('Lama', 5), ...numbered('Koleksi', 5)]);
    expect(source).toBe('gemini');
  });

  test('once it has written enough, all come from the AI', () => {
    const { titles } = draw({
      written: numbered('Lama', 30),
      collection: numbered('Koleksi', 20),
    });
    expect(titles).toEqual(numbered('Lama', 10));
  });

  test('a collection with few titles is topped up with the AI’s', () => {
    const { titles } = draw({ written: numbered('Lama', 12), collection: ['Koleksi'] });
    expect(new Set(titles).size).toBe(TITLES_PER_DRAW);
  });

  test('names the collection if most titles come from it', () => {
    const few = { written: ['Lama'], collection: numbered('Koleksi', 20) };
    expect(draw(few).source).toBe('collection');
    expect(draw({}).titles).toEqual([]);
  });
});
