import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { text } from '../text.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <main id="main" className={styles['page']} tabIndex={-1}>
      <p className={styles['number']} aria-hidden="true">
        404
      </p>
      <h1>{text.notFound.heading}</h1>
      <p>{text.notFound.paragraph}</p>
      <Link href={paths.landing} className={styles['home']}>
        {text.notFound.home}
      </Link>
    </main>
  );
}
