import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { groupByStall, type ShoppingDish, type ShoppingItem } from '#core/kitchen/shopping-list.ts';
import { describePan } from '#core/kitchen/shopping-text.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { describeSize } from './describe-size.ts';
import { ShoppingTotal } from './shopping-total.tsx';
import { text } from './text.ts';
import styles from './shopping-dialog.module.css';

type ListOnPaperProps = {
  readonly items: readonly ShoppingItem[];
  readonly dishes: readonly ShoppingDish[];
  /** Why there is no list yet. */
  readonly note?: string | undefined;
};

/**
 * The printed list, or why there is none yet; rendered only while the browser prints. Outside the
 * dialog, since browsers print only the first page of a modal one.
 */
export function ListOnPaper({ items, dishes, note }: ListOnPaperProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as this returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <section className={styles['paper']} aria-label={text.print}>
      <h2>{text.title}</h2>
      <p>{dishes.map(describeSize).join(', ')}</p>
      {note !== undefined && <p>{note}</p>}
      {groupByStall(items).map((group) => (
        <section key={group.stall}>
          <h3>{group.stall}</h3>
          <ul>
            {group.items.map(({ name, called, buy, need, pan, rupiah }) => (
              <li key={name}>
                <span>
                  {called}
                  {pan && `: ${describePan(pan)}`}
                </span>
                <span>{buy ?? need}</span>
                <span>{rupiah !== undefined && formatRupiah(Math.round(rupiah))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && <ShoppingTotal items={items} />}
    </section>,
    document.body,
  );
}
