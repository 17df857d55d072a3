import { CookingPot, Users } from 'lucide-react';
import { memo, useId } from 'react';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { text } from './text.ts';
import { Button } from '../ui/button.tsx';
import styles from './dish-card.module.css';
import { groupIngredients } from './group-ingredients.ts';

type DishCardProps = {
  readonly dish: Dish;
  readonly number: number;
  /** Opens it step by step. */
  readonly onCook: (dish: Dish) => void;
};

/** One recipe. Everything in it is text: whatever a model writes is shown, never run. */
export const DishCard = memo(function DishCard({ dish, number, onCook }: DishCardProps) {
  const headingId = useId();
  return (
    <li className={styles['card']} aria-labelledby={headingId}>
      <header className={styles['header']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <div>
          <h2 id={headingId}>
            <span className="visually-hidden">{number}. </span>
            {dish.foodName}
          </h2>
          {dish.description && <p className={styles['description']}>{dish.description}</p>}
        </div>
      </header>
      <div className={styles['recipe']}>
        <h3>{text.recipe(dish.foodName)}</h3>
        {dish.porsi !== undefined && (
          <p className={styles['fact']}>
            <Users />
            {text.servings(dish.porsi)}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="primary" icon={<CookingPot />} onClick={() => onCook(dish)}>
          {text.cook}
        </Button>
      </div>
      <div className={styles['columns']}>
        <section>
          <h4>{text.ingredients}</h4>
          <Ingredients dish={dish} />
        </section>
        <section>
          <h4>{text.steps}</h4>
          <ol className={styles['steps']}>
            {dish.completeRecept.map(({ number: stepNumber, step }) => (
              <li key={stepNumber}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <Cost dish={dish} />
    </li>
  );
});

function Ingredients({ dish }: { readonly dish: Dish }) {
  return (
    <ul className={styles['ingredients']}>
      {groupIngredients(dish.ingredient).map(({ key, group, startsGroup, name, servingSize }) => (
        <li key={key} data-starts-group={startsGroup}>
          <span>
            {group !== '' && (
              <span className={startsGroup ? styles['group'] : 'visually-hidden'}>{group}: </span>
            )}
            {name}
          </span>{' '}
          {servingSize !== '' && <span className={styles['amount']}>{servingSize}</span>}
        </li>
      ))}
    </ul>
  );
}

function Cost({ dish }: { readonly dish: Dish }) {
  const { estimatedCostatRupiah: cost, porsi } = dish;
  if (cost === 0) return null;
  return (
    <footer className={styles['cost']}>
      <p>{text.cost(formatRupiah(cost))}</p>
      {porsi !== undefined && porsi > 1 && (
        <p className={styles['perServing']}>
          {text.costPerServing(formatRupiah(Math.round(cost / porsi / 100) * 100))}
        </p>
      )}
    </footer>
  );
}
