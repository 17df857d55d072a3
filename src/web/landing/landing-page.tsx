import { ArrowRight, Calculator, Download, MapPinned } from 'lucide';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import chef from './chef.svg';
import { text } from './text.ts';
import styles from './landing-page.module.css';

const POINT_ICONS = [MapPinned, Calculator, Download] as const;

export function LandingPage() {
  return (
    <main id="main" className={styles['landing']} tabIndex={-1}>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1>{text.heading}</h1>
          <p className={styles['paragraph']}>{text.paragraph}</p>
          <div className={styles['ways']}>
            <Link href={paths.chat} className={styles['start']}>
              {text.start}
              <Icon of={ArrowRight} />
            </Link>
            <Link href={paths.collection}>{text.browse}</Link>
          </div>
          <ul className={styles['points']}>
            {text.points.map((point, index) => {
              const icon = POINT_ICONS[index] ?? MapPinned;
              return (
                <li key={point}>
                  <Icon of={icon} />
                  {point}
                </li>
              );
            })}
          </ul>
        </div>
        <img
          className={styles['chef']}
          src={chef}
          alt={text.illustration}
          width={560}
          height={560}
          // The prerendered page has the picture inlined and keeps it: `inlinePictures` in build/.
          suppressHydrationWarning
        />
      </div>
    </main>
  );
}
