import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPrices, type PackedPrices } from '../src/core/costing/packed-prices.ts';
import { createPriceBook } from '../src/core/costing/read-price-tables.ts';
import { INDONESIAN_WORDS } from './collection/indonesian-words.ts';
import { FOREIGN_FOOD_WORDS } from './foreign-food-words.ts';
import { processMemory } from './process-memory.ts';

/** By the text of the tables. */
const packedOf = processMemory<PackedPrices>('packed-prices');

/** The tables of a folder as shipped: with the words that are not misspelt foods. */
export function readPackedPrices(directory: string): PackedPrices {
  const [prices = '', measures = ''] = ['prices.csv', 'measures.csv'].map((name) =>
    readFileSync(join(directory, name), 'utf8'),
  );
  const key = prices + measures;
  const words = [...INDONESIAN_WORDS, ...FOREIGN_FOOD_WORDS];
  const packed = packedOf.get(key) ?? packPrices(createPriceBook(prices, measures, words));
  packedOf.set(key, packed);
  return packed;
}
