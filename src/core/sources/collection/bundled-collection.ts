import { loadOnce } from '../../load-once.ts';
import type { NoteFacts } from '../../recipes/answer-end.ts';
import type { Dish } from '../../recipes/dish.ts';
import type { KitchenNote, NotePatterns } from './kitchen-note.ts';
import { unpackFacts } from './packed-collection.ts';
import type { OfferedTitles } from './pick-titles.ts';
import type { RecipeFacts } from './recipe-facts.ts';
import type { LateReaders } from './search/collection-search.ts';
import type { SearchWords } from './search/recipe-index.ts';
import type { Substitution } from './substitution.ts';

/**
 * The collection as the build packed it, in parts loaded when needed: titles for suggestions, facts
 * and words for search, and dishes in shards, so that an answer waits only for its own.
 */
export type CollectionData = {
  readonly loadTitles: () => Promise<OfferedTitles>;
  readonly loadFacts: () => Promise<readonly RecipeFacts[]>;
  readonly loadWords: () => Promise<SearchWords>;
  /** How people chat, and the words of texts. */
  readonly loadLateReaders: () => Promise<LateReaders>;
  readonly loadSubstitutions: () => Promise<readonly Substitution[]>;
  readonly loadNotePatterns: () => Promise<NotePatterns>;
  readonly loadKitchenNotes: () => Promise<readonly KitchenNote[]>;
  /** What foods cost and weigh, for questions about nothing else. */
  readonly loadFoodFigures: () => Promise<(question: string) => NoteFacts | undefined>;
  /** @param position of the recipe in the facts. */
  readonly loadDish: (position: number) => Promise<Dish>;
};

const loadFacts = loadOnce(async () =>
  unpackFacts((await import('virtual:collection-facts')).facts),
);

/** The recipes of `collection/`. */
export const bundledCollection: CollectionData = {
  loadTitles: async () => (await import('virtual:collection-titles')).offered,
  loadFacts,
  loadWords: async () => (await import('virtual:collection-facts')).searchWords,
  loadLateReaders: async () => {
    const [{ lateTables }, { createLateReaders }] = await Promise.all([
      import('virtual:collection-late'),
      import('./search/late-readers.ts'),
    ]);
    return createLateReaders(lateTables);
  },
  loadSubstitutions: async () => (await import('virtual:collection-substitutions')).substitutions,
  loadNotePatterns: async () => (await import('./dish-shards.ts')).notePatterns,
  loadKitchenNotes: async () => (await import('virtual:collection-kitchen-notes')).kitchenNotes,
  loadFoodFigures: async () => (await import('./bundled-food-figures.ts')).foodFigure,
  loadDish: async (position) => {
    const [allFacts, { readDish }] = await Promise.all([loadFacts(), import('./dish-shards.ts')]);
    return readDish(position, allFacts);
  },
};
