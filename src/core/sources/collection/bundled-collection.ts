import type { Dish } from '../../recipes/dish.ts';
import { unpackDish, unpackFacts } from './packed-collection.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/**
 * The collection as the build has put it together, in parts that are loaded when they are needed:
 * titles for suggestions, facts and words for search, and dishes in portions, so that an answer waits only
 * for what it shows.
 */
export type CollectionData = {
  readonly loadTitles: () => Promise<readonly string[]>;
  readonly loadFacts: () => Promise<readonly RecipeFacts[]>;
  /** Real words that a slip would make a dish of, as a word list. */
  readonly loadRealWords: () => Promise<string>;
  /** @param position of the recipe in the facts. */
  readonly loadDish: (position: number) => Promise<Dish>;
};

/** The recipes of `collection/`. */
export const bundledCollection: CollectionData = {
  loadTitles: async () => (await import('virtual:collection-titles')).titles,
  loadFacts: async () => unpackFacts((await import('virtual:collection-facts')).facts),
  loadRealWords: async () => (await import('virtual:collection-words')).realWords,
  loadDish: async (position) => {
    const [{ facts }, { portions, portionSize }] = await Promise.all([
      import('virtual:collection-facts'),
      import('virtual:collection-portions'),
    ]);
    const load = portions[Math.floor(position / portionSize)];
    if (load === undefined) throw new RangeError(`The collection has no dish ${position}`);
    const dish = (await load()).dishes[position % portionSize];
    if (dish === undefined) throw new RangeError(`The collection has no dish ${position}`);
    return unpackDish(dish, facts, position);
  },
};
