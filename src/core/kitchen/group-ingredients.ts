import type { Ingredient } from '../recipes/dish.ts';
import { splitGroup } from '../recipes/split-group.ts';

/** A line of the ingredient list, with its group separated from the name. */
export type GroupedIngredient = Ingredient & {
  /** In the list, from 0. */
  readonly position: number;
  /** "Bumbu halus" of "Bumbu halus: bawang merah"; empty for an ingredient without a group. */
  readonly group: string;
  readonly startsGroup: boolean;
};

/** A group is shown once, at its first ingredient; screen readers say it on each line. */
export function groupIngredients(ingredients: readonly Ingredient[]): readonly GroupedIngredient[] {
  let previous = '';
  return ingredients.map((ingredient, position) => {
    const { group, name } = splitGroup(ingredient.name);
    const startsGroup = group !== '' && group !== previous;
    previous = group;
    return { ...ingredient, position, group, startsGroup, name };
  });
}
