import { isOwn } from '../history/conversation.ts';
import { startHistory, type PageHistoryParts } from '../history/start-history.ts';
import type { SavedRecipe } from './save-own-recipe.ts';

/** Most own recipes found for one query. */
const MAX_FOUND = 12;

/** @returns newest first; without words none. */
export type OwnRecipeFinder = (query: string) => Promise<readonly SavedRecipe[]>;

/** Finds own recipes whose name and ingredients contain each word of a query, whole or in part. */
export function createOwnRecipeFinder(parts: PageHistoryParts): OwnRecipeFinder {
  const history = startHistory(parts);
  return async (query) => {
    await history.refresh();
    // An own recipe is saved under its own name; the code that looks into dishes may not be needed.
    const named = history
      .getState()
      .entries.filter(({ question, dishes: [name] }) => name === question);
    if (named.length === 0) return [];
    const matching = await history.findInDishes(query);
    const found: SavedRecipe[] = [];
    for (const { id } of named.filter(({ id }) => matching.has(id))) {
      const saved = await history.read(id);
      const [dish] = saved?.response ?? [];
      if (isOwn(saved?.origin) && dish !== undefined) found.push({ id, dish });
      if (found.length === MAX_FOUND) break;
    }
    return found;
  };
}
