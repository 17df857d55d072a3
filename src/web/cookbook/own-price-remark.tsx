import { useHasOwnPrices } from '../planning/own-prices/use-has-own-prices.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { text } from './list-text.ts';
import styles from './recipe-list-page.module.css';

/**
 * Says that the list's costs, its order and its filter know the market's prices only: recomputing them
 * would need all recipes.
 */
export function OwnPriceRemark({ storage }: { readonly storage: KeyValueStorage }) {
  return useHasOwnPrices(storage) && <p className={styles['remark']}>{text.marketPrices}</p>;
}
