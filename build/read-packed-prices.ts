import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPrices, type PackedPrices } from '../src/core/costing/packed-prices.ts';
import { createPriceBook } from '../src/core/costing/price-book.ts';
import { INDONESIAN_WORDS } from './collection/indonesian-words.ts';
import { FOREIGN_FOOD_WORDS } from './foreign-food-words.ts';

/** The tables of a folder as the page gets them: with the words that are no slips of a food. */
export function readPackedPrices(directory: string): PackedPrices {
  const [prices = '', measures = ''] = ['prices.csv', 'measures.csv'].map((name) =>
    readFileSync(join(directory, name), 'utf8'),
  );
  const words = [...INDONESIAN_WORDS, ...FOREIGN_FOOD_WORDS];
  return packPrices(createPriceBook(prices, measures, words));
}
