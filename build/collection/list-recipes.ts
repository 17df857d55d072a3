import { portionUnit } from '../../src/core/kitchen/portion-unit.ts';
import {
  LEFT_OUT,
  packListing,
  type LeftOut,
  type PackedListing,
} from '../../src/core/sources/collection/browse/listed-recipe.ts';
import { type CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { composeDish } from '../../src/core/sources/collection/packed-shard.ts';
import {
  createExclusionTest,
  dishViolates,
} from '../../src/core/sources/collection/search/ranking/violates-exclusion.ts';
import { indexRecipes } from '../../src/core/sources/collection/search/recipe-index.ts';
import {
  EXCLUSION_WORDS,
  type Exclusion,
} from '../../src/core/sources/collection/search/words/exclusion-words.ts';
import { listWellKnown } from '../../src/core/sources/collection/search/words/well-known.ts';

/**
 * Everything that the list of recipes needs. What a recipe is free of is decided as for an answer:
 * by the facts, then by the dish itself, its names and its steps.
 */
export function listRecipes(recipes: readonly CollectedRecipe[]): PackedListing {
  const index = indexRecipes(recipes.map(({ facts }) => facts));
  const tests = LEFT_OUT.map((choice) => {
    const exclusions = exclusionsOf(choice);
    const violates = createExclusionTest(exclusions, index);
    return { choice, exclusions, violates };
  });
  return packListing(
    recipes.map((recipe, at) => {
      const dish = composeDish(recipe);
      const indexed = index.recipes[at];
      const freeFrom = tests.filter(
        ({ exclusions, violates }) =>
          indexed !== undefined && !violates(indexed) && !dishViolates(dish, exclusions),
      );
      return {
        facts: recipe.facts,
        notes: { unit: portionUnit(dish), freeFrom: freeFrom.map(({ choice }) => choice) },
      };
    }),
    listWellKnown(recipes.map(({ facts }) => facts)),
  );
}

/** What the search excludes if a question says "tanpa" with this word. */
function exclusionsOf(choice: LeftOut): readonly Exclusion[] {
  const exclusions = EXCLUSION_WORDS.get(choice);
  if (exclusions === undefined) throw new Error(`The search does not know "tanpa ${choice}"`);
  return exclusions;
}
