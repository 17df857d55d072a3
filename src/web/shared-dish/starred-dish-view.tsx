import { useState } from 'react';
import { Link } from 'wouter';
import { paths, STARRED_HASH } from '../paths.ts';
import { findStarredDish } from '../stars/starred-dishes.ts';
import { OneDish, type DishUse } from './one-dish.tsx';
import { text } from './text.ts';
import styles from './dish-screen.module.css';

/** A dish from the stars of this device. */
export function StarredDishView({ hash, kit, onShown }: DishUse & { readonly hash: string }) {
  // Read once: a dish whose star is removed here stays on screen.
  const [dish] = useState(() => findStarredDish(kit.stars.getState().marks, readIdentity(hash)));
  const words = dish === undefined ? text.gone : text.starred;
  return (
    <>
      <header className={styles['header']}>
        <h1>{words.heading}</h1>
        <p>{words.note}</p>
        <Link href={paths.stars}>{text.allStars}</Link>
      </header>
      {dish && <OneDish kit={kit} dish={dish} onShown={onShown} />}
    </>
  );
}

/** The identity in the part of an address after `#`; empty if it has none. */
function readIdentity(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(STARRED_HASH.length));
  } catch {
    return '';
  }
}
