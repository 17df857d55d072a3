import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { OWN_ORIGIN } from '../history/conversation.ts';
import { readStored, type KeyValueStorage } from '../storage/browser-storage.ts';
import { ARCHIVED_KEY, ORIGINS_KEY } from '../storage/storage-keys.ts';

/** Whether there may be own recipes, for pages without the code of the history; the archive may hold some. */
export const mayHaveOwnRecipes = (storage: KeyValueStorage): boolean =>
  readStored(storage, ARCHIVED_KEY) === 1 ||
  Object.values(fieldsOf(readStored(storage, ORIGINS_KEY))).some(
    (origin) => fieldsOf(origin)['source'] === OWN_ORIGIN.source,
  );
