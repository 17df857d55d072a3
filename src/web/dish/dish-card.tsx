import { memo, useId, type ComponentType } from 'react';
import type { Dish } from '#core/recipes/dish.ts';
import styles from './dish-card.module.css';
import { RecipeBody } from './recipe-body.tsx';

export type DishPartProps = {
  readonly dish: Dish;
  /** Place in the answer, from 0. */
  readonly position: number;
  /** Opens it step by step. */
  readonly onCook: (dish: Dish) => void;
};

/** Parts of a card that plan the dish; they load when an answer is on screen. */
export type DishParts = {
  readonly Recipe: ComponentType<DishPartProps>;
  readonly Menu: ComponentType<Omit<DishPartProps, 'onCook'>>;
};

type DishCardProps = {
  readonly dish: Dish;
  readonly number: number;
  readonly onCook: (dish: Dish) => void;
  readonly parts?: DishParts | undefined;
};

/** One recipe. Everything in it is text: whatever a model writes is shown, never run. */
export const DishCard = memo(function DishCard(props: DishCardProps) {
  const { dish, number, onCook, parts } = props;
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
      {parts ? (
        <parts.Recipe dish={dish} position={number - 1} onCook={onCook} />
      ) : (
        <RecipeBody dish={dish} onCook={onCook} />
      )}
    </li>
  );
});

/** Id of the card of a dish, for what leads to it. */
export const dishAnchor = (position: number) => `hidangan-${position + 1}`;
