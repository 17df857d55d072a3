import { NOTHING_WRITTEN, type WrittenRecipe } from '#core/kitchen/written/written-recipe.ts';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { attempt, readStored, type KeyValueStorage } from '../storage/browser-storage.ts';

/** The key of session storage, followed by the conversation's id if there is one. */
const RECIPE_DRAFT_KEY = 'recipeDraft';

/**
 * The unsaved text of a recipe.
 *
 * @param storage for the life of the tab; if the browser refuses, a draft lasts until the form is closed.
 * @param id of the conversation being changed; absent for a new recipe.
 */
export function createRecipeDraft(storage: KeyValueStorage, id = '') {
  const key = RECIPE_DRAFT_KEY + id;
  return {
    /** `undefined` if there is none. */
    read(): WrittenRecipe | undefined {
      const stored = readStored(storage, key);
      const texts = Object.entries(fieldsOf(stored)).filter(([, text]) => typeof text === 'string');
      return stored === undefined
        ? undefined
        : { ...NOTHING_WRITTEN, ...Object.fromEntries(texts) };
    },
    keep: (written: WrittenRecipe) =>
      void attempt(() => storage.setItem(key, JSON.stringify(written))),
    forget: () => void attempt(() => storage.removeItem(key)),
  };
}
