import { describe, expect, test } from 'vitest';
import { createCollectionSearch } from '../collection-search.ts';
import { SMALL_FACTS, SMALL_FOOD_NAMES } from '../fixtures/small-collection.ts';

const [model] = SMALL_FACTS.filter(({ title }) => title === 'Orek Tempe');

/** The first that is found of dishes with these names, the same foods, and else alike. */
function findFirst(question: string, ...titles: readonly string[]) {
  const ingredients = ['tempe', 'tahu', 'ayam', 'kecap manis'];
  const facts = titles.map((title) => ({ ...model!, title, ingredients }));
  const words = { foodNames: SMALL_FOOD_NAMES, classifier: '', wellKnown: '', realWords: '' };
  const { positions } = createCollectionSearch([...facts, ...SMALL_FACTS], words).answer(question);
  return positions.flatMap((position) => facts[position]?.title ?? [])[0];
}

describe('for several foods at hand', () => {
  test('a dish that is called after another food comes later', () => {
    expect(findFirst('tempe, tahu', 'Oseng Ayam', 'Oseng Desa')).toBe('Oseng Desa');
  });

  test('but not for its seasoning', () => {
    expect(findFirst('tempe, tahu', 'Oseng Kecap', 'Oseng Desa')).toBe('Oseng Kecap');
  });

  test('unless the question names that food, too', () => {
    expect(findFirst('tempe, tahu, ayam', 'Oseng Ayam', 'Oseng Desa')).toBe('Oseng Ayam');
  });
});
