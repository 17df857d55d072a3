import type { KeyValueStorage } from '../browser-storage.ts';

/** Ours: where a cook has got to, so that a reload or a closed page costs nothing. */
export const COOKING_KEY = 'cookingPlace';

/** Whether something was on the stove when the page was closed; it may be too old by now. */
export function hasCookingPlace(storage: KeyValueStorage): boolean {
  try {
    return storage.getItem(COOKING_KEY) !== null;
  } catch {
    return false;
  }
}
