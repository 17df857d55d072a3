import { ChevronRight, Search } from 'lucide';
import { Link } from 'wouter';
import { writeDuration } from '#core/kitchen/write-duration.ts';
import type { RecipePage } from '#core/sources/collection/recipe-page.ts';
import { recipeSlug } from '#core/sources/collection/recipe-slug.ts';
import type { DishKit } from '../dish-kit.ts';
import { DishPicture } from '../dish/dish-picture.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { RowStar } from './row-star.tsx';
import { text } from './text.ts';
import { POSITION, useAddressPortions } from './use-address-portions.ts';
import { useRowStars, type RowStarParts } from './use-row-stars.ts';
import styles from './recipe-view.module.css';

type RecipeViewProps = {
  readonly page: RecipePage;
  readonly kit: DishKit;
  readonly starParts: RowStarParts;
};

/** A recipe of the collection on its own page, with links to others. */
export function RecipeView({ page: { dish, related }, kit, starParts }: RecipeViewProps) {
  const { planning, tools, parts } = kit;
  const isHydrated = useHydrated();
  const stars = useRowStars(starParts);
  useAddressPortions(planning, dish);
  return (
    <main id="main" className={styles['page']} tabIndex={-1}>
      <div className={styles['column']}>
        <nav aria-label={text.path} className={styles['path']}>
          <Link href={paths.collection}>{text.cookbook}</Link>
          {dish.jenis && (
            <>
              <Icon of={ChevronRight} />
              <Link href={`${paths.collection}?jenis=${recipeSlug(dish.jenis)}`}>{dish.jenis}</Link>
            </>
          )}
        </nav>
        {/* One switch for everything that needs JavaScript, so that no tap is lost until it works. */}
        <fieldset className={styles['recipe']} disabled={!isHydrated}>
          <header className={styles['header']}>
            {dish.jenis && <DishPicture kind={dish.jenis} foodName={dish.foodName} />}
            <div>
              <h1>{dish.foodName}</h1>
              <p className={styles['description']}>{dish.description}</p>
            </div>
            <parts.Star dish={dish} />
            <parts.Menu dish={dish} position={POSITION} isAlone />
          </header>
          <p className={styles['resizing']}>
            {text.ownSize} <span>{text.resizing}</span>
          </p>
          <parts.Recipe
            dish={dish}
            position={POSITION}
            isAlone
            onCook={tools.cook.open}
            level={2}
          />
        </fieldset>
        <nav aria-labelledby="related" className={styles['related']}>
          <Link href={paths.question(text.question(dish.foodName))} className={styles['ask']}>
            <Icon of={Search} />
            {text.ask}
          </Link>
          <h2 id="related">{text.related}</h2>
          <ul>
            {related.map(({ title, slug, kind, minutes }) => (
              <li key={slug}>
                {kind && <DishPicture kind={kind} foodName={title} size="small" />}
                <div>
                  {/* Its finished page is smaller than the code that would render it here. */}
                  <a href={paths.recipe(slug)}>{title}</a>
                  {minutes > 0 && <p>{writeDuration(minutes)}</p>}
                </div>
                <RowStar
                  title={title}
                  slug={slug}
                  isStarred={stars.isStarred(slug)}
                  disabled={!isHydrated}
                  onStar={stars.toggle}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}
