import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import {
  createCollectionSearch,
  trySearch,
  type CollectionSearch,
} from '../../src/core/sources/collection/search/collection-search.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';
import { KIND_WORDS } from '../../src/core/sources/collection/search/words/kind-words.ts';
import { REGION_WORDS } from '../../src/core/sources/collection/search/words/region-words.ts';
import { RecipeError } from '../../src/core/recipes/recipe-error.ts';
import { listFoodNames } from './search-words.ts';

/**
 * Leaves each recipe the other names that search needs: "sate bandeng banten" of a Sate Bandeng from
 * Banten is found without, first and for certain, and need not travel.
 */
export function keepTellingAliases(
  recipes: readonly CollectedRecipe[],
  book: PriceBook,
): readonly CollectedRecipe[] {
  const all = recipes.map(({ facts }) => facts);
  const bare = all.map((facts) => ({ ...facts, aliases: facts.aliases.filter(hasOwnWord(facts)) }));
  const foodNames = listFoodNames(all, book);
  const search = createCollectionSearch(bare, { foodNames, realWords: '' });
  return recipes.map((recipe, at) => {
    const own = bare[at]?.aliases ?? [];
    const aliases = recipe.facts.aliases.filter(
      (alias) => own.includes(alias) || !isFirst(search, alias, at),
    );
    return { ...recipe, facts: { ...recipe.facts, aliases } };
  });
}

function isFirst(search: CollectionSearch, alias: string, at: number): boolean {
  const found = trySearch(search, alias);
  return !(found instanceof RecipeError) && found.positions[0] === at && !found.nearest;
}

/** Makes a test for names with a word that nothing else says of the recipe. */
function hasOwnWord({ title, province, kind, ingredients }: RecipeFacts) {
  const said = new Set([
    ...foldText(title),
    ...ingredients.flatMap((name) => foldText(name)),
    ...[...REGION_WORDS].flatMap(([name, provinces]) =>
      provinces.includes(province) ? name.split(' ') : [],
    ),
    ...[...KIND_WORDS].flatMap(([name, { kinds }]) => (kinds.includes(kind) ? name : [])),
  ]);
  return (alias: string): boolean => foldText(alias).some((word) => !said.has(word));
}
