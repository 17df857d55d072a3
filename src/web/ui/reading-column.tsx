import type { ReactNode } from 'react';
import styles from './reading-column.module.css';

/** A page of one column, read from top to bottom. */
export function ReadingColumn({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles['screen']} tabIndex={-1}>
      <div className={styles['column']}>{children}</div>
    </main>
  );
}
