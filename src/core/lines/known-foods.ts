import type { IngredientNames } from './ingredient-names.ts';

/** What reading a line needs to know of the foods there are; a price book is one. */
export type KnownFoods = {
  readonly names: IngredientNames;
  /** By canonical name, then by measure: what one of it weighs or holds. */
  readonly measures: ReadonlyMap<string, ReadonlyMap<string, { readonly amount: number }>>;
};

/** Whether a food is put in by feel, so that it may stand in a list without an amount. */
export function isSeasoning(ingredient: string | undefined, foods: KnownFoods): boolean {
  return foods.measures.get(ingredient ?? '')?.has('secukupnya') === true;
}
