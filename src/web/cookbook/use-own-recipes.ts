import { useEffect, useState } from 'react';
import type { OwnRecipeFinder } from '../own-recipe/own-recipes.chunk.ts';
import type { SavedRecipe } from '../own-recipe/save-own-recipe.ts';

const NONE: readonly SavedRecipe[] = [];

/**
 * The visitor's own recipes for what is typed. Those of the previous letter stay until the next are
 * known.
 *
 * @param find a stable function; if it fails, none are found.
 */
export function useOwnRecipes(find: OwnRecipeFinder, typed: string): readonly SavedRecipe[] {
  const [found, setFound] = useState(NONE);
  const query = typed.trim();
  useEffect(() => {
    let isCurrent = true;
    const show = (recipes: readonly SavedRecipe[]) => {
      if (isCurrent) setFound(recipes);
    };
    if (query !== '') find(query).then(show, () => show(NONE));
    return () => {
      isCurrent = false;
    };
  }, [find, query]);
  return query === '' ? NONE : found;
}
