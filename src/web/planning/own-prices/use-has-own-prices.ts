import { useSyncExternalStore } from 'react';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { readStored, type KeyValueStorage } from '../../storage/browser-storage.ts';
import { OWN_PRICES_KEY } from '../../storage/storage-keys.ts';

/** Whether the owner has entered a price, for pages without planning's store and parser. */
export function useHasOwnPrices(storage: KeyValueStorage): boolean {
  return useSyncExternalStore(
    listen,
    () => hasOwnPrices(storage),
    () => false,
  );
}

function hasOwnPrices(storage: KeyValueStorage): boolean {
  const { foods, lines } = fieldsOf(readStored(storage, OWN_PRICES_KEY));
  return Object.keys({ ...fieldsOf(foods), ...fieldsOf(lines) }).length > 0;
}

/** The settings of this page speak as another tab would. */
function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
