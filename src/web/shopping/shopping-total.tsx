import { sumItems, type ShoppingItem } from '#core/kitchen/shopping-list.ts';
import { NO_FULL_PAN } from '#core/kitchen/shopping-text.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { text } from './text.ts';
import styles from './shopping-dialog.module.css';

/** The total cost of the items, and those without a price. */
export function ShoppingTotal({ items }: { readonly items: readonly ShoppingItem[] }) {
  const unpriced = items.filter(({ rupiah, buy }) => rupiah === undefined && buy === undefined);
  const namesOf = (isToTaste: boolean) =>
    unpriced.filter((item) => item.isToTaste === isToTaste).map(({ name }) => name);
  const [unknown, toTaste] = [namesOf(false), namesOf(true)];
  return (
    <div className={styles['total']}>
      <p>
        {text.total} <strong>{formatRupiah(sumItems(items))}</strong>
      </p>
      <p className={styles['small']}>
        {text.totalNote} {items.some(({ pan }) => pan !== undefined) && `${NO_FULL_PAN} `}
        {unknown.length > 0 && `${text.unpriced(unknown.join(', '))} `}
        {toTaste.length > 0 && text.toTasteLeftOut(toTaste.join(', '))}
      </p>
    </div>
  );
}
