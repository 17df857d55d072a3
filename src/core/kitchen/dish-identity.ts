import type { Dish } from '../recipes/dish.ts';

// When two dishes are the same depends on what is kept of them.

/**
 * Identifies a dish wherever it is shown: the name of its page in the cookbook, else a fingerprint
 * of its name, ingredients and steps. The two can never be confused.
 */
export function dishIdentity(dish: Dish): string {
  const { slug, completeRecept } = dish;
  if (slug !== undefined) return slug;
  const recipe = [shoppingKey(dish), ...completeRecept.map(({ step }) => step)];
  return `~${fingerprint(recipe.join('\n'))}`;
}

/** On the shopping list: whatever its steps and its page, the same things are bought. */
export const shoppingKey = ({ foodName, ingredient }: Dish): string =>
  [foodName, ...ingredient.flatMap(({ name, servingSize }) => [name, servingSize])].join('\n');

/** On the stove: at any portions, which only change amounts. */
export const stoveKey = ({ foodName, slug = '', completeRecept, ingredient }: Dish): string =>
  [foodName, slug, completeRecept.length, ...ingredient.map(({ name }) => name)].join('\n');

/** In a business: by its name alone, so that the same dish in another answer shares its figures. */
export const businessKey = ({ foodName }: Pick<Dish, 'foodName'>): string => foodName.toLowerCase();

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
