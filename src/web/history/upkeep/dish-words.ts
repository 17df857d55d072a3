import { entriesOf, fieldsOf } from '#core/recipes/unknown-values.ts';
import { parseStoredConversation } from '../conversation.ts';

/** The words of a text, in lower case. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Each word of the dish names and ingredients of a stored conversation once, separated by spaces: a
 * tenth of the text, so that ten thousand conversations can be searched on every keystroke.
 */
export function dishWords(value: unknown): string {
  const names = parseStoredConversation(value)?.response.flatMap((dish) => {
    const { foodName, ingredient } = fieldsOf(dish);
    return [foodName, ...entriesOf(ingredient).map((each) => fieldsOf(each)['name'])];
  });
  const text = names?.filter((name) => typeof name === 'string').join(' ') ?? '';
  return [...new Set(wordsIn(text))].join(' ');
}
