import {
  createIngredientNames,
  findMistakableWords,
  type IngredientNames,
} from '../lines/ingredient-names.ts';
import { TableError } from './csv-table.ts';
import { parseMeasures, parsePrices, type Measure, type PricedIngredient } from './price-tables.ts';

/** What a price is for: `{quantity: 1, unit: 'kg'}`, `{quantity: 275, unit: 'ml'}`. */
export type PriceUnit = PricedIngredient['per'];

/** A row of prices.csv without the columns that only its editors need. */
export type PricedFood = Omit<PricedIngredient, 'lineNumber' | 'source' | 'low' | 'high'>;

/** What one measure of a food weighs or holds. */
export type MeasuredAmount = Pick<Measure, 'amount' | 'unit'>;

/** Prices, measures and names, indexed. */
export type PriceBook = {
  /** By canonical name. */
  readonly ingredients: ReadonlyMap<string, PricedFood>;
  /** By canonical name, then by measure; `*` holds the measures that fit any ingredient. */
  readonly measures: ReadonlyMap<string, ReadonlyMap<string, MeasuredAmount>>;
  /** Words that look like a misspelt food but are not: `salad`, `karang`. */
  readonly realWords: readonly string[];
  readonly names: IngredientNames;
};

/** The name under which measures.csv lists measures of every ingredient. */
export const ANY_INGREDIENT = '*';

/**
 * Builds a price book from the texts of prices.csv and measures.csv.
 *
 * @param words of a dictionary; those that could be mistaken for a misspelt food are kept.
 * @throws TableError or Error, in plain Indonesian, for the first fault in the tables: a bad row,
 * an ingredient listed twice, a name that two ingredients claim, a measure of an ingredient without
 * a price.
 */
export function createPriceBook(
  pricesCsv: string,
  measuresCsv: string,
  words: readonly string[] = [],
): PriceBook {
  const ingredients = new Map<string, PricedFood>();
  for (const { lineNumber, source: _, low: _low, high: _high, ...food } of parsePrices(pricesCsv)) {
    if (ingredients.has(food.name)) {
      const problem = `bahan "${food.name}" tertulis dua kali`;
      throw new TableError('prices.csv', lineNumber, problem);
    }
    ingredients.set(food.name, food);
  }
  const measures = new Map<string, Map<string, MeasuredAmount>>();
  for (const { ingredient, measure, amount, unit, lineNumber } of parseMeasures(measuresCsv)) {
    if (ingredient !== ANY_INGREDIENT && !ingredients.has(ingredient)) {
      throw new TableError('measures.csv', lineNumber, `"${ingredient}" tidak ada di prices.csv`);
    }
    const ofIngredient = measures.get(ingredient) ?? new Map<string, MeasuredAmount>();
    if (ofIngredient.has(measure)) {
      const problem = `takaran "${measure}" ${ingredient} tertulis dua kali`;
      throw new TableError('measures.csv', lineNumber, problem);
    }
    measures.set(ingredient, ofIngredient.set(measure, { amount, unit }));
  }
  const realWords = findMistakableWords([...ingredients.values()], words);
  const names = createIngredientNames([...ingredients.values()], realWords);
  return { ingredients, measures, realWords, names };
}
