import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodFact } from '../../src/core/costing/food-facts.ts';
import { unpackPrices } from '../../src/core/costing/packed-prices.ts';
import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { KitchenNote } from '../../src/core/sources/collection/kitchen-note.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import type { Substitution } from '../../src/core/sources/collection/substitution.ts';
import { readPackedPrices } from '../read-packed-prices.ts';
import type { CheckedRecipe } from './checks/recipe-check.ts';
import { composeRecipe } from './compose-recipe.ts';
import { keepNeededAliases } from './needed-aliases.ts';
import { orderRecipes } from './order-recipes.ts';
import { priceRecipe } from './price-recipe.ts';
import { readKitchenNotes } from './read-kitchen-notes.ts';
import { readRecipe } from './read-recipe.ts';
import { readSubstitutions } from './read-substitutions.ts';

/** The whole collection, similar dishes side by side, and its faults. */
export type Collection = {
  readonly recipes: readonly CollectedRecipe[];
  /** All other names of each, also those that need not be shipped. */
  readonly aliases: readonly (readonly string[])[];
  readonly book: PriceBook;
  /** What can replace a missing food. */
  readonly substitutions: readonly Substitution[];
  /** What is known besides recipes. */
  readonly kitchenNotes: readonly KitchenNote[];
  /** The same recipes as in their files, for the checks. */
  readonly checked: readonly CheckedRecipe[];
  /** What a food contains, by its canonical name. */
  readonly containsOf: (canonical: string) => readonly FoodFact[];
  /** What cannot be read or priced, in plain Indonesian, each with its file; fails the build. */
  readonly problems: readonly string[];
};

/** Reads every recipe of a folder and prices it by the folder's tables, as the page does. */
export function buildCollection(directory: string): Collection {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.cook'))
    .toSorted();
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const book = unpackPrices(readPackedPrices(directory));
  const results = files.map((file) => {
    const { recipe, problems } = readRecipe(file, read(file));
    const cost = priceRecipe(recipe, book);
    return {
      checked: { file, recipe, lines: cost.lines, cost: cost.total, book },
      recipe: composeRecipe(recipe, cost, book),
      problems: [...problems, ...cost.problems].map((sentence) => `${file}: ${sentence}`),
    };
  });
  const ordered = orderRecipes(results.map(({ recipe }) => recipe));
  return {
    book,
    substitutions: readSubstitutions(read('substitutions.csv'), book),
    kitchenNotes: readKitchenNotes(read('kitchen-notes.csv')),
    checked: results.map(({ checked }) => checked),
    containsOf: (canonical) => book.foods.get(canonical)?.contains ?? [],
    recipes: keepNeededAliases(ordered, book),
    aliases: ordered.map(({ facts }) => facts.aliases),
    problems: results.flatMap(({ problems }) => problems),
  };
}
