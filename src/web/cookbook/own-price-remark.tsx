import { useSyncExternalStore } from 'react';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { readStored, type KeyValueStorage } from '../storage/browser-storage.ts';
import { OWN_PRICES_KEY } from '../storage/storage-keys.ts';
import { text } from './list-text.ts';
import styles from './recipe-list-page.module.css';

/**
 * Says that the list's costs, its order and its filter know the market's prices only: recomputing them
 * would need all recipes.
 */
export function OwnPriceRemark({ storage }: { readonly storage: KeyValueStorage }) {
  const hasOwn = useSyncExternalStore(
    listen,
    () => hasOwnPrices(storage),
    () => false,
  );
  return hasOwn && <p className={styles['remark']}>{text.marketPrices}</p>;
}

/** Without planning's parser, which the list does not load. */
function hasOwnPrices(storage: KeyValueStorage): boolean {
  const { foods, lines } = fieldsOf(readStored(storage, OWN_PRICES_KEY));
  return Object.keys({ ...fieldsOf(foods), ...fieldsOf(lines) }).length > 0;
}

/** The settings of this page speak as another tab would. */
function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
