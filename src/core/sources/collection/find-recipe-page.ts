import type { CollectionData } from './bundled-collection.ts';
import type { RecipeFacts } from './recipe-facts.ts';
import type { RecipeLink, RecipePage } from './recipe-page.ts';
import { recipeSlug } from './recipe-slug.ts';
import { relatedRecipes } from './related-recipes.ts';

/** Recipes named at the end of a page. */
const RELATED_COUNT = 6;

/** Reads a recipe's page from the collection; `undefined` if there is no such recipe. */
export async function findRecipePage(
  { loadFacts, loadDish }: Pick<CollectionData, 'loadFacts' | 'loadDish'>,
  slug: string,
): Promise<RecipePage | undefined> {
  const facts = await loadFacts();
  const position = facts.findIndex(({ title }) => recipeSlug(title) === slug);
  if (position < 0) return undefined;
  return { dish: await loadDish(position), related: relatedLinks(facts, position) };
}

/** Links from one recipe to similar ones. */
export function relatedLinks(
  facts: readonly RecipeFacts[],
  position: number,
): readonly RecipeLink[] {
  return relatedRecipes(facts, position, RELATED_COUNT)
    .flatMap((at) => facts[at] ?? [])
    .map(({ title, kind, minutes }) => ({ title, slug: recipeSlug(title), kind, minutes }));
}
