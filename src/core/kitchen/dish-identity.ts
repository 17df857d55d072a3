import type { Dish } from '../recipes/dish.ts';

/**
 * Identifies a dish wherever it is shown: the name of its page in the cookbook, else a fingerprint
 * of its name, ingredients and steps. The two can never be confused.
 */
export function dishIdentity({ slug, foodName, ingredient, completeRecept }: Dish): string {
  if (slug !== undefined) return slug;
  const recipe = [
    foodName,
    ...ingredient.flatMap(({ name, servingSize }) => [name, servingSize]),
    ...completeRecept.map(({ step }) => step),
  ];
  return `~${fingerprint(recipe.join('\n'))}`;
}

/** FNV-1a twice, with different seeds: 64 bits, so that ten thousand dishes do not collide. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((start) => fnv(text, start)).join('');
}

const FNV_PRIME = 0x01000193;

function fnv(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
