import { readItem, type KeyValueStorage } from '../storage/browser-storage.ts';
import { COOKING_KEY } from '../storage/storage-keys.ts';

/** Whether a dish may be cooking: pages check this before they load the code. */
export const isCooking = (storage: KeyValueStorage): boolean =>
  readItem(storage, COOKING_KEY) !== '';
