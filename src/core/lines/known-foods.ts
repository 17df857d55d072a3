import type { NameFinder } from './name-finder.ts';

/** What the line reader needs to know about foods; a price book provides it. */
export type KnownFoods = {
  readonly names: NameFinder;
  /** By canonical name, then by measure: its weight or volume. */
  readonly measures: ReadonlyMap<string, ReadonlyMap<string, { readonly amount: number }>>;
};

/** Whether a food is added to taste, so that it may be listed without an amount. */
export function isSeasoning(food: string | undefined, foods: KnownFoods): boolean {
  return foods.measures.get(food ?? '')?.has('secukupnya') === true;
}
