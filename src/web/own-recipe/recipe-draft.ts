import { NOTHING_WRITTEN, type WrittenRecipe } from '#core/kitchen/written/written-recipe.ts';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { attempt, readStored, type KeyValueStorage } from '../storage/browser-storage.ts';

/** The key of session storage, followed by the conversation's id if there is one. */
const RECIPE_DRAFT_KEY = 'recipeDraft';

/**
 * The unsaved text of a recipe, for the life of the tab.
 *
 * @param open throws if the browser refuses: then a draft lasts until the form is closed.
 * @param id of the conversation being changed; absent for a new recipe.
 */
export function createRecipeDraft(open: () => KeyValueStorage, id = '') {
  const key = RECIPE_DRAFT_KEY + id;
  return {
    /** `undefined` if there is none. */
    read(): WrittenRecipe | undefined {
      let stored: unknown;
      attempt(() => {
        stored = readStored(open(), key);
      });
      const texts = Object.entries(fieldsOf(stored)).filter(([, text]) => typeof text === 'string');
      return stored === undefined
        ? undefined
        : { ...NOTHING_WRITTEN, ...Object.fromEntries(texts) };
    },
    keep: (written: WrittenRecipe) =>
      void attempt(() => open().setItem(key, JSON.stringify(written))),
    forget: () => void attempt(() => open().removeItem(key)),
  };
}
