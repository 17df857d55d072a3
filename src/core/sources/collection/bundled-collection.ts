import type { Dish } from '../../recipes/dish.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/**
 * The collection as the build has put it together, in parts that are loaded when they are needed:
 * titles for suggestions, facts for search, and the dishes themselves, in the order of the facts.
 */
export type CollectionData = {
  readonly loadTitles: () => Promise<readonly string[]>;
  readonly loadFacts: () => Promise<readonly RecipeFacts[]>;
  readonly loadDishes: () => Promise<readonly Dish[]>;
};

/** The recipes of `collection/`. */
export const bundledCollection: CollectionData = {
  loadTitles: async () => (await import('virtual:collection-titles')).titles,
  loadFacts: async () => (await import('virtual:collection-facts')).facts,
  loadDishes: async () => (await import('virtual:collection-dishes')).dishes,
};
