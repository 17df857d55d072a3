import { useState } from 'react';
import type { Substitution } from '#core/sources/collection/substitution.ts';
import { text } from '../text.ts';
import styles from './ingredient-name.module.css';

type IngredientNameProps = {
  readonly name: string;
  /** What can stand in for it; if empty, the name stays as it is. */
  readonly substitutes: readonly Substitution[];
};

/** The name of an ingredient, which opens to show what can stand in for it. */
export function IngredientName({ name, substitutes }: IngredientNameProps) {
  // A long answer has dozens of them, and hardly any is ever opened.
  const [wasOpened, setWasOpened] = useState(false);
  if (substitutes.length === 0) return name;
  return (
    <details className={styles['ingredient']} onToggle={() => setWasOpened(true)}>
      <summary title={text.substitutes.open}>
        <span>{name}</span>
      </summary>
      {wasOpened && <Substitutes substitutes={substitutes} />}
    </details>
  );
}

function Substitutes({ substitutes }: Pick<IngredientNameProps, 'substitutes'>) {
  return (
    <div className={styles['substitutes']}>
      <p>{text.substitutes.heading}</p>
      <ul>
        {substitutes.map(({ food, substitute, ratio, change }) => (
          <li key={`${food} ${substitute}`}>
            <b>{substitute}</b> ({ratio}): {change}
          </li>
        ))}
      </ul>
    </div>
  );
}
