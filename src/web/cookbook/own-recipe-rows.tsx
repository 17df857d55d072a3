import { Link } from 'wouter';
import { portionUnit, writePortionCost } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import type { SavedRecipe } from '../own-recipe/save-own-recipe.ts';
import { paths } from '../paths.ts';
import { text } from './list-text.ts';
import partStyles from './province-list.module.css';
import rowStyles from './recipe-row.module.css';
import styles from './recipe-rows.module.css';

/** All of the visitor's own recipes, if there are any, folded so that nothing below moves far. */
export function OwnShelf({ recipes }: { readonly recipes: readonly SavedRecipe[] }) {
  if (recipes.length === 0) return null;
  return (
    <details className={`${partStyles['part']} unfolds`}>
      <summary>{text.ownList}</summary>
      <OwnRecipeRows recipes={recipes} />
    </details>
  );
}

/** The visitor's own recipes that match, above those of the collection. */
export function OwnRecipeRows({ recipes }: { readonly recipes: readonly SavedRecipe[] }) {
  if (recipes.length === 0) return null;
  return (
    <div className={styles['page']} role="list" aria-label={text.ownList}>
      {recipes.map(({ id, dish }) => (
        <div key={id} role="listitem" className={rowStyles['item']}>
          <Link href={paths.conversation(id)} className={rowStyles['row']}>
            <DishPicture kind={dish.jenis} foodName={dish.foodName} />
            <span className={rowStyles['words']}>
              <span className={rowStyles['name']}>{dish.foodName}</span>
              <span className={rowStyles['facts']}>
                <span className={rowStyles['own']}>{text.own}</span>
                <span className={rowStyles['cost']}>{costPerServing(dish)}</span>
              </span>
            </span>
          </Link>
        </div>
      ))}
    </div>
  );
}

/** As it was when the recipe was saved, to the nearest hundred; empty if it is unknown. */
function costPerServing(dish: Dish): string {
  const { estimatedCostatRupiah: cost, porsi } = dish;
  if (cost === 0 || porsi === undefined) return '';
  return text.perServing(writePortionCost(cost, porsi), portionUnit(dish));
}
