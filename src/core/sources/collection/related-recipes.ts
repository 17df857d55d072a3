import { HARAM_FACTS, NATIONWIDE, type RecipeFacts } from './recipe-facts.ts';

/** What two recipes can have in common, and its weight. */
const SAME_KIND = 3;
const SAME_PROVINCE = 2;
/** Sharing half of the ingredients weighs as much as being of the same kind. */
const SAME_INGREDIENTS = 6;

/**
 * Recipes that a reader of this one may want next: of its kind, its province, its ingredients. The
 * same recipe always leads to the same ones.
 *
 * @returns positions in `facts`, the nearest first.
 */
export function relatedRecipes(
  facts: readonly RecipeFacts[],
  position: number,
  count: number,
): readonly number[] {
  const recipe = facts[position];
  if (recipe === undefined) return [];
  const ingredients = new Set(recipe.ingredients);
  // Such a recipe is never suggested beside one that has none of it.
  const isUnasked = ({ contains }: RecipeFacts) =>
    HARAM_FACTS.some((fact) => contains.includes(fact) && !recipe.contains.includes(fact));
  const score = (other: RecipeFacts) => {
    const shared = other.ingredients.filter((name) => ingredients.has(name)).length;
    const all = ingredients.size + other.ingredients.length - shared;
    return (
      (other.kind === recipe.kind ? SAME_KIND : 0) +
      (other.province === recipe.province && other.province !== NATIONWIDE ? SAME_PROVINCE : 0) +
      (SAME_INGREDIENTS * shared) / Math.max(1, all)
    );
  };
  return facts
    .flatMap((other, at) =>
      at === position || isUnasked(other) ? [] : [{ at, score: score(other) }],
    )
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, count)
    .map(({ at }) => at);
}
