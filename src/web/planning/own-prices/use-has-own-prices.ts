import { useSyncExternalStore } from 'react';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { readStored, type KeyValueStorage } from '../../storage/browser-storage.ts';
import { onStorage } from '../../storage/on-storage.ts';
import { OWN_PRICES_KEY } from '../../storage/storage-keys.ts';

/** Whether the owner has entered a price, for pages without planning's store and parser. */
export function useHasOwnPrices(storage: KeyValueStorage): boolean {
  return useSyncExternalStore(
    onOwnPrices,
    () => hasOwnPrices(storage),
    () => false,
  );
}

function hasOwnPrices(storage: KeyValueStorage): boolean {
  const { foods, lines } = fieldsOf(readStored(storage, OWN_PRICES_KEY));
  return Object.keys({ ...fieldsOf(foods), ...fieldsOf(lines) }).length > 0;
}

/** Calls back when they change, also in the settings of this page, which speak as another tab would. */
export const onOwnPrices = (onChange: () => void) => onStorage([OWN_PRICES_KEY], onChange);
