import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packPrices } from '../src/core/costing/packed-prices.ts';
import { createPriceBook } from '../src/core/costing/price-book.ts';
import { INDONESIAN_WORDS } from './collection/indonesian-words.ts';
import { FOREIGN_FOOD_WORDS } from './foreign-food-words.ts';

const MODULE = 'virtual:price-book';

/** Brings prices.csv and measures.csv into the page; a fault in a row of them fails the build. */
export function priceBookPlugin(): Plugin {
  let directory = '';
  return {
    name: 'cobek:price-book',
    configResolved(config) {
      directory = join(config.root, 'collection');
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const [prices, measures] = ['prices.csv', 'measures.csv'].map((name) => {
        const file = join(directory, name);
        this.addWatchFile(file);
        return readFileSync(file, 'utf8');
      });
      const packed = packPrices(
        createPriceBook(prices ?? '', measures ?? '', [...INDONESIAN_WORDS, ...FOREIGN_FOOD_WORDS]),
      );
      // JSON in a string is read several times faster than the same data as JavaScript.
      return `export const packedPrices = JSON.parse(${JSON.stringify(JSON.stringify(packed))});`;
    },
  };
}
