import { readItem, type KeyValueStorage } from '../storage/browser-storage.ts';
import { COOKING_KEY } from '../storage/storage-keys.ts';

/** Whether a dish may be on the stove: pages ask this before they load the code for cooking. */
export const isCooking = (storage: KeyValueStorage): boolean =>
  readItem(storage, COOKING_KEY) !== '';
