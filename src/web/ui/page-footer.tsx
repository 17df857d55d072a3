import { text } from '../text.ts';
import styles from './page-footer.module.css';

/** @param year copyright year, passed in so that prerendered HTML and page agree. */
export function PageFooter({ year }: { readonly year: number }) {
  return (
    <footer className={styles['footer']}>
      <p>
        © {year} {text.footer.owner} · {text.footer.version}
      </p>
      <p>{text.footer.disclaimer}</p>
    </footer>
  );
}
