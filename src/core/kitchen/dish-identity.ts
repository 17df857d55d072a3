import { fnv } from '../fnv.ts';
import type { Dish } from '../recipes/dish.ts';

// Whether two dishes count as the same depends on where they are kept.

/**
 * Identifies a dish on every screen: the name of its page in the cookbook, else a fingerprint
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

/** Two hashes: 64 bits, so that ten thousand dishes do not collide. */
const fingerprint = (text: string): string =>
  [fnv(text), fnv(text, 0x9e3779b9)]
    .map((hash) => (hash >>> 0).toString(36).padStart(7, '0'))
    .join('');
