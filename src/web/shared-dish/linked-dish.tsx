import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Dish } from '#core/recipes/dish.ts';
import type { HistoryStore } from '../history/history-store.ts';
import { paths } from '../paths.ts';
import { unpackDish, type DishLinkFault } from '../sending/dish-link.ts';
import { Button } from '../ui/button.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { OneDish, type DishUse } from './one-dish.tsx';
import { SaveButton } from './save-button.tsx';
import { text } from './text.ts';
import styles from './dish-screen.module.css';

type LinkedDishProps = DishUse & {
  readonly hash: string;
  readonly history: HistoryStore;
  readonly toasts: ToastStore;
};

/** A dish from a link; all of it is shown as plain text. */
export function LinkedDish({ hash, history, toasts, ...use }: LinkedDishProps) {
  const [read, setRead] = useState<Dish | DishLinkFault>();
  useEffect(() => {
    let isCurrent = true;
    void unpackDish(hash).then((unpacked) => isCurrent && setRead(unpacked));
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  if (read === undefined) return <p role="status">{text.opening}</p>;
  if (typeof read === 'string') return <LinkFault fault={read} />;
  return (
    <>
      <header className={styles['header']}>
        <h1>{text.shared.heading}</h1>
        <p>{text.shared.note}</p>
        <SaveButton dish={read} history={history} toasts={toasts} />
      </header>
      <OneDish dish={read} {...use} />
    </>
  );
}

function LinkFault({ fault }: { readonly fault: DishLinkFault }) {
  const { heading, note } = text.faults[fault];
  return (
    <div className={styles['header']} role="alert">
      <h1>{heading}</h1>
      <p>{note}</p>
      {fault === 'newer' && <Button onClick={() => window.location.reload()}>{text.reload}</Button>}
      <Link href={paths.chat}>{text.toChat}</Link>
    </div>
  );
}
