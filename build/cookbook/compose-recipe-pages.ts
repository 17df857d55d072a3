import { relatedLinks } from '../../src/core/sources/collection/find-recipe-page.ts';
import { type CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { composeDish } from '../../src/core/sources/collection/packed-shard.ts';
import type { RecipePage } from '../../src/core/sources/collection/recipe-page.ts';

/** The page of every recipe, in the order of the collection. */
export function composeRecipePages(recipes: readonly CollectedRecipe[]): readonly RecipePage[] {
  const facts = recipes.map((recipe) => recipe.facts);
  return recipes.map((recipe, position) => ({
    dish: composeDish(recipe),
    related: relatedLinks(facts, position),
  }));
}
