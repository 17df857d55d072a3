import { createNameFinder } from '../lines/name-finder.ts';
import type { MeasuredAmount, PriceBook, PricedFood } from './price-book.ts';

/**
 * A price book as JSON, as it travels to the browser. Plain rows: once compressed, packing them
 * column by column would save a tenth of 31 KB.
 */
export type PackedPrices = {
  readonly foods: readonly PricedFood[];
  readonly measures: readonly (readonly [string, readonly (readonly [string, MeasuredAmount])[]])[];
  /** Separated by spaces. */
  readonly realWords: string;
};

export function packPrices({ foods, measures, realWords }: PriceBook): PackedPrices {
  return {
    foods: [...foods.values()],
    measures: [...measures].map(([food, rows]) => [food, [...rows]]),
    realWords: realWords.join(' '),
  };
}

export function unpackPrices({ foods, measures, realWords }: PackedPrices): PriceBook {
  const words = realWords === '' ? [] : realWords.split(' ');
  return {
    foods: new Map(foods.map((food) => [food.name, food])),
    measures: new Map(measures.map(([food, rows]) => [food, new Map(rows)])),
    realWords: words,
    names: createNameFinder(foods, words),
  };
}
