import { memo, useId, type ComponentType } from 'react';
import type { Dish } from '#core/recipes/dish.ts';
import styles from './dish-card.module.css';
import { RecipeBody } from './recipe-body.tsx';

/** `position` is the place in the answer, from 0. */
export type DishPartProps = { readonly dish: Dish; readonly position: number };

/** Parts of a card that plan the dish; they load when an answer is on screen. */
export type DishParts = {
  readonly Recipe: ComponentType<DishPartProps>;
  readonly Menu: ComponentType<DishPartProps>;
};

type DishCardProps = {
  readonly dish: Dish;
  readonly number: number;
  readonly parts?: DishParts | undefined;
};

/** One recipe. Everything in it is text: whatever a model writes is shown, never run. */
export const DishCard = memo(function DishCard({ dish, number, parts }: DishCardProps) {
  const headingId = useId();
  return (
    <li
      id={dishAnchor(number - 1)}
      className={styles['card']}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <header className={styles['header']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <div className={styles['title']}>
          <h2 id={headingId}>
            <span className="visually-hidden">{number}. </span>
            {dish.foodName}
          </h2>
          {dish.description && <p className={styles['description']}>{dish.description}</p>}
        </div>
        {parts && <parts.Menu dish={dish} position={number - 1} />}
      </header>
      {parts ? <parts.Recipe dish={dish} position={number - 1} /> : <RecipeBody dish={dish} />}
    </li>
  );
});

/** Id of the card of a dish, for what leads to it. */
export const dishAnchor = (position: number) => `hidangan-${position + 1}`;
