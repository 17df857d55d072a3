import { memo, useId, type ComponentType } from 'react';
import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeBody } from './recipe-body.tsx';
import styles from './dish-card.module.css';

export type DishPartProps = {
  readonly dish: Dish;
  /** Position in the answer, from 0. */
  readonly position: number;
  /** True if it is the only dish. */
  readonly isAlone: boolean;
  /** Opens cook mode. */
  readonly onCook: (cooked: ScaledRecipe) => void;
  /** True for the visitor's own recipe: its estimate is ours, and follows the visitor's prices. */
  readonly isOwn?: boolean;
  /** Level of the recipe's heading: 3 below a card's heading, 2 below a page's. */
  readonly level?: 2 | 3;
};

export type DishMenuProps = Omit<DishPartProps, 'onCook' | 'level' | 'isOwn'> &
  Pick<DishCardProps, 'onEdit'>;

/** Parts of a card that plan and keep the dish; they load when an answer is on screen. */
export type DishParts = {
  readonly Recipe: ComponentType<DishPartProps>;
  readonly Menu: ComponentType<DishMenuProps>;
  readonly Star: ComponentType<{ readonly dish: Dish }>;
};

type DishCardProps = {
  readonly dish: Dish;
  /** Position in the answer, from 1; absent if the dish has a page to itself. */
  readonly number?: number;
  readonly onCook: (cooked: ScaledRecipe) => void;
  /** Opens the recipe for editing; absent unless it is the visitor's own. */
  readonly onEdit?: (() => void) | undefined;
  readonly parts?: DishParts | undefined;
};

/** One recipe. Everything in it is text: what a model writes is shown, never run. */
export const DishCard = memo(function DishCard(props: DishCardProps) {
  const { dish, number, onCook, onEdit, parts } = props;
  const headingId = useId();
  const isAlone = number === undefined;
  const position = isAlone ? 0 : number - 1;
  const Card = isAlone ? 'article' : 'li';
  return (
    <Card
      id={dishAnchor(position)}
      className={styles['card']}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <header className={styles['header']}>
        {!isAlone && (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        <div className={styles['title']}>
          <h2 id={headingId}>
            {!isAlone && <span className="visually-hidden">{number}. </span>}
            {dish.foodName}
          </h2>
          {dish.description && <p className={styles['description']}>{dish.description}</p>}
        </div>
        {parts && (
          <div className={styles['corner']}>
            <parts.Star dish={dish} />
            <parts.Menu dish={dish} position={position} isAlone={isAlone} onEdit={onEdit} />
          </div>
        )}
      </header>
      {parts ? (
        <parts.Recipe
          dish={dish}
          position={position}
          isAlone={isAlone}
          onCook={onCook}
          isOwn={onEdit !== undefined}
        />
      ) : (
        <RecipeBody dish={dish} onCook={onCook} />
      )}
    </Card>
  );
});

/** Id of a dish's card, for links to it. */
export const dishAnchor = (position: number) => `hidangan-${position + 1}`;
