import { readDishes, parseStoredConversation } from './conversation.ts';

/** Dish names and ingredients of a stored conversation in lower case, one a line, to search in. */
export function wordsOf(value: unknown): string {
  const stored = parseStoredConversation(value);
  if (stored === undefined) return '';
  return readDishes(stored)
    .flatMap(({ foodName, ingredient }) => [foodName, ...ingredient.map(({ name }) => name)])
    .join('\n')
    .toLowerCase();
}
