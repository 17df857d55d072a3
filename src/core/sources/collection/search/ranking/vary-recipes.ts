import { NATIONWIDE } from '../../recipe-facts.ts';
import type { IndexedRecipe } from '../recipe-index.ts';

/** A recipe and its score as an answer. */
export type RatedRecipe = { readonly recipe: IndexedRecipe; readonly score: number };

/** Penalty for each similar recipe chosen before it. */
const SAME_KIND_LOSS = 3;
const SAME_START_LOSS = 4;
const SAME_PROVINCE_LOSS = 1;

/**
 * Chooses a varied selection of a topic: a recipe scores less for each one before it with the same
 * kind, the same first word or the same province.
 */
export function varyRecipes(rated: readonly RatedRecipe[], count: number): readonly RatedRecipe[] {
  const left = rated.map((dish) => ({ dish, alike: likenesses(dish.recipe) }));
  const chosen: RatedRecipe[] = [];
  const seen = new Map<string, number>();
  const worthOf = ({ dish, alike }: (typeof left)[number]) =>
    dish.score - alike.reduce((sum, [key, loss]) => sum + (seen.get(key) ?? 0) * loss, 0);
  while (chosen.length < count) {
    const worths = left.map(worthOf);
    const [next] = left.splice(worths.indexOf(Math.max(...worths)), 1);
    if (next === undefined) break;
    chosen.push(next.dish);
    for (const [key] of next.alike) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return chosen;
}

const likenesses = ({ title, facts }: IndexedRecipe): readonly (readonly [string, number])[] => [
  [`kind ${facts.kind}`, SAME_KIND_LOSS],
  [`start ${title.split(' ')[0] ?? ''}`, SAME_START_LOSS],
  [`province ${facts.province}`, facts.province === NATIONWIDE ? 0 : SAME_PROVINCE_LOSS],
];
