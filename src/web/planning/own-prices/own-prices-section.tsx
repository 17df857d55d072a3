import { Suspense, useState, useSyncExternalStore } from 'react';
import type { KeyValueStorage } from '../../storage/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { createPlanningStorage } from '../planning-storage.ts';
import type { OwnPriceListProps } from './own-price-list.chunk.tsx';
import { text } from './own-price-text.ts';
import { onOwnPrices } from './use-has-own-prices.ts';
import styles from './own-price-list.module.css';

const OwnPriceList = lazyPart<OwnPriceListProps>(
  async () => {
    const [{ createOwnPriceList }, { dishCosting }] = await Promise.all([
      import('./own-price-list.chunk.tsx'),
      import('../price-book.chunk.ts'),
    ]);
    return createOwnPriceList(dishCosting.book);
  },
  (retry) => (
    <div className={styles['failed']} role="alert">
      <p>{text.failed}</p>
      <Button onClick={retry}>{text.retry}</Button>
    </div>
  ),
);

/** The owner's prices for ingredients, in the settings; the list loads when opened. */
export function OwnPricesSection({ storage }: { readonly storage: KeyValueStorage }) {
  const [isOpen, setIsOpen] = useState(false);
  const [planning] = useState(() => createPlanningStorage(storage));
  const { foods, lines } = useSyncExternalStore(onOwnPrices, planning.ownPrices.read);
  return (
    <section className={styles['section']} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p className={styles['explanation']}>{text.explanation}</p>
      {isOpen ? (
        <Suspense fallback={<p role="status">{text.loading}</p>}>
          <OwnPriceList storage={planning} />
        </Suspense>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{text.open(foods.size + lines.size)}</Button>
      )}
    </section>
  );
}
