import { useMemo } from 'react';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { allRecipes } from '#core/sources/collection/browse/all-recipes.ts';

export type FoundRecipes = { readonly recipes: readonly ListedRecipe[] };

/** The recipes for what is typed. */
export function useFoundRecipes(typed: string): FoundRecipes {
  return useMemo(() => {
    const words = typed
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== '');
    if (words.length === 0) return { recipes: allRecipes };
    return { recipes: allRecipes.filter(({ title }) => hasWords(title.toLowerCase(), words)) };
  }, [typed]);
}

const hasWords = (title: string, words: readonly string[]) =>
  words.every((word) => title.split(/[\s-]+/u).some((own) => own.startsWith(word)));
