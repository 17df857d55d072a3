import type { Ingredient } from '#core/recipes/dish.ts';

/** A line of the ingredient list, its group taken off the name. */
export type GroupedIngredient = {
  readonly key: number;
  /** "Bumbu halus" of "Bumbu halus: bawang merah"; empty for an ingredient without a group. */
  readonly group: string;
  readonly startsGroup: boolean;
  readonly name: string;
  readonly servingSize: string;
};

const GROUPED_NAME = /^(?<group>\p{L}[^:]{1,28}):\s+(?<name>\S.*)$/u;

/**
 * The Dish has no groups, so recipes write them before the name ("Bumbu halus: bawang merah"). A
 * group is told once, at its first ingredient; to a screen reader each line still says it.
 */
export function groupIngredients(ingredients: readonly Ingredient[]): readonly GroupedIngredient[] {
  let previous = '';
  return ingredients.map(({ name, servingSize }, key) => {
    const groups = GROUPED_NAME.exec(name)?.groups;
    const group = groups?.['group'] ?? '';
    const startsGroup = group !== '' && group !== previous;
    previous = group;
    return { key, group, startsGroup, name: groups?.['name'] ?? name, servingSize };
  });
}
