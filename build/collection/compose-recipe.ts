import { costPerServing } from '../../src/core/sources/collection/packed-collection.ts';
import type { UnpackedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { PricedRecipe } from './price-recipe.ts';
import type { RecipeFile } from './read-recipe.ts';

/** Puts a recipe file into the shape that is packed into the product. */
export function composeRecipe(
  recipe: RecipeFile,
  cost: PricedRecipe,
  book: PriceBook,
): UnpackedRecipe {
  const { title, aliases, description, province, kind, occasions, servings, heat } = recipe;
  return {
    facts: {
      title,
      aliases,
      description,
      province,
      kind,
      occasions,
      servings,
      minutes: recipe.active + recipe.wait,
      waitMinutes: recipe.wait,
      heat,
      costPerServing: costPerServing(cost.total, servings),
    },
    cost: cost.total,
    steps: recipe.steps.map(({ text }) => text),
    notes: {
      hasil: recipe.yield,
      alat: recipe.equipment,
      tips: recipe.tip,
      simpan: recipe.storage,
      jualan: recipe.sell,
    },
    ingredients: recipe.ingredients.map((ingredient, index) => {
      const { name, amount, unit, preparation, section } = ingredient;
      const canonical = cost.lines[index]?.line.ingredient ?? name;
      return {
        name,
        canonical,
        contains: book.ingredients.get(canonical)?.contains ?? [],
        preparation,
        amount: [prettyAmount(amount), unit].filter((part) => part !== '').join(' '),
        group: section,
      };
    }),
  };
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
};

function prettyAmount(amount: string): string {
  return amount
    .replaceAll(/\b\d\/\d\b/gu, (fraction) => FRACTIONS[fraction] ?? fraction)
    .replaceAll(/(\d) (?=[½⅓⅔¼¾⅛])/gu, '$1')
    .replace('-', '–');
}
