import { useEffect, useState } from 'react';
import { mayHaveOwnRecipes } from '../own-recipe/may-have-own-recipes.ts';
import type { OwnRecipeFinder } from '../own-recipe/own-recipes.chunk.ts';
import type { SavedRecipe } from '../own-recipe/save-own-recipe.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { onStorage } from '../storage/on-storage.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';

const NONE: readonly SavedRecipe[] = [];

/** After the last letter: each search reads the whole history. */
const TYPING_REST_MS = 150;

/**
 * The visitor's own recipes for what is typed, once typing rests. Those of the previous letters stay
 * until the next are known.
 *
 * @param find a stable function; if it fails, none are found.
 */
export function useOwnRecipes(find: OwnRecipeFinder, typed: string): readonly SavedRecipe[] {
  const [found, setFound] = useState(NONE);
  const query = typed.trim();
  // What is typed next has nothing to do with it.
  if (query === '' && found !== NONE) setFound(NONE);
  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const show = (recipes: readonly SavedRecipe[]) => {
      if (isCurrent) setFound(recipes);
    };
    const timer = setTimeout(() => {
      find(query).then(show, () => show(NONE));
    }, TYPING_REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [find, query]);
  return found;
}

/**
 * All own recipes, newest first, as any tab saves them. Without any, no code is loaded.
 *
 * @param find a stable function; if it fails, the shelf stays as it is.
 */
export function useOwnShelf(
  find: OwnRecipeFinder,
  storage: KeyValueStorage,
): readonly SavedRecipe[] {
  const [shelf, setShelf] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const show = (recipes: readonly SavedRecipe[]) => {
      if (isCurrent) setShelf(recipes);
    };
    const read = () => {
      if (mayHaveOwnRecipes(storage)) find('').then(show, () => {});
      else show(NONE);
    };
    read();
    const end = onStorage([HISTORY_KEY], read);
    return () => {
      isCurrent = false;
      end();
    };
  }, [find, storage]);
  return shelf;
}
