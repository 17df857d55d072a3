import type { ListedRecipe } from './listed-recipe.ts';

/** `usual` is the order of the search results, or of how well known the dishes are. */
export const SORT_ORDERS = ['usual', 'cost', 'time', 'name'] as const;

/** One of {@link SORT_ORDERS}. */
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Sorts from the cheapest, quickest or A; equal ones keep their order. */
export function sortRecipes(
  recipes: readonly ListedRecipe[],
  order: SortOrder,
): readonly ListedRecipe[] {
  switch (order) {
    case 'usual':
      return recipes;
    case 'cost':
      return recipes.toSorted((a, b) => a.costPerServing - b.costPerServing);
    case 'time':
      return recipes.toSorted((a, b) => a.minutes - b.minutes);
    case 'name':
      return recipes.toSorted((a, b) => compareTitles(a, b));
  }
}

// Titles are plain letters, and the slug has neither capitals nor punctuation.
const compareTitles = (one: ListedRecipe, other: ListedRecipe) =>
  one.slug < other.slug ? -1 : one.slug > other.slug ? 1 : 0;

/**
 * The best order for browsing a cookbook: what everybody knows, and then a dish of each kind in
 * turn.
 *
 * @param known positions of the dishes that most Indonesians know, best known first.
 */
export function orderForBrowsing(
  recipes: readonly ListedRecipe[],
  known: readonly number[],
): readonly ListedRecipe[] {
  const isKnown = new Set(known);
  return [
    ...known.flatMap((position) => recipes[position] ?? []),
    ...takeTurns(recipes.filter(({ position }) => !isKnown.has(position))),
  ];
}

/** One of each kind, then a second one of each, and so on. */
function takeTurns(recipes: readonly ListedRecipe[]): readonly ListedRecipe[] {
  const seen = new Map<string, number>();
  return recipes
    .map((recipe) => {
      const turn = seen.get(recipe.kind) ?? 0;
      seen.set(recipe.kind, turn + 1);
      return { recipe, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ recipe }) => recipe);
}
