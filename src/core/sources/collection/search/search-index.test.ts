import { describe, expect, test } from 'vitest';
import { SMALL_FACTS } from './fixtures/small-collection.ts';
import { buildSearchIndex, loadSearchIndex } from './search-index.ts';

const position = (title: string) => SMALL_FACTS.findIndex((recipe) => recipe.title === title);

describe('the index', () => {
  const index = loadSearchIndex(buildSearchIndex(SMALL_FACTS));

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

  test('keeps positions far apart', () => {
    const facts = Array.from({ length: 5_000 }, (_, at) => ({
      ...SMALL_FACTS[0]!,
      title: at % 1_111 === 0 ? 'Gudeg' : 'Soto',
      aliases: [],
    }));
    const { titles } = loadSearchIndex(buildSearchIndex(facts)).get('gudeg')!;
    expect(titles).toEqual([0, 1_111, 2_222, 3_333, 4_444]);
  });

  test('of nothing is empty of recipes', () => {
    const places = [...loadSearchIndex(buildSearchIndex([])).values()];
    expect(places.every(({ titles, aliases }) => titles.length + aliases.length === 0)).toBe(true);
  });
});
