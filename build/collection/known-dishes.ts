import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import type { RecipeFile } from './read-recipe.ts';

const FILE = 'known-dishes.csv';

/** What a province is known for, and how much of that the collection has. */
type ProvinceCoverage = {
  readonly province: string;
  /** How many dishes the province is known for. */
  readonly known: number;
  /** Those that are not a title or another name of a recipe. */
  readonly missing: readonly string[];
};

/**
 * Reads known-dishes.csv, dishes, snacks and drinks by province, and looks each up among the names
 * in the recipe files, whatever their province. The shipped facts leave out other names that search
 * finds anyway.
 *
 * @throws TableError in plain Indonesian, naming the line, for a dish listed twice.
 */
export function coverProvinces(
  csv: string,
  recipes: readonly Pick<RecipeFile, 'title' | 'aliases'>[],
): readonly ProvinceCoverage[] {
  const names = new Set(
    recipes.flatMap(({ title, aliases }) => [title, ...aliases]).map(plainName),
  );
  return readTable(FILE, csv, ['province', 'dishes']).map(({ lineNumber, cells }) => {
    const { province = '', dishes = '' } = cells;
    const known = dishes.split('|');
    const twice = known.find((dish, at) => known.indexOf(dish) !== at);
    if (twice !== undefined) throw new TableError(FILE, lineNumber, `"${twice}" tertulis dua kali`);
    return {
      province,
      known: known.length,
      missing: known.filter((dish) => !names.has(plainName(dish))),
    };
  });
}

/** Spaces, hyphens and "mie" for "mi" do not make a different dish. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\bmie\b/gu, 'mi')
    .replaceAll(/[^a-z\d]/gu, '');
