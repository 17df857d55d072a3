import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadOnce } from '#core/load-once.ts';
import { allRecipes, recipesByPosition } from '#core/sources/collection/browse/all-recipes.ts';
import type { RecipeFinder } from '#core/sources/collection/browse/find-recipes.ts';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { plainWords } from '#core/sources/collection/browse/plain-words.ts';

/** The results of a search as the list shows them. */
export type SearchResults = {
  readonly recipes: readonly ListedRecipe[];
  readonly isNearest: boolean;
  /** Titles to offer if nothing was found. */
  readonly near: readonly string[];
  /** False while the search is loading; until then only names are searched. */
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
  /** Loads the search; called when the visitor is about to type, and to retry. */
  readonly load: () => void;
};

/** Most of a visit's download; needed only for searching. */
const loadFinder = loadOnce(async () =>
  (await import('#core/sources/collection/browse/bundled-finder.ts')).loadRecipeFinder(),
);

/** The recipes for the typed text. */
export function useSearchResults(typed: string): SearchResults {
  const [finder, setFinder] = useState<{ readonly find: RecipeFinder }>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    loadFinder().then(
      (find) => {
        setFinder({ find });
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  const isSearching = typed.trim() !== '';
  useEffect(() => {
    if (isSearching) load();
  }, [isSearching, load]);

  // A letter appears at once, its results when there is time.
  const query = useDeferredValue(typed.trim());
  const found = useMemo(() => {
    if (query === '') return EVERYTHING;
    if (finder === undefined) return { ...EVERYTHING, recipes: findByTitle(query) };
    const { positions, ...rest } = finder.find(query);
    return { ...rest, recipes: positions.flatMap((at) => recipesByPosition[at] ?? []) };
  }, [query, finder]);
  return {
    ...found,
    isSettled: query === '' || finder !== undefined || hasFailed,
    hasFailed: query !== '' && hasFailed,
    load,
  };
}

const EVERYTHING = { recipes: allRecipes, isNearest: false, near: [] } as const;

function findByTitle(query: string): readonly ListedRecipe[] {
  const words = plainWords(query);
  return allRecipes.filter(({ title }) => {
    const own = plainWords(title);
    return words.every((word) => own.some((recipe) => recipe.startsWith(word)));
  });
}
