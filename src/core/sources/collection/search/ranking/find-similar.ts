import type { RecipeIndex, IndexedRecipe } from '../recipe-index.ts';
import type { RatedRecipe } from './vary-recipes.ts';

/** What both dishes or neither should have, and the bonus for each; sharing every ingredient scores 1. */
const SIGNS = ['berkuah', 'pedas', 'sapi', 'kambing', 'ayam', 'ikan'];
const SIGN_WORTH = 0.3;

/** The nearest to dishes that had to be excluded: same kind, same rarer ingredients, as soupy and as hot, of the same meat. */
export function findSimilar(
  references: readonly IndexedRecipe[],
  allowed: readonly IndexedRecipe[],
  { rarity }: RecipeIndex,
): readonly RatedRecipe[] {
  // Chicken says more about a dish than garlic.
  const weigh = (ingredients: readonly number[]) =>
    ingredients.reduce((sum, food) => sum + (rarity[food] ?? 0), 1);
  return allowed
    .flatMap((recipe) => {
      const alike = references.filter(({ facts }) => facts.kind === recipe.facts.kind);
      if (alike.length === 0 || alike.includes(recipe)) return [];
      const shared = alike.map((reference) =>
        weigh(recipe.ingredients.filter((food) => reference.ingredients.includes(food))),
      );
      const alikeIn = SIGNS.filter((sign) =>
        alike.some((dish) => hasSign(dish, sign) === hasSign(recipe, sign)),
      );
      const score = Math.max(...shared) / weigh(recipe.ingredients);
      return { recipe, score: score + alikeIn.length * SIGN_WORTH };
    })
    .toSorted((a, b) => b.score - a.score);
}

const hasSign = ({ facts }: IndexedRecipe, sign: string): boolean =>
  [...facts.marks, ...facts.contains].some((own) => own === sign);
