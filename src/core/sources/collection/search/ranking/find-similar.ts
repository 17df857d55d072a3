import type { RecipeShelf, ShelvedRecipe } from '../recipe-shelf.ts';
import type { RatedRecipe } from './vary-recipes.ts';

/** What both dishes or neither should have, and the bonus for each; sharing every ingredient scores 1. */
const SIGNS = ['berkuah', 'pedas', 'sapi', 'kambing', 'ayam', 'ikan'];
const SIGN_WORTH = 0.3;

/** The nearest to dishes that had to be excluded: same kind, same rarer ingredients, as soupy and as hot, of the same meat. */
export function findSimilar(
  references: readonly ShelvedRecipe[],
  allowed: readonly ShelvedRecipe[],
  { recipes }: RecipeShelf,
): readonly RatedRecipe[] {
  const uses = new Map<number, number>();
  for (const one of recipes.flatMap(({ ingredients }) => ingredients))
    uses.set(one, (uses.get(one) ?? 0) + 1);
  // Chicken says more about a dish than garlic.
  const weigh = (ingredients: readonly number[]) =>
    ingredients.reduce((sum, one) => sum + Math.log(recipes.length / (uses.get(one) ?? 1)), 1);
  return allowed
    .flatMap((recipe) => {
      const alike = references.filter(({ facts }) => facts.kind === recipe.facts.kind);
      if (alike.length === 0 || alike.includes(recipe)) return [];
      const shared = alike.map((reference) =>
        weigh(recipe.ingredients.filter((one) => reference.ingredients.includes(one))),
      );
      const alikeIn = SIGNS.filter((sign) =>
        alike.some((one) => hasSign(one, sign) === hasSign(recipe, sign)),
      );
      const score = Math.max(...shared) / weigh(recipe.ingredients);
      return { recipe, score: score + alikeIn.length * SIGN_WORTH };
    })
    .toSorted((one, other) => other.score - one.score);
}

const hasSign = ({ facts }: ShelvedRecipe, sign: string): boolean =>
  [...facts.marks, ...facts.contains].some((one) => one === sign);
