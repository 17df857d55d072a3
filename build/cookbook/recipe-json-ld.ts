import type { HowToStep, Recipe, WithContext } from 'schema-dts';
import { portionUnit } from '../../src/core/kitchen/portion-unit.ts';
import type { Dish } from '../../src/core/recipes/dish.ts';
import { NATIONWIDE } from '../../src/core/sources/collection/recipe-facts.ts';
import { describeRecipe } from './describe-recipe.ts';

/** Absolute addresses of a recipe's page and picture. */
type RecipeAddresses = { readonly page: string; readonly picture: string };

/**
 * A recipe as search engines and recipe managers read it (schema.org, as Google documents it).
 * Times use only hours and minutes, since some importers know no days.
 */
export function recipeJsonLd(dish: Dish, addresses?: RecipeAddresses): WithContext<Recipe> {
  const { foodName, ingredient, completeRecept, porsi, hasil, waktu, jenis, asal } = dish;
  const { aktif = 0, tunggu = 0 } = waktu ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: foodName,
    description: describeRecipe(dish),
    inLanguage: 'id',
    author: { '@type': 'Organization', name: 'Cobek' },
    ...(addresses === undefined
      ? {}
      : {
          url: addresses.page,
          image: [addresses.picture],
          mainEntityOfPage: addresses.page,
        }),
    ...(porsi === undefined
      ? {}
      : { recipeYield: [String(porsi), hasil ?? `${porsi} ${portionUnit(dish)}`] }),
    ...(waktu === undefined
      ? {}
      : {
          // Recipes do not say how much active time is at the stove, so all of it is called
          // cooking.
          prepTime: writePeriod(tunggu),
          cookTime: writePeriod(aktif),
          totalTime: writePeriod(aktif + tunggu),
        }),
    ...(jenis === undefined ? {} : { recipeCategory: jenis }),
    recipeCuisine: asal === undefined || asal === NATIONWIDE ? 'Indonesia' : `Indonesia, ${asal}`,
    recipeIngredient: ingredient.map(({ name, servingSize }) => `${servingSize} ${name}`.trim()),
    recipeInstructions: completeRecept.map(({ step }): HowToStep => ({
      '@type': 'HowToStep',
      text: step,
    })),
  };
}

const MINUTES_PER_HOUR = 60;

/** ISO 8601 without days: `PT1H5M`. */
function writePeriod(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
