import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { HistoryStore } from '../history/history-store.ts';
import { findAskedRecipes } from '../own-recipe/own-recipes.chunk.ts';
import type { SavedRecipe } from '../own-recipe/save-own-recipe.ts';
import { paths } from '../paths.ts';
import { text } from './answer-body-text.ts';
import styles from './answer-body.module.css';

type OwnRecipeLinksProps = {
  readonly question: string;
  readonly history: HistoryStore;
};

/** The visitor's own recipes of that name: no source knows them. */
export function OwnRecipeLinks({ question, history }: OwnRecipeLinksProps) {
  const [found, setFound] = useState<readonly SavedRecipe[]>([]);
  useEffect(() => {
    let isCurrent = true;
    findAskedRecipes(history, question).then(
      (recipes) => isCurrent && setFound(recipes),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [question, history]);
  if (found.length === 0) return null;
  return (
    <p className={styles['note']}>
      {text.own(found.length)}
      {found.map(({ id, dish }) => (
        <Link key={id} href={paths.conversation(id)} className={styles['own']}>
          {dish.foodName}
        </Link>
      ))}
    </p>
  );
}
