import { TableError } from './csv-table.ts';
import { createIngredientNames, type IngredientNames } from './ingredient-names.ts';
import { parseMeasures, parsePrices, type Measure, type PricedIngredient } from './price-tables.ts';

/** Prices, measures and names, ready to be asked. */
export type PriceBook = {
  /** By canonical name. */
  readonly ingredients: ReadonlyMap<string, PricedIngredient>;
  /** By canonical name, then by measure; `*` holds the measures that fit any ingredient. */
  readonly measures: ReadonlyMap<string, ReadonlyMap<string, Measure>>;
  readonly names: IngredientNames;
};

/** The name under which measures.csv keeps what holds for every ingredient. */
export const ANY_INGREDIENT = '*';

/**
 * Makes a price book out of the texts of prices.csv and measures.csv.
 *
 * @throws TableError or Error, in plain Indonesian, for the first thing in the tables that does not
 * fit: a bad row, an ingredient listed twice, a name that two ingredients claim, a measure of an
 * ingredient without a price.
 */
export function createPriceBook(pricesCsv: string, measuresCsv: string): PriceBook {
  const ingredients = new Map<string, PricedIngredient>();
  for (const ingredient of parsePrices(pricesCsv)) {
    if (ingredients.has(ingredient.name)) {
      const problem = `bahan "${ingredient.name}" tertulis dua kali`;
      throw new TableError('prices.csv', ingredient.lineNumber, problem);
    }
    ingredients.set(ingredient.name, ingredient);
  }
  const measures = new Map<string, Map<string, Measure>>();
  for (const measure of parseMeasures(measuresCsv)) {
    const { ingredient, lineNumber } = measure;
    if (ingredient !== ANY_INGREDIENT && !ingredients.has(ingredient)) {
      throw new TableError('measures.csv', lineNumber, `"${ingredient}" tidak ada di prices.csv`);
    }
    const ofIngredient = measures.get(ingredient) ?? new Map<string, Measure>();
    if (ofIngredient.has(measure.measure)) {
      const problem = `takaran "${measure.measure}" ${ingredient} tertulis dua kali`;
      throw new TableError('measures.csv', lineNumber, problem);
    }
    measures.set(ingredient, ofIngredient.set(measure.measure, measure));
  }
  return { ingredients, measures, names: createIngredientNames([...ingredients.values()]) };
}
