import { COUNTED_NOUNS, MEASURES } from '#core/kitchen/count-words.ts';
import { writePlainly } from '#core/lines/chat-words.ts';
import { wordSet } from '#core/lines/word-set.ts';
import { splitShown } from '#core/sources/shown-dishes.ts';
import { isOwn } from '../history/conversation.ts';
import type { HistoryStore } from '../history/history-store.ts';
import { startHistory, type PageHistoryParts } from '../history/start-history.ts';
import { wordsIn } from '../history/upkeep/dish-words.ts';
import type { SavedRecipe } from './save-own-recipe.ts';

/** Most own recipes found for one query. */
const MAX_FOUND = 12;
/** Most that are listed without one; a search finds the others. */
const MAX_LISTED = 100;

/** @returns newest first; without words all of them. */
export type OwnRecipeFinder = (query: string) => Promise<readonly SavedRecipe[]>;

/** Finds own recipes whose name and ingredients contain each word of a query, whole or in part. */
export function createOwnRecipeFinder(parts: PageHistoryParts): OwnRecipeFinder {
  const history = startHistory(parts);
  return async (query) => {
    await history.refresh();
    // The code that looks into dishes may not be needed.
    const named = listNamed(history);
    if (named.length === 0) return [];
    if (query.trim() === '') return readOwn(history, named, MAX_LISTED);
    const matching = await history.findInDishes(query);
    return readOwn(
      history,
      named.filter(({ id }) => matching.has(id)),
      MAX_FOUND,
    );
  };
}

/** An own recipe is saved under its own name. */
const listNamed = (history: HistoryStore) =>
  history.getState().entries.filter(({ question, dishes: [name] }) => name === question);

async function readOwn(
  history: HistoryStore,
  named: Iterable<{ readonly id: string }>,
  max: number,
): Promise<readonly SavedRecipe[]> {
  const found: SavedRecipe[] = [];
  for (const { id } of named) {
    const saved = await history.read(id);
    const [dish] = saved?.response ?? [];
    if (isOwn(saved?.origin) && dish !== undefined) found.push({ id, dish });
    if (found.length === max) break;
  }
  return found;
}

/** Most own recipes shown with an answer. */
const MAX_ASKED = 3;
const ASKING = new Set([
  ...wordSet('resep cara bikin buat membuat masak memasak untuk harga modal jual berapa'),
  ...COUNTED_NOUNS,
  ...MEASURES,
]);

/**
 * Own recipes that a question names: all words of the name are in the question ("modal soto mak ijah 40
 * porsi"), or all words of what it asks for are in the name ("resep soto").
 */
export async function findAskedRecipes(
  history: HistoryStore,
  question: string,
): Promise<readonly SavedRecipe[]> {
  if (!history.getState().isRead) await history.refresh();
  // Wishes follow after a comma: "resep soto, yang lebih murah".
  const words = wordsIn(writePlainly(splitShown(question).asked.replace(/,.*/u, '')));
  const asked = words.filter((word) => !ASKING.has(word) && !/^\d/u.test(word));
  const isAsked = (name: string) => {
    const its = wordsIn(writePlainly(name));
    const isWhole = its.length > 0 && its.every((word) => words.includes(word));
    return isWhole || (asked.length > 0 && asked.every((word) => its.includes(word)));
  };
  // If a name was saved twice, the newest counts.
  const newest = new Map(
    listNamed(history)
      .toReversed()
      .map((entry) => [entry.question, entry] as const),
  );
  const named = [...newest.values()].toReversed().filter((entry) => isAsked(entry.question));
  return readOwn(history, named, MAX_ASKED);
}
