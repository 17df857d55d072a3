import { neededFoods, type Query } from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import { countBought, listWishes } from './recipe-wishes.ts';

/** From this many foods on it is a list, even without a comma: "labu siam wortel telur". */
const MANY_FOODS = 3;

/** Whether two foods are at hand, and the best dish has only one of them. */
export function hasFoodsApart(query: Query, best: IndexedRecipe | undefined): boolean {
  const foods = neededFoods(query);
  return (
    query.words.isList &&
    !query.hasAlternatives &&
    query.named.length + query.courses.length === 0 &&
    query.terms.length === 2 &&
    foods.length === 2 &&
    !foods.every(({ ingredients }) => best?.ingredients.some((food) => ingredients.includes(food)))
  );
}

/**
 * Ensures that each food at hand is in a dish of the answer: in "ada telur, tempe, kangkung" the simplest
 * known dish of eggs takes the last place if no other has any.
 *
 * @param ordered dishes, best first.
 * @param count how many of them are shown.
 * @param allowed what nothing forbids.
 */
export function serveEveryFood(
  query: Query,
  ordered: readonly IndexedRecipe[],
  count: number,
  allowed: readonly IndexedRecipe[],
): readonly IndexedRecipe[] {
  const { words, hasAlternatives, named, courses } = query;
  const foods = neededFoods(query);
  const isList = words.isList || foods.length >= MANY_FOODS;
  if (!isList || hasAlternatives || named.length + courses.length > 0) return ordered;
  const shown = ordered.slice(0, count);
  const binding = listWishes(query).filter(({ isBinding }) => isBinding);
  const added = foods.flatMap(({ phrase, ingredients }) => {
    const uses = (recipe: IndexedRecipe) =>
      recipe.ingredients.some((food) => ingredients.includes(food));
    if (shown.some(uses)) return [];
    const known = allowed
      .filter((recipe) => recipe.renown > 0 && uses(recipe))
      .filter((recipe) => binding.every(({ isMet }) => isMet(recipe)))
      .toSorted((a, b) => countBought(a.facts) - countBought(b.facts));
    const best = known.find(({ names }) => mentions(names, phrase)) ?? known[0];
    return best === undefined ? [] : [best];
  });
  const kept = ordered.slice(0, Math.max(1, count - added.length));
  return added.length === 0 ? ordered : [...new Set([...kept, ...added, ...ordered])];
}
