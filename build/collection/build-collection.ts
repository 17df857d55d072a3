import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnpackedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { KINDS } from '../../src/core/sources/collection/recipe-facts.ts';
import { createPriceBook } from '../../src/core/costing/price-book.ts';
import { composeRecipe } from './compose-recipe.ts';
import { priceRecipe } from './price-recipe.ts';
import { readRecipe } from './read-recipe.ts';
import { findUndeclaredFoods } from './undeclared-foods.ts';

/**
 * The whole collection, dishes of a kind side by side, and what is wrong with it. An answer is mostly
 * of one kind, and so are neighbours in a portion; their texts also compress better together.
 */
export type Collection = {
  readonly recipes: readonly UnpackedRecipe[];
  /** Sentences in plain Indonesian, each with its file; empty when all is well. */
  readonly problems: readonly string[];
};

/** Reads every recipe of a folder and prices it by the tables that lie beside them. */
export function buildCollection(directory: string): Collection {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.cook'))
    .toSorted();
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const book = createPriceBook(read('prices.csv'), read('measures.csv'));
  const results = files.map((file) => {
    const { recipe, problems } = readRecipe(file, read(file));
    const cost = priceRecipe(recipe, book);
    return {
      recipe: composeRecipe(recipe, cost, book),
      problems: [
        ...problems,
        ...cost.problems,
        ...findUndeclaredFoods(recipe, book).map(
          (food) => `langkahnya menyebut "${food}", tetapi tidak ada di daftar bahan.`,
        ),
      ].map((problem) => `${file}: ${problem}`),
    };
  });
  return {
    recipes: results.map(({ recipe }) => recipe).toSorted(byKindAndTitle),
    problems: results.flatMap(({ problems }) => problems),
  };
}

function byKindAndTitle({ facts: a }: UnpackedRecipe, { facts: b }: UnpackedRecipe): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.title.localeCompare(b.title, 'id');
}
