import { memo } from 'react';
import { Link } from 'wouter';
import { writeDuration } from '#core/kitchen/write-duration.ts';
import { HEATS } from '#core/recipes/dish-extras.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import { paths } from '../paths.ts';
import { text } from './list-text.ts';
import { RowStar } from './row-star.tsx';
import styles from './recipe-row.module.css';

/** Between two facts; never begins a line. */
const DOT = '\u{A0}· ';

type RecipeRowProps = {
  readonly recipe: ListedRecipe;
  readonly isStarred: boolean;
  /** A stable function. */
  readonly onStar: (slug: string, isOn: boolean) => void;
};

/** A recipe in the list: what it is, where it comes from, its cost and its time. */
export const RecipeRow = memo(function RecipeRow({ recipe, isStarred, onStar }: RecipeRowProps) {
  const { title, slug, kind, province, costPerServing, unit, minutes, heat, freeFrom } = recipe;
  return (
    <div role="listitem" className={styles['item']} data-slug={slug}>
      <Link href={paths.recipe(slug)} className={styles['row']}>
        <DishPicture kind={kind} foodName={title} />
        <span className={styles['words']}>
          <span className={styles['name']}>{title}</span>
          <span className={styles['facts']}>
            {province}
            {heat > 0 && DOT + HEATS[heat]}
            {!freeFrom.includes('haram') && <span className={styles['mark']}>{text.haram}</span>}
          </span>
          <span className={styles['facts']}>
            <span className={styles['cost']}>
              {text.perServing(formatRupiah(costPerServing), unit)}
            </span>
            {DOT + writeDuration(minutes)}
          </span>
        </span>
      </Link>
      <span className={styles['star']}>
        <RowStar title={title} slug={slug} isStarred={isStarred} onStar={onStar} />
      </span>
    </div>
  );
});
