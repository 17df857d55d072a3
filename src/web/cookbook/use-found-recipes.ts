import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { allRecipes, recipesByPosition } from '#core/sources/collection/browse/all-recipes.ts';
import type { RecipeFinder } from '#core/sources/collection/browse/find-recipes.ts';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { loadOnce } from '../load-once.ts';

/** What the words of a visitor lead to, as the list shows it. */
export type FoundRecipes = {
  readonly recipes: readonly ListedRecipe[];
  readonly isNearest: boolean;
  /** Titles to offer where there is nothing. */
  readonly near: readonly string[];
  /** False while the search itself is on its way; until then names alone are looked at. */
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
  /** Loads the search; called when somebody is about to type, and to try again. */
  readonly load: () => void;
};

/** Most of what a visit may download; only who searches needs it. */
const loadFinder = loadOnce(async () =>
  (await import('#core/sources/collection/browse/bundled-finder.ts')).loadRecipeFinder(),
);

/** The recipes for what is typed. */
export function useFoundRecipes(typed: string): FoundRecipes {
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

  // A letter appears at once, and what it leads to when there is time.
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

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function findByTitle(query: string): readonly ListedRecipe[] {
  const words = wordsOf(query);
  return allRecipes.filter(({ title }) => {
    const own = wordsOf(title);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}
