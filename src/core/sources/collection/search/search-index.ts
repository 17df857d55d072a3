import type { RecipeShelf } from './recipe-shelf.ts';

/** Recipes, as their positions in the facts, that have a word in the title or in another name. */
export type WordPlaces = {
  readonly titles: readonly number[];
  readonly aliases: readonly number[];
};

/** All words of names. */
export type SearchIndex = ReadonlyMap<string, WordPlaces>;

/** Indexes the names that the shelf has folded. */
export function buildSearchIndex({ recipes }: Pick<RecipeShelf, 'recipes'>): SearchIndex {
  const places = new Map<string, { titles: number[]; aliases: number[] }>();
  for (const { position, title, names } of recipes) {
    const ofTitle = new Set(title.split(' '));
    for (const word of new Set(names.split(' '))) {
      if (word === '' || word === ',') continue;
      const known = places.get(word) ?? { titles: [], aliases: [] };
      known[ofTitle.has(word) ? 'titles' : 'aliases'].push(position);
      places.set(word, known);
    }
  }
  return places;
}
