import { memo } from 'react';
import { Link } from 'wouter';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import { writeDuration } from '../dish/text.ts';
import { paths } from '../paths.ts';
import { text } from './list-text.ts';
import styles from './recipe-row.module.css';

/** A recipe in the list: what it is, where it comes from, what it costs and takes. */
export const RecipeRow = memo(function RecipeRow({ recipe }: { readonly recipe: ListedRecipe }) {
  const { title, slug, kind, province, costPerServing, unit, minutes, heat, without } = recipe;
  return (
    <li className={styles['row']} data-slug={slug}>
      <DishPicture kind={kind} foodName={title} />
      <div className={styles['words']}>
        <Link href={paths.recipe(slug)} className={styles['name']}>
          {title}
        </Link>
        <p className={styles['from']}>
          {province}
          {!without.includes('haram') && <span className={styles['mark']}>{text.haram}</span>}
        </p>
        <p className={styles['facts']}>
          <span>{text.perServing(formatRupiah(costPerServing), unit)}</span>
          <span>{writeDuration(minutes)}</span>
          {heat > 0 && <span>{text.heat[heat]}</span>}
        </p>
      </div>
    </li>
  );
});
